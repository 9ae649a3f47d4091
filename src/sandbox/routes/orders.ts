import { platformOperations } from '../../contracts/platform-table.ts';
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
];

/** The codes of the coupons that an account has redeemed. */
function redeemedBy({ store }: World, { key }: Account): string[] {
  return store.redemptions.ownedBy(key).map(({ code }) => code);
}
