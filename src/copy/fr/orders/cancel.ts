import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  title: 'Résilier le forfait',
  backToPlan: 'Mon forfait',
  leadPaid: 'Vous gardez {plan} jusqu’au {date}. Voici ce qui change ensuite.',
  leadTrial:
    'Votre essai gratuit du forfait {plan} se poursuit jusqu’au {date}. Voici ce qui change ensuite.',
  leadUnknown: 'Voici ce qui change quand {plan} prend fin.',
  chargeLabel: 'Prélèvements',
  chargePaid: 'Plus rien ne sera prélevé.',
  chargeTrial: 'Rien ne sera prélevé.',
  historyLabel: 'Historique vidéo',
  historyNone: 'Plus aucune vidéo ne sera conservée, et celles qui l’étaient seront supprimées.',
  historyHours: {
    one: 'Réduit à la dernière heure. Les vidéos plus anciennes seront supprimées.',
    other: 'Réduit aux {count} dernières heures. Les vidéos plus anciennes seront supprimées.',
  },
  historyDays: {
    one: 'Réduit au dernier jour. Les vidéos plus anciennes seront supprimées.',
    other: 'Réduit aux {count} derniers jours. Les vidéos plus anciennes seront supprimées.',
  },
  historyUnknown:
    'Réduit à la durée prévue sans forfait payant. Les vidéos plus anciennes seront supprimées.',
  devicesLabel: 'Appareils qui ne seront plus couverts',
  devicesOnPlan: 'Appareils dans ce forfait',
  keptAll: {
    one: 'Il reste couvert : ensuite, {plan}, qui est gratuit, couvre {count} appareil.',
    other: 'Ils restent couverts : ensuite, {plan}, qui est gratuit, couvre jusqu’à {count} appareils.',
  },
  keptSome: {
    one: 'Ensuite, {plan}, qui est gratuit, couvre l’un d’eux. Les autres ne seront plus couverts.',
    other:
      'Ensuite, {plan}, qui est gratuit, couvre jusqu’à {count} d’entre eux. Les autres ne seront plus couverts.',
  },
  lower: 'Ou payez moins : {plan}, {price}',
  devicesNone: 'Aucun appareil dans ce forfait.',
  reasonTitle: 'Pourquoi résiliez-vous ?',
  reasonHint: 'Vous pouvez passer cette question. Votre réponse nous aide à nous améliorer.',
  tooExpensive: 'C’est trop cher',
  notUsingIt: 'Je ne l’utilise pas',
  missingFeatures: 'Il manque des fonctionnalités dont j’ai besoin',
  technicalProblems: 'J’ai eu des problèmes techniques',
  switching: 'Je passe à une autre solution',
  other: 'Une autre raison',
  keep: 'Garder le forfait actuel',
  cancel: 'Résilier le forfait',
  cancelNow: 'Résilier le forfait',
  cancelling: 'Résiliation de votre forfait…',
  confirmTitle: 'Résilier {plan} ?',
  confirmPaid: 'Il reste actif jusqu’au {date} et ne sera pas renouvelé.',
  confirmTrial: 'Votre essai gratuit reste actif jusqu’au {date}, et rien ne sera prélevé.',
  confirmUnknown: 'Il ne sera pas renouvelé, et plus rien ne sera prélevé.',
  changedTitle: 'Votre forfait a changé entre-temps',
  changedText: 'Rien n’a été résilié. Vérifiez à nouveau : voici votre forfait tel qu’il est maintenant.',
} satisfies SentencesIn<'fr', typeof english>;
