import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'Gérer les appareils',
  lead: {
    one: 'Choisissez l’unique appareil à couvrir avec {plan}.',
    other: 'Choisissez jusqu’à {count} appareils à couvrir avec {plan}.',
  },
  backToPlan: 'Mon forfait',
  back: 'Retour',
  saveChanges: 'Enregistrer',
  next: 'Suivant',
  list: 'Appareils',
  unnamedDevice: 'Appareil sans nom',
  moreDevices: { one: 'et {count} autre', other: 'et {count} autres' },
  willBeAdded: 'Sera ajouté',
  willLose: 'Perdra ses vidéos',
  onAnotherPlan: 'Dans un autre forfait',
  count: { one: '{count} sur {limit} sélectionné', other: '{count} sur {limit} sélectionnés' },
  empty: 'Aucun appareil pour le moment.',
  emptyText: 'Ajoutez un appareil dans l’application {app}, et vous pourrez le choisir ici.',
  filter: 'Rechercher un appareil',
  filterShown: {
    one: '{count} appareil affiché sur {total}',
    other: '{count} appareils affichés sur {total}',
  },
  chosen: 'Appareils sélectionnés',
  takeOff: 'Retirer {device}',
  unchanged: 'Rien n’a encore changé.',
  showAll: { one: 'Afficher l’appareil', other: 'Afficher les {count} appareils' },
  saved: 'Vos modifications sont enregistrées.',
  seePlan: 'Voir Mon forfait',
  saving: 'Enregistrement de vos modifications…',
  movingOn: 'Un instant…',
  limitTitle: 'Limite du forfait atteinte',
  limitText: {
    one: '{plan} couvre un seul appareil. Retirez-en un d’abord, ou choisissez un forfait qui en couvre davantage.',
    other:
      '{plan} couvre jusqu’à {count} appareils. Retirez-en un d’abord, ou choisissez un forfait qui en couvre davantage.',
  },
  ok: 'OK',
  changePlan: 'Changer de forfait',
  nothingTitle: 'Aucun appareil n’est sélectionné',
  nothingText: 'Sélectionnez au moins un appareil à couvrir avec {plan}.',
  lossTitle: 'Vous allez perdre de l’historique vidéo',
  lossNow: 'Dès que vous aurez enregistré, {plan} ne couvrira plus :',
  lossLater: 'Dès qu’il commencera, votre nouveau forfait ne couvrira plus :',
  lossNone: 'Leurs vidéos ne seront plus conservées, et celles qui l’étaient seront supprimées.',
  lossHours: {
    one: 'Seules leurs vidéos de la dernière heure seront conservées. Les plus anciennes seront supprimées.',
    other:
      'Seules leurs vidéos des {count} dernières heures seront conservées. Les plus anciennes seront supprimées.',
  },
  lossDays: {
    one: 'Seules leurs vidéos du dernier jour seront conservées. Les plus anciennes seront supprimées.',
    other:
      'Seules leurs vidéos des {count} derniers jours seront conservées. Les plus anciennes seront supprimées.',
  },
  lossUnknown:
    'Leurs vidéos ne seront conservées que pendant la durée prévue sans forfait payant. Les plus anciennes seront supprimées.',
  notNow: 'Pas maintenant',
  yesSure: 'Oui, je confirme',
  failedTitle: 'Enregistrement impossible',
  failedText: 'Une erreur s’est produite lors de l’enregistrement de vos modifications. Réessayez.',
  unsureTitle: 'Nous vérifions encore',
  busyText: 'Nous ne pouvons pas enregistrer vos modifications pour le moment. Réessayez.',
  unsureText:
    'Nous ne savons pas encore si vos modifications ont été enregistrées. Nous continuons de vérifier, et la page Mon forfait vous le dira. D’ici là, rien d’autre ne peut être modifié.',
  underWayText:
    'Une autre modification de votre forfait est encore en cours : votre sélection n’a donc pas été enregistrée. La page Mon forfait vous dira quand ce sera terminé.',
  changedTitle: 'Votre forfait a changé entre-temps',
  changedText:
    'Il a été modifié dans une autre fenêtre ou dans l’application : nous n’avons donc pas enregistré votre sélection. La liste montre la situation actuelle.',
  changedNext:
    'Entre-temps, vous avez choisi un autre forfait dans une autre fenêtre ou dans l’application. La liste montre les appareils pour {plan}.',
  found: 'Résultat de notre vérification : {plan} couvre maintenant {devices}.',
  foundCount: {
    0: 'Résultat de notre vérification : {plan} ne couvre maintenant aucun appareil.',
    one: 'Résultat de notre vérification : {plan} couvre maintenant {count} appareil.',
    other: 'Résultat de notre vérification : {plan} couvre maintenant {count} appareils.',
  },
} satisfies SentencesIn<'fr', typeof english>;
