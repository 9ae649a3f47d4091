import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  historyLabel: 'Historial de vídeo',
  historyNone: 'Ya no se conserva vídeo, y el que se conservaba se elimina.',
  technicalProblems: 'He tenido problemas técnicos',
  changedTitle: 'Tu plan ha cambiado mientras tanto',
  changedText: 'No se ha cancelado nada. Revísalo de nuevo: así está tu plan ahora.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
