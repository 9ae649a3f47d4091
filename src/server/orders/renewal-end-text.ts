import type { Subscription } from '../../domain/plans/subscription.ts';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { renewalEnd } from '../../domain/orders/renewal-end.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Describes what ends for a person who changes to a free plan; mentions no renewal where nothing renews. */
export function renewalEndText(
  current: Subscription | undefined,
  { brand, locale, timeZone, nowMs }: Pick<RequestContext, 'brand' | 'locale' | 'timeZone' | 'nowMs'>,
): string {
  const copy = copyFor('order', locale.language, brand);
  const plan = current?.plan.name ?? '';
  const dated = (sentence: string, ms: number) =>
    fillIn(sentence, { plan, date: dateText(ms, locale.format, timeZone) });
  const end = renewalEnd(current, brand.planCodes, nowMs);
  switch (end.kind) {
    case 'nothing':
      return copy.staysFree;
    case 'trial':
      return dated(copy.trialStops, end.atMs);
    case 'plan':
      return end.atMs === null ? copy.planEndsSometime : dated(copy.planEnds, end.atMs);
    case 'renewal':
      return end.atMs === null ? copy.autoRenewStopsNow : dated(copy.autoRenewStops, end.atMs);
  }
}
