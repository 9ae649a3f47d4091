import { describe, expect, it, test } from 'vitest';
import { type CardChanges, writtenCard } from '../../../tests/support/plan-card-fixtures.ts';
import { aDevice, aPlan, aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { grossPlan } from '../../domain/orders/gross-price.ts';

const NEXT = Date.UTC(2027, 0, 3);
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

function card(
  changes: Parameters<typeof aSubscription>[0],
  plans = [free, aPlan(), essential],
  others: CardChanges = {},
) {
  return writtenCard(aSubscription(changes), { plans, offered: plans, ...others });
}

const charge = (subTotal: number, tax: number) => ({
  currency: 'USD',
  subTotal,
  tax,
  total: subTotal + tax,
  at: NEXT,
});
const to = { planName: 'Essential', planCode: 'essential_y', billingCycle: 12, effectiveAt: NEXT };
const renewing = aState.running({ renewsAt: NEXT });
const running = (nextCharge: ReturnType<typeof charge>) => aState.running({ renewsAt: NEXT, nextCharge });

const onFree = {
  planId: 'plan-free',
  plan: { code: 'lite', billingCycle: 0 },
  state: { kind: 'free' },
} satisfies Parameters<typeof aSubscription>[0];

describe('the next charge on a card is', () => {
  test.each<[string, Parameters<typeof aSubscription>[0], object | undefined]>([
    // Where the platform does not name the next charge, the list price is shown as a price before tax and discounts.
    [
      'the price of the current plan',
      { state: renewing },
      {
        label: 'Next charge on January 3, 2027',
        amount: '$7.99',
        per: 'per month, before tax and discounts',
      },
    ],
    [
      'the price of a plan that is past due',
      { state: aState.pastDue({ renewsAt: NEXT, nextCharge: null }) },
      { label: undefined, amount: '$7.99', per: 'per month, before tax and discounts' },
    ],
    [
      'the charge that the platform names',
      { state: running(charge(799, 0)) },
      { label: 'Next charge on January 3, 2027', amount: '$7.99', per: 'per month' },
    ],
    [
      'the named charge with its tax',
      { state: running(charge(799, 64)) },
      { label: 'Next charge on January 3, 2027', amount: '$8.63', note: '$7.99 per month plus tax' },
    ],
    [
      'the named charge with a discount that still lasts',
      { state: running(charge(719, 0)) },
      {
        label: 'Next charge on January 3, 2027',
        amount: '$7.19',
        note: 'Without your discount: $7.99 per month',
      },
    ],
    [
      'the named charge with tax and a discount',
      { state: aState.trial({ endsAt: NEXT, nextCharge: charge(719, 58) }) },
      {
        label: 'First charge after your trial',
        amount: '$7.77',
        note: 'Without your discount: $7.99 per month plus tax',
      },
    ],
    [
      'the first charge after a trial',
      { state: aState.trial({ endsAt: NEXT }) },
      {
        label: 'First charge after your trial',
        amount: '$7.99',
        per: 'per month, before tax and discounts',
      },
    ],
    ['nothing where the plan is not sold any more', { planId: 'plan-classic' }, undefined],
    ['said with what follows, where a plan does', { state: aState.changing({ to, at: NEXT }) }, undefined],
    ['none where the plan ends', { state: aState.ending({ endsAt: NEXT }) }, undefined],
    ['nothing where Apple bills', { state: aState.apple({ paidUntil: NEXT }) }, undefined],
    ['nothing where the plan is paused', { state: aState.paused() }, undefined],
    [
      'nothing where a change is confirmed that the list does not show',
      { state: { kind: 'updating' } },
      undefined,
    ],
    ['nothing where the state is unknown', { state: aState.unknown() }, undefined],
    ['nothing where the plan is free', onFree, undefined],
  ])('%s', (_what, changes, price) => {
    expect(card(changes).price).toEqual(price);
  });

  it('missing for a plan without a price in a known currency', () => {
    expect(
      card({ state: renewing }, [aPlan({ prices: [{ minorUnits: 1, currency: 'SEK' }] })]).price,
    ).toBeUndefined();
  });
});

describe('what follows a plan', () => {
  const taxed = charge(2_999, 240);
  test.each<[string, Parameters<typeof aSubscription>[0], object | undefined]>([
    [
      'another one, at its list price',
      { state: aState.changing({ to, at: NEXT }) },
      {
        lead: 'Pro until January 3, 2027.',
        after: 'Then Essential, $29.99 per year, before tax and discounts.',
        note: undefined,
      },
    ],
    [
      'another one, at the charge that the platform names',
      { state: aState.changing({ to, at: NEXT, nextCharge: taxed }) },
      {
        lead: 'Pro until January 3, 2027.',
        after: 'Then Essential, $32.39.',
        note: '$29.99 per year plus tax',
      },
    ],
    [
      'another one, on an unknown day',
      { state: aState.changing({ to, renewsAt: NEXT }) },
      { lead: 'Pro for now.', after: 'Then Essential, $29.99 per year, before tax and discounts.' },
    ],
    [
      'one that nobody knows',
      { state: aState.changing({ to: { ...to, planCode: 'gone' }, at: NEXT }) },
      { lead: 'Pro until January 3, 2027.', after: 'Then Essential.' },
    ],
    [
      'one of the same name, told apart by its billing cycle',
      { state: aState.changing({ to: { ...to, planName: 'Pro' }, at: NEXT }) },
      {
        lead: 'Pro (monthly) until January 3, 2027.',
        after: 'Then Pro (yearly), $29.99 per year, before tax and discounts.',
      },
    ],
    [
      'another one after a free plan, of which no charge is promised',
      { ...onFree, state: aState.changing({ to, at: NEXT }) },
      { after: 'Then Essential.' },
    ],
    [
      'nothing, where it expires',
      { state: aState.ending({ endsAt: NEXT }) },
      {
        lead: 'Ends on January 3, 2027',
        after: 'You won’t be charged for this plan again.',
        text: undefined,
      },
    ],
    [
      'a free plan',
      { state: aState.ending({ endsAt: NEXT, after: { ...to, planCode: null, billingCycle: 0 } }) },
      {
        lead: 'Ends on January 3, 2027',
        after: 'You won’t be charged for this plan again.',
        text: 'Pending change to Essential Plan - January 3, 2027',
      },
    ],
    [
      'nothing, on an unknown day',
      { state: aState.ending() },
      {
        lead: 'Ends when the period you paid for ends',
        after: 'You won’t be charged for this plan again.',
        text: undefined,
      },
    ],
    ['nothing, where it renews', { state: renewing }, undefined],
  ])('%s', (_, changes, pending) => {
    const told = card(changes).pending;
    if (pending) expect(told).toMatchObject(pending);
    else expect(told).toBeUndefined();
  });
});

describe('the paid plan that the card of a free plan suggests', () => {
  const pro = aPlan({ deviceQuantity: 2 });
  const larger = aPlan({
    id: 'plan-large',
    name: 'Large',
    deviceQuantity: 4,
    prices: [{ minorUnits: 1_299, currency: 'USD' }],
  });
  const yearly = aPlan({ ...larger, id: 'plan-large-y', billingCycle: 12, deviceQuantity: 9 });
  const more = (cameras: number) =>
    writtenCard(aSubscription(onFree), {
      devices: Array.from({ length: cameras }, (_, index) => aDevice(`${index}`)),
      plans: [],
      offered: [free, larger, yearly, pro],
    }).more;

  test.each([
    [0, 'Keep more of your video with Pro, from $7.99 per month.'],
    [2, 'Keep more of your video with Pro, from $7.99 per month.'],
    [3, 'Keep more of your video with Large, from $12.99 per month.'],
    [5, 'Keep more of your video with Large, from $12.99 per year.'],
    [10, undefined],
  ])('is the cheapest that covers all of %i cameras: %s', (cameras, text) => {
    expect(more(cameras)).toEqual({ text, plans: { href: '/plans', label: 'View Plans' } });
  });

  it('is not shown to a person who pays', () => {
    expect(card({ state: renewing }).more).toBeUndefined();
  });

  it('is not shown where none is sold', () => {
    expect(card(onFree, [free]).more).toBeUndefined();
  });

  it('is not named where its price is unknown', () => {
    expect(card(onFree, [aPlan({ prices: [] })]).more?.text).toBeUndefined();
  });
});

it('shows the list price beside a discounted charge with its tax where the law asks for that', () => {
  const lists: CardChanges['lists'] = { isGross: true, shown: (plan) => grossPlan(plan, 0.08) };
  const state = aState.trial({ endsAt: NEXT, nextCharge: charge(719, 58) });
  expect(card({ state }, [free, aPlan(), essential], { lists }).price).toMatchObject({
    amount: '$7.77',
    note: 'Without your discount: $8.63 per month, tax included',
  });
});
