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
  pastDueInvoice: 'Montant impayé du {date} : {amount}.',
  pastDueInvoices: {
    one: '{count} paiement n’a pas été effectué.',
    other: '{count} paiements n’ont pas été effectués.',
  },
  pastDueText:
    'Notre prestataire de paiement retente le prélèvement sur la carte enregistrée. Si elle ne fonctionne plus, mettez-la à jour : la nouvelle servira aussi pour ce paiement. Vous n’avez pas à le régler ailleurs.',
  pastDueSaved:
    'Votre nouvelle carte est enregistrée, mais le paiement n’a pas encore eu lieu. Notre prestataire de paiement tente le prélèvement sur la nouvelle carte ; la page Historique du compte indiquera quand ce sera payé. Ne le réglez pas ailleurs.',
  seeInvoice: 'Facture du {date}, {amount}',
  updateCard: 'Mettre à jour la carte',
  savedTitle: 'Votre carte est enregistrée.',
  savedText: 'Elle servira désormais pour chaque prélèvement.',
  paidWithIt: 'Le paiement de {amount} du {date} a été réglé avec elle.',
  savedUnknown:
    'Nous n’avons pas pu consulter vos factures à l’instant : la page Historique du compte indique si l’une d’elles est impayée.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Carte',
} satisfies SentencesIn<'fr', typeof english>;
