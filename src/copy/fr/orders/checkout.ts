import type { SentencesIn } from '../../message.ts';
import type { checkout as english } from '../../en/orders/checkout.ts';

/** The unified checkout and its result. */
export const checkout = {
  title: 'Finaliser la commande',
  lead: 'Vérifiez ce qui est inclus et comment vous payez. Rien n’est prélevé tant que vous n’avez pas payé.',
  planTitle: 'Votre forfait',
  cycleWarning: {
    1: 'À noter : ce forfait est facturé chaque mois.',
    12: 'À noter : ce forfait est facturé chaque année.',
    24: 'À noter : ce forfait est facturé tous les 2 ans.',
    other: 'À noter : ce forfait est facturé tous les {count} mois.',
  },
  devices: 'Appareils couverts',
  devicesNone: 'Aucun appareil choisi',
  left: {
    one: 'Ce forfait n’a pas de place pour {count} appareil. Dans Mon forfait, vous pouvez changer les appareils couverts.',
    other:
      'Ce forfait n’a pas de place pour {count} appareils. Dans Mon forfait, vous pouvez changer les appareils couverts.',
  },
  trial: 'Essai gratuit',
  trialFree: 'Gratuit',
  trialAfter: 'Après l’essai',
  trialEnds: 'Fin de l’essai',
  walletPlan: '{brand} {plan}',
  methodTitle: 'Moyen de paiement',
  creditCard: 'Carte bancaire',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  cardAsked: 'Vous saisirez votre carte sur la page suivante.',
  cardDelegated: 'Vous saisirez votre carte sur la page sécurisée de notre prestataire de paiement.',
  cardUnknown: 'Nous n’avons pas pu consulter votre carte enregistrée.',
  cardExpired: 'Carte expirée',
  changeCard: 'Changer de carte',
  checking: 'Nous vérifions si cet appareil le propose…',
  detailsTitle: 'Détails du paiement',
  subTotal: 'Sous-total',
  total: 'Total',
  nothingToday: 'Rien n’est prélevé aujourd’hui.',
  accept: 'En payant, vous acceptez les {terms}',
  acceptRenewal: 'En payant, vous acceptez les {terms} et le renouvellement automatique indiqué ci-dessus',
  terms: 'Conditions générales',
  pay: 'Commander et payer',
  payNext: 'Passer au paiement',
  payApple: 'Payer avec Apple Pay',
  cancel: 'Annuler',
  loadingDashboard: 'Chargement de l’espace de paiement…',
  placing: 'Envoi de votre commande…',
  tryAgain: 'Réessayer',
  toPlans: 'Voir tous les forfaits',
  seePlan: 'Mon forfait',
  failed_account:
    'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  failed_preview: 'Désolé, nous n’avons pas pu déterminer le prix de ce forfait. Rien n’a été prélevé.',
  notice_repriced: 'Le prix a changé depuis que vous l’avez vu. Vérifiez le nouveau prix avant de payer.',
  notice_changed:
    'Votre forfait ou vos appareils ont changé entre-temps : cette commande n’a donc pas été envoyée. Vérifiez-la à nouveau.',
  notice_busy:
    'Une autre modification de votre forfait a lieu en ce moment même : cette commande n’a donc pas été envoyée. Réessayez dans un instant.',
  notice_underWay:
    'Une autre modification de votre forfait est encore en cours : cette commande n’a donc pas été envoyée. La page Mon forfait vous dira quand ce sera terminé ; vous pourrez alors commander.',
  notice_failed: 'Votre commande n’a pas abouti et rien n’a été prélevé. Réessayez.',
  notice_unsure:
    'Nous ne savons pas encore si votre commande a abouti. Nous continuons de vérifier, et la page Mon forfait vous le dira. D’ici là, nous ne renvoyons rien : le montant d’une même commande n’est jamais prélevé deux fois.',
  notice_promo: 'Le code promo n’a pas pu être utilisé. Rien n’a été prélevé.',
  notice_method: 'Ce moyen de paiement ne peut pas être utilisé. Choisissez-en un autre.',
  card_cvv: 'Le code de sécurité de la carte ne correspond pas. Utilisez une autre carte.',
  card_number: 'Le numéro de carte n’est pas valide. Utilisez une autre carte.',
  wallet_appleNotSupported: 'Apple Pay n’est pas pris en charge par cet appareil ou ce navigateur.',
  wallet_appleNotSetUp: 'Apple Pay est pris en charge par cet appareil, mais vous ne l’avez pas configuré.',
  wallet_appleUnavailable: 'Apple Pay ne peut pas être utilisé ici pour le moment. Payez d’une autre façon.',
  wallet_googleUnavailable:
    'Google Pay ne peut pas être utilisé ici pour le moment. Payez d’une autre façon.',
  wallet_googleLibrary:
    'Google Pay n’a pas pu être chargé. Payez d’une autre façon ou actualisez cette page.',
  wallet_googleNotCompatible: 'Google Pay ne fonctionne pas avec cet appareil ou ce navigateur.',
  wallet_googleNoDetails:
    'Google Pay n’a pas pu obtenir vos informations de paiement. Réessayez ou payez d’une autre façon.',
  wallet_unknown: 'Une erreur de communication avec le prestataire s’est produite',
  pendingTitle: 'Un instant…',
  pendingText: 'Nous attendons la confirmation de votre commande. Ne payez pas une nouvelle fois.',
  pendingRefresh: 'Vérifier à nouveau',
  successTitle: 'Merci !',
  successPlan: 'Aller à Mon forfait',
  successHistory: 'Historique du compte',
} satisfies SentencesIn<'fr', typeof english>;
