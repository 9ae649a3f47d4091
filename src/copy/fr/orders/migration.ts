import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  attemptingTitle: 'De belles choses se préparent !',
  attemptingText: 'Nous améliorons votre forfait. Cela prend un instant.',
  failureTitle: 'Votre forfait n’a pas été amélioré.',
  failureText:
    'Désolé, nous ne pouvons pas mettre à jour votre abonnement automatiquement. Contactez-nous pour bénéficier d’une amélioration gratuite de votre service. Vous pouvez continuer à utiliser votre application {app} sans interruption.',
  contactUs: 'Nous contacter',
  contactSubject: 'Amélioration gratuite du service pour {name}',
  signOut: 'Se déconnecter',
  close: 'Fermer',
  successTitle: 'Votre forfait a été amélioré.',
  successText: {
    one: 'Vous disposez maintenant de {count} jour d’historique vidéo.',
    other: 'Vous disposez maintenant de {count} jours d’historique vidéo.',
  },
  chargeStays: {
    one: 'Vous disposez maintenant de {count} jour d’historique vidéo. Votre prochain paiement ne change pas : {charge}.',
    other:
      'Vous disposez maintenant de {count} jours d’historique vidéo. Votre prochain paiement ne change pas : {charge}.',
  },
  chargeMoves: {
    one: 'Vous disposez maintenant de {count} jour d’historique vidéo. Votre prochain paiement : {charge}, au lieu de {before}.',
    other:
      'Vous disposez maintenant de {count} jours d’historique vidéo. Votre prochain paiement : {charge}, au lieu de {before}.',
  },
  chargeIs: {
    one: 'Vous disposez maintenant de {count} jour d’historique vidéo. Votre prochain paiement : {charge}.',
    other:
      'Vous disposez maintenant de {count} jours d’historique vidéo. Votre prochain paiement : {charge}.',
  },
  seePlan: 'Voir mon forfait',
} satisfies SentencesIn<'fr', typeof english>;
