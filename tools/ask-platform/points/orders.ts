import { failureInAnswer } from '../../../src/domain/orders/subscribe-answer.ts';
import { isJsonObject } from '../../../src/contracts/json-object.ts';
import { wireWhen } from '../../../src/contracts/wire.ts';
import { isPast } from '../../../src/domain/text/when.ts';
import { byField, byInput, byRun, unlessAsked, pointsWith, untold } from '../checks.ts';
import { asAssumed, cannotBeTold, type Finding, type OpenPoints, otherwise } from '../open-point.ts';
import { answerOf, exchangesOf, formOf, listsAround, recordIn, type Seen, stateOf } from '../seen.ts';
import { noCode } from './prices.ts';

/** The open points of an order and of a hosted checkout. */
export const orderPoints: OpenPoints = {
  ...pointsWith(byInput, {
    'checkoutDelegate body.successUrl': 'Both addresses may have any host of the brand’s portal.',
  }),
  'subscribe body': [
    'It has no price. The platform charges today what the portal shows: nothing if a trial begins or runs, on a downgrade or for a resumed plan; otherwise the new price minus the current one, at least 0, with tax.',
    byRun('the invoices after an order (`--orders`).', (seen) =>
      ofOrder(seen, ({ todayMinor }) => {
        const earlier = answerOf(seen, 'paymentHistory', ['reads']);
        const after = answerOf(seen, 'paymentHistory', ['order']);
        if (!earlier || !after)
          return cannotBeTold(
            `The invoices could not be read ${earlier ? 'after' : 'before'} the order.`,
            'Compare the newest invoice with the order’s summary.',
          );
        const before = new Set(earlier.map(({ invoiceId }) => invoiceId));
        const fresh = after.filter(({ invoiceId }) => !before.has(invoiceId));
        const charged = fresh.reduce((sum, { invoiceTotal }) => sum + (invoiceTotal ?? 0), 0);
        if (fresh.length === 0 && todayMinor > 0)
          return cannotBeTold(
            'No new invoice is in the list yet.',
            'Compare the newest invoice with the order’s summary later.',
          );
        return charged === todayMinor
          ? asAssumed(
              `The ${todayMinor === 0 ? 'order charged nothing, as shown' : 'new invoice has the amount that the portal shows'}.`,
            )
          : otherwise(
              `The new invoice is ${charged > todayMinor ? 'higher' : 'lower'} than what the portal shows.`,
              'The portal shows its own sum before the order, and again on the receipt.',
            );
      }),
    ),
  ],
  'subscribe body.pepperPlanId': [
    'It names the requested plan, not the current one.',
    byRun('the plan after an order (`--orders`).', (seen) =>
      ofOrder(seen, ({ planId: wanted, planCode }) => {
        const [sent] = exchangesOf(seen, 'subscribe', ['order']);
        const { before, reads } = sent ? listsAround(seen, sent) : { before: undefined, reads: [] };
        const after = answerOf({ exchanges: reads }, 'subscriptions');
        if (!after) return cannotBeTold('The plans were not read after the order.', 'Look at the account.');
        const has = after.some(
          ({ planId, pendingChange }) =>
            planId?.toLowerCase() === wanted.toLowerCase() || pendingChange?.planCode === planCode,
        );
        if (has) return asAssumed('The account has the wanted plan after the order.');
        const first = before && JSON.stringify(formOf(before));
        return first !== undefined && reads.every((list) => JSON.stringify(formOf(list)) === first)
          ? cannotBeTold('The list does not show the order yet.', 'Look at the account later.')
          : otherwise(
              'The account has another plan than the wanted one after the order.',
              'The portal names the wanted plan there and believes a success.',
            );
      }),
    ),
  ],
  'subscribe answer': [
    'A 200 may hold a failure: `FunctionError` beside `Payload`, whose inner `Payload` has the code in `errorType`, or in `errorMessage` beside the name of an error.',
    byRun('an order with a card that is declined (`--orders`).', (seen) => {
      for (const exchange of exchangesOf(seen, 'subscribe')) {
        const json = formOf(exchange);
        if (!isJsonObject(json) || exchange.responses.at(-1)?.status !== 200) continue;
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
      return unlessAsked(
        stateOf(seen, 'subscribe'),
        'No order failed in that way.',
        'Order with `--orders` from an account whose card is declined.',
      );
    }),
  ],
  'subscribe answer.current_period_ends_at': [
    'It is the end of the period that the order begins.',
    byField('an order (`--orders`).', (exchange, { nowMs }) => {
      const end = wireWhen.safeParse(recordIn(exchange)['current_period_ends_at']).data;
      if (!end) return cannotBeTold('The answer names none.', 'Order a plan that is charged at once.');
      return isPast(end, nowMs)
        ? otherwise('It is a day that is over.', 'The receipt names the day that the portal works out.')
        : asAssumed('It is a day to come.');
    }),
  ],
  'checkoutDelegate body.pepperPlanId': [
    'It names the requested plan.',
    untold('Only the provider’s page shows it.', 'Open a checkout on the portal and read what it sells.'),
  ],
  'checkoutDelegate body.couponCode': [
    'The portal sends the promo code.',
    byRun('a checkout with `--promo-code`.', (seen, call) =>
      seen.hasPromoCode ? byInput.judge(seen, call) : noCode,
    ),
  ],
  'checkoutDelegate answer.couponCode': [
    'It names the promo code that the provider’s page applies, and is missing if it applies none.',
    byField('a checkout with `--promo-code`.', (exchange) =>
      recordIn(exchange)['couponCode'] === undefined
        ? cannotBeTold(
            'It is missing: the page applies none, or no promo code was sent.',
            'Give a promo code that the provider’s page applies.',
          )
        : asAssumed('It names a promo code.'),
    ),
  ],
};

/** Judges an order that was taken; says why there is none. */
function ofOrder(seen: Seen, judge: (ordered: NonNullable<Seen['ordered']>) => Finding): Finding {
  const state = stateOf(seen, 'subscribe', ['order']);
  if (seen.ordered && state.kind === 'read') return judge(seen.ordered);
  return state.kind === 'noAnswer'
    ? cannotBeTold(
        `The order got no usable answer: ${state.how}.`,
        'Look at the account, and run this again.',
      )
    : unlessAsked(state, 'The order was refused.', 'Use an account with a card that is charged.');
}
