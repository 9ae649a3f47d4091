import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  history: 'Historial de vídeo',
  changed: 'Tu plan ha cambiado mientras tanto, así que no se ha hecho nada. Revísalo de nuevo.',
  repriced:
    'El precio ha cambiado desde que lo viste, así que hemos dejado tu plan como está. Revísalo de nuevo.',
  failed:
    'Lo sentimos, no hemos podido conservar tu plan en este momento. No se ha cambiado ni cobrado nada. Inténtalo de nuevo.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
