import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Text } from '../../copy/message.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { endsFree } from '../../domain/plans/next-event.ts';
import type { RequestContext } from '../request/request-context.ts';

/** A sentence about a pending change with its date, and the sentence for an unknown date. */
type DatedWords = { dated: Text<'plan' | 'to' | 'date'>; undated: Text<'plan' | 'to'> };

/** Says that a subscription is going to end, or to change to another plan, and when. */
export function pendingChangeText(
  subscription: Subscription,
  { brand, locale, timeZone }: Pick<RequestContext, 'brand' | 'locale' | 'timeZone'>,
  words: { ends: DatedWords; changes: DatedWords },
): string {
  const { plan, pendingChange } = subscription;
  const { dated, undated } = endsFree(subscription, brand.planCodes) ? words.ends : words.changes;
  const named = { plan: plan.name, to: pendingChange?.planName ?? '' };
  const atMs = pendingChange?.effectiveAtMs ?? null;
  return atMs === null
    ? fillIn(undated, named)
    : fillIn(dated, { ...named, date: dateText(atMs, locale.format, timeZone) });
}
