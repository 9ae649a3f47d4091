import { failureInAnswer } from '../../../src/domain/orders/subscribe-answer.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { wireWhen } from '../../../src/contracts/wire.ts';
import { isPast } from '../../../src/domain/when.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import {
  answerOf,
  type Exchange,
  exchangesOf,
  formOf,
  listBefore,
  listsAfter,
  recordIn,
  type Seen,
  stateOf,
} from '../seen.ts';

function notOrdered(seen: Seen): Finding {
  const state = stateOf(seen, 'subscribe', ['order']);
  if (state.kind === 'notAsked') return cannotBeTold(state.untold.because, state.untold.toTell);
  return state.kind === 'noAnswer'
    ? cannotBeTold(
        `The order got no usable answer: ${state.how}.`,
        'Look at the account, and run this again.',
      )
    : cannotBeTold('The order was refused.', 'Use an account with a card that is charged.');
}

/** Judges what an order charged, by the newest invoices before and after it. */
export function chargedFinding(seen: Seen): Finding {
  const { ordered } = seen;
  if (!ordered || stateOf(seen, 'subscribe', ['order']).kind !== 'read') return notOrdered(seen);
  const earlier = answerOf(seen, 'paymentHistory', ['reads']);
  if (!earlier)
    return cannotBeTold(
      'The invoices could not be read before the order.',
      'Compare the newest invoice with the order’s summary.',
    );
  const before = new Set(earlier.map(({ invoiceId }) => invoiceId));
  const after = answerOf(seen, 'paymentHistory', ['order']);
  if (!after)
    return cannotBeTold(
      'The invoices could not be read after the order.',
      'Compare the newest invoice with the order’s summary.',
    );
  const fresh = after.filter(({ invoiceId }) => !before.has(invoiceId));
  const charged = fresh.reduce((sum, { invoiceTotal }) => sum + (invoiceTotal ?? 0), 0);
  if (fresh.length === 0 && ordered.todayMinor > 0)
    return cannotBeTold(
      'No new invoice is in the list yet.',
      'Compare the newest invoice with the order’s summary later.',
    );
  return charged === ordered.todayMinor
    ? asAssumed(
        `The ${ordered.todayMinor === 0 ? 'order charged nothing, as shown' : 'new invoice has the amount that the portal shows'}.`,
      )
    : otherwise(
        `The new invoice is ${charged > ordered.todayMinor ? 'higher' : 'lower'} than what the portal shows.`,
        'The portal shows its own sum before the order, and again on the receipt.',
      );
}

/** Judges which plan the account has after an order. */
export function wantedPlanFinding(seen: Seen): Finding {
  const { ordered } = seen;
  if (!ordered || stateOf(seen, 'subscribe', ['order']).kind !== 'read') return notOrdered(seen);
  const [sent] = exchangesOf(seen, 'subscribe', ['order']);
  const lists = sent ? listsAfter(seen, sent) : [];
  const after = answerOf({ ...seen, exchanges: lists }, 'subscriptions');
  if (!after) return cannotBeTold('The plans were not read after the order.', 'Look at the account.');
  const has = after.some(
    ({ planId, pendingChange }) =>
      planId?.toLowerCase() === ordered.planId.toLowerCase() || pendingChange?.planCode === ordered.planCode,
  );
  if (has) return asAssumed('The account has the wanted plan after the order.');
  const first = sent && listBefore(seen, sent);
  const isUnchanged =
    first && lists.every((list) => JSON.stringify(formOf(list)) === JSON.stringify(formOf(first)));
  return isUnchanged
    ? cannotBeTold('The list does not show the order yet.', 'Look at the account later.')
    : otherwise(
        'The account has another plan than the wanted one after the order.',
        'The portal names the wanted plan there and believes a success.',
      );
}

/** Judges the end of the period in the answer to an order. */
export function periodEndFinding(exchange: Exchange, { nowMs }: Seen): Finding {
  const end = wireWhen.safeParse(recordIn(exchange)['current_period_ends_at']).data;
  if (!end) return cannotBeTold('The answer names none.', 'Order a plan that is charged at once.');
  return isPast(end, nowMs)
    ? otherwise('It is a day that is over.', 'The receipt names the day that the portal works out.')
    : asAssumed('It is a day to come.');
}

/** Judges the form of an order's failure inside a response with a good status. */
export function wrappedFinding(seen: Seen): Finding {
  for (const exchange of exchangesOf(seen, 'subscribe')) {
    const json = formOf(exchange);
    if (!isRecord(json) || exchange.responses.at(-1)?.status !== 200) continue;
    if (failureInAnswer(json))
      return asAssumed(
        `A failure came in it, with \`Payload\` as ${typeof json['Payload'] === 'string' ? 'JSON text' : 'an object'}.`,
      );
    if ('FunctionError' in json || 'Payload' in json)
      return otherwise(
        '`FunctionError` or `Payload` came, and no code is where it should be.',
        'The portal treats the order as one whose end is unknown.',
      );
  }
  const state = stateOf(seen, 'subscribe');
  return state.kind === 'notAsked'
    ? cannotBeTold(state.untold.because, state.untold.toTell)
    : cannotBeTold(
        'No order failed in that way.',
        'Order with `--orders` from an account whose card is declined.',
      );
}
