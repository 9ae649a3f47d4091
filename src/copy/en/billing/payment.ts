/** Payment information. */
export const payment = {
  title: 'Payment',
  cardTitle: 'Card on file',
  change: 'Change',
  noCard: 'No credit card on file.',
  cardExpired: 'Card Expired',
  apple: 'Billed Through iTunes',
  appleText: 'Go to iTunes to update your payment details',
  upcoming: 'Upcoming Payment',
  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Card',
};
