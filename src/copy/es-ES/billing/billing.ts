import type { SentencesIn } from '../../message.ts';
import type { billing as english } from '../../en/billing/billing.ts';

/** The card form. */
export const billing = {
  titleAdd: 'Añadir una tarjeta',
  address2Add: 'Añadir piso o puerta',
  submitting: 'Comprobando tu tarjeta…',
  needsScript:
    'Solo puedes añadir una tarjeta con JavaScript activado. Actívalo y vuelve a cargar esta página.',
  problem_declined: 'No podemos procesar tu solicitud. Usa otra tarjeta o contacta con tu banco.',
  fault_refused: 'No se ha aceptado esta tarjeta.',
  fault_expired: 'Esta tarjeta está caducada.',
  problem_expired: 'Tu tarjeta de crédito está caducada. Actualízala.',
  problem_session: 'La sesión de pago ha caducado. Vuelve a escribir los datos de tu tarjeta de crédito.',
  problem_unknown: 'Se ha producido un error desconocido. Inténtalo de nuevo.',
  problem_notSaved: 'Ha habido un error al guardar tus cambios. Inténtalo de nuevo.',
  problem_unsure:
    'No hemos podido confirmar si se ha guardado tu tarjeta. En la página “Pago” puedes ver la tarjeta guardada. Puedes volver a escribir los datos de tu tarjeta sin problema.',
  problem_challenge:
    'No hemos podido autenticar tu método de pago. Elige otro método de pago e inténtalo de nuevo.',
  problem_fields: 'Revisa los datos que has escrito.',
  stripe_card_declined: 'Tu tarjeta ha sido rechazada. Prueba con otra tarjeta.',
  stripe_expired_card: 'Tu tarjeta está caducada. Usa otra tarjeta.',
  stripe_card: 'Ha habido un problema con tu tarjeta. Inténtalo de nuevo o usa otra tarjeta.',
  stripe_token: 'No hemos podido procesar tu pago en este momento. Inténtalo de nuevo más tarde.',
  stripe_other:
    'Algo ha salido mal. Inténtalo de nuevo más tarde o contacta con el equipo de soporte si el problema continúa.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
