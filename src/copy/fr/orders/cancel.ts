import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  title: 'Résilier le forfait',
  leadPaid: 'Vous gardez {plan} jusqu’au {date}. Voici ce qui change ensuite.',
  leadTrial:
    'Votre essai gratuit du forfait {plan} se poursuit jusqu’au {date}. Voici ce qui change ensuite.',
  leadUnknown: 'Voici ce qui change quand {plan} prend fin.',
  chargeLabel: 'Paiements',
  chargePaid: 'Vous ne paierez plus ce forfait.',
  chargeTrial: 'Vous n’aurez rien à payer pour ce forfait.',
  chargeOwed: 'À part cela, vous ne paierez plus ce forfait.',
  historyLabel: 'Historique vidéo',
  historyNone: 'Nous ne conserverons plus de vidéos, et nous supprimerons celles que nous avons.',
  historyHours: {
    one: 'Nous ne conserverons que la dernière heure. Tout ce qui est plus ancien sera supprimé.',
    other:
      'Nous ne conserverons que les {count} dernières heures. Tout ce qui est plus ancien sera supprimé.',
  },
  historyDays: {
    one: 'Nous ne conserverons que le dernier jour. Tout ce qui est plus ancien sera supprimé.',
    other: 'Nous ne conserverons que les {count} derniers jours. Tout ce qui est plus ancien sera supprimé.',
  },
  historyUnknown:
    'Nous ne conserverons vos vidéos que pendant la durée prévue sans forfait payant. Tout ce qui est plus ancien sera supprimé.',
  devicesLabel: 'Appareils qui ne seront plus couverts',
  devicesOnPlan: 'Appareils dans ce forfait',
  keptAll: {
    one: 'Ensuite, le forfait gratuit {plan} couvrira {count} appareil.',
    other: 'Ensuite, le forfait gratuit {plan} couvrira jusqu’à {count} appareils.',
  },
  keptSome: {
    one: 'Ensuite, le forfait gratuit {plan} n’en couvrira qu’un seul.',
    other: 'Ensuite, le forfait gratuit {plan} n’en couvrira que {count}.',
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
  confirmTrial:
    'Votre essai gratuit reste actif jusqu’au {date}, et vous n’aurez rien à payer pour ce forfait.',
  confirmUnknown: 'Il ne sera pas renouvelé, et vous ne le paierez plus.',
  changedTitle: 'Votre forfait a changé entre-temps',
  changedText: 'Rien n’a été résilié. Voici votre forfait tel qu’il est maintenant. Vérifiez-le à nouveau.',
} satisfies SentencesIn<'fr', typeof english>;
