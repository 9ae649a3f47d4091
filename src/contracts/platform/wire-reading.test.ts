import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { billingInfo } from '../billing/billing-info.ts';
import { invoiceList } from '../billing/invoice.ts';
import { deviceList } from '../devices/device.ts';
import { coupon } from '../orders/coupon.ts';
import { preview } from '../orders/preview.ts';
import { planList } from '../plans/plan.ts';
import { subscriptionList } from '../plans/subscription.ts';
import { allOrNothing, wireList, wireText } from '../wire.ts';
import { readWire } from './wire-reading.ts';

const plan = {
  id: 7,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
};
const subscription = {
  id: 1,
  plan_config_id: 7,
  plan_config: plan,
  devices: [{ deviceId: 'a' }],
};
const pending = { pepper_name: 'Lite', billing_cycle: 0 };

describe('a nil value in every spelling is missing', () => {
  test.each([
    [null],
    [{ '@nil': true }],
    [{ '@nil': 'true' }],
    [{ nil: 'true' }],
    [{ $: { nil: 'true' } }],
    [{ $: { 'xsi:nil': 'true' } }],
    [{ _: '', $: { nil: 'true' } }],
    [{ _: null }],
    [undefined],
  ])('%j', (nil) => {
    const odd = { ...subscription, status: nil, renewal_date: nil, devices: nil, pendingSubscription: nil };
    const read = readWire(subscriptionList, [odd]);
    expect(read).toMatchObject({
      ok: true,
      value: [{ status: null, renewsAt: null, devices: [], pendingChange: null }],
      leftOut: [],
    });
  });
});

describe('a list', () => {
  test.each<[string, unknown]>([
    ['is read at the top', [plan]],
    ['is read under docs', { docs: [plan], total: 1 }],
    ['is read under its own name', { plans: [plan] }],
    ['is read under the name of one item', { plan: [plan] }],
    ['is read in two wrappers', { plans: { plan: [plan] } }],
    ['is read in two wrappers of the same name', { plans: { plans: [plan] } }],
    ['is read beside the attributes of XML', { plans: { $: { type: 'array' }, plan: [plan] } }],
    ['is read where its one item has its place', plan],
    ['is read where its one item has its place under its name', { plans: plan, page: 1 }],
    ['is read where its one item has its place under the name of one item', { plan }],
    ['is read where its one item has its place in two wrappers', { plans: { plan }, total: 1 }],
    ['is read where its one item has its place under docs', { docs: { ...plan }, total: 1 }],
  ])('%s', (_where, answer) => {
    expect(readWire(planList, structuredClone(answer))).toMatchObject({
      ok: true,
      value: [{ id: '7' }],
      leftOut: [],
    });
  });

  test.each([[{}], [null], [''], ['[]'], [{ $: { type: 'array' } }], [{ total: 0 }], [{ others: [plan] }]])(
    'is not %j: it must not tell anybody "no plan"',
    (answer) => {
      expect(readWire(planList, answer)).toEqual({
        ok: false,
        unreadable: { path: '(whole answer)', expected: 'array' },
      });
    },
  );

  test.each([[{ plans: { 0: plan } }], [{ plans: 'none' }], [{ id: 7 }], [{ plan: { name: 'Pro' } }]])(
    'is unreadable in %j, whose one item is no plan',
    (answer) => {
      expect(readWire(planList, answer)).toMatchObject({
        ok: false,
        unreadable: { path: expect.stringMatching(/^0/) },
      });
    },
  );

  test.each([
    [[]],
    [{ docs: [] }],
    [{ docs: null, total: 0 }],
    [{ plans: '' }],
    [{ plans: {} }],
    [{ plans: { $: { type: 'array' } } }],
    [{ plans: { plan: '' } }],
    [{ plan: '' }],
  ])('may be empty: %j', (answer) => {
    expect(readWire(planList, answer)).toEqual({ ok: true, value: [], leftOut: [], missing: 0 });
  });

  test.each([
    [{ plans: null }],
    [{ plans: { '@nil': true } }],
    [{ plans: { $: { nil: 'true' } } }],
    [{ plans: null, total: 3 }],
    [{ docs: null }],
    [{ docs: null, plans: null }],
    [{ plan: null }],
    [{ plans: { plan: null } }],
    [{ plans: { docs: { nil: 'true' } } }],
    [{ docs: [], totalDocs: 3 }],
    [{ plans: [], hasMore: true }],
  ])('is unreadable, and not empty, as %j', (answer) => {
    expect(readWire(planList, structuredClone(answer))).toEqual({
      ok: false,
      unreadable: { path: '(whole answer)', expected: 'the whole list' },
    });
  });

  it('is the one that is not nil of two', () => {
    expect(readWire(planList, { docs: null, plans: [plan] })).toMatchObject({ value: [{ id: '7' }] });
  });

  const others = [plan, { ...plan, id: 8 }];
  test.each<[string, unknown, number]>([
    ['mongoose', { docs: others, totalDocs: 40, hasNextPage: true, page: 1, nextPage: 2 }, 38],
    ['mongoose, the last page', { docs: others, totalDocs: 2, hasNextPage: false, nextPage: null }, 0],
    ['mongoose as XML', { docs: others, totalDocs: { _: '40' }, hasNextPage: { _: 'true' } }, 38],
    ['Stripe', { object: 'list', plans: others, has_more: true }, 1],
    ['Stripe, the last page', { object: 'list', plans: others, has_more: false }, 0],
    ['a total', { plans: others, total: 3 }, 1],
    ['a total as text', { plans: others, total_count: '5' }, 3],
    ['a total that is not more', { plans: others, total: 2, totalCount: 1 }, 0],
    ['a total that is no number', { plans: others, total: 'many' }, 0],
    ['a token', { plans: others, nextPageToken: 'CAUQAA' }, 1],
    ['no token', { plans: others, nextPageToken: '', nextToken: null, next: false, nextPage: 0 }, 0],
    ['a nil token', { plans: others, nextPageToken: { '@nil': 'true' } }, 0],
    ['DynamoDB', { plans: others, LastEvaluatedKey: { id: { S: '7' } } }, 1],
    ['DynamoDB, the last page', { plans: others, LastEvaluatedKey: {} }, 0],
    ['an address', { plans: others, next: 'https://api.example/plans?page=2' }, 1],
    ['links', { plans: others, _links: { next: { href: '/plans?page=2' } } }, 1],
    ['a record of its own', { plans: others, pagination: { total: 40, has_more: true } }, 38],
    ['beside the list in a wrapper', { plans: { docs: others, hasNextPage: true } }, 1],
    ['around the wrapper', { plans: { plan: others }, hasNextPage: true }, 1],
    ['the one item in its place', { ...plan, total: 40, hasMore: true, next: 'x' }, 0],
    ['the one item under its name', { plan: { ...plan, total: 40, next: 'x' } }, 0],
    ['an unreadable item of a page', { docs: [...others, { id: 9 }], totalDocs: 40 }, 38],
  ])('lacks what comes after it: %s', (_what, answer, missing) => {
    const read = readWire(planList, structuredClone(answer));
    expect(read).toMatchObject({ ok: true, missing });
    const cut = { path: '(whole answer)', expected: 'the whole list' };
    const told = read.ok ? read.leftOut.filter(({ path }) => path === cut.path) : [];
    expect(told).toEqual(missing > 0 ? [cut] : []);
  });

  it('has no limit of its own: all of 5,001 invoices are read', () => {
    const invoices = Array.from({ length: 5_001 }, (_, index) => ({ invoiceId: index }));
    const read = readWire(invoiceList, invoices);
    expect(read.ok && read.value.length).toBe(5_001);
  });

  test.each<[string, z.ZodType, unknown[], unknown]>([
    [
      'subscriptions',
      subscriptionList,
      [
        { ...subscription, status: 'active' },
        { ...subscription, id: '1', status: 'paused' },
      ],
      'active',
    ],
    ['plans', planList, [plan, { ...plan, id: '7', name: 'Lite' }], 'Pro'],
    [
      'invoices',
      invoiceList,
      [
        { invoiceId: 1, status: 'paid' },
        { invoiceId: '1', status: 'due' },
      ],
      'paid',
    ],
    [
      'devices',
      deviceList,
      [
        { deviceId: 'a', name: 'Porch' },
        { deviceId: 'a', name: 'Hall' },
      ],
      'Porch',
    ],
  ])('of %s keeps the first of two items with the same id', (_what, schema, items, kept) => {
    const read = readWire(schema, items);
    const values = read.ok && Array.isArray(read.value) ? read.value : [];
    expect(values).toHaveLength(1);
    expect(Object.values(values[0])).toContain(kept);
  });

  it('names the place of an unreadable item after two items with the same id', () => {
    const read = readWire(planList, [plan, plan, { ...plan, id: 8, name: null }]);
    expect(read).toMatchObject({ ok: true, missing: 1, leftOut: [{ path: '2.name' }] });
  });

  it('is read under docs inside an item, too', () => {
    const read = readWire(subscriptionList, [{ ...subscription, devices: { docs: [{ deviceId: 'b' }] } }]);
    expect(read).toMatchObject({ ok: true, value: [{ devices: [{ id: 'b' }] }] });
  });
});

describe('a list is read item by item', () => {
  test.each<[string, unknown[], string[], { path: string; expected: string }[]]>([
    ['leaves out an item that is not an object', [plan, null], ['7'], [{ path: '1', expected: 'object' }]],
    [
      'leaves out an item without a required field',
      [plan, { ...plan, id: 8, name: undefined }, { ...plan, id: 9 }],
      ['7', '9'],
      [{ path: '1.name', expected: expect.stringContaining('string') }],
    ],
    [
      'leaves out an unreadable optional field',
      [{ ...plan, trial: 'none', visible: 'perhaps' }],
      ['7'],
      [
        { path: '0.visible', expected: 'boolean|true or false' },
        { path: '0.trial', expected: 'object' },
      ],
    ],
    [
      'leaves out an unreadable price',
      [{ ...plan, amountInCents: { USD: { _: '7.99' }, EUR: 799 } }],
      ['7'],
      [{ path: '0.amountInCents.USD', expected: expect.any(String) }],
    ],
    [
      'leaves out an unreadable price without reporting a key that may be personal data',
      [{ ...plan, amountInCents: { 'jane@example.com, 4242': 'x' } }],
      ['7'],
      [{ path: '0.amountInCents.?', expected: expect.any(String) }],
    ],
  ])('%s', (_what, answer, ids, leftOut) => {
    const read = readWire(planList, answer);
    expect(read.ok && read.value.map(({ id }) => id)).toEqual(ids);
    expect(read.ok && read.leftOut).toEqual(leftOut);
  });

  it('leaves out an inner item alone', () => {
    const devices = [{ deviceId: 'a' }, { name: 'Porch' }, { deviceId: 'c' }];
    expect(readWire(subscriptionList, [{ ...subscription, devices }])).toMatchObject({
      ok: true,
      value: [{ devices: [{ id: 'a' }, { id: 'c' }] }],
      leftOut: [{ path: '0.devices.1.deviceId' }],
    });
  });

  it('is unreadable where no item is left, instead of empty', () => {
    expect(readWire(planList, [null, { ...plan, id: {} }])).toMatchObject({
      ok: false,
      unreadable: { path: '1.id' },
    });
  });

  test.each([
    [{ ...pending, pepper_name: null }],
    [{ ...pending, billing_cycle: 'soon' }],
    [[{ pepper_name: 'Lite' }]],
    [[pending, pending]],
    ['soon'],
  ])('a subscription keeps that the pending change %j is not known', (change) => {
    const read = readWire(subscriptionList, [{ ...subscription, pendingSubscription: change }]);
    const [told] = read.ok ? read.value.map(({ pendingChange }) => pendingChange) : [];
    expect([told?.planName, told?.billingCycle]).toContain(null);
  });
});

describe('a schema about money is read whole or not at all', () => {
  const quote = { currency: 'USD', subTotal: 799, tax: 0, total: 799, chargeDate: '2026-12-03' };
  test.each<[string, z.ZodType, unknown]>([
    ['a trial with an unreadable price', preview, { ...quote, trial: { costAfterTrial: 'free' } }],
    ['an amount with a currency sign', preview, { ...quote, tax: '$0.00' }],
    ['an amount that is missing', preview, { ...quote, total: null }],
    ['a total that is more than price and tax', preview, { ...quote, total: 999 }],
    ['a total that is less than price and tax', preview, { ...quote, tax: 64 }],
    ['a total of 0 beside a price', preview, { ...quote, total: 0 }],
    ['no tax, and a total that is less than the price', preview, { ...quote, tax: null, subTotal: 800 }],
    ['no tax and no price before it', preview, { ...quote, tax: null, subTotal: null }],
    ['a negative tax', preview, { ...quote, subTotal: 899, tax: -100 }],
    ['a negative price', preview, { ...quote, subTotal: -799, total: -799 }],
    ['a price that no form carries', preview, { ...quote, subTotal: 1e12, total: 1e12 }],
    [
      'a negative price after a trial',
      preview,
      { ...quote, subTotal: 0, total: 0, trial: { costAfterTrial: -1 } },
    ],
    [
      'a coupon with unreadable plans',
      coupon,
      { coupon_code: 'save10', plan_codes: { plan_code: { of: 'pro_m' } } },
    ],
  ])('%s', (_what, schema, answer) => {
    expect(readWire(schema, answer).ok).toBe(false);
  });

  test.each([
    [0, 0],
    [999_999_999_999, 0],
    [799, 64],
  ])('a price of %i and a tax of %i are their total', (subTotal, tax) => {
    const said = { ...quote, subTotal, tax, total: String(subTotal + tax) };
    expect(readWire(preview, said)).toMatchObject({ ok: true, value: { total: subTotal + tax } });
  });

  test.each([[undefined], [null], [''], [{ '@nil': true }]])(
    'a tax of %j is what the total is more than the price',
    (tax) => {
      expect(readWire(preview, { ...quote, tax, total: 863 })).toMatchObject({
        ok: true,
        value: { subTotal: 799, tax: 64, total: 863 },
      });
    },
  );

  it('names the total where it does not add up', () => {
    expect(readWire(preview, { ...quote, total: 70 })).toEqual({
      ok: false,
      unreadable: { path: 'total', expected: 'subTotal plus tax' },
    });
  });

  it('reads amounts as text and a currency in small letters', () => {
    const text = { ...quote, currency: 'usd', subTotal: '799', tax: '0', total: '799.00' };
    expect(readWire(preview, text)).toMatchObject({
      ok: true,
      value: { currency: 'USD', total: 799, tax: 0 },
    });
  });
});

it('an unreadable optional field of an object is left out', () => {
  const read = readWire(billingInfo, {
    card_type: 'Visa',
    last_four: 4242,
    zip: ['x', 'y'],
    expired: 'perhaps',
  });
  expect(read).toMatchObject({
    ok: true,
    value: { card_type: 'Visa', last_four: '4242', zip: null, expired: false },
    leftOut: [{ path: 'zip' }, { path: 'expired' }],
  });
});

it('reading ends for a schema that nothing can satisfy', () => {
  const item = z.object({ id: allOrNothing(z.never()), name: wireText });
  const never = wireList(item, { id: 'id', idOf: ({ name }) => name ?? '', names: [] });
  expect(readWire(never, [{ id: 1 }]).ok).toBe(false);
});
