import * as z from 'zod';
import { withTax } from '../../../src/contracts/charge.ts';
import { recordOf } from '../../../src/contracts/record.ts';
import { wireCharge, wireCurrency, wireInt, wireWhen } from '../../../src/contracts/wire.ts';
import { isPast } from '../../../src/domain/when.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import type { OperationName } from '../../../src/contracts/platform/platform-table.ts';
import { answerOf, type Exchange, exchangesOf, recordIn, type Seen, stateOf } from '../seen.ts';
import { dateForm, shapeOf } from '../shape.ts';

type Amounts = { subTotal: number; tax: number; total: number };

/** The amounts of a preview in minor units, with the tax that it leaves out; undefined where one of them is none. */
function amountsIn(exchange: Exchange): Amounts | undefined {
  const { subTotal, tax, total } = recordIn(exchange);
  const read = z
    .object({ subTotal: wireInt, tax: wireInt.optional(), total: wireInt })
    .safeParse({ subTotal, tax, total });
  return read.data && withTax(read.data);
}

const unread = 'The portal reads no price, and sells nothing by this preview.';

/** Judges the three amounts of a preview. */
export function totalFinding(exchange: Exchange): Finding {
  const amounts = amountsIn(exchange);
  if (!amounts) return otherwise(`One of the amounts is none: ${shapeOf(recordIn(exchange))}.`, unread);
  const { subTotal, tax, total } = amounts;
  if (![subTotal, tax, total].every((amount) => wireCharge.safeParse(amount).success))
    return otherwise('An amount is below 0.', unread);
  if (recordIn(exchange)['tax'] === undefined)
    return asAssumed('There is no `tax`. The portal takes what `total` is more than `subTotal`.');
  return total === subTotal + tax
    ? asAssumed('The three amounts add up.')
    : otherwise(
        `\`total\` is ${total > subTotal + tax ? 'more' : 'less'} than \`subTotal\` plus \`tax\`.`,
        unread,
      );
}

/** Judges the prices of all previews without a promo code by the list prices of the same plans. */
export function subTotalFinding(seen: Seen, call: OperationName): Finding {
  const state = stateOf(seen, call, ['prices']);
  if (state.kind === 'notAsked') return cannotBeTold(state.untold.because, state.untold.toTell);
  const compared = exchangesOf(seen, call, ['prices']).flatMap((exchange) => comparedPrice(exchange, seen));
  if (compared.some(({ price }) => price === 0))
    return otherwise(
      'It is 0, and the plan has a list price.',
      'The portal says that the plan costs nothing for a period.',
    );
  if (compared.some(({ price, listPrice }) => price > listPrice))
    return otherwise(
      'It is above the list price.',
      'The portal shows the price of the preview on the order’s summary, and the list price before.',
    );
  if (compared.some(({ price, listPrice }) => price < listPrice))
    return cannotBeTold(
      'It is below the list price without a promo code: a code that was redeemed before is kept, or only a part of a period is priced.',
      'Use an account that has never redeemed a code.',
    );
  return compared.length > 0
    ? asAssumed('It is the list price of the plan.')
    : cannotBeTold(
        'No preview has a list price in its currency beside it.',
        'Use an account that may change to a plan with a price.',
      );
}

/** The price of a preview without a promo code, and the list price of its plan; none where one of them is missing. */
function comparedPrice(exchange: Exchange, seen: Seen): { price: number; listPrice: number }[] {
  const of = seen.previewed.get(exchange.requestId);
  const price = amountsIn(exchange)?.subTotal;
  const currency = wireCurrency.safeParse(recordIn(exchange)['currency']).data;
  const plan = answerOf(seen, 'listAvailableSubscriptions')?.find(({ id }) => of?.planId === id);
  const listPrice = plan?.prices.find((each) => each.currency === currency)?.minorUnits;
  return of?.isCoded || price === undefined || !listPrice ? [] : [{ price, listPrice }];
}

/** Judges the rate of the tax by the tax of the same preview. */
export function taxRateFinding(exchange: Exchange): Finding {
  const rate = recordIn(exchange)['tax_rate'];
  const today =
    'The portal works the rate out from the amounts, and says that the tax on a part of the price may differ by a cent.';
  const amounts = amountsIn(exchange);
  if (rate === undefined)
    return amounts?.tax === 0
      ? cannotBeTold(
          'It is missing, where no tax is due.',
          'Use an account with an address where tax is due.',
        )
      : otherwise('It is missing.', today);
  const number = Number(rate);
  if (!Number.isFinite(number) || number < 0 || number > 1)
    return otherwise('It is no fraction between 0 and 1.', today);
  if (amounts && Math.abs(amounts.subTotal * number - amounts.tax) > 1)
    return otherwise(
      'It is a fraction that does not give the tax of the same preview.',
      'The portal works with the rate.',
    );
  return asAssumed(
    number === 0 ? 'It is 0, and so is the tax.' : 'It is a fraction, and gives the tax of the same preview.',
  );
}

/** Judges the day of the next charge, and that of the end of a trial. */
export function chargeDateFinding(exchange: Exchange, { nowMs }: Seen): Finding {
  const { chargeDate: date, trial } = recordIn(exchange);
  const trialEndsAt = wireWhen.safeParse(recordOf(trial)?.['trialEndDate']).data ?? null;
  if (trialEndsAt !== null && isPast(trialEndsAt, nowMs))
    return otherwise(
      'A preview names a trial that is over.',
      'The portal reads it as none: the price is charged today.',
    );
  if (date === undefined) return otherwise('It is missing.', 'The portal works out that day itself.');
  return wireWhen.safeParse(date).data
    ? asAssumed(`It is there, as ${dateForm(date) ?? 'a date in another form'}.`)
    : otherwise(`It is no date: ${shapeOf(date)}.`, 'The portal works out that day itself.');
}
