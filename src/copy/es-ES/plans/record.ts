import type { SentencesIn } from '../../message.ts';
import type { record as english } from '../../en/plans/record.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const record = {
  see: 'Ver el justificante',
  asOf: 'Situación a {time}',
} satisfies Partial<SentencesIn<'es', typeof english>>;
