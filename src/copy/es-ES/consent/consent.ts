import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  saved: 'Se han guardado tus opciones.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
