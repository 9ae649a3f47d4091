import { listIn } from '../../../src/contracts/platform/wire-forms.ts';
import { isJsonObject } from '../../../src/contracts/json-object.ts';
import { wireSigns } from '../../../src/contracts/state-signs.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, formOf, listsAround, type Seen } from '../seen.ts';
import { ticked } from '../shape.ts';
import { shownDetail } from '../shown-path.ts';

/** A record of a list in an answer, in the one form. */
export type Listed = Readonly<Record<string, unknown>>;

/** The records of a list in an answer, in the one form, whatever the list is wrapped in. */
export function recordsIn(exchange: Exchange, names: readonly string[] = ['subscriptions']): Listed[] {
  return listIn(formOf(exchange), names).filter(isJsonObject);
}

/** The fields that say in what state a plan is, or that it ends or changes. */
export const signFields: readonly string[] = Object.keys(wireSigns);

/** What of each plan a change of devices, a cancellation or a deletion changes, as JSON. */
export function signs(exchange: Exchange): string {
  return JSON.stringify(
    recordsIn(exchange).map((each) => ['device_ids', ...signFields].map((field) => each[field])),
  );
}

/** Whether the account showed a change that was answered with a success. `said` completes a sentence. */
export function confirmedBy(exchange: Exchange, seen: Seen, said: string): Finding {
  const status = exchange.responses.at(-1)?.status;
  const { result } = exchange;
  if (!result.ok)
    return otherwise(
      `The answer with ${status} says nothing of it: ${result.failure.kind === 'garbled' ? shownDetail(result.failure.detail) : result.failure.kind}.`,
      'The portal reads the account again and believes what it shows.',
    );
  const { before, after, reads } = listsAround(seen, exchange);
  if (!before || !after) return cannotBeTold('The list was not read after it.', 'Run this again to its end.');
  return signs(before) === signs(after)
    ? otherwise(
        `After ${status} the list did not show that ${said}, read ${reads.length} ${reads.length === 1 ? 'time' : 'times'}.`,
        'The portal believes the answer, says so at once, and hides what the list says until it agrees.',
      )
    : asAssumed(`After ${status} the list shows that ${said}.`);
}

/** How the list shows that a plan was cancelled, by what is new in it; undefined where it does not. */
export function cancelledSign(before: Exchange, after: Exchange): string | undefined {
  const now = recordsIn(after);
  const news = new Set<string>();
  for (const was of recordsIn(before)) {
    const is = now.find(({ id }) => id === was['id']);
    if (!is) return 'the plan is no longer in it';
    for (const field of signFields)
      if (is[field] !== undefined && JSON.stringify(was[field]) !== JSON.stringify(is[field]))
        news.add(field);
  }
  return news.size > 0 ? `by ${ticked(news)}` : undefined;
}
