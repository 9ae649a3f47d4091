import type * as z from 'zod';
import type { subscribeBody } from '../../../contracts/orders/subscribe.ts';
import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { couponPlans, findCoupon, fitsDevices, wireDuration } from '../../money/coupons.ts';
import type { Account } from '../../world/entities.ts';
import { isoDate } from '../../world/clock.ts';
import type { RequestedOrder } from '../../money/resolve-order.ts';
import { plansInEffect } from '../../world/plans-in-effect.ts';
import { quoteOrder } from '../../money/quote.ts';
import { dialectOf } from '../dialects.ts';
import { couponIn, previewedCode, previewIn, orderAnswerIn } from '../order-dialect.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { type Payment, redeemedBy, subscribe } from '../../money/subscribe.ts';
import { taxAddress, taxRate } from '../../money/taxes.ts';
import { wrappedCardRefusal } from '../wrapped-refusal.ts';

/** The preview of an order, the order itself, and coupons. */
export const orderRoutes: readonly Route[] = [
  signedRoute(platformOperations.preview, ({ world, brand, body }, { account, session }) => {
    if (body.account.account_code !== session.accountId) return refused('forbidden');
    // A preview without an address is for the card on file.
    const address = body.account.billing_info.country
      ? body.account.billing_info
      : taxAddress(account, world.store.cards.get(account.key));
    const quote = quoteOrder(
      brand,
      {
        account,
        plans: plansInEffect(world.store, account),
        redeemed: redeemedBy(world, account),
        keepsCoupon: dialectOf(world, brand.key).has('keeps-coupon'),
      },
      {
        planCode: body.plan_code,
        currency: body.currency,
        couponCode: previewedCode(dialectOf(world, brand.key), body.coupon_code),
        address,
      },
      world.clock.nowMs(),
    );
    if (quote.at === 'refused') return quote;
    const { amounts, chargeAtMs, trialEndsAtMs } = quote.answer;
    const preview = previewIn(dialectOf(world, brand.key), {
      ...amounts,
      currency: body.currency,
      tax_rate: taxRate(address),
      chargeDate: isoDate(chargeAtMs),
      trial:
        trialEndsAtMs === null
          ? null
          : { trialEndDate: isoDate(trialEndsAtMs), costAfterTrial: amounts.total },
    });
    return answered(preview);
  }),

  signedRoute(platformOperations.validateCoupon, ({ world, brand, params, body }, { account }) => {
    const lookup = findCoupon(params.get('code') ?? '', redeemedBy(world, account));
    if (lookup.at === 'refused') return lookup;
    if (!fitsDevices(lookup.answer, body.device_models)) return refused('couponForOtherDevices');
    const planCodes = couponPlans(brand, lookup.answer);
    const plain = {
      coupon_code: lookup.answer.code,
      description: lookup.answer.description,
      ...wireDuration(lookup.answer),
      plan_codes: planCodes && { plan_code: planCodes },
    };
    return answered(couponIn(dialectOf(world, brand.key), plain, world.clock.nowMs()));
  }),

  signedRoute(platformOperations.subscribe, ({ world, brand, body }, { account }) => {
    const done = subscribe(world, brand, account, orderOf(account, body));
    const dialect = dialectOf(world, brand.key);
    if (done.at === 'refused') return wrappedCardRefusal(dialect, done) ?? done;
    return answered(orderAnswerIn(dialect, done.answer, world.clock.nowMs()));
  }),
];

/** Reads both forms of the body: the management form has no currency or card, so the account's are used. */
function orderOf(
  account: Account,
  body: z.output<typeof subscribeBody>,
): { order: RequestedOrder; payment: Payment } {
  const order = {
    planId: body.pepperPlanId,
    planCode: body.targetPlanCode,
    subscriptionId: body.pepperSubscriptionId,
    externalId: body.currentSubscriptionUuid,
    devices: body.devices.map(({ deviceId }) => deviceId),
    devicesRemoved: body.devicesRemoved.map(({ deviceId }) => deviceId),
  };
  if ('flow' in body)
    return {
      order: { ...order, currency: account.currency, couponCode: null },
      payment: { billingToken: null, actionResultTokenId: null },
    };
  const { currency, couponCode, billingToken, actionResultTokenId } = body;
  return { order: { ...order, currency, couponCode }, payment: { billingToken, actionResultTokenId } };
}
