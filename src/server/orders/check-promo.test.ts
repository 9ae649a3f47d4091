import { expect, test } from 'vitest';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { checkPromo } from './check-promo.ts';

test.each<[string, number, unknown, string]>([
  ['with a bare 404, for a code that the platform does not know,', 404, { message: 'Not Found' }, 'invalid'],
  ['with a bare 400', 400, {}, 'invalid'],
  ['with a code of the platform', 404, { errorCode: 'error.promo.plan_restriction' }, 'plan'],
  ['by a busy gateway', 429, { message: 'Too Many Requests' }, 'unknown'],
  ['by an outage', 500, {}, 'unknown'],
])('a promo code refused %s (%i %j) is rejected as %s', async (_how, status, body, why) => {
  const { client } = testPlatform(() => Response.json(body, { status }));
  expect(await checkPromo(client, 'save10', 'pro_m', [], 0)).toEqual({
    code: 'save10',
    state: 'rejected',
    why,
  });
});

test.each<[object, object]>([
  [{}, { state: 'accepted', description: '10 % off', lasts: { kind: 'unknown' } }],
  [{ plan_codes: ['pro_y'] }, { state: 'rejected', why: 'plan' }],
  [{ state: 'expired' }, { state: 'rejected', why: 'invalid' }],
  [
    { redeem_by: 1_764_331_199, state: 'redeemable' },
    { state: 'rejected', why: 'invalid' },
  ],
  [
    { state: 'maxed_out', plan_codes: ['pro_y'] },
    { state: 'rejected', why: 'redeemed' },
  ],
])('a promo code whose coupon says %j: %j', async (said, expected) => {
  const { client } = testPlatform(() =>
    Response.json({ coupon_code: 'save10', description: '10 % off', ...said }),
  );
  const entry = await checkPromo(client, 'save10', 'pro_m', [], Date.UTC(2026, 10, 28));
  expect(entry).toEqual({ code: 'save10', ...expected });
});
