import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  attemptingTitle: '¡Vienen grandes novedades!',
  attemptingText: 'Estamos mejorando tu plan. Tardará un momento.',
  failureTitle: 'No se pudo mejorar tu plan.',
  failureText:
    'Lo sentimos, no podemos actualizar tu suscripción automáticamente. Comunícate con nosotros para recibir una mejora gratuita del servicio. Puedes seguir usando tu app de {app} sin interrupciones.',
  contactUs: 'Contáctanos',
  contactSubject: 'Mejora gratuita del servicio para {name}',
  signOut: 'Cerrar sesión',
  close: 'Cerrar',
  successTitle: 'Se mejoró tu plan.',
  successText: {
    one: 'Ahora tienes 1 día de historial de video.',
    other: 'Ahora tienes {count} días de historial de video.',
  },
  chargeStays: {
    one: 'Ahora tienes 1 día de historial de video. Tu próximo cobro sigue siendo de {charge}.',
    other: 'Ahora tienes {count} días de historial de video. Tu próximo cobro sigue siendo de {charge}.',
  },
  chargeMoves: {
    one: 'Ahora tienes 1 día de historial de video. Tu próximo cobro es de {charge} en lugar de {before}.',
    other:
      'Ahora tienes {count} días de historial de video. Tu próximo cobro es de {charge} en lugar de {before}.',
  },
  chargeIs: {
    one: 'Ahora tienes 1 día de historial de video. Tu próximo cobro es de {charge}.',
    other: 'Ahora tienes {count} días de historial de video. Tu próximo cobro es de {charge}.',
  },
  seePlan: 'Ver mi plan',
} satisfies SentencesIn<'es', typeof english>;
