import * as z from 'zod';
import { withTax } from '../../../src/contracts/charge.ts';
import { coupon } from '../../../src/contracts/orders/coupon.ts';
import { asJsonObject } from '../../../src/contracts/json-object.ts';
import { wireCharge, wireCurrency, wireInt, wireWhen } from '../../../src/contracts/wire.ts';
import { couponRefusal } from '../../../src/domain/orders/promo.ts';
import { isPast } from '../../../src/domain/text/when.ts';
import { byEachField, byInput, byRun, pointsWith } from '../checks.ts';
import {
  asAssumed,
  cannotBeTold,
  type Check,
  type Finding,
  type OpenPoints,
  otherwise,
} from '../open-point.ts';
import { answerOf, type Exchange, exchangesOf, recordIn, type Seen, stateOf } from '../seen.ts';
import { dateForm, ticked, shapeOf, shownWord } from '../shape.ts';
import type { Listed } from './changes.ts';

/** What is told where no promo code was given. */
export const noCode = cannotBeTold('No promo code was given.', 'Give one with `--promo-code`.');

const unread = 'The portal reads no price, and sells nothing by this preview.';
const wholeNumber: FieldForm = {
  isSo: (amount) => Number.isInteger(Number(amount)) && Number(amount) > 0,
  good: 'It is a whole number.',
  came: 'It is missing, or no whole number.',
};
const noLength = 'The portal promises nothing after the first charge.';

/** The open points of a price and of a promo code. */
export const pricePoints: OpenPoints = {
  ...pointsWith(byInput, {
    'preview body.account': '`account_code` is `pepperUser.account_id` of the profile.',
    'validateCoupon body.device_models': 'It has the models of the devices to cover.',
  }),
  'preview body.coupon_code': [
    'The platform subtracts the promo code’s discount from `subTotal`.',
    byRun('previews with and without `--promo-code`.', discountFinding),
  ],
  'preview answer.subTotal': [
    'It is the price of one period before tax, less the discount of `coupon_code`. A promo code redeemed before ends with its plan; if the platform keeps it, it is subtracted too.',
    byRun('the list price of the same plan.', subTotalFinding),
  ],
  'preview answer.total': [
    'It is `subTotal` plus `tax`, and no amount is below 0.',
    byEachField('the three amounts.', 'prices', (exchange) => {
      const amounts = amountsIn(exchange);
      if (!amounts) return otherwise(`One of the amounts is none: ${shapeOf(recordIn(exchange))}.`, unread);
      const { subTotal, tax, total } = amounts;
      if (![subTotal, tax, total].every((amount) => wireCharge.safeParse(amount).success))
        return otherwise('An amount is below 0.', unread);
      if (recordIn(exchange)['tax'] === undefined)
        return asAssumed('There is no `tax`. The portal takes what `total` is more than `subTotal`.');
      if (total === subTotal + tax) return asAssumed('The three amounts add up.');
      const than = total > subTotal + tax ? 'more' : 'less';
      return otherwise(`\`total\` is ${than} than \`subTotal\` plus \`tax\`.`, unread);
    }),
  ],
  'preview answer.tax_rate': [
    'It is the tax rate as a fraction, `0.0875` for 8.75 %; without it the portal says that the tax on a part of the price may differ by a cent.',
    byEachField('the rate and the tax.', 'prices', (exchange) => {
      const rate = recordIn(exchange)['tax_rate'];
      const today =
        'The portal works the rate out from the amounts, and says that the tax on a part of the price may differ by a cent.';
      const amounts = amountsIn(exchange);
      if (rate === undefined && amounts?.tax === 0)
        return cannotBeTold(
          'It is missing, where no tax is due.',
          'Use an account with an address where tax is due.',
        );
      if (rate === undefined) return otherwise('It is missing.', today);
      const number = Number(rate);
      if (!Number.isFinite(number) || number < 0 || number > 1)
        return otherwise('It is no fraction between 0 and 1.', today);
      if (amounts && Math.abs(amounts.subTotal * number - amounts.tax) > 1)
        return otherwise(
          'It is a fraction that does not give the tax of the same preview.',
          'The portal works with the rate.',
        );
      return asAssumed(
        number === 0
          ? 'It is 0, and so is the tax.'
          : 'It is a fraction, and gives the tax of the same preview.',
      );
    }),
  ],
  'preview answer.chargeDate': [
    'It is the day of the next charge if nothing is charged today; without it the portal works out that day.',
    byEachField('the field.', 'prices', (exchange, { nowMs }) => {
      const { chargeDate: date, trial } = recordIn(exchange);
      const trialEndsAt = wireWhen.safeParse(asJsonObject(trial)?.['trialEndDate']).data ?? null;
      const today = 'The portal works out that day itself.';
      if (trialEndsAt !== null && isPast(trialEndsAt, nowMs))
        return otherwise(
          'A preview names a trial that is over.',
          'The portal reads it as none: the price is charged today.',
        );
      if (date === undefined) return otherwise('It is missing.', today);
      return wireWhen.safeParse(date).data
        ? asAssumed(`It is there, as ${dateForm(date) ?? 'a date in another form'}.`)
        : otherwise(`It is no date: ${shapeOf(date)}.`, today);
    }),
  ],
  'validateCoupon answer': [
    'A code that is expired, used up or inactive is refused, or the answer says so: by a `state` of `expired`, `maxed_out` or `inactive`, by `valid`, by a past `redeem_by_date` or `redeem_by`, or by its redemptions. The portal then rejects it.',
    byCoupon(usableFinding),
  ],
  'validateCoupon answer.plan_codes': [
    'It has the code’s plans; empty or missing means every plan.',
    byCoupon(({ plan_codes: plans }) =>
      asAssumed(
        plans === undefined
          ? 'It is missing: the code is for every plan.'
          : 'It is there, and the contract reads it.',
      ),
    ),
  ],
  'validateCoupon answer.duration': [
    'It says which charges have the discount: `single_use` or `once`, `forever`, `temporal`, or `repeating`; without it the portal promises nothing after the first charge.',
    byCoupon(({ duration }) => {
      if (duration === undefined) return otherwise('It is missing.', noLength);
      return /^(single_use|once|forever|temporal|repeating)$/.test(String(duration))
        ? asAssumed(`It is \`${duration}\`.`)
        : otherwise('It is another word.', noLength);
    }),
  ],
  'validateCoupon answer.temporal_amount': [
    'With `temporal`, the discount lasts so many `temporal_unit` from the order on.',
    byLength('temporal', 'temporal_amount', wholeNumber),
  ],
  'validateCoupon answer.temporal_unit': [
    'It is `day`, `week`, `month` or `year`.',
    byLength('temporal', 'temporal_unit', {
      isSo: (unit) => /^(day|week|month|year)s?$/i.test(String(unit)),
      good: 'It is one of them.',
      came: 'It is missing, or another word.',
    }),
  ],
  'validateCoupon answer.duration_in_months': [
    'With `repeating`, the discount lasts so many months from the order on.',
    byLength('repeating', 'duration_in_months', wholeNumber),
  ],
};

/** The amounts of a preview in minor units, with the tax that it leaves out; undefined where one of them is none. */
function amountsIn(exchange: Exchange): { subTotal: number; tax: number; total: number } | undefined {
  const amounts = z.object({ subTotal: wireInt, tax: wireInt.optional(), total: wireInt });
  const { data } = amounts.safeParse({ ...recordIn(exchange) });
  return data && withTax(data);
}

/** Judges the prices of all previews without a promo code by the list prices of the same plans. */
function subTotalFinding(seen: Seen): Finding {
  const state = stateOf(seen, 'preview', ['prices']);
  if (state.kind === 'notAsked') return cannotBeTold(state.untold.because, state.untold.toTell);
  const compared = exchangesOf(seen, 'preview', ['prices']).flatMap((each) => comparedPrice(each, seen));
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

/** Judges what a promo code takes off, by the previews of the same plan with it and without it. */
function discountFinding(seen: Seen): Finding {
  if (!seen.hasPromoCode) return noCode;
  const previews = exchangesOf(seen, 'preview', ['prices']).map((exchange) => ({
    exchange,
    ...seen.previewed.get(exchange.requestId),
  }));
  const coded = previews.find(({ isCoded }) => isCoded);
  const plain = previews.find(({ planId, isCoded }) => planId === coded?.planId && !isCoded);
  if (!coded?.exchange.result.ok || !plain?.exchange.result.ok)
    return cannotBeTold(
      coded
        ? 'A preview with the promo code, or the one without it, gave no price.'
        : 'No plan could be previewed with the promo code.',
      'Give a code that the platform takes for the account.',
    );
  const [less = 0, more = 0] = [coded, plain].map((each) => Number(recordIn(each.exchange)['subTotal']));
  return less < more
    ? asAssumed('`subTotal` is lower with the promo code than without it.')
    : otherwise(
        `\`subTotal\` is ${less > more ? 'higher' : 'the same'} with the promo code as without it.`,
        'The portal says that the price does not show the code, and promises nothing for it.',
      );
}

/** Settles a field of a promo code that the platform takes, by its record in the one form. */
function byCoupon(judge: (coupon: Listed, seen: Seen) => Finding): Check {
  return byRun('`--promo-code`.', (seen) => {
    const asked = exchangesOf(seen, 'validateCoupon');
    const found = asked.find(({ result }) => result.ok);
    if (found) return judge(recordIn(found), seen);
    if (!seen.hasPromoCode) return noCode;
    // The promo code is asked for before the one that does not exist.
    const state = stateOf({ ...seen, exchanges: asked.slice(0, 1) }, 'validateCoupon');
    return state.kind === 'noAnswer'
      ? cannotBeTold(`The promo code could not be checked: ${state.how}.`, 'Run this again.')
      : cannotBeTold('The platform did not take the promo code.', 'Give one that it takes for the account.');
  });
}

/** A form of a field, with what is said where it has the form and where not. */
type FieldForm = { isSo: (value: unknown) => boolean; good: string; came: string };

/** Settles a field of a promo code that lasts for some time: of no other does it say anything. */
function byLength(duration: 'temporal' | 'repeating', field: string, { isSo, good, came }: FieldForm): Check {
  const another = {
    temporal: 'Use one that lasts for some time.',
    repeating: 'Use one of Stripe’s that repeats.',
  };
  return byCoupon((record) => {
    if (record['duration'] !== duration)
      return cannotBeTold(`The promo code is not \`${duration}\`.`, another[duration]);
    return isSo(record[field]) ? asAssumed(good) : otherwise(came, noLength);
  });
}

/** Judges whether a promo code that the platform takes can still be used, by the portal’s own rule. */
function usableFinding(record: Listed, seen: Seen): Finding {
  const fields = ['state', 'valid', 'redeem_by_date', 'redeem_by', 'max_redemptions'];
  const without = Object.fromEntries(fields.map((field) => [field, undefined]));
  const refusedBy = fields.filter((field) => {
    const { data } = coupon.safeParse({ ...record, ...without, [field]: record[field] });
    return data && couponRefusal(data, seen.nowMs);
  });
  if (refusedBy.length > 0) return asAssumed(`It is taken, and cannot be used by ${ticked(refusedBy)}.`);
  const state = coupon.safeParse(record).data?.state;
  return state && state !== 'redeemable'
    ? otherwise(
        `Its \`state\` is ${shownWord(state, seen)}.`,
        'The portal does not know the word, and takes the code as one that can be used.',
      )
    : asAssumed('Nothing in it says that the code cannot be used.');
}
