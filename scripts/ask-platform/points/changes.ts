import { isRecord } from '../../../src/contracts/record.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, listBefore, listsAfter, type Seen } from '../seen.ts';
import { shownDetail } from '../shown-path.ts';
import { subscriptionsIn } from './subscriptions.ts';

/** Whether the account showed a change that was answered with a success. `said` completes a sentence. */
export function confirmedBy(exchange: Exchange, seen: Seen, said: string): Finding {
  const status = exchange.responses.at(-1)?.status;
  const { result } = exchange;
  if (!result.ok)
    return otherwise(
      `The answer with ${status} says nothing of it: ${result.failure.kind === 'garbled' ? shownDetail(result.failure.detail) : result.failure.kind}.`,
      'The portal reads the account again and believes what it shows.',
    );
  const reads = listsAfter(seen, exchange);
  const [before, after] = [listBefore(seen, exchange), reads.at(-1)];
  if (!before || !after) return cannotBeTold('The list was not read after it.', 'Run this again to its end.');
  return JSON.stringify(signs(before)) === JSON.stringify(signs(after))
    ? otherwise(
        `After ${status} the list did not show that ${said}, read ${reads.length} ${reads.length === 1 ? 'time' : 'times'}.`,
        'The portal believes the answer, says so at once, and hides what the list says until it agrees.',
      )
    : asAssumed(`After ${status} the list shows that ${said}.`);
}

/** What of each plan a change of devices or a cancellation changes. */
function signs(exchange: Exchange): unknown[] {
  return subscriptionsIn(exchange).map((each) => [
    each['status'],
    each['device_ids'],
    each['expiration_date'],
    isRecord(each['pendingSubscription']) || isRecord(each['pending_subscription']),
  ]);
}
