import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { platformOperations as operations } from '../../contracts/platform/platform-table.ts';
import { clearDialects, type DialectForm, setDialect } from './dialects.ts';
import { customer } from '../money/customer.fixture.ts';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});
afterEach(() => clearDialects(sandbox.world));

const speak = (...forms: DialectForm[]) => setDialect(sandbox.world, { brand: 'geeni', forms });
const fields = z.record(z.string(), z.unknown());
const record = async (response: Response) => fields.parse(await response.json());
const without = (answer: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name)));

const previewOf = async (persona: string) =>
  without(await record(await (await customer(sandbox, persona)).preview('geeni_premium_m')), ['chargeDate']);

test.each<[DialectForm, readonly string[]]>([
  ['no-tax-rate', ['tax_rate']],
  ['no-charge-date', ['chargeDate']],
])('%s leaves out of a preview %j, and nothing else', async (form, names) => {
  const { preview } = await customer(sandbox, 'californian');
  const plainly = await record(await preview('geeni_premium_m'));
  speak(form);
  const said = await record(await preview('geeni_premium_m'));
  expect(Object.keys(said)).toEqual(Object.keys(without(plainly, names)));
});

it('odd-preview has a total that is one more than its parts', async () => {
  const plainly = await previewOf('californian');
  speak('odd-preview');
  const said = await previewOf('californian');
  expect(said).toEqual({ ...plainly, total: Number(plainly['total']) + 1 });
});

test.each(['save10', 'always15', 'quarter25', 'yearly20'])(
  'no-coupon-length leaves out how long %s lasts, and nothing else',
  async (code) => {
    const { validateCoupon } = await customer(sandbox, 'owner');
    const plainly = await record(await validateCoupon(code));
    speak('no-coupon-length');
    expect(await record(await validateCoupon(code))).toEqual(
      without(plainly, ['duration', 'temporal_amount', 'temporal_unit']),
    );
    expect(plainly).toHaveProperty('duration');
  },
);

test.each<[DialectForm, object]>([
  ['coupon-expired', { state: 'expired' }],
  ['coupon-maxed-out', { state: 'maxed_out' }],
  ['coupon-invalid', { valid: false }],
  ['coupon-past-day', { state: 'redeemable', redeem_by_date: expect.stringMatching(/^\d{4}-/) }],
])('%s tells that a coupon is over, with status 200', async (form, told) => {
  const { validateCoupon } = await customer(sandbox, 'owner');
  const plainly = await record(await validateCoupon('save10'));
  speak(form);
  const answer = await validateCoupon('save10');
  expect([answer.status, await record(answer)]).toEqual([200, { ...plainly, ...told }]);
});

it('no-coupon-preview shows the price without the promo code, and the order takes it off', async () => {
  speak('no-coupon-preview');
  const { order, preview, ledger } = await customer(sandbox, 'returned');
  const quoted = await record(await preview('geeni_premium_m', { coupon_code: 'always15' }));
  await order('geeni_premium_m', [1, 2], { couponCode: 'always15' });
  expect([quoted['total'], ledger()[0]?.amountMinor]).toEqual([799, expect.any(Number)]);
  expect(ledger()[0]?.amountMinor).toBeLessThan(799 - 199);
});

describe('an upgrade after an order with a promo code', () => {
  test.each<[DialectForm[], string, string | null, object]>([
    [[], 'always15', null, { preview: 799, charged: 400, next: 799 }],
    [['keeps-coupon'], 'always15', null, { preview: 679, charged: 280, next: 679 }],
    [['keeps-coupon'], 'quarter25', null, { preview: 599, charged: 200, next: 599 }],
    [['keeps-coupon'], 'save10', null, { preview: 799, charged: 400, next: 799 }],
    [['keeps-coupon'], 'always15', 'quarter25', { preview: 599, charged: 200, next: 599 }],
  ])('%j: first %s, then %s', async (forms, code, newCode, expected) => {
    speak(...forms);
    const { order, preview, ledger, plans } = await customer(sandbox, 'returned');
    await order('geeni_plus_m', [1, 2], { couponCode: code });
    const quoted = await preview('geeni_premium_m', newCode === null ? {} : { coupon_code: newCode });
    const { total } = operations.preview.answer.parse(await quoted.json());
    await order('geeni_premium_m', [1, 2], { couponCode: newCode });
    const next = (await plans()).at(-1)?.nextCharge?.total;
    expect({ preview: total, charged: ledger()[0]?.amountMinor, next }).toEqual(expected);
  });
});
