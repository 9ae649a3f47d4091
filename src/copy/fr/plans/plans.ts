import type { SentencesIn } from '../../message.ts';
import type { plans as english } from '../../en/plans/plans.ts';

/** The plan chooser. */
export const plans = {
  title: 'Forfaits',
  intro:
    'Choisissez combien de temps vos vidéos sont conservées, et pour combien de caméras. Prix hors taxes.',
  introWithTax:
    'Choisissez combien de temps vos vidéos sont conservées, et pour combien de caméras. Prix toutes taxes comprises.',
  terms: 'Fréquence de paiement',
  monthly: 'Mensuel',
  yearly: 'Annuel',
  twoYears: 'Deux ans',
  per: { 1: '/mois', 12: '/an', 24: 'tous les 2 ans', other: 'tous les {count} mois' },
  free: 'Gratuit',
  comesTo: '{amount} par mois',
  comesToSaving: '{amount} par mois, soit {percent} d’économie',
  withTax: '{amount} taxes comprises',
  aboutWithTax: 'Environ {amount} taxes comprises',
  tabSaves: '−{percent}',
  tabSavesUpTo: 'Jusqu’à −{percent}',
  choosePlan: 'Choisir ce forfait',
  historyHours: { one: 'Historique vidéo de {count} heure', other: 'Historique vidéo de {count} heures' },
  historyDays: { one: 'Historique vidéo de {count} jour', other: 'Historique vidéo de {count} jours' },
  historyNone: 'Aucun stockage vidéo',
  cameras: { one: '{count} caméra', other: '{count} caméras' },
  camerasUpTo: { one: '{count} caméra', other: 'Jusqu’à {count} caméras' },
  trialDays: { one: 'Essai gratuit de {count} jour', other: 'Essai gratuit de {count} jours' },
  trialNewDays: {
    one: 'Essai gratuit de {count} jour pour les nouveaux abonnés',
    other: 'Essai gratuit de {count} jours pour les nouveaux abonnés',
  },
  trial: 'Essai gratuit',
  trialNew: 'Essai gratuit pour les nouveaux abonnés',

  signInToChoose: 'Se connecter pour choisir',
  select: 'Sélectionner',
  selected: 'Forfait sélectionné',
  currentPlan: 'Forfait actuel',
  changePending: 'Changement à venir',
  notAvailable: 'Non disponible',
  priceForDevices: { one: '{price}, {count} appareil', other: '{price}, jusqu’à {count} appareils' },
  markToday: 'Votre forfait',
  markOlder: 'Votre forfait (ancienne offre)',
  compared: 'Par rapport à votre forfait',
  whyNoPrice: 'Son prix n’est pas connu pour le moment.',
  whyNotOffered: 'Non disponible pour votre compte.',
  chooseLegend: 'Choisir un forfait',
  changePlan: 'Changer de forfait',
  changing: 'Un instant…',
  back: 'Retour',

  moreMoney: {
    1: '{amount} de plus par mois',
    12: '{amount} de plus par an',
    24: '{amount} de plus tous les 2 ans',
    other: '{amount} de plus tous les {count} mois',
  },
  lessMoney: {
    1: '{amount} de moins par mois',
    12: '{amount} de moins par an',
    24: '{amount} de moins tous les 2 ans',
    other: '{amount} de moins tous les {count} mois',
  },
  otherMoney: '{after} au lieu de {before}',
  moreCameras: { one: '+{count} caméra', other: '+{count} caméras' },
  fewerCameras: { one: '{count} caméra en moins', other: '{count} caméras en moins' },
  moreDays: { one: '{count} jour d’historique en plus', other: '{count} jours d’historique en plus' },
  fewerDays: { one: '{count} jour d’historique en moins', other: '{count} jours d’historique en moins' },
  otherHistory: '{after} d’historique au lieu de {before}',
  historyFromNone: '{after} d’historique au lieu de rien',
  historyToNone: 'Aucun historique au lieu de {before}',
  hours: { one: '{count} heure', other: '{count} heures' },
  days: { one: '{count} jour', other: '{count} jours' },

  goBackTitle: 'Voulez-vous vraiment revenir en arrière ?',
  goBackText: 'Votre forfait reste tel qu’il est.',
  goBackYes: 'Revenir en arrière',
  goBackNo: 'Rester ici',

  lossTitle: 'Passer à {plan} ?',
  lossHistory:
    'Votre historique vidéo passe de {from} à {to}. Les vidéos plus anciennes ne pourront plus être regardées.',
  lossHistoryAll: 'Vos vidéos ne seront plus conservées. Aujourd’hui, elles le sont pendant {from}.',
  lossCameras: {
    one: 'Cette caméra ne sera plus couverte :',
    other: 'Ces {count} caméras ne seront plus couvertes :',
  },
  lossSome: {
    one: 'Sur vos {of} caméras couvertes, {count} ne pourra plus l’être. Vous choisirez laquelle à l’étape suivante.',
    other:
      'Sur vos {of} caméras couvertes, {count} ne pourront plus l’être. Vous choisirez lesquelles à l’étape suivante.',
  },
  lossMore: { one: 'et {count} autre', other: 'et {count} autres' },
  lossNothing: 'Vos caméras restent couvertes, et vos vidéos sont conservées aussi longtemps qu’aujourd’hui.',
  lossChanges: 'Ce qui change : {changes}.',
  sinceToday: 'Le changement prend effet aujourd’hui, dès que vous passez votre commande.',
  sincePeriod: 'Le changement prend effet le {date}, à la fin de la période que vous avez payée.',
  sinceTrial: 'Le changement prend effet le {date}, à la fin de votre essai gratuit.',
  sinceUnknown: 'Le changement prend effet à la fin de la période que vous avez payée.',
  notNow: 'Pas maintenant',
  yes: 'Oui, je confirme',

  noticeApple:
    'Votre forfait est facturé via Apple et ne peut pas être géré sur le Web. Ouvrez l’application {app} sur un appareil iOS et accédez à la liste de vos abonnements dans l’App Store.',
  noticePaused:
    'Votre forfait est en pause : il ne peut donc pas être modifié ici. L’assistance peut vous dire quelle est la suite.',
  noticeUpdating:
    'Votre dernière modification est confirmée. Elle peut mettre un instant à s’afficher sur votre compte ; vous pourrez alors choisir un autre forfait.',
  noticeUnclear:
    'Nous ne pouvons pas dire où en est votre forfait. Pour que rien ne soit prélevé par erreur, il ne peut pas être modifié ici. L’assistance peut vous en dire plus.',
  noticeChanges: '{to} va remplacer {plan} le {date}.',
  noticeChangesSometime: '{to} va remplacer {plan}.',
  noticeEnds: '{plan} va prendre fin le {date}.',
  noticeEndsSometime: '{plan} va prendre fin.',
  keep: 'Garder {plan}',
  noticeCurrent: 'Vous avez déjà un abonnement à ce forfait.',
  noticePending: 'Il est déjà prévu que votre forfait soit remplacé par celui-ci.',
  noticeChanged: 'Votre forfait ou vos appareils ont changé entre-temps. Choisissez à nouveau.',
  noticeNotOffered: 'Ce forfait n’est pas disponible pour votre compte.',
  stale:
    'Ces forfaits datent du {time}. Nous n’avons pas pu les actualiser depuis ; vous verrez le prix exact avant de payer.',
  empty: 'Il n’y a aucun forfait à afficher pour le moment.',
  unavailable: 'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  tryAgain: 'Réessayer',
} satisfies SentencesIn<'fr', typeof english>;
