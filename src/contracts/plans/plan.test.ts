import { describe, expect, it, test } from 'vitest';
import { readWire } from '../platform/wire-reading.ts';
import { planConfig, plan, planList } from './plan.ts';

const wire = {
  id: 7,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
  amountInCents: { USD: { _: 799 }, JPY: { _: '1200' } },
  features: { retention: '30', snooze: true },
  cost: [{ amount: 799, currency: 'USD' }],
  trial: { duration: 30, unit: 'days' },
};

describe('a plan of the catalogue', () => {
  it('has its prices in minor units by currency, from the field named _', () => {
    expect(plan.parse(wire).prices).toEqual([
      { currency: 'USD', minorUnits: 799 },
      { currency: 'JPY', minorUnits: 1200 },
    ]);
  });

  it('is visible, not default and not legacy unless it says so', () => {
    expect(plan.parse(wire)).toMatchObject({ isVisible: true, isDefault: false, isLegacy: false });
    const said = { ...wire, visible: false, default: true, legacy: true };
    expect(plan.parse(said)).toMatchObject({ isVisible: false, isDefault: true, isLegacy: true });
  });

  test.each([
    [{ features: { retention: 30 } }, 30],
    [{ features: { retention: '30' } }, 30],
    [{ features: { retention: null } }, 0],
    [{ features: {} }, 0],
    [{ features: null }, 0],
    [{ features: undefined }, 0],
  ])('with %j keeps %i days', (changes, days) => {
    expect(plan.parse({ ...wire, ...changes }).retentionDays).toBe(days);
  });

  test.each([
    ['without a name', { name: '' }],
    ['without a code', { external_plan_code: undefined }],
    ['with a cycle that is not a number', { billing_cycle: 'one' }],
    ['with a negative cycle', { billing_cycle: -1 }],
    ['with half a device', { device_quantity: 1.5 }],
    ['with a price that is not a number', { amountInCents: { USD: { _: '7.99 USD' } } }],
    ['with a negative price', { amountInCents: { USD: { _: -799 } } }],
    ['with a price of half a cent', { amountInCents: { USD: { _: 0.5 } } }],
  ])('is refused %s', (_what, changes) => {
    expect(plan.safeParse({ ...wire, ...changes }).success).toBe(false);
  });

  test.each([[null], [''], [true], [[]], [{}], [undefined]])('never reads %j as a price', (amount) => {
    const read = plan.safeParse({ ...wire, amountInCents: { USD: { _: amount } } });
    expect(read.success ? read.data.prices : []).toEqual([]);
  });

  it('ignores a hostile currency', () => {
    const amounts: unknown = JSON.parse('{"__proto__": {"_": 1}, "USD": {"_": 799}}');
    expect(plan.parse({ ...wire, amountInCents: amounts }).prices).toEqual([
      { currency: 'USD', minorUnits: 799 },
    ]);
  });
});

describe('planList', () => {
  test.each([[null], [{}], ['[]'], [[null]], [[wire, { ...wire, id: undefined }]]])(
    'refuses %j',
    (answer) => {
      expect(planList.safeParse(answer).success).toBe(false);
    },
  );

  it('may be empty', () => {
    expect(planList.parse([])).toEqual([]);
  });
});

describe('the plan of a subscription', () => {
  const held = { ...wire, device_quantity: 5, billing_cycle: 1, billing_order: 20 };
  const fields = ['device_quantity', 'billing_cycle', 'billing_order'] as const;

  test.each(fields.flatMap((field) => [undefined, null, '', 'unlimited', 0.5].map((odd) => [field, odd])))(
    'is kept with the %s %j, which is null',
    (field, odd) => {
      const read = readWire(planConfig, { ...held, [String(field)]: odd });
      expect(read.ok && read.value).toEqual({ ...planConfig.parse(held), [String(field)]: null });
    },
  );

  test.each([[-1], ['-1']])('is kept with %j devices or months, which is null', (odd) => {
    const read = readWire(planConfig, { ...held, device_quantity: odd, billing_cycle: odd });
    expect(read).toMatchObject({ ok: true, value: { device_quantity: null, billing_cycle: null } });
  });
});
