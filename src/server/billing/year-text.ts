import type { Words } from '../request/words.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { YearRead } from './read-year.ts';

/**
 * Says that invoices of a year may be missing in the platform's list, so that its sums are not whole; undefined where all
 * are there.
 */
export function missingText(
  words: Words,
  year: string,
  { year: { endsAt }, isComplete }: Extract<YearRead, { ok: true }>,
): string | undefined {
  if (endsAt !== undefined)
    return fillIn(words.copy('year').listEnds, {
      date: words.day(endsAt),
      year,
    });
  return isComplete ? undefined : words.copy('history').notAll;
}
