import type { SentencesIn } from '../../message.ts';
import type { order as english } from '../../en/orders/order.ts';

/** The order summary. */
export const order = {
  title: 'Récapitulatif de la commande',
  lead: 'Vérifiez ce qui est inclus et ce que cela coûte. Rien n’est prélevé tant que vous n’avez pas commandé.',
  loading: 'Chargement de votre commande…',
  planTitle: 'Votre nouveau forfait',
  inPlaceOf: 'Remplace {plan}',
  planOfDevices: { one: '{plan}, {count} appareil', other: '{plan}, jusqu’à {count} appareils' },
  planOfCycle: {
    1: '{plan}, par mois',
    12: '{plan}, par an',
    24: '{plan}, tous les 2 ans',
    other: '{plan}, tous les {count} mois',
  },
  history: 'Historique vidéo',
  devices: 'Appareils',
  devicesNone: 'Aucun appareil choisi',
  costTitle: 'Ce que cela coûte',
  dueToday: 'Prélevé aujourd’hui',
  trial: 'Votre essai gratuit dure jusqu’au {date}.',
  downgrade: 'Votre nouveau forfait commence le {date}. D’ici là, vous gardez {plan}.',
  downgradeNow: 'Votre nouveau forfait commence maintenant.',
  autoRenewStops:
    'Le renouvellement automatique s’arrête. {plan} prend fin le {date} et plus rien ne sera prélevé.',
  autoRenewStopsNow: 'Le renouvellement automatique s’arrête. Plus rien ne sera prélevé.',
  trialStops: 'Votre essai gratuit du forfait {plan} prend fin le {date}, et rien ne sera prélevé.',
  planEnds: '{plan} prend fin le {date}, et plus rien ne sera prélevé.',
  planEndsSometime: 'Plus rien ne sera prélevé.',
  staysFree: 'Ce forfait est gratuit : rien n’est prélevé.',
  paymentTitle: 'Moyen de paiement',
  noCard: 'Aucune carte bancaire enregistrée.',
  cardExpired: 'Carte expirée',
  change: 'Changer',
  promoTitle: 'Code promo',
  promoLabel: 'Code promo',
  promoApply: 'Appliquer',
  promoApplying: 'Vérification…',
  promoRemove: 'Retirer {code}',
  promoAccepted: 'Le code promo {code} est appliqué',
  promoDescribed: 'Promotion appliquée : {description}',
  promoNotBetter:
    'Le code promo {code} n’est pas utilisé : la réduction du code {used} sur le premier prélèvement est au moins égale. Chaque prélèvement suivant est de {usedLater} avec {used} et de {codeLater} avec {code}. Retirez {used} pour utiliser {code}.',
  promoLaterSpan: '{amount} avant le {date}, puis {regular}',
  promoLaterMost: '{regular} au plus',
  promoNotUsed:
    'Le code promo {code} n’est pas utilisé : {used} l’est déjà. Retirez {used} pour utiliser {code}.',
  promo_invalid: 'Le code promo {code} n’est pas valide',
  promo_plan: 'Le code promo {code} n’est pas valide pour le forfait sélectionné.',
  promo_device: 'Le code promo {code} n’est pas valide pour cet appareil.',
  promo_redeemed: 'Le code promo {code} a atteint son nombre maximal d’utilisations.',
  promo_mustBeImmediate: 'Pour utiliser un code promo, vous devez changer de forfait immédiatement.',
  promo_unknown: 'Une erreur inconnue s’est produite. Réessayez.',
  accept: 'J’accepte les {terms}',
  terms: 'Conditions générales',
  termsHint:
    'Avant de commander, vous devez cocher la case d’acceptation des Conditions générales, en bas de la page.',
  back: 'Retour',
  submit: 'Valider la commande',
  submitPaid: 'Commander avec obligation de paiement',
  submitDelegated: 'Continuer vers le paiement',
  submitting: 'Envoi de votre commande…',
  loadingDashboard: 'Chargement de l’espace de paiement…',
  notice_repriced: 'Le prix a changé depuis que vous l’avez vu. Vérifiez le nouveau prix avant de commander.',
  notice_terms:
    'Avant de commander, vous devez cocher la case d’acceptation des Conditions générales, en bas de la page.',
  notice_promo:
    'Le code promo n’a pas pu être utilisé. Rien n’a été prélevé. Vérifiez le prix et commandez à nouveau.',
  notice_changed:
    'Votre forfait ou vos appareils ont changé entre-temps : cette commande n’a donc pas été envoyée. Vérifiez-la à nouveau.',
  notice_busy:
    'Une autre modification de votre forfait a lieu en ce moment même : cette commande n’a donc pas été envoyée. Réessayez dans un instant.',
  notice_underWay:
    'Une autre modification de votre forfait est encore en cours : cette commande n’a donc pas été envoyée. La page Mon forfait vous dira quand ce sera terminé ; vous pourrez alors commander.',
  notice_failed: 'Votre commande n’a pas abouti et rien n’a été prélevé. Réessayez.',
  notice_unsure:
    'Nous ne savons pas encore si votre commande a abouti. Nous continuons de vérifier, et la page Mon forfait vous le dira. D’ici là, nous ne renvoyons rien : le montant d’une même commande n’est jamais prélevé deux fois.',
  notice_unavailable:
    'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  seePlan: 'Mon forfait',
  pendingTitle: 'Un instant…',
  pendingText: 'Nous attendons la confirmation de votre commande. Ne commandez pas une nouvelle fois.',
  pendingRefresh: 'Vérifier à nouveau',
  unsureTitle: 'Nous vérifions encore',
  unsureText:
    'Votre commande a été envoyée, mais aucune réponse ne nous est encore parvenue. Nous ne la renvoyons pas, et rien d’autre ne peut être modifié dans votre forfait tant que nous n’avons pas de réponse. Vous pouvez quitter cette page : la page Mon forfait vous dira ce qu’il en est.',
  doneTitle: 'Merci !',
  doneNow: '{plan} est maintenant à vous.',
  doneLater: '{plan} commence le {date}.',
  doneTrial: 'Votre essai gratuit du forfait {plan} a commencé.',
  doneFirst: 'Premier prélèvement',
  doneInvoice:
    'La facture se trouve sur la page Historique du compte, où vous pouvez l’imprimer ou l’enregistrer en PDF.',
  doneNoInvoice:
    'Chaque facture se trouvera sur la page Historique du compte, où vous pourrez l’imprimer ou l’enregistrer en PDF.',
  doneCharged: 'Prélevé aujourd’hui',
  doneNext: 'Prochain prélèvement',
  doneEach: 'Chaque prélèvement sans le code promo',
  doneDevices: 'Appareils couverts',
  doneClose: 'Aller à Mon forfait',
  doneHistory: 'Historique du compte',
  challengeTitle: 'Votre banque vous demande de confirmer ce paiement',
} satisfies SentencesIn<'fr', typeof english>;
