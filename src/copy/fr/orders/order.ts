import type { SentencesIn } from '../../message.ts';
import type { order as english } from '../../en/orders/order.ts';

/** The order summary. */
export const order = {
  title: 'Récapitulatif de la commande',
  lead: 'Rien n’est débité tant que vous n’avez pas commandé.',
  loading: 'Chargement de votre commande…',
  planTitle: 'Votre nouveau forfait',
  inPlaceOf: 'Remplace {plan}',
  planOfDevices: { one: '{plan} ({count} appareil)', other: '{plan} (jusqu’à {count} appareils)' },
  planOfCycle: {
    1: '{plan} (par mois)',
    12: '{plan} (par an)',
    24: '{plan} (tous les 2 ans)',
    other: '{plan} (tous les {count} mois)',
  },
  history: 'Historique vidéo',
  devices: 'Appareils',
  devicesNone: 'Aucun appareil choisi',
  costTitle: 'Ce que cela coûte',
  dueToday: 'À payer aujourd’hui',
  downgrade: 'Votre nouveau forfait commence le {date}. D’ici là, vous gardez {plan}.',
  downgradeNow: 'Votre nouveau forfait commence maintenant.',
  autoRenewStops:
    'Le renouvellement automatique s’arrête. {plan} prend fin le {date}, et vous ne le paierez plus.',
  autoRenewStopsNow: 'Le renouvellement automatique s’arrête. Vous ne paierez plus votre forfait actuel.',
  trialStops:
    'Votre essai gratuit du forfait {plan} prend fin le {date}, et vous n’aurez rien à payer pour ce forfait.',
  planEnds: '{plan} prend fin le {date}, et vous ne le paierez plus.',
  planEndsSometime: 'Vous ne paierez plus votre forfait actuel.',
  staysFree: 'Ce forfait est gratuit : vous n’avez rien à payer.',
  paymentTitle: 'Moyen de paiement',
  noCard: 'Aucune carte bancaire enregistrée.',
  change: 'Changer',
  promoLabel: 'Code promo',
  promoApply: 'Appliquer',
  promoAdd: 'Ajouter un code promo',
  promoApplying: 'Vérification…',
  promoEmpty: 'Saisissez d’abord un code promo.',
  promoRemove: 'Retirer {code}',
  promoAccepted: 'Le code promo {code} est appliqué',
  promoDescribed: 'Promotion appliquée : {description}',
  promoNotShown:
    'Le prix ne tient pas encore compte du code promo {code}. Nous ne pouvons pas dire s’il le fera baisser.',
  promoNotBetter:
    '{used} réduit au moins autant le premier paiement, nous utilisons donc celui-ci. Ensuite, vous paieriez {usedLater} avec {used} ou {codeLater} avec {code}. Pour changer, retirez {used}.',
  promoLaterSpan: '{amount} avant le {date}, puis {regular}',
  promoLaterMost: '{regular} au plus',
  promoNotUsed:
    'Nous n’avons pas appliqué le code promo {code}, car {used} est déjà utilisé. Pour utiliser {code}, retirez d’abord {used}.',
  promo_invalid: 'Le code promo {code} n’est pas valide',
  promo_plan: 'Le code promo {code} n’est pas valide pour le forfait sélectionné.',
  promo_device: 'Le code promo {code} n’est pas valide pour cet appareil.',
  promo_redeemed: 'Le code promo {code} a atteint son nombre maximal d’utilisations.',
  promo_mustBeImmediate: 'Pour utiliser un code promo, vous devez changer de forfait immédiatement.',
  promo_unknown: 'Une erreur inconnue s’est produite. Réessayez.',
  accept: 'J’accepte les {terms}',
  acceptRenewal: 'J’accepte les {terms} et le renouvellement',
  terms: 'Conditions générales',
  termsHint:
    'Avant de commander, vous devez cocher la case d’acceptation des Conditions générales, en bas de la page.',
  back: 'Retour',
  submit: 'Valider la commande',
  submitPaid: 'Commander avec obligation de paiement',
  submitObliging: 'Commander avec obligation de paiement',
  submitDelegated: 'Passer au paiement',
  submitting: 'Validation de votre commande…',
  loadingDashboard: 'Chargement de la page de paiement…',
  notice_repriced: 'Le prix a changé depuis que vous l’avez vu. Vérifiez le nouveau prix avant de commander.',
  notice_terms:
    'Avant de commander, vous devez cocher la case d’acceptation des Conditions générales, en bas de la page.',
  notice_promo:
    'Nous n’avons pas pu utiliser le code promo. Rien n’a été débité. Vérifiez le prix et commandez à nouveau.',
  notice_changed:
    'Votre forfait ou vos appareils ont changé entre-temps : nous n’avons donc pas envoyé cette commande. Vérifiez-la à nouveau.',
  notice_busy:
    'Une autre modification de votre forfait a lieu en ce moment : nous n’avons donc pas envoyé cette commande. Réessayez dans un instant.',
  notice_underWay:
    'Une autre modification de votre forfait est encore en cours : nous n’avons donc pas envoyé cette commande. Vous verrez dans « Mon forfait » quand ce sera terminé ; vous pourrez alors commander.',
  notice_failed: 'Votre commande n’a pas abouti, et rien n’a été débité. Réessayez.',
  notice_unsure:
    'Nous ne savons pas encore si votre commande a abouti. Nous continuons de vérifier, et vous verrez le résultat dans « Mon forfait ». Nous ne la renverrons pas : une même commande n’est jamais débitée deux fois.',
  notice_unavailable:
    'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  seePlan: 'Mon forfait',
  pendingTitle: 'Un instant…',
  pendingText: 'Nous attendons la confirmation de votre commande. Ne commandez pas une nouvelle fois.',
  pendingRefresh: 'Vérifier à nouveau',
  unsureTitle: 'Nous vérifions encore',
  unsureText:
    'Nous avons envoyé votre commande, mais elle n’est pas encore confirmée. Nous ne la renverrons pas, et vous ne pouvez rien modifier d’autre dans votre forfait d’ici là. Vous pouvez quitter cette page : vous verrez le résultat dans « Mon forfait ».',
  waitsText:
    'Votre banque ou l’émetteur de votre carte vous demande de confirmer le paiement. Cherchez un message de leur part. Nous ne renverrons pas la commande, et vous verrez votre forfait ici dès qu’il commencera.',
  doneTitle: 'Merci !',
  doneNow: 'Vous avez maintenant {plan}.',
  doneLater: '{plan} commence le {date}.',
  doneTrial: 'Votre essai gratuit du forfait {plan} a commencé.',
  doneToday: 'Aujourd’hui',
  doneInvoice: 'Votre facture se trouve dans « {page} », où vous pouvez l’imprimer ou l’enregistrer en PDF.',
  doneNoInvoice:
    'Vous trouverez chaque facture dans « {page} », où vous pourrez l’imprimer ou l’enregistrer en PDF.',
  doneChargeUnknown: 'Vous verrez dans « {page} » si un montant a été débité.',
  doneEach: 'Chaque paiement sans le code promo',
  doneDevices: 'Appareils couverts',
  keepCopy: 'Enregistrer une copie de ce que vous avez accepté',
  copyTitle: 'Votre commande chez {brand}',
  copyWhen: 'Commande passée le {time}',
  soldBy: 'Vendu par',
  doneClose: 'Voir mon forfait',
  challengeTitle: 'Votre banque vous demande de confirmer ce paiement',
} satisfies SentencesIn<'fr', typeof english>;
