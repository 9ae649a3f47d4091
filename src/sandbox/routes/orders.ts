import { platformOperations } from '../../contracts/platform-table.ts';
import { couponPlans, findCoupon, fitsDevices } from '../coupons.ts';
import type { Account } from '../entities.ts';
import { isoDate } from '../clock.ts';
import { quoteOrder } from '../quote.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import type { World } from '../world.ts';

/** What a plan costs, and ordering it (spec subscriptions-and-money.md section 7). */
export const orderRoutes: readonly Route[] = [
  signedRoute(platformOperations.preview, ({ world, brand, body }, { account }) => {
    if (body.account.account_code !== account.id) return refused('forbidden');
    const quote = quoteOrder(
      brand,
      {
        account,
        plans: world.store.plans.ownedBy(account.key),
        redeemed: redeemedBy(world, account),
      },
      { planCode: body.plan_code, currency: body.currency, couponCode: body.coupon_code ?? null },
      world.clock.nowMs(),
    );
    if (quote.at === 'refused') return quote;
    const { amounts, chargeAtMs, trialEndsAtMs } = quote.answer;
    return answered({
      ...amounts,
      currency: body.currency,
      chargeDate: isoDate(chargeAtMs),
      trial:
        trialEndsAtMs === null
          ? null
          : { trialEndDate: isoDate(trialEndsAtMs), costAfterTrial: amounts.total },
    });
  }),

  signedRoute(platformOperations.validateCoupon, ({ world, brand, params, body }, { account }) => {
    const found = findCoupon(params.get('code') ?? '', redeemedBy(world, account));
    if (found.at === 'refused') return found;
    if (!fitsDevices(found.answer, body.device_models)) return refused('couponForOtherDevices');
    const planCodes = couponPlans(brand, found.answer);
    return answered({
      coupon_code: found.answer.code,
      description: found.answer.description,
      plan_codes: planCodes && { plan_code: planCodes },
    });
  }),
];

/** The codes of the coupons that an account has redeemed. */
function redeemedBy({ store }: World, { key }: Account): string[] {
  return store.redemptions.ownedBy(key).map(({ code }) => code);
}
