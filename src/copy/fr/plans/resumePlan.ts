import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: 'Garder {plan} ?',
  keep: 'Garder {plan}',
  leadEnding: '{plan} va prendre fin le {date}. Si vous le gardez, il continue tel qu’il est aujourd’hui.',
  leadEndingSometime: '{plan} va prendre fin. Si vous le gardez, il continue tel qu’il est aujourd’hui.',
  leadChange: '{to} va remplacer {plan} le {date}. Si vous gardez {plan}, rien ne change.',
  leadChangeSometime: '{to} va remplacer {plan}. Si vous gardez {plan}, rien ne change.',
  card: 'Carte',
  history: 'Historique vidéo',
  devices: 'Appareils qui restent couverts',
  notNow: 'Pas maintenant',
  keeping: 'Maintien de votre forfait…',
  changed: 'Votre forfait a changé entre-temps : nous n’avons donc rien fait. Vérifiez-le à nouveau.',
  repriced:
    'Le prix a changé depuis que vous l’avez vu : nous n’avons donc pas touché à votre forfait. Vérifiez-le à nouveau.',
  underWay:
    'Une autre modification de votre forfait est encore en cours. Vous verrez dans « Mon forfait » quand ce sera terminé.',
  failed:
    'Désolé, nous n’avons pas pu maintenir votre forfait pour le moment. Rien n’a été modifié ni débité. Réessayez.',
} satisfies SentencesIn<'fr', typeof english>;
