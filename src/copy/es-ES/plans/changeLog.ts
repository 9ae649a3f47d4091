import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  see: 'Ver el justificante',
  asOf: 'Situación a {time}',
} satisfies Partial<SentencesIn<'es', typeof english>>;
