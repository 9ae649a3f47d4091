import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'Paiement',
  loading: 'Chargement de votre carte et de vos factures…',
  cardTitle: 'Carte enregistrée',
  change: 'Changer',
  addCard: 'Ajouter une carte',
  noCard: 'Aucune carte bancaire enregistrée.',
  cardExpired: 'Carte expirée',
  apple: 'Facturé via iTunes',
  appleText: 'Mettez à jour vos informations de paiement dans iTunes',
  applePaid: '{plan} est payé jusqu’au {date}.',
  appleFree: '{plan} est gratuit jusqu’au {date}.',
  upcoming: 'Paiement à venir',
  upcomingTitle: 'Les 12 prochains mois',
  upcomingMore: { one: 'Afficher {count} ligne de plus', other: 'Afficher {count} lignes de plus' },
  ahead_trialEnds: 'Premier paiement de {plan} après votre essai',
  ahead_changes: '{plan} commence',
  ahead_discountEnds: '{plan} se renouvelle sans votre réduction',
  ahead_renews: '{plan} se renouvelle',
  ahead_ends: '{plan} prend fin',
  upcomingUnknown: 'Montant pas encore connu',
  upcomingAbout: 'Vers le {date}',
  upcomingSum: '{amount} en tout, si votre forfait, les prix et les taxes ne changent pas.',
  upcomingNote: 'Si votre forfait, les prix et les taxes ne changent pas.',
  addToCalendar: 'Ajouter au calendrier',
  calendarCharge: '{brand} : {what}, {amount}',
  calendarEvent: '{brand} : {what}',
  calendarAbout: 'Le jour exact n’est pas certain : ce paiement peut avoir lieu quelques jours plus tard.',
  addressTitle: 'Adresse de facturation',
  invoicesTitle: 'Dernières factures',
  allInvoices: 'Toutes les factures',
  pastDueInvoice: 'Facture du {date} impayée : {amount}.',
  pastDueInvoices: {
    one: '{count} facture est impayée.',
    other: '{count} factures sont impayées.',
  },
  pastDueText:
    'Notre prestataire de paiement va réessayer avec la carte enregistrée. Si elle ne fonctionne plus, mettez-la à jour : la nouvelle servira aussi à régler le montant dû. Vous n’avez pas à le payer ailleurs.',
  pastDueSaved:
    'Votre nouvelle carte est enregistrée, mais le montant dû n’est pas encore payé. Notre prestataire de paiement va essayer avec la nouvelle carte, et vous verrez dans « {page} » quand il sera payé. Ne le payez pas ailleurs.',
  pastDueSavedHere:
    'Votre nouvelle carte est enregistrée, mais le montant dû n’est pas encore payé. Notre prestataire de paiement va essayer avec la nouvelle carte, et vous verrez sur cette page quand il sera payé. Ne le payez pas ailleurs.',
  seeInvoice: 'Facture du {date}, {amount}',
  updateCard: 'Mettre à jour la carte',
  savedTitle: 'Votre carte est enregistrée.',
  savedText: 'Elle servira désormais pour chaque paiement.',
  paidWithIt: 'Elle a servi à régler la facture du {date} : {amount}.',
  savedUnknown:
    'Nous n’avons pas pu consulter vos factures à l’instant. Vous verrez dans « {page} » si l’une d’elles est impayée.',
  savedUnknownHere:
    'Nous n’avons pas pu consulter vos factures à l’instant. Rechargez cette page dans un moment pour voir si l’une d’elles est impayée.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Carte',
} satisfies SentencesIn<'fr', typeof english>;
