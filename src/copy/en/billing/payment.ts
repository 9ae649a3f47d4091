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
  addressTitle: 'Billing address',
  invoicesTitle: 'Last invoices',
  allInvoices: 'All invoices',
  pastDueOne: '{amount} from {date} was not paid.',
  pastDueMany: '{count} payments were not made.',
  pastDueText:
    'The card on file is tried again by our payment provider. If that card no longer works, update it: the new one is used for this payment too. You do not have to pay it anywhere else.',
  pastDueSaved:
    'Your new card is saved, and this is not paid yet. Our payment provider tries the new card; Account History shows when it is paid. Please do not pay it anywhere else.',
  seeInvoice: 'Invoice of {date}, {amount}',
  updateCard: 'Update card',
  savedTitle: 'Your card is saved.',
  savedText: 'It is used for every charge from now on.',
  savedUnknown: 'We could not look up your invoices just now: Account History shows whether one is unpaid.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Card',
};
