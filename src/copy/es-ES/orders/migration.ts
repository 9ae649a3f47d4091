import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  failureTitle: 'No se ha podido mejorar tu plan.',
  failureText:
    'Lo sentimos, no podemos actualizar tu suscripción automáticamente. Contacta con nosotros para recibir una mejora gratuita del servicio. Puedes seguir usando tu app de {app} sin interrupciones.',
  contactUs: 'Contactar',
  successTitle: 'Hemos mejorado tu plan.',
  successText: {
    one: 'Ahora tienes 1 día de historial de vídeo.',
    other: 'Ahora tienes {count} días de historial de vídeo.',
  },
  chargeStays: {
    one: 'Ahora tienes 1 día de historial de vídeo. Tu próximo cobro sigue siendo de {charge}.',
    other: 'Ahora tienes {count} días de historial de vídeo. Tu próximo cobro sigue siendo de {charge}.',
  },
  chargeMoves: {
    one: 'Ahora tienes 1 día de historial de vídeo. Tu próximo cobro es de {charge} en lugar de {before}.',
    other:
      'Ahora tienes {count} días de historial de vídeo. Tu próximo cobro es de {charge} en lugar de {before}.',
  },
  chargeIs: {
    one: 'Ahora tienes 1 día de historial de vídeo. Tu próximo cobro es de {charge}.',
    other: 'Ahora tienes {count} días de historial de vídeo. Tu próximo cobro es de {charge}.',
  },
} satisfies Partial<SentencesIn<'es', typeof english>>;
