import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  historyLabel: 'Historial de vídeo',
  historyNone: 'Ya no conservaremos vídeo y eliminaremos el que tenemos.',
  technicalProblems: 'He tenido problemas técnicos',
  changedTitle: 'Tu plan ha cambiado mientras tanto',
  changedText: 'No se ha cancelado nada. Así está tu plan ahora. Revísalo de nuevo.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
