import { describe, expect, it, test } from 'vitest';
import { type CardChanges, writtenCard } from '../../../tests/support/plan-card-fixtures.ts';
import { aDevice, aPlan, aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from '../../domain/plans/subscription-state.ts';

const NEXT = Date.UTC(2027, 0, 3, 12);

const renewing = aState.running({ renewsAt: NEXT });
const essential = { planName: 'Essential', planCode: 'essential_y', billingCycle: 12, effectiveAt: NEXT };
const toFree = (planName: string) => ({ planName, planCode: null, billingCycle: 0, effectiveAt: NEXT });

function card(changes: Parameters<typeof aSubscription>[0] = {}, others: CardChanges = {}) {
  return writtenCard(aSubscription(changes), others);
}

describe('the text forms of a plan', () => {
  it('a plan that renews', () => {
    expect(card({ state: renewing })).toMatchObject({
      id: 'sub-1',
      name: 'Pro',
      cycle: 'Monthly',
      badge: undefined,
      price: { label: 'Next charge on January 3, 2027', amount: '$7.99' },
      next: undefined,
      pending: undefined,
      notice: undefined,
    });
  });

  it('a trial: Free Trial - Expires on {date}', () => {
    expect(card({ state: aState.trial({ endsAt: NEXT }) })).toMatchObject({
      badge: { text: 'Free trial', kind: 'info' },
      price: { label: 'First charge after your trial', amount: '$7.99' },
      next: 'Free Trial - Expires on January 3, 2027',
    });
  });

  it('a trial without a date, and a plan without one, name no day', () => {
    expect(card({ state: aState.trial() }).next).toBeUndefined();
    expect(card({ state: aState.running() }).next).toBeUndefined();
  });

  it('a calendar day is that day in every time zone', () => {
    const onDay = { state: aState.running({ renewsAt: '2027-01-03' }) };
    expect(card(onDay, { timeZone: 'America/Los_Angeles' }).price?.label).toBe(
      'Next charge on January 3, 2027',
    );
  });

  it('a plan that ends, and can be kept', () => {
    expect(card({ state: aState.ending({ endsAt: NEXT }) })).toMatchObject({
      badge: undefined,
      price: undefined,
      next: undefined,
      pending: {
        lead: 'Ends on January 3, 2027',
        after: 'You won’t be charged for this plan again.',
        note: undefined,
        text: undefined,
        resume: { href: '/keep-plan?subscriptionId=sub-1', label: 'Keep Pro' },
      },
    });
  });

  it('a pending change: Pending change to {plan} Plan {billingCycle} - {effectiveDate}', () => {
    expect(card({ state: aState.changing({ to: essential, at: NEXT, renewsAt: NEXT }) })).toMatchObject({
      badge: undefined,
      next: undefined,
      pending: {
        lead: 'Pro until January 3, 2027.',
        text: 'Pending change to Essential Plan Yearly - January 3, 2027',
        resume: { href: '/keep-plan?subscriptionId=sub-1', label: 'Keep Pro' },
      },
    });
  });

  it('a pending change after a trial', () => {
    const state = aState.changing({ to: essential, at: NEXT, during: 'trial' });
    expect(card({ state })).toMatchObject({
      pending: { lead: 'Pro until January 3, 2027.', after: 'Then Essential.' },
      next: 'Free Trial - Expires on January 3, 2027',
    });
  });

  it('a code of no plan is an end, and its name is not shown', () => {
    const state = aState.ending({ endsAt: NEXT, after: toFree('No Plan') });
    const plans = [aPlan({ code: 'no_plan', name: 'No Plan', billingCycle: 0 })];
    expect(card({ state }, { plans }).pending).toMatchObject({
      lead: 'Ends on January 3, 2027',
      text: undefined,
    });
  });

  it('a change from a free plan cannot be taken back here', () => {
    const state = aState.changing({ to: { ...essential, planName: 'Pro' }, at: NEXT });
    expect(card({ state, plan: { code: 'lite' } }).pending?.resume).toBeUndefined();
  });

  it('a plan that is past due says so, and not that it simply renews', () => {
    expect(card({ state: aState.pastDue({ renewsAt: NEXT, nextCharge: null }) })).toMatchObject({
      badge: { text: 'Past due', kind: 'danger' },
      next: 'Next charge on January 3, 2027',
    });
  });

  test.each<[string, LiveState, string | undefined]>([
    [
      'at the list price, where the platform states no charge',
      aState.pastDue({ renewsAt: NEXT, nextCharge: null }),
      'then $7.99 on January 3, 2027, before tax and discounts',
    ],
    [
      'exactly, where it does',
      aState.pastDue({
        renewsAt: NEXT,
        nextCharge: { currency: 'USD', subTotal: 799, tax: 64, total: 863, at: NEXT },
      }),
      'then $8.63 on January 3, 2027',
    ],
    ['not at all, where nobody knows it', aState.pastDue({ renewsAt: null, nextCharge: null }), undefined],
  ])('a plan that owes an amount shows it first, and the next charge after it: %s', (_, state, next) => {
    const subscription = aSubscription({ state });
    const due = { minorUnits: 399, currency: 'USD' };
    expect(writtenCard(subscription, { due })).toMatchObject({
      price: { label: undefined, amount: '$3.99 due', per: undefined },
      next,
    });
  });

  test.each<[string, LiveState, string]>([
    [
      'a month',
      aState.changing({ to: { ...essential, billingCycle: 1 }, at: NEXT }),
      'Pending change to Essential Plan Monthly - January 3, 2027',
    ],
    [
      'two years',
      aState.changing({ to: { ...essential, billingCycle: 24 }, at: NEXT }),
      'Pending change to Essential Plan Every 2 years - January 3, 2027',
    ],
    [
      'no billing cycle',
      aState.ending({ endsAt: NEXT, after: toFree('Essential') }),
      'Pending change to Essential Plan - January 3, 2027',
    ],
    ['no day', aState.changing({ to: essential }), 'Pending change to Essential'],
    [
      'no billing cycle and no day',
      aState.ending({ after: toFree('Essential') }),
      'Pending change to Essential',
    ],
  ])('a pending change with %s leaves no gap', (_what, state, text) => {
    expect(card({ state }).pending?.text).toBe(text);
  });

  it('a plan billed through Apple is managed there', () => {
    const { price, badge, next, notice } = card({ state: aState.apple({ paidUntil: NEXT }) });
    expect({ price, badge, next }).toEqual({
      price: undefined,
      badge: { text: 'Apple', kind: 'neutral' },
      next: 'Paid until January 3, 2027',
    });
    expect(card({ state: aState.apple({ paidUntil: NEXT, inTrial: true }) })).toMatchObject({
      badge: { text: 'Apple', kind: 'neutral' },
      next: 'Free Trial - Expires on January 3, 2027',
    });
    expect(notice).toMatchObject({ kind: 'info', title: 'Billed through Apple' });
    expect(notice?.link?.href).toBe('https://apps.apple.com/account/subscriptions');
    expect(notice?.text).toMatch(/open the Momentum app on an iOS device .* Apple store subscription list/);
  });

  it('a free plan shows no price and no next charge', () => {
    expect(card({ plan: { code: 'lite', billingCycle: 0 }, state: { kind: 'free' } })).toMatchObject({
      badge: { text: 'Free', kind: 'neutral' },
      cycle: undefined,
      price: undefined,
      next: undefined,
    });
  });

  it('a plan that is not sold any more has no price to show', () => {
    expect(card({ planId: 'plan-classic', state: renewing })).toMatchObject({
      price: undefined,
      next: 'Next charge on January 3, 2027',
    });
  });
});

describe('dates and prices follow the format, the time zone and the currency', () => {
  test.each([
    [{ format: 'en-GB' }, 'Next charge on 3 January 2027', 'US$7.99'],
    [{ format: 'en-AU', currency: 'AUD' }, 'Next charge on 3 January 2027', '$11.99'],
    [{ timeZone: 'Pacific/Kiritimati' }, 'Next charge on January 4, 2027', '$7.99'],
    [{ currency: 'EUR' }, 'Next charge on January 3, 2027', '$7.99'],
  ])('%j', (others, label, amount) => {
    const text = card({ state: renewing }, others);
    expect(text.price?.label).toBe(label);
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
    const [subscription, sold] = [
      aSubscription({ plan: { billingCycle: months } }),
      aPlan({ billingCycle: months }),
    ];
    const text = writtenCard(subscription, { plans: [sold] });
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
    expect(writtenCard(subscription, { devices: cameras }).devicesText).toBe(text);
  });

  it('lists them by name, also one without a name', () => {
    const subscription = aSubscription({ deviceIds: ['1', '2', '3', 'gone'] });
    expect(writtenCard(subscription, { devices: cameras }).devices).toEqual({
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
    const { devices } = writtenCard(subscription, { devices: many });
    expect([devices?.first.length, devices?.more?.text, devices?.more?.devices.length]).toEqual([
      6,
      'and 3 more',
      3,
    ]);
  });

  describe('a camera that no plan covers', () => {
    const [porch, attic] = [aDevice('1', { name: 'Porch' }), aDevice('2', { name: 'Attic' })];
    const larger = aPlan({
      id: 'plan-large',
      code: 'large_m',
      name: 'Large',
      deviceQuantity: 10,
      prices: [{ minorUnits: 1_199, currency: 'USD' }],
    });
    type Others = CardChanges & { state?: LiveState };
    const uncovered = (deviceQuantity: number, { state, ...others }: Others = {}) =>
      writtenCard(
        aSubscription({ deviceIds: ['1'], plan: { deviceQuantity }, ...(state ? { state } : {}) }),
        {
          devices: [porch, attic],
          uncovered: [attic],
          offered: [aPlan(), larger],
          ...others,
        },
      );

    it('has a button that covers it, where the plan has a place', () => {
      expect(uncovered(2)).toMatchObject({
        uncovered: { devices: { first: [{ id: '2', name: 'Attic' }] }, cover: undefined },
        cover: {
          kind: 'here',
          label: 'Cover Attic',
          action: '/api/devices/cover?account=a',
          fields: { subscriptionId: 'sub-1', device: '2' },
        },
      });
    });

    it('has a button each, where others are not covered either', () => {
      const told = uncovered(3, { uncovered: [attic, aDevice('3', { name: 'Cellar' })] });
      expect(told.uncovered).toMatchObject({
        devices: { first: [{ press: 'Cover Attic' }, { press: 'Cover Cellar' }] },
        cover: { action: '/api/devices/cover?account=a', subscriptionId: 'sub-1' },
      });
      expect(told.cover).toBeUndefined();
    });

    it('names the cheapest plan that covers it too, where the plan has none', () => {
      expect(
        uncovered(1, { offered: [larger, aPlan({ ...larger, id: 'plan-huge', deviceQuantity: 30 })] }),
      ).toMatchObject({
        uncovered: { cover: undefined },
        cover: {
          kind: 'larger',
          text: 'Large covers Attic too, $4.00 more a month',
          href: '/plans?planId=plan-large',
          label: 'Cover Attic',
        },
      });
    });

    test.each<[string, Others]>([
      ['none covers all', { offered: [aPlan({ deviceQuantity: 1 })] }],
      ['the one that does keeps video for a shorter time', { offered: [{ ...larger, retentionDays: 7 }] }],
      ['the price of today’s plan is unknown', { plans: [] }],
      ['the plan is about to change', { state: aState.changing({ to: essential, at: NEXT }) }],
      ['a payment is past due', { state: aState.pastDue({ renewsAt: NEXT, nextCharge: null }) }],
    ])('names no plan where %s', (_, others) => {
      const told = uncovered(1, { offered: [larger], ...others });
      expect(told.cover).toBeUndefined();
      expect(told.uncovered?.devices.first[0]?.press).toBeUndefined();
    });
  });

  test.each([
    [1, '1 camera is not covered', undefined],
    [2, '2 cameras are not covered', undefined],
    [9, '9 cameras are not covered', 'and 3 more'],
  ])('%i devices that no plan covers: %s', (count, text, more) => {
    const uncovered = Array.from({ length: count }, (_, index) => aDevice(`d${index}`));
    const told = writtenCard(aSubscription(), { uncovered }).uncovered;
    expect([told?.text, told?.devices.more?.text]).toEqual([text, more]);
    // The folded devices are only counted, because they are not chosen here.
    expect(told?.devices.more?.devices ?? []).toEqual([]);
  });

  it('lists no uncovered device where all are covered', () => {
    expect(card().uncovered).toBeUndefined();
  });

  it('a free plan that covers no device says what it gives', () => {
    const subscription = aSubscription({ plan: { code: 'lite', billingCycle: 0, deviceQuantity: 0 } });
    expect(writtenCard(subscription, { devices: cameras, uncovered: cameras })).toMatchObject({
      devicesText: 'Live view for 3 cameras',
      devices: { first: [{ id: '1' }, { id: '2' }, { id: '3' }] },
      devicesNone: undefined,
      uncovered: undefined,
    });
  });
});

describe('who bills, and what can be done here', () => {
  const text = (changes: Parameters<typeof aSubscription>[0], known?: string) =>
    writtenCard(aSubscription(changes), { cardOnFile: known });

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
    expect(text({ state: aState.apple() }, 'Visa •••• 4242')).toMatchObject({
      billedTo: { text: 'Apple', link: undefined },
      menu: undefined,
      change: undefined,
    });
  });

  it('a plan that ends says when, and that nothing more is charged', () => {
    const state = aState.ending({ endsAt: NEXT, after: toFree('Lite') });
    expect(text({ state })).toMatchObject({
      badge: undefined,
      price: undefined,
      pending: { lead: 'Ends on January 3, 2027', after: 'You won’t be charged for this plan again.' },
      next: undefined,
      menu: { items: [{ label: 'Manage Devices' }] },
    });
  });

  test.each<[LiveState, string, string, string, string[]]>([
    [
      aState.paused(),
      'Paused',
      'This plan is paused.',
      'You can’t change it here while it’s paused. Support can tell you what happens next.',
      ['Cancel Plan'],
    ],
    [
      aState.unknown(),
      'Status unknown',
      'We can’t tell the status of this plan.',
      'To make sure nothing is charged by mistake, you can’t change it here for now. Support can tell you more.',
      ['Cancel Plan'],
    ],
  ])(
    'a plan that is %j offers only what moves no money, and support',
    (state, badge, title, words, items) => {
      const told = text({ state, deviceIds: ['1'] }, 'Visa •••• 4242');
      expect(told).toMatchObject({
        badge: { text: badge, kind: 'warning' },
        notice: {
          kind: 'warning',
          title,
          text: words,
          link: { href: expect.stringMatching(/^mailto:/), label: 'Contact support' },
        },
        billedTo: undefined,
        next: undefined,
        pending: undefined,
        manage: undefined,
        change: undefined,
        history: '30 days',
        devicesText: '0 of 5 Devices',
      });
      expect(told.menu?.items.map(({ label }) => label)).toEqual(items);
    },
  );

  test.each([
    [
      'paused, to a day',
      aState.paused({ at: Date.parse('2027-01-03T18:00:00Z') }),
      'Ends on January 3, 2027',
    ],
    ['paused, to an unknown day', aState.paused({ at: null }), 'Your plan is cancelled.'],
    [
      'in an unknown state, to a day',
      aState.unknown({ at: Date.parse('2027-01-03T18:00:00Z') }),
      'Ends on January 3, 2027',
    ],
  ])('a cancelled plan that is %s says so, and offers support alone', (_what, state, next) => {
    expect(text({ state, deviceIds: ['1'] }, 'Visa •••• 4242')).toMatchObject({
      next,
      menu: undefined,
      pending: undefined,
      notice: { link: { label: 'Contact support' } },
    });
  });

  it('a plan whose change the list does not show yet says that it is on its way, and nothing of the list', () => {
    const told = writtenCard(aSubscription({ state: { kind: 'updating' }, deviceIds: ['1'] }), {
      devices: [aDevice('1'), aDevice('2')],
      uncovered: [aDevice('2')],
      cardOnFile: 'Visa •••• 4242',
    });
    expect(told).toMatchObject({
      name: 'Pro',
      badge: { text: 'Updating', kind: 'info' },
      notice: {
        kind: 'info',
        title: 'Your change is confirmed.',
        text: 'It may take a moment to show up here.',
        link: undefined,
      },
    });
    const { price, next, pending, billedTo, history, devicesText, manage, devices, devicesNone } = told;
    const { uncovered, menu, change } = told;
    const shown = [price, next, pending, billedTo, history, devicesText, manage, devices, devicesNone];
    expect([...shown, uncovered, menu, change].filter((part) => part !== undefined)).toEqual([]);
  });

  it('a model has its shop name where that is known', () => {
    const subscription = aSubscription({ deviceIds: ['1'] });
    const devices = [aDevice('1', { name: 'Porch' })];
    const modelNames = new Map([['cam-1', 'Indoor Camera']]);
    expect(writtenCard(subscription, { devices, modelNames }).devices?.first).toEqual([
      { id: '1', name: 'Porch', model: 'Indoor Camera', kind: 'indoor' },
    ]);
  });
});
