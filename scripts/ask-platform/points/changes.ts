import type { OperationName } from '../../../src/contracts/platform/platform-table.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { stateMeaning } from '../../../src/contracts/state-word.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, listBefore, listsAfter, recordIn, type Seen } from '../seen.ts';
import { listed } from '../shape.ts';
import { shownDetail } from '../shown-path.ts';
import { shownWord } from '../shown-word.ts';
import { signFields, subscriptionsIn } from './subscriptions.ts';

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

/** What of each plan a change of devices, a cancellation or a deletion changes. */
export function signs(exchange: Exchange): unknown[] {
  return subscriptionsIn(exchange).map((each) => [
    each['device_ids'],
    ...signFields.map((field) => each[field]),
  ]);
}

const changes: ReadonlySet<OperationName> = new Set([
  'subscribe',
  'cancelPlan',
  'migrateSubscriptions',
] as const);

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
  return words.some((word) => stateMeaning(word) === 'unknown')
    ? otherwise(
        `The words are ${said}.`,
        'The portal does not know one of them, so it reads the account and believes what that shows.',
      )
    : asAssumed(`The words are ${said}.`);
}
