import { byAddress, byEachField, byField, byInput, untold } from '../checks.ts';
import { asAssumed, type CallPoints, cannotBeTold, otherwise, point } from '../open-point.ts';
import { fieldIn, recordIn } from '../seen.ts';
import { couponField, discountFinding, durationFinding, usableFinding } from './coupons.ts';
import { chargedFinding, periodEndFinding, wantedPlanFinding, wrappedFinding } from './orders.ts';
import { chargeDateFinding, subTotalFinding, taxRateFinding, totalFinding } from './previews.ts';

const promo = {
  sent: 'the preview of a plan with the promo code of `--promo-code`, beside the one without.',
};

/** The open points of orders: price, promo code, order and hosted checkout. */
export const orderPoints = {
  preview: {
    journey: 'orders',
    fields: 'src/contracts/orders/preview.ts',
    open: {
      context: point('The context is `subscriptions`.', byAddress),
      'body.coupon_code': point(
        'The portal sends the promo code, and the platform subtracts the discount from `subTotal`.',
        { how: promo.sent, judge: discountFinding },
      ),
      'body.account': point('`account_code` is `pepperUser.account_id` of the profile.', byInput),
      'answer.subTotal': point(
        'It is the price of one period before tax, less the discount of `coupon_code`. A promo code that was redeemed before ends with its plan; where the platform keeps it, it is subtracted too.',
        { how: 'the list price of the same plan.', judge: subTotalFinding },
      ),
      'answer.total': point(
        'It is `subTotal` plus `tax`, and no amount is below 0.',
        byEachField('the three amounts.', 'prices', totalFinding),
      ),
      'answer.tax_rate': point(
        'It is the rate of the tax as a fraction, `0.0875` for 8.75 %; without it the portal says that the tax on a part of the price may differ by a cent.',
        byEachField('the rate, and the tax of the same preview.', 'prices', taxRateFinding),
      ),
      'answer.chargeDate': point(
        'It is the day of the next charge where nothing is charged today; without it the portal works out that day.',
        byEachField('the field.', 'prices', chargeDateFinding),
      ),
    },
  },
  validateCoupon: {
    journey: 'orders',
    fields: 'src/contracts/orders/coupon.ts',
    open: {
      context: point('The context is `subscriptions`.', byAddress),
      'body.device_models': point('It has the models of the devices that the plan will cover.', byInput),
      answer: point(
        'A code that has expired, is used up or is inactive is refused, or the answer says so: by a `state` of `expired`, `maxed_out` or `inactive`, by `valid`, by a `redeem_by_date` or `redeem_by` that is over, or by its redemptions. The portal then rejects it.',
        couponField(usableFinding),
      ),
      'answer.plan_codes': point(
        'It has the plans that the code is for; an empty or missing list means every plan.',
        couponField(({ plan_codes: plans }) =>
          asAssumed(
            plans === undefined
              ? 'It is missing: the code is for every plan.'
              : 'It is there, and the contract reads it.',
          ),
        ),
      ),
      'answer.duration': point(
        'It says how many charges have the discount: `single_use` or `once`, `forever`, `temporal`, or `repeating`; without it the portal promises nothing after the first charge.',
        couponField(durationFinding),
      ),
      'answer.temporal_amount': point(
        'With `temporal`, the discount lasts so many of `temporal_unit`, from the order on.',
        couponField(({ duration, temporal_amount: amount }) => {
          if (duration !== 'temporal')
            return cannotBeTold('The promo code is not `temporal`.', 'Use one that lasts for some time.');
          return Number.isInteger(Number(amount)) && Number(amount) > 0
            ? asAssumed('It is a whole number.')
            : otherwise(
                'It is missing, or no whole number.',
                'The portal promises nothing after the first charge.',
              );
        }),
      ),
      'answer.temporal_unit': point(
        'It is `day`, `week`, `month` or `year`.',
        couponField(({ duration, temporal_unit: unit }) => {
          if (duration !== 'temporal')
            return cannotBeTold('The promo code is not `temporal`.', 'Use one that lasts for some time.');
          return /^(day|week|month|year)s?$/i.test(String(unit))
            ? asAssumed('It is one of them.')
            : otherwise(
                'It is missing, or another word.',
                'The portal promises nothing after the first charge.',
              );
        }),
      ),
      'answer.duration_in_months': point(
        'With `repeating`, the discount lasts so many months, from the order on.',
        couponField(({ duration, duration_in_months: months }) => {
          if (duration !== 'repeating')
            return cannotBeTold('The promo code is not `repeating`.', 'Use one of Stripe’s that repeats.');
          return Number.isInteger(Number(months)) && Number(months) > 0
            ? asAssumed('It is a whole number.')
            : otherwise(
                'It is missing, or no whole number.',
                'The portal promises nothing after the first charge.',
              );
        }),
      ),
    },
  },
  subscribe: {
    journey: 'orders',
    askedWith: '--orders',
    fields: 'src/contracts/orders/subscribe.ts',
    open: {
      context: point('The context is `subscriptions`.', byAddress),
      body: point(
        'It carries no price. The platform charges today what the portal shows: nothing where a new trial begins, while a trial runs, on a downgrade or for a plan that is kept; otherwise the new price minus the current one, at least 0, with tax.',
        { how: 'the invoices after an order (`--orders`).', judge: chargedFinding },
      ),
      'body.pepperPlanId': point('It names the wanted plan, not the current one.', {
        how: 'the plan of the account after an order (`--orders`).',
        judge: wantedPlanFinding,
      }),
      answer: point(
        'A 200 response may contain a failure: `FunctionError` beside `Payload`, whose inner `Payload` has the code in `errorType`, or in `errorMessage` beside the name of an error.',
        { how: 'an order of an account whose card is declined (`--orders`).', judge: wrappedFinding },
      ),
      'answer.current_period_ends_at': point(
        'It is the end of the period that the order begins, a day to come.',
        byField('an order (`--orders`).', periodEndFinding),
      ),
    },
  },
  checkoutDelegate: {
    journey: 'orders',
    askedWith: '--changes',
    open: {
      context: point('The context is `billing`.', byAddress),
      'body.pepperPlanId': point(
        'It names the wanted plan.',
        untold(
          'What is sold shows on the provider’s page alone.',
          'Open a checkout on the portal of this environment and read what it sells.',
        ),
      ),
      'body.successUrl': point('Both addresses may use any host of the brand’s portal.', byInput),
      'body.couponCode': point('The portal sends the promo code.', {
        how: 'a checkout with the promo code of `--promo-code`.',
        judge: (seen, call) =>
          seen.hasPromoCode
            ? byInput.judge(seen, call)
            : cannotBeTold('No promo code was given.', 'Give one with `--promo-code`.'),
      }),
      'answer.couponCode': point(
        'It names the promo code that the provider’s page will apply; it is missing where the page applies none.',
        byField('a checkout with the promo code of `--promo-code`.', (exchange) => {
          const code = fieldIn(recordIn(exchange), 'couponCode');
          return code === undefined
            ? cannotBeTold(
                'It is missing: the page applies none, or no promo code was sent.',
                'Give a promo code that the provider’s page applies.',
              )
            : asAssumed('It names a promo code.');
        }),
      ),
    },
  },
} satisfies Readonly<Record<string, CallPoints>>;
