import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { YearRead } from './read-year.ts';

/**
 * Says that invoices of a year may be missing in the platform's list, so that its sums are not whole; undefined where all
 * are there.
 */
export function missingText(
  { brand, locale, timeZone }: Pick<RequestContext, 'brand' | 'locale' | 'timeZone'>,
  year: string,
  { year: { endsAt }, isWhole }: Extract<YearRead, { ok: true }>,
): string | undefined {
  if (endsAt !== undefined)
    return fillIn(copyFor('year', locale.language, brand).listEnds, {
      date: dateText(endsAt, locale.format, timeZone),
      year,
    });
  return isWhole ? undefined : copyFor('history', locale.language, brand).notAll;
}
