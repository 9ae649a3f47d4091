import type { When } from '../../contracts/when.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import { renewalEnd } from '../../domain/orders/renewal-end.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Describes what ends for a person who changes to a free plan; mentions no renewal where nothing renews. */
export function renewalEndText(
  current: Subscription | undefined,
  { brand, locale, timeZone }: Pick<RequestContext, 'brand' | 'locale' | 'timeZone'>,
): string {
  const copy = copyFor('order', locale.language, brand);
  const plan = current?.plan.name ?? '';
  const dated = (sentence: string, at: When) =>
    fillIn(sentence, { plan, date: dateText(at, locale.format, timeZone) });
  const end = renewalEnd(current, brand.planCodes);
  switch (end.kind) {
    case 'nothing':
      return copy.staysFree;
    case 'trial':
      return dated(copy.trialStops, end.at);
    case 'plan':
      return end.at === null ? copy.planEndsSometime : dated(copy.planEnds, end.at);
    case 'renewal':
      return end.at === null ? copy.autoRenewStopsNow : dated(copy.autoRenewStops, end.at);
  }
}
