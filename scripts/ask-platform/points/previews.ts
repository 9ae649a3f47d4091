import { wireCharge, wireCurrency, wireInt } from '../../../src/contracts/wire.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { answerOf, type Exchange, recordIn, type Seen } from '../seen.ts';
import { dateForm, shapeOf } from '../shape.ts';

type Amounts = { subTotal: number; tax: number; total: number };

/** The amounts of a preview in minor units; undefined where one of them is none. */
function amountsIn(exchange: Exchange): Amounts | undefined {
  const { subTotal, tax, total } = recordIn(exchange);
  const read = [subTotal, tax, total].map((amount) => wireInt.safeParse(amount));
  const [one, two, three] = read.map(({ data }) => data);
  return one === undefined || two === undefined || three === undefined
    ? undefined
    : { subTotal: one, tax: two, total: three };
}

const unread = 'The portal reads no price, and sells nothing by this preview.';

/** Judges the three amounts of a preview. */
export function totalFinding(exchange: Exchange): Finding {
  const amounts = amountsIn(exchange);
  if (!amounts) return otherwise(`One of the amounts is none: ${shapeOf(recordIn(exchange))}.`, unread);
  const { subTotal, tax, total } = amounts;
  if (![subTotal, tax, total].every((amount) => wireCharge.safeParse(amount).success))
    return otherwise('An amount is below 0.', unread);
  return total === subTotal + tax
    ? asAssumed('The three amounts add up.')
    : otherwise(
        `\`total\` is ${total > subTotal + tax ? 'more' : 'less'} than \`subTotal\` plus \`tax\`.`,
        unread,
      );
}

/** Judges the price of a preview by the list price of the same plan. */
export function subTotalFinding(exchange: Exchange, seen: Seen): Finding {
  const of = seen.previewed.get(exchange.requestId);
  const amounts = amountsIn(exchange);
  const currency = wireCurrency.safeParse(recordIn(exchange)['currency']).data;
  const plan = answerOf(seen, 'listAvailableSubscriptions')?.find(({ id }) => of?.planId === id);
  const listPrice = plan?.prices.find((price) => price.currency === currency)?.minorUnits;
  if (of?.isCoded) return cannotBeTold('A promo code was sent.', 'The preview without it tells.');
  if (!amounts || listPrice === undefined)
    return cannotBeTold(
      'The plan of the preview has no list price in that currency.',
      'Use an account that may change to a plan with a price.',
    );
  if (amounts.subTotal === listPrice) return asAssumed('It is the list price of the plan.');
  if (amounts.subTotal === 0)
    return otherwise(
      'It is 0, and the plan has a list price.',
      'The portal says that the plan costs nothing for a period.',
    );
  return amounts.subTotal < listPrice
    ? asAssumed(
        'It is below the list price without a promo code: the platform keeps a code that was redeemed before.',
      )
    : otherwise(
        'It is above the list price.',
        'The portal shows the price of the preview on the order’s summary, and the list price before.',
      );
}

/** Judges the rate of the tax by the tax of the same preview. */
export function taxRateFinding(exchange: Exchange): Finding {
  const rate = recordIn(exchange)['tax_rate'];
  const today =
    'The portal works the rate out from the amounts, and says that the tax on a part of the price may differ by a cent.';
  if (rate === undefined) return otherwise('It is missing.', today);
  const number = Number(rate);
  const amounts = amountsIn(exchange);
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

/** Judges the day of the next charge. */
export function chargeDateFinding(exchange: Exchange): Finding {
  const date = recordIn(exchange)['chargeDate'];
  if (date === undefined) return otherwise('It is missing.', 'The portal works out that day itself.');
  const form = dateForm(date);
  return form
    ? asAssumed(`It is there, as ${form}.`)
    : otherwise(`It is no date: ${shapeOf(date)}.`, 'The portal works out that day itself.');
}
