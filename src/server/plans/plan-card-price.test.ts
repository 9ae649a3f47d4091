import { describe, expect, it, test } from 'vitest';
import { aPlan, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { brandOf } from '../../../tests/support/test-platform.ts';
import { copyFor } from '../../copy/copy.ts';
import type { CardSetting } from './card-setting.ts';
import { planCardText } from './plan-card-text.ts';

const NEXT = Date.UTC(2027, 0, 3);
const setting: CardSetting = {
  copy: copyFor('myPlan', 'en', { copy: {} }),
  price: copyFor('price', 'en', { copy: {} }),
  format: 'en-US',
  timeZone: 'UTC',
  currency: 'USD',
  appName: 'Momentum',
  freeHistoryHours: 24,
  cancelPlan: true,
  nowMs: Date.UTC(2026, 11, 1),
  brand: brandOf('momentum'),
  locale: { language: 'en', format: 'en-US', direction: 'ltr' },
};
const essential = aPlan({
  id: 'plan-essential',
  code: 'essential_y',
  name: 'Essential',
  billingCycle: 12,
  prices: [{ minorUnits: 2_999, currency: 'USD' }],
});
const free = aPlan({
  id: 'plan-free',
  code: 'lite',
  name: 'Lite',
  billingCycle: 0,
  prices: [{ minorUnits: 0, currency: 'USD' }],
});

function card(changes: Parameters<typeof aSubscription>[0], plans = [free, aPlan(), essential]) {
  const matter = {
    devices: [],
    plans,
    modelNames: new Map(),
    card: undefined,
    isPastDue: false,
    uncovered: [],
  };
  return planCardText({ ...matter, subscription: aSubscription(changes) }, setting);
}

const charge = (subTotal: number, tax: number) => ({
  currency: 'USD',
  subTotal,
  tax,
  total: subTotal + tax,
  atMs: NEXT,
});
const pendingChange = {
  planName: 'Essential',
  planCode: 'essential_y',
  billingCycle: 12,
  effectiveAtMs: NEXT,
};

describe('the next charge on a card is', () => {
  test.each([
    // Where the platform does not name the next charge, the list price is shown as a price before tax and discounts.
    [
      'the price of the current plan',
      { renewsAtMs: NEXT },
      { label: 'Next charge', amount: '$7.99', per: 'per month, before tax and discounts' },
    ],
    [
      'the charge that the platform names',
      { renewsAtMs: NEXT, nextCharge: charge(799, 0) },
      { label: 'Next charge', amount: '$7.99', per: 'per month' },
    ],
    [
      'the named charge with its tax',
      { renewsAtMs: NEXT, nextCharge: charge(799, 64) },
      { label: 'Next charge', amount: '$8.63', note: '$7.99 per month plus tax' },
    ],
    [
      'the named charge with a discount that still lasts',
      { renewsAtMs: NEXT, nextCharge: charge(719, 0) },
      { label: 'Next charge', amount: '$7.19', note: 'Without your discount: $7.99 per month' },
    ],
    [
      'the named charge with tax and a discount',
      { trialEndsAtMs: NEXT, nextCharge: charge(719, 58) },
      {
        label: 'First charge after your trial',
        amount: '$7.77',
        note: 'Without your discount: $7.99 per month plus tax',
      },
    ],
    [
      'the price of the plan it changes to',
      { renewsAtMs: NEXT, pendingChange },
      {
        label: 'Pro until January 3, 2027, then Essential',
        amount: '$29.99',
        per: 'per year, before tax and discounts',
      },
    ],
    [
      'the price of the plan it changes to on an unknown day',
      { renewsAtMs: NEXT, pendingChange: { ...pendingChange, effectiveAtMs: null } },
      {
        label: 'Pro for now, then Essential',
        amount: '$29.99',
        per: 'per year, before tax and discounts',
      },
    ],
    [
      'only today’s price where the plan it changes to is not known',
      { renewsAtMs: NEXT, pendingChange: { ...pendingChange, planCode: 'gone' } },
      { label: 'Current price', amount: '$7.99', per: 'per month' },
    ],
    [
      'the first charge after a trial',
      { trialEndsAtMs: NEXT, renewsAtMs: NEXT },
      {
        label: 'First charge after your trial',
        amount: '$7.99',
        per: 'per month, before tax and discounts',
      },
    ],
    ['nothing where the plan is not sold any more', { planId: 'plan-classic' }, undefined],
    ['nothing where Apple bills', { biller: 'apple' as const }, undefined],
    [
      'nothing where the plan is free',
      { planId: 'plan-free', plan: { code: 'lite', billingCycle: 0 } },
      undefined,
    ],
  ])('%s', (_what, changes, price) => {
    expect(card(changes).price).toEqual(price);
  });

  it('missing for a plan without a price in a known currency', () => {
    expect(
      card({ renewsAtMs: NEXT }, [aPlan({ prices: [{ minorUnits: 1, currency: 'SEK' }] })]).price,
    ).toBeUndefined();
  });
});

describe('the paid plan that the card of a free plan suggests', () => {
  const onFree = { planId: 'plan-free', plan: { code: 'lite', billingCycle: 0 } };

  it('is the default plan of the paid ones', () => {
    expect(card(onFree).more).toBe('Keep more of your video with Pro, from $7.99 per month.');
  });

  it('is not shown to a person who pays', () => {
    expect(card({ renewsAtMs: NEXT }).more).toBeUndefined();
  });

  test.each([
    ['none is sold', [free]],
    ['it has no price', [aPlan({ prices: [] })]],
  ])('is not shown where %s', (_what, available) => {
    expect(card(onFree, available).more).toBeUndefined();
  });
});
