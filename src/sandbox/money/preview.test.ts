import { beforeEach, describe, expect, it, test } from 'vitest';
import { preview } from '../../contracts/orders/preview.ts';
import { DAY_MS } from '../world/clock.ts';
import { customer, refusalOf } from './customer.fixture.ts';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});
const nowMs = () => sandbox.world.clock.nowMs();
const answerOf = async (response: Response) => preview.parse(await response.json());
const near = (atMs: number) => ({
  asymmetricMatch: (other: unknown) => typeof other === 'number' && Math.abs(other - atMs) < 5_000,
});

describe('POST /preview answers currency, subTotal, tax, total, chargeDate, trial', () => {
  test.each([
    ['an upgrade', 'owner', 'geeni', 'geeni_premium_m', {}, [799, 0, 799], 0],
    ['another currency', 'owner', 'geeni', 'geeni_premium_m', { currency: 'EUR' }, [799, 0, 799], 0],
    ['a taxed address', 'californian', 'notion', 'notion_premium_m', {}, [999, 95, 1094], 0],
    ['a taxed address at another brand', 'californian', 'geeni', 'geeni_premium_m', {}, [799, 76, 875], 0],
    ['a coupon', 'owner', 'geeni', 'geeni_premium_m', { coupon_code: 'SAVE10' }, [719, 0, 719], 0],
    [
      'a coupon and tax',
      'californian',
      'notion',
      'notion_premium_y',
      { coupon_code: 'yearly20' },
      [7999, 760, 8759],
      0,
    ],
    ['a downgrade', 'owner', 'geeni', 'geeni_basic_m', {}, [199, 0, 199], 27],
    ['a downgrade in a trial', 'trial', 'geeni', 'geeni_basic_m', {}, [199, 0, 199], 20],
    ['an upgrade in a trial', 'trial', 'geeni', 'geeni_premium_m', {}, [799, 0, 799], 20],
    ['an account that had a trial before', 'legacy', 'geeni', 'geeni_plus_m', {}, [399, 0, 399], 0],
    ['a free plan on sale', 'owner', 'visi', 'basic', {}, [0, 0, 0], 27],
  ])('%s', async (_what, persona, brand, planCode, more, [subTotal, tax, total], inDays) => {
    const { preview: ask } = await customer(sandbox, persona, brand);
    expect(await answerOf(await ask(planCode, more))).toMatchObject({
      currency: 'currency' in more ? more.currency : 'USD',
      subTotal,
      tax,
      total,
      chargeDate: near(nowMs() + inDays * DAY_MS),
      trial: null,
    });
  });

  // A free trial of 30 days, once per account, for new subscribers only.
  test.each([
    ['newcomer', 'geeni', 'geeni_plus_m', 399],
    ['free', 'geeni', 'geeni_plus_y', 3999],
    ['newcomer', 'notion', 'notion_plus_m', 599],
  ])('%s at %s gets a trial of %s', async (persona, brand, planCode, costAfterTrial) => {
    const { preview: ask } = await customer(sandbox, persona, brand);
    const { chargeDate, trial, total } = await answerOf(await ask(planCode));
    expect(chargeDate).toEqual(near(nowMs() + 30 * DAY_MS));
    expect(trial).toEqual({ trialEndDate: chargeDate, costAfterTrial });
    expect(total).toBe(costAfterTrial);
  });

  it('quotes the next period of the current plan if it has a pending change', async () => {
    const pending = await customer(sandbox, 'pending');
    const [held] = await pending.plans();
    const { chargeDate, ...amounts } = await answerOf(await pending.preview(held?.planCode ?? ''));
    expect(chargeDate).toBe(held?.renewsAt);
    expect(amounts).toMatchObject({ subTotal: 799, trial: null });
  });

  test.each<[string, string, string, object, number, string]>([
    ['an unknown plan', 'owner', 'nope', {}, 404, 'error.subscription.preview.plan_not_found'],
    ['an old plan', 'owner', 'geeni_classic_m', {}, 404, 'error.subscription.preview.plan_not_found'],
    ['a plan of another brand', 'owner', 'otis_pro_m', {}, 404, 'error.subscription.preview.plan_not_found'],
    [
      'an unknown currency',
      'owner',
      'geeni_premium_m',
      { currency: 'XXX' },
      400,
      'error.subscription.preview.currency',
    ],
    ['the plan held', 'owner', 'geeni_plus_m', {}, 409, 'error.subscription.preview.already_subscribed'],
    [
      'the plan held by Apple',
      'double',
      'geeni_premium_m',
      {},
      409,
      'error.subscription.preview.already_subscribed',
    ],
    ['an unknown coupon', 'owner', 'geeni_premium_m', { coupon_code: 'x' }, 404, 'error.promo.not_found'],
    [
      'a yearly coupon for a monthly plan',
      'owner',
      'geeni_premium_m',
      { coupon_code: 'yearly20' },
      400,
      'error.promo.plan_restriction',
    ],
    [
      'a coupon for a downgrade',
      'owner',
      'geeni_basic_m',
      { coupon_code: 'save10' },
      409,
      'change_must_be_immediate',
    ],
    ['another account', 'owner', 'geeni_premium_m', { account: 'geeni-free' }, 403, 'Forbidden'],
  ])('refuses %s', async (_what, persona, planCode, more, status, errorCode) => {
    const { preview: ask } = await customer(sandbox, persona);
    expect(await refusalOf(await ask(planCode, more))).toEqual({ status, errorCode });
  });

  it('changes nothing, however often it is called', async () => {
    const { preview: ask, plans, invoices } = await customer(sandbox, 'newcomer');
    await Promise.all([1, 2, 3].map(() => ask('geeni_plus_m', { coupon_code: 'save10' })));
    expect([await plans(), await invoices()]).toEqual([[], []]);
    expect(sandbox.world.store.redemptions.list()).toEqual([]);
  });
});
