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
  appleLink: 'Ouvrir vos abonnements chez Apple',
  upcoming: 'Paiement à venir',
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
    'Votre nouvelle carte est enregistrée, mais le montant dû n’est pas encore payé. Notre prestataire de paiement va essayer avec la nouvelle carte, et vous verrez dans « Historique du compte » quand il sera payé. Ne le payez pas ailleurs.',
  seeInvoice: 'Facture du {date}, {amount}',
  updateCard: 'Mettre à jour la carte',
  savedTitle: 'Votre carte est enregistrée.',
  savedText: 'Elle servira désormais pour chaque paiement.',
  paidWithIt: 'Elle a servi à régler la facture du {date} : {amount}.',
  savedUnknown:
    'Nous n’avons pas pu consulter vos factures à l’instant. Vous verrez dans « Historique du compte » si l’une d’elles est impayée.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Carte',
} satisfies SentencesIn<'fr', typeof english>;
