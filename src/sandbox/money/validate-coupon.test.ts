import { beforeEach, describe, expect, it, test } from 'vitest';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import { coupon } from '../../contracts/orders/coupon.ts';
import { customer, refusalOf } from './customer.fixture.ts';
import { brandOf, testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

/** Calls POST /validateCoupon/{code} as a persona. */
async function validate(code: string, models: string[] = [], brand = 'geeni') {
  return (await customer(sandbox, 'owner', brand)).validateCoupon(code, models);
}

describe('POST /validateCoupon/{code}: coupon_code, description, plan_codes', () => {
  test.each([
    ['save10', [], '10 % off', null],
    ['SAVE10', [], '10 % off', null],
    ['doorbell5', ['IC-110', 'DB-200'], '$5 off with a doorbell', null],
    ['yearly20', [], '20 % off a year', { plan_code: ['geeni_basic_y', 'geeni_plus_y', 'geeni_premium_y'] }],
  ])('accepts %s with %j', async (code, models, description, planCodes) => {
    expect(coupon.parse(await (await validate(code, models)).json())).toMatchObject({
      coupon_code: code.toLowerCase(),
      description,
      plan_codes: planCodes,
    });
  });

  test.each([
    ['nope', [], 404, 'error.promo.not_found'],
    ['a/b?c', [], 404, 'error.promo.not_found'],
    ['doorbell5', ['IC-110'], 400, 'error.promo.device_restriction'],
    ['doorbell5', [], 400, 'error.promo.device_restriction'],
    ['used', [], 409, 'error.promo.max_redemptions'],
    ['RightNow', [], 409, 'change_must_be_immediate'],
    ['broken', [], 500, 'error.promo.internal'],
  ])('refuses %s with %j', async (code, models, status, errorCode) => {
    expect(await refusalOf(await validate(code, models))).toEqual({ status, errorCode });
  });

  it('is refused only for the account that has redeemed it', async () => {
    sandbox.world.store.redemptions.put({ accountKey: 'geeni:owner@geeni.example', code: 'save10', atMs: 1 });
    expect(await refusalOf(await validate('save10'))).toMatchObject({
      errorCode: 'error.promo.max_redemptions',
    });
    expect((await validate('save10', [], 'otis')).status).toBe(200);
  });

  test.each([...allSandboxBrands.byKey.keys()])(
    '%s sells the plans that yearly20 applies to',
    async (key) => {
      const answer = coupon.parse(await (await validate('yearly20', [], key)).json());
      const codes = [answer.plan_codes?.plan_code ?? []].flat();
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes)
        expect(brandOf(key).catalogue.find((tier) => tier.code === code)?.billingCycle).toBe(12);
    },
  );
});
