import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { billingInfo } from '../billing/billing-info.ts';
import { invoiceDetails, invoiceList } from '../billing/invoice.ts';
import { coupon } from '../orders/coupon.ts';
import { preview } from '../orders/preview.ts';
import { planList } from '../plans/plan.ts';
import { subscriptionList } from '../plans/subscription.ts';
import { asJsonObject } from '../json-object.ts';
import { listFormOf } from '../wire.ts';
import { platformOperations } from './platform-table.ts';
import { inOneForm, listFields } from './wire-forms.ts';
import { readWire } from './wire-reading.ts';

const plan = {
  id: 7,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
};
const subscription = { id: 1, plan_config_id: 7, plan_config: plan };
const pending = { pepper_name: 'Lite', billing_cycle: 0 };
const quote = { currency: 'USD', subTotal: 799, tax: 0, total: 799, chargeDate: '2026-12-03' };

/** Each list inside a record: the record without the list, its field, the name of one item, and one item. */
const innerLists: [string, z.ZodType, (list: unknown) => unknown, string, unknown][] = [
  ['devices', subscriptionList, (devices) => [{ ...subscription, devices }], 'device', { deviceId: 'a' }],
  ['device_ids', subscriptionList, (list) => [{ ...subscription, device_ids: list }], 'device_id', 'a'],
  ['highlights', planList, (highlights) => [{ ...plan, highlights }], 'highlight', 'Two weeks of video'],
  ['cost', planList, (cost) => [{ ...plan, cost }], 'cost', { amount: 799, currency: 'USD' }],
  [
    'lines',
    invoiceDetails,
    (lines) => ({ invoiceId: 1, lines }),
    'line',
    { description: 'Pro', amount: 799 },
  ],
  [
    'address',
    platformOperations.contactInfo.answer,
    (address) => ({ address }),
    'address',
    { country: 'CA', city: 'Ottawa' },
  ],
  [
    'plans',
    platformOperations.accountSubscriptions.answer,
    (plans) => ({ trialEligibility: { plans } }),
    'plan',
    '7',
  ],
  ['plan_codes', coupon, (list) => ({ coupon_code: 'save10', plan_codes: list }), 'plan_code', 'pro_m'],
];

describe.each(innerLists)('%s inside a record', (_field, schema, record, nameOfOne, item) => {
  const read = (list: unknown) => readWire(schema, structuredClone(record(list)));

  test.each<[string, (item: unknown) => unknown]>([
    ['its one item in its place', (one) => one],
    ['a list in a wrapper', (one) => ({ [nameOfOne]: [one] })],
    ['its one item in a wrapper', (one) => ({ [nameOfOne]: one })],
    ['a list in a wrapper with attributes', (one) => ({ $: { type: 'array' }, [nameOfOne]: [one] })],
    ['a list under docs', (one) => ({ docs: [one] })],
  ])('is read as %s', (_form, form) => {
    const plain = read([item]);
    expect(plain).toMatchObject({ ok: true, leftOut: [] });
    expect(read(form(item))).toEqual(plain);
  });

  test.each([[''], [{}], [null], [{ $: { type: 'array' } }], [{ [nameOfOne]: '' }]])(
    'is empty as %j',
    (empty) => {
      const plain = read([]);
      expect(plain).toMatchObject({ ok: true, leftOut: [] });
      expect(read(empty)).toEqual(plain);
    },
  );
});

describe('a list field', () => {
  it('is every field that a schema reads as a list', () => {
    const found = Object.values(platformOperations).flatMap(({ answer }) =>
      listsIn(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' })),
    );
    // A coupon’s `plan_codes` is that list itself by then.
    const inside = new Set(found.filter((name) => name !== 'plan_code'));
    expect([...inside].filter((name) => !listFields.has(name))).toEqual([]);
    expect(inside.size).toBe(innerLists.length);
  });

  it('is every name under which a response may hold its list', () => {
    const forms = Object.values(platformOperations).map(({ answer }) => listFormOf(answer));
    const names = forms.flatMap((form) => form?.names ?? []);
    expect(names.filter((name) => !listFields.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(5);
  });

  it('keeps more than one item', () => {
    const devices = { device: [{ deviceId: 'a' }, { deviceId: 'b' }] };
    expect(readWire(subscriptionList, [{ ...subscription, devices }])).toMatchObject({
      value: [{ devices: [{ id: 'a' }, { id: 'b' }] }],
    });
  });

  it('names the place of an item that is left out', () => {
    const devices = { device: [{ deviceId: 'a' }, { name: 'Porch' }] };
    expect(readWire(subscriptionList, [{ ...subscription, devices }])).toMatchObject({
      value: [{ devices: [{ id: 'a' }] }],
      leftOut: [{ path: '0.devices.1.deviceId' }],
    });
  });
});

describe('a record inside a record', () => {
  /** Each optional record inside another: the record around it, its field, and a value of it. */
  const inner: [string, z.ZodType, (value: unknown) => unknown, unknown][] = [
    [
      'pendingSubscription',
      subscriptionList,
      (value) => [{ ...subscription, pendingSubscription: value }],
      pending,
    ],
    [
      'pending_subscription',
      subscriptionList,
      (value) => [{ ...subscription, pending_subscription: value }],
      pending,
    ],
    ['next_charge', subscriptionList, (value) => [{ ...subscription, next_charge: value }], quote],
    [
      'features',
      subscriptionList,
      (value) => [{ ...subscription, plan_config: { ...plan, features: value } }],
      { retention: 14 },
    ],
    ['trial of a plan', planList, (value) => [{ ...plan, trial: value }], { duration: 7, unit: 'day' }],
    ['amountInCents', planList, (value) => [{ ...plan, amountInCents: value }], { USD: 799 }],
    [
      'trial of a preview',
      preview,
      (value) => ({ ...quote, trial: value }),
      { trialEndDate: '2026-12-10', costAfterTrial: 799 },
    ],
  ];

  test.each(inner)('%s may be a list of one', (_field, schema, around, value) => {
    const plain = readWire(schema, structuredClone(around(value)));
    expect(plain).toMatchObject({ ok: true, leftOut: [] });
    expect(readWire(schema, structuredClone(around([value])))).toEqual(plain);
  });

  describe.each(inner)('%s', (_field, schema, around) => {
    test.each([[''], [{}], [[]], [[null]], [{ $: { type: 'x' } }]])('%j is missing', (empty) => {
      const plain = readWire(schema, structuredClone(around(undefined)));
      expect(plain).toMatchObject({ ok: true, leftOut: [] });
      expect(readWire(schema, structuredClone(around(empty)))).toEqual(plain);
    });
  });

  it('may be a list of one where it is required', () => {
    expect(readWire(subscriptionList, [{ ...subscription, plan_config: [plan] }])).toMatchObject({
      ok: true,
      value: [{ plan: { name: 'Pro' } }],
      leftOut: [],
    });
  });
});

describe('every field that is no list', () => {
  test.each<[string, z.ZodType, object]>([
    ['subscriptions', subscriptionList, { ...subscription, status: 'active', renewal_date: '2026-12-10' }],
    ['plans', planList, { ...plan, visible: false, amountInCents: { USD: 799 } }],
    ['invoices', invoiceList, { invoiceId: 1, invoiceTotal: 799, currency: 'USD', cardType: 'visa' }],
    ['a preview', preview, quote],
    ['a card', billingInfo, { card_type: 'visa', last_four: '4242', expired: true }],
    ['a profile', platformOperations.accountProfile.answer, { email: 'a@b.example', pepperUser: {} }],
  ])('may be a list of one: %s', (_what, schema, record) => {
    const inLists = Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, listFields.has(key) ? value : [value]]),
    );
    const plain = readWire(schema, structuredClone(record));
    expect(readWire(schema, structuredClone(inLists))).toEqual(plain);
  });

  it('is not one of two values', () => {
    expect(readWire(invoiceList, [{ invoiceId: 1, invoiceTotal: [1, 2] }])).toMatchObject({
      value: [{ invoiceTotal: null }],
      leftOut: [{ path: '0.invoiceTotal' }],
    });
  });
});

describe('a field without content is missing', () => {
  test.each([[''], [{}], [{ _: '' }]])('%j', (empty) => {
    const read = readWire(planList, [{ ...plan, visible: empty, billing_order: 20, trial: empty }]);
    expect(read).toMatchObject({ ok: true, value: [{ isVisible: true, trial: null }], leftOut: [] });
    expect(readWire(planList, [{ ...plan, billing_order: structuredClone(empty) }])).toMatchObject({
      ok: false,
      unreadable: { path: '0.billing_order' },
    });
  });
});

describe('one form', () => {
  it('has the text of a text node', () => {
    expect(inOneForm({ name: { _: 'Pro', $: { type: 'string' } }, prices: { USD: { _: 799 } } })).toEqual({
      name: 'Pro',
      prices: { USD: 799 },
    });
  });

  it('keeps what only the platform interprets as it was sent', () => {
    const userMFASettings = { factors: [{ id: 1 }], none: null, empty: {}, devices: {}, text: { _: '' } };
    expect(inOneForm({ userMFASettings: structuredClone(userMFASettings) })).toEqual({ userMFASettings });
  });

  test.each([[null], [{ '@nil': true }]])('has no MFA settings for %j', (nil) => {
    expect(inOneForm({ userMFASettings: nil })).toEqual({ userMFASettings: undefined });
  });

  test.each<[string, (inner: unknown) => unknown]>([
    ['lists', (inner) => [inner]],
    ['records', (inner) => ({ inner })],
    ['wrappers', (inner) => ({ devices: inner })],
    ['pages of records', (inner) => ({ docs: [inner] })],
  ])('is found of very deep %s without an error', (_what, around) => {
    let deep: unknown = null;
    for (let depth = 0; depth < 5_000; depth += 1) deep = around(deep);
    expect(() => readWire(subscriptionList, deep)).not.toThrow();
  });

  it('changes no prototype for a hostile key', () => {
    const read = inOneForm(JSON.parse('{"__proto__": {"nil": "true", "isAdmin": true}}'));
    expect('isAdmin' in Object(read)).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });
});

/** The names of the fields of a JSON schema that may be lists, at every depth. */
function listsIn(described: unknown): string[] {
  if (typeof described !== 'object' || described === null) return [];
  const fields = Object.entries(asJsonObject(asJsonObject(described)?.['properties']) ?? {});
  const lists = fields.filter(([, field]) => mayBeList(field)).map(([name]) => name);
  return [...lists, ...Object.values(described).flatMap(listsIn)];
}

function mayBeList(described: unknown): boolean {
  const { type, anyOf } = asJsonObject(described) ?? {};
  return type === 'array' || (Array.isArray(anyOf) && anyOf.some(mayBeList));
}
