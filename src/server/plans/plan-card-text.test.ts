import { describe, expect, it, test } from 'vitest';
import { aDevice, aPlan, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { brandOf } from '../../../tests/support/test-platform.ts';
import { copyFor } from '../../copy/copy.ts';
import type { CardSetting } from './card-setting.ts';
import { chargedText } from './plan-card-money.ts';
import { planCardText } from './plan-card-text.ts';

const NOW = Date.UTC(2026, 11, 1);
const NEXT = Date.UTC(2027, 0, 3, 12);
const copy = copyFor('myPlan', 'en', { copy: {} });
const setting: CardSetting = {
  copy,
  price: copyFor('price', 'en', { copy: {} }),
  format: 'en-US',
  timeZone: 'UTC',
  currency: 'USD',
  appName: 'Momentum',
  freeHistoryHours: 24,
  cancelPlan: true,
  nowMs: NOW,
  brand: brandOf('momentum'),
  locale: { language: 'en', format: 'en-US', direction: 'ltr' },
};

const matter = {
  devices: [],
  plans: [aPlan()],
  modelNames: new Map(),
  card: undefined,
  isPastDue: false,
  uncovered: [],
};

function card(changes: Parameters<typeof aSubscription>[0] = {}, others: Partial<CardSetting> = {}) {
  return planCardText({ ...matter, subscription: aSubscription(changes) }, { ...setting, ...others });
}

describe('the text forms of a plan', () => {
  it('a plan that renews', () => {
    expect(card({ renewsAtMs: NEXT })).toMatchObject({
      id: 'sub-1',
      name: 'Pro',
      cycle: 'Monthly',
      badge: undefined,
      price: { label: 'Next charge', amount: '$7.99' },
      next: 'Renews on January 3, 2027',
      pending: undefined,
      apple: undefined,
    });
  });

  it('a trial: Free Trial - Expires on {date}', () => {
    expect(card({ trialEndsAtMs: NEXT, renewsAtMs: NEXT })).toMatchObject({
      badge: { text: 'Free trial', kind: 'info' },
      price: { label: 'First charge after your trial', amount: '$7.99' },
      next: 'Free Trial - Expires on January 3, 2027',
    });
  });

  it('a trial that has ended is not shown', () => {
    expect(card({ trialEndsAtMs: NOW, renewsAtMs: NEXT })).toMatchObject({
      badge: undefined,
      next: 'Renews on January 3, 2027',
    });
  });

  it('a plan that ends', () => {
    expect(card({ expiresAtMs: NEXT }).next).toBe('Expires on January 3, 2027');
  });

  it('a pending change: Pending change to {plan} Plan {billingCycle} - {effectiveDate}', () => {
    const pendingChange = {
      planName: 'Essential',
      planCode: 'essential_y',
      billingCycle: 12,
      effectiveAtMs: NEXT,
    };
    expect(card({ pendingChange, renewsAtMs: NEXT })).toMatchObject({
      badge: { text: 'Change pending', kind: 'warning' },
      next: undefined,
      pending: {
        text: 'Pending change to Essential Plan Yearly - January 3, 2027',
        note: 'Until then you keep Pro.',
        keep: { href: '/keep-plan?subscriptionId=sub-1', label: 'Keep Pro' },
      },
    });
  });

  it('a name that ends in Plan gets no second Plan', () => {
    const pendingChange = { planName: 'No Plan', planCode: null, billingCycle: 0, effectiveAtMs: NEXT };
    expect(card({ pendingChange }).pending?.text).toBe('Pending change to No Plan - January 3, 2027');
  });

  it('a change from a free plan cannot be taken back here', () => {
    const pendingChange = { planName: 'Pro', planCode: 'pro_m', billingCycle: 1, effectiveAtMs: NEXT };
    expect(card({ pendingChange, plan: { code: 'lite' } }).pending?.keep).toBeUndefined();
  });

  it('a plan that is past due says so, and not that it simply renews', () => {
    const subscription = aSubscription({ renewsAtMs: NEXT });
    expect(planCardText({ ...matter, subscription, isPastDue: true }, setting)).toMatchObject({
      badge: { text: 'Past due', kind: 'danger' },
      next: 'Next charge on January 3, 2027',
    });
  });

  test.each([
    [{ billingCycle: 1 }, 'Pending change to Essential Plan Monthly - January 3, 2027'],
    [{ billingCycle: 24 }, 'Pending change to Essential Plan Every 2 years - January 3, 2027'],
    [{ billingCycle: 0 }, 'Pending change to Essential Plan - January 3, 2027'],
    [{ effectiveAtMs: null }, 'Pending change to Essential'],
    [{ billingCycle: 0, effectiveAtMs: null }, 'Pending change to Essential'],
  ])('a pending change with %j leaves no gap', (changes, text) => {
    const pendingChange = {
      planName: 'Essential',
      planCode: null,
      billingCycle: 12,
      effectiveAtMs: NEXT,
      ...changes,
    };
    expect(card({ pendingChange }).pending?.text).toBe(text);
  });

  it('a plan billed through Apple is managed there', () => {
    const { price, badge, next, apple } = card({ biller: 'apple', renewsAtMs: NEXT });
    expect({ price, badge, next }).toEqual({
      price: undefined,
      badge: { text: 'Apple', kind: 'neutral' },
      next: 'Paid until January 3, 2027',
    });
    expect(card({ biller: 'apple', expiresAtMs: NEXT }).next).toBe('Paid until January 3, 2027');
    expect(apple?.text).toMatch(/open the Momentum app on an iOS device .* Apple store subscription list/);
  });

  it('a free plan shows no price and no next charge', () => {
    expect(card({ plan: { code: 'lite', billingCycle: 0 } })).toMatchObject({
      badge: { text: 'Free', kind: 'neutral' },
      cycle: undefined,
      price: undefined,
      next: undefined,
    });
  });

  it('a plan that is not sold any more has no price to show', () => {
    expect(card({ planId: 'plan-classic', renewsAtMs: NEXT })).toMatchObject({
      price: undefined,
      next: 'Renews on January 3, 2027',
    });
  });
});

describe('dates and prices follow the format, the time zone and the currency', () => {
  test.each([
    [{ format: 'en-GB' }, 'Renews on 3 January 2027', 'US$7.99'],
    [{ format: 'en-AU', currency: 'AUD' }, 'Renews on 3 January 2027', '$11.99'],
    [{ timeZone: 'Pacific/Kiritimati' }, 'Renews on January 4, 2027', '$7.99'],
    [{ currency: 'EUR' }, 'Renews on January 3, 2027', '$7.99'],
  ])('%j', (others, next, amount) => {
    const text = card({ renewsAtMs: NEXT }, others);
    expect(text.next).toBe(next);
    expect(text.price?.amount.replaceAll('\u00a0', ' ')).toBe(amount);
  });
});

describe('how often', () => {
  test.each([
    [0, undefined, undefined],
    [1, 'Monthly', 'per month'],
    [12, 'Yearly', 'per year'],
    [24, 'Every 2 years', 'per 2 years'],
    [6, 'Every 6 months', 'every 6 months'],
  ])('%i months', (months, cycle, per) => {
    expect(chargedText(months, copy)).toBe(cycle);
    const [subscription, sold] = [
      aSubscription({ plan: { billingCycle: months } }),
      aPlan({ billingCycle: months }),
    ];
    const text = planCardText({ ...matter, subscription, plans: [sold] }, setting);
    expect(text).toMatchObject({ cycle, price: { per } });
  });
});

describe('video history', () => {
  test.each([
    [{ retentionDays: 0 }, {}, 'No video storage'],
    [{ retentionDays: 1 }, {}, '24 hours'],
    [{ retentionDays: 1, code: 'lite', billingCycle: 0 }, { freeHistoryHours: 2 }, '2 hours'],
    [{ retentionDays: 1, code: 'essential_m' }, { freeHistoryHours: 2 }, '24 hours'],
    [{ retentionDays: 60 }, {}, '60 days'],
  ])('%j with %j', (plan, others, history) => {
    expect(card({ plan }, others).history).toBe(history);
  });
});

describe('N of M Devices when M is between 2 and 29', () => {
  const cameras = [
    aDevice('1', { name: 'Porch' }),
    aDevice('2', { name: 'Attic', model: null }),
    aDevice('3', { name: null }),
  ];

  test.each([
    [0, 5, '0 of 5 Devices'],
    [2, 2, '2 of 2 Devices'],
    [1, 29, '1 of 29 Devices'],
    [1, 30, '1 Device'],
    [3, 30, '3 Devices'],
    [1, 1, '1 Device'],
    [0, 0, '0 Devices'],
  ])('%i of %i', (used, deviceQuantity, text) => {
    const deviceIds = cameras.slice(0, used).map(({ id }) => id);
    const subscription = aSubscription({ deviceIds, plan: { deviceQuantity } });
    expect(planCardText({ ...matter, subscription, devices: cameras }, setting).devicesText).toBe(text);
  });

  it('lists them by name, also one without a name', () => {
    const subscription = aSubscription({ deviceIds: ['1', '2', '3', 'gone'] });
    expect(planCardText({ ...matter, subscription, devices: cameras }, setting).devices).toEqual({
      first: [
        { id: '3', name: 'Unnamed device', model: 'cam-1', kind: 'other' },
        { id: '2', name: 'Attic', model: undefined, kind: 'other' },
        { id: '1', name: 'Porch', model: 'cam-1', kind: 'other' },
      ],
      more: undefined,
    });
  });

  it('folds those after the sixth, and names them too', () => {
    const many = Array.from({ length: 9 }, (_, index) => aDevice(`d${index}`, { name: `Door ${index}` }));
    const subscription = aSubscription({ deviceIds: many.map(({ id }) => id), plan: { deviceQuantity: 30 } });
    const { devices } = planCardText({ ...matter, subscription, devices: many }, setting);
    expect([devices?.first.length, devices?.more?.text, devices?.more?.devices.length]).toEqual([
      6,
      'and 3 more',
      3,
    ]);
  });

  test.each([
    [1, '1 camera is not covered', undefined],
    [2, '2 cameras are not covered', undefined],
    [9, '9 cameras are not covered', 'and 3 more'],
  ])('%i devices that no plan covers: %s', (count, text, more) => {
    const uncovered = Array.from({ length: count }, (_, index) => aDevice(`d${index}`));
    const told = planCardText({ ...matter, subscription: aSubscription(), uncovered }, setting).uncovered;
    expect([told?.text, told?.devices.more?.text]).toEqual([text, more]);
    // The folded devices are only counted, because they are not chosen here.
    expect(told?.devices.more?.devices ?? []).toEqual([]);
  });

  it('lists no uncovered device where all are covered', () => {
    expect(card().uncovered).toBeUndefined();
  });

  it('a free plan that covers no device says what it gives', () => {
    const subscription = aSubscription({ plan: { code: 'lite', billingCycle: 0, deviceQuantity: 0 } });
    expect(
      planCardText({ ...matter, subscription, devices: cameras, uncovered: cameras }, setting),
    ).toMatchObject({
      devicesText: 'Live view for 3 cameras',
      devices: { first: [{ id: '1' }, { id: '2' }, { id: '3' }] },
      devicesNone: undefined,
      uncovered: undefined,
    });
  });
});

describe('who bills, and what can be done here', () => {
  const text = (changes: Parameters<typeof aSubscription>[0], known?: string) =>
    planCardText({ ...matter, subscription: aSubscription(changes), card: known }, setting);

  it('a plan by card: the card, the page that manages it, the menu, another plan', () => {
    expect(text({ id: 'sub/1' }, 'Visa •••• 4242')).toMatchObject({
      billedTo: { text: 'Visa •••• 4242', link: { href: '/payment', label: 'Payment' } },
      menu: {
        label: 'Options for Pro',
        items: [
          { href: '/manage-devices?subscriptionId=sub%2F1', label: 'Manage Devices', danger: false },
          { href: '/cancel-plan?subscriptionId=sub%2F1', label: 'Cancel Plan', danger: true },
        ],
      },
      change: { href: '/plans', label: 'Change Plan' },
    });
  });

  it('an unknown card is not named', () => {
    expect(text({}).billedTo).toBeUndefined();
  });

  it('a plan by Apple: no card number, no menu, no other plan', () => {
    expect(text({ biller: 'apple' }, 'Visa •••• 4242')).toMatchObject({
      billedTo: { text: 'Apple', link: undefined },
      menu: undefined,
      change: undefined,
    });
  });

  it('a plan that ends says when, and that nothing more is charged', () => {
    const pendingChange = { planName: 'Lite', planCode: null, billingCycle: 0, effectiveAtMs: NEXT };
    expect(text({ renewsAtMs: NEXT, pendingChange })).toMatchObject({
      badge: { text: 'Ending', kind: 'warning' },
      price: {
        label: undefined,
        amount: 'Ends on January 3, 2027',
        per: undefined,
        note: 'Nothing more is charged.',
      },
      next: undefined,
      menu: { items: [{ label: 'Manage Devices' }] },
    });
  });

  it('a model has its shop name where that is known', () => {
    const subscription = aSubscription({ deviceIds: ['1'] });
    const devices = [aDevice('1', { name: 'Porch' })];
    const named = { ...matter, subscription, devices, modelNames: new Map([['cam-1', 'Indoor Camera']]) };
    expect(planCardText(named, setting).devices?.first).toEqual([
      { id: '1', name: 'Porch', model: 'Indoor Camera', kind: 'indoor' },
    ]);
  });
});
