import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'Modifications de votre forfait',
  lead: 'Ce que vous avez commandé, modifié et résilié ici ces deux dernières années, tel que nous l’avons confirmé.',
  elsewhere:
    'N’y figurent pas les modifications faites dans l’application, sur la page du prestataire de paiement ou par l’assistance, ni celles antérieures à cette liste.',
  emptyTitle: 'Aucune modification pour le moment',
  emptyText:
    'Dès que vous aurez commandé, modifié ou résilié un forfait ici, vous le trouverez sur cette page.',
  see: 'Voir la confirmation',
  ordered: 'Vous avez commandé {plan}.',
  kept: 'Vous avez choisi de garder {plan}.',
  cancelled: 'Vous avez résilié {plan}.',
  cancelledUnnamed: 'Vous avez résilié votre forfait.',
  devices: {
    0: 'Vous avez retiré tous les appareils du forfait {plan}.',
    one: 'Vous avez modifié les appareils du forfait {plan} ({count}).',
    other: 'Vous avez modifié les appareils du forfait {plan} ({count}).',
  },
  devicesUnnamed: {
    0: 'Vous avez retiré tous les appareils de votre forfait.',
    one: 'Vous avez modifié vos appareils ({count}).',
    other: 'Vous avez modifié vos appareils ({count}).',
  },
  moved: 'Votre forfait a été remplacé par {plan}.',
  account: 'Compte',
  asOf: 'État au {time}',
} satisfies SentencesIn<'fr', typeof english>;
