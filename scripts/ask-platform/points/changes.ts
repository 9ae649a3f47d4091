import type { OperationName } from '../../../src/contracts/platform/platform-table.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, listBefore, listsAfter, recordIn, type Seen } from '../seen.ts';
import { listed } from '../shape.ts';
import { shownDetail } from '../shown-path.ts';
import { shownWord } from '../shown-word.ts';
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

const changes: ReadonlySet<OperationName> = new Set([
  'subscribe',
  'cancelPlan',
  'migrateSubscriptions',
] as const);
/** The words of an answer to a change, without spaces and signs: of one that is made, and of one that is not made yet. */
const stateWords: ReadonlySet<string> = new Set(
  'active trial intrial trialing future canceled cancelled success ok pending incomplete requiresaction'.split(
    ' ',
  ),
);

/** Judges the words with which an answer to a change says how far it is. */
export function stateWordFinding(seen: Seen): Finding {
  const words = seen.exchanges
    .filter(({ call }) => changes.has(call))
    .map(recordIn)
    .flatMap((answer) => [answer, answer['subscription']].filter(isRecord))
    .flatMap(({ state, status }) => [state, status])
    .filter((word) => typeof word === 'string')
    .filter((word) => /[a-z]/i.test(word));
  if (words.length === 0)
    return cannotBeTold(
      'No answer to a change has such a word.',
      'Use `--changes` and `--orders` on a test system; a card that needs a challenge tells most.',
    );
  const said = listed([...new Set(words)].map((word) => shownWord(word, seen)));
  return words.every((word) => stateWords.has(word.toLowerCase().replaceAll(/[^a-z]/g, '')))
    ? asAssumed(`The words are ${said}.`)
    : otherwise(`The words are ${said}.`, 'The portal does not know one of them.');
}
