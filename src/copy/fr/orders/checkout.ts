import type { SentencesIn } from '../../message.ts';
import type { checkout as english } from '../../en/orders/checkout.ts';

/** The unified checkout and its result. */
export const checkout = {
  title: 'Finaliser la commande',
  lead: 'Rien n’est débité tant que vous n’avez pas payé.',
  planTitle: 'Votre forfait',
  cycleWarning: {
    1: 'À noter : ce forfait est facturé chaque mois.',
    12: 'À noter : ce forfait est facturé chaque année.',
    24: 'À noter : ce forfait est facturé tous les 2 ans.',
    other: 'À noter : ce forfait est facturé tous les {count} mois.',
  },
  devices: 'Appareils couverts',
  devicesNone: 'Aucun appareil choisi',
  left: {
    one: 'Ce forfait n’a pas de place pour {count} de vos appareils. Vous pouvez choisir ceux qu’il couvre dans « Mon forfait ».',
    other:
      'Ce forfait n’a pas de place pour {count} de vos appareils. Vous pouvez choisir ceux qu’il couvre dans « Mon forfait ».',
  },
  trial: 'Essai gratuit',
  trialEnds: 'Fin de l’essai',
  walletPlan: '{brand} {plan}',
  methodTitle: 'Moyen de paiement',
  creditCard: 'Carte bancaire',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  cardAsked: 'Vous saisirez les coordonnées de votre carte sur la page suivante.',
  cardDelegated:
    'Vous saisirez les coordonnées de votre carte sur la page sécurisée de notre prestataire de paiement.',
  cardUnknown: 'Nous n’avons pas pu consulter votre carte enregistrée.',
  cardExpired: 'Carte expirée',
  changeCard: 'Changer de carte',
  checking: 'Nous vérifions si cet appareil le permet…',
  detailsTitle: 'Détails du paiement',
  subTotal: 'Sous-total',
  total: 'Total',
  accept: 'En payant, vous acceptez les {terms}',
  acceptRenewal: 'En payant, vous acceptez les {terms} et le renouvellement',
  terms: 'Conditions générales',
  pay: 'Commander et payer',
  payNext: 'Passer au paiement',
  payApple: 'Payer avec Apple Pay',
  cancel: 'Annuler',
  loadingDashboard: 'Chargement de la page de paiement…',
  placing: 'Validation de votre commande…',
  tryAgain: 'Réessayer',
  toPlans: 'Voir tous les forfaits',
  seePlan: 'Mon forfait',
  failed_account:
    'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  failed_preview: 'Désolé, nous n’avons pas pu déterminer le prix de ce forfait. Rien n’a été débité.',
  notice_repriced: 'Le prix a changé depuis que vous l’avez vu. Vérifiez le nouveau prix avant de payer.',
  notice_changed:
    'Votre forfait ou vos appareils ont changé entre-temps : nous n’avons donc pas envoyé cette commande. Vérifiez-la à nouveau.',
  notice_busy:
    'Une autre modification de votre forfait a lieu en ce moment : nous n’avons donc pas envoyé cette commande. Réessayez dans un instant.',
  notice_underWay:
    'Une autre modification de votre forfait est encore en cours : nous n’avons donc pas envoyé cette commande. Vous verrez dans « Mon forfait » quand ce sera terminé ; vous pourrez alors commander.',
  notice_failed: 'Votre commande n’a pas abouti, et rien n’a été débité. Réessayez.',
  notice_unsure:
    'Nous ne savons pas encore si votre commande a abouti. Nous continuons de vérifier, et vous verrez le résultat dans « Mon forfait ». Nous ne la renverrons pas : une même commande n’est jamais débitée deux fois.',
  notice_promo:
    'Nous n’avons pas pu utiliser le code promo. Rien n’a été débité. Vérifiez le prix avant de payer.',
  notice_method: 'Vous ne pouvez pas utiliser ce moyen de paiement ici. Choisissez-en un autre.',
  card_cvv: 'Le code de sécurité ne correspond pas à cette carte. Utilisez une autre carte.',
  card_number: 'Le numéro de carte n’est pas valide. Utilisez une autre carte.',
  wallet_appleNotSupported: 'Apple Pay n’est pas pris en charge par cet appareil ou ce navigateur.',
  wallet_appleNotSetUp: 'Apple Pay est pris en charge par cet appareil, mais vous ne l’avez pas configuré.',
  wallet_appleUnavailable:
    'Vous ne pouvez pas utiliser Apple Pay ici pour le moment. Payez d’une autre façon.',
  wallet_googleUnavailable:
    'Vous ne pouvez pas utiliser Google Pay ici pour le moment. Payez d’une autre façon.',
  wallet_googleLibrary:
    'Google Pay n’a pas pu être chargé. Payez d’une autre façon ou actualisez cette page.',
  wallet_googleNotCompatible: 'Google Pay ne fonctionne pas avec cet appareil ou ce navigateur.',
  wallet_googleNoDetails:
    'Google Pay n’a pas pu obtenir vos informations de paiement. Réessayez ou payez d’une autre façon.',
  wallet_unknown: 'Une erreur s’est produite dans la communication avec le prestataire',
  pendingTitle: 'Un instant…',
  pendingText: 'Nous attendons la confirmation de votre commande. Ne payez pas une nouvelle fois.',
  pendingRefresh: 'Vérifier à nouveau',
  successTitle: 'Merci !',
  successPlan: 'Voir mon forfait',
} satisfies SentencesIn<'fr', typeof english>;
