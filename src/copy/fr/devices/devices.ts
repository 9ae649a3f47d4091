import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'Gérer les appareils',
  lead: {
    one: 'Choisissez un seul appareil à couvrir avec {plan}.',
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
  willLose: 'Ne sera plus couvert',
  onAnotherPlan: 'Dans un autre forfait',
  count: { one: '{count} sur {limit} sélectionné', other: '{count} sur {limit} sélectionnés' },
  empty: 'Aucun appareil pour le moment.',
  emptyText: 'Ajoutez un appareil dans l’application {app}, puis choisissez-le ici.',
  filter: 'Rechercher un appareil',
  filterShown: {
    one: '{count} appareil affiché sur {total}',
    other: '{count} appareils affichés sur {total}',
  },
  chosen: 'Appareils sélectionnés',
  takeOff: 'Retirer {device}',
  unchanged: 'Vous n’avez encore rien modifié.',
  showAll: { one: 'Afficher l’appareil', other: 'Afficher les {count} appareils' },
  saved: 'Vos modifications sont enregistrées.',
  seePlan: 'Voir mon forfait',
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
  lossNone: 'Nous ne conserverons plus leurs vidéos, et nous supprimerons celles que nous avons.',
  lossHours: {
    one: 'Nous ne conserverons que la dernière heure de leurs vidéos. Tout ce qui est plus ancien sera supprimé.',
    other:
      'Nous ne conserverons que les {count} dernières heures de leurs vidéos. Tout ce qui est plus ancien sera supprimé.',
  },
  lossDays: {
    one: 'Nous ne conserverons que le dernier jour de leurs vidéos. Tout ce qui est plus ancien sera supprimé.',
    other:
      'Nous ne conserverons que les {count} derniers jours de leurs vidéos. Tout ce qui est plus ancien sera supprimé.',
  },
  lossUnknown:
    'Nous ne conserverons leurs vidéos que pendant la durée prévue sans forfait payant. Tout ce qui est plus ancien sera supprimé.',
  notNow: 'Pas maintenant',
  yesSure: 'Oui, je confirme',
  failedTitle: 'Enregistrement impossible',
  failedText: 'Une erreur s’est produite lors de l’enregistrement de vos modifications. Réessayez.',
  unsureTitle: 'Nous vérifions encore',
  busyText: 'Nous ne pouvons pas enregistrer vos modifications pour le moment. Réessayez.',
  unsureText:
    'Nous ne savons pas encore si vos modifications ont été enregistrées. Nous continuons de vérifier, et vous verrez le résultat dans « Mon forfait ». D’ici là, vous ne pouvez rien modifier d’autre.',
  underWayText:
    'Une autre modification de votre forfait est encore en cours : nous n’avons donc pas enregistré votre sélection. Vous verrez dans « Mon forfait » quand ce sera terminé.',
  changedTitle: 'Votre forfait a changé entre-temps',
  changedText:
    'Il a été modifié dans une autre fenêtre ou dans l’application : nous n’avons donc pas enregistré votre sélection. La liste montre la situation actuelle.',
  changedNext:
    'Vous avez choisi entre-temps un autre forfait, dans une autre fenêtre ou dans l’application. La liste montre les appareils pour {plan}.',
  found: 'Vérification faite : {plan} couvre maintenant {devices}.',
  foundCount: {
    0: 'Vérification faite : {plan} ne couvre aucun appareil.',
    one: 'Vérification faite : {plan} couvre maintenant {count} appareil.',
    other: 'Vérification faite : {plan} couvre maintenant {count} appareils.',
  },
} satisfies SentencesIn<'fr', typeof english>;
