import { describe, expect, it, test } from 'vitest';
import { aDevice, aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { isAsSeen, type OfferParams, planOffers } from './plan-offers.ts';

const usd = (minorUnits: number) => [{ currency: 'USD', minorUnits }];
const small = aPlan({ id: 'small', code: 'small_m', name: 'Small', deviceQuantity: 1, prices: usd(299) });
const pro = aPlan({ trial: { duration: 30, unit: 'days' } });
const large = aPlan({ id: 'large', code: 'large_m', name: 'Large', deviceQuantity: 9, prices: usd(999) });
const plans = [small, pro, large];
const devices = [aDevice('1'), aDevice('2')];
const account = { subscriptions: [], devices, available: plans };
const withPro = { ...account, subscriptions: [aSubscription()] };

const params = (changes: Partial<OfferParams> = {}): OfferParams => ({
  buyer: { kind: 'account', account },
  today: undefined,
  plans,
  currency: 'USD',
  planCodes,
  freeHistoryHours: 24,
  taxed: undefined,
  trials: undefined,
  planId: undefined,
  recommends: true,
  ...changes,
});
const offersTo = (changes?: Partial<OfferParams>, of = plans) => planOffers(of, params(changes));
const choices = (changes?: Partial<OfferParams>, of = plans) =>
  offersTo(changes, of).map(({ choice }) => (choice?.kind === 'closed' ? choice.why : choice?.kind));

describe('what a buyer can do with each offer', () => {
  test.each<[string, Partial<OfferParams>, (string | undefined)[]]>([
    ['a visitor signs in', { buyer: { kind: 'visitor' } }, ['signIn', 'signIn', 'signIn']],
    [
      'nobody knows without the account',
      { buyer: { kind: 'unavailable' } },
      [undefined, undefined, undefined],
    ],
    ['a person without a plan takes any', {}, ['open', 'open', 'open']],
    [
      'the current plan is open',
      { buyer: { kind: 'account', account: withPro }, today: pro },
      ['open', 'open', 'open'],
    ],
    [
      'another plan of the code of the current one is closed',
      { buyer: { kind: 'account', account: withPro }, today: large },
      ['open', 'current', 'open'],
    ],
    [
      'what is not for sale to the account',
      { buyer: { kind: 'account', account: { ...account, available: [pro] } } },
      ['notOffered', 'open', 'notOffered'],
    ],
    [
      'a paused plan closes all',
      {
        buyer: {
          kind: 'account',
          account: { ...withPro, subscriptions: [aSubscription({ state: { kind: 'paused', end: null } })] },
        },
        today: pro,
      },
      ['account', 'account', 'account'],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(choices(changes)).toEqual(expected);
  });

  it('a charged plan of unknown price is closed, and a free one needs no price', () => {
    const unpriced = { ...large, prices: [] };
    const free = aPlan({ id: 'lite', code: 'lite', billingCycle: 0, prices: [] });
    const buyer = { kind: 'account' as const, account: { ...account, available: [unpriced, free] } };
    expect(choices({ buyer }, [unpriced, free])).toEqual(['noPrice', 'open']);
    expect(offersTo({ buyer }, [unpriced, free]).map(({ price }) => price)).toEqual([undefined, 'free']);
  });
});

describe('one offer is selected, and one may be marked', () => {
  const of = (changes: Partial<OfferParams>) =>
    offersTo(changes).flatMap(({ plan, mark, isSelected }) =>
      mark || isSelected ? [[plan.id, mark, isSelected]] : [],
    );
  const own = { buyer: { kind: 'account' as const, account: withPro }, today: pro };

  test.each<[string, Partial<OfferParams>, unknown[]]>([
    ['the cheapest that covers all cameras', {}, [[pro.id, 'recommended', false]]],
    ['none where the brand recommends none', { recommends: false }, []],
    ['none without a camera', { buyer: { kind: 'account', account: { ...account, devices: [] } } }, []],
    ['none for a visitor', { buyer: { kind: 'visitor' }, planId: 'large' }, []],
    ['the current plan', own, [[pro.id, 'today', true]]],
    [
      'the plan in the address, beside the current one',
      { ...own, planId: 'large' },
      [
        [pro.id, 'today', false],
        ['large', undefined, true],
      ],
    ],
    ['the current plan for an unknown address', { ...own, planId: 'none' }, [[pro.id, 'today', true]]],
  ])('%s', (_what, changes, expected) => {
    expect(of(changes)).toEqual(expected);
  });
});

describe('the trial', () => {
  const trialOf = (changes: Partial<OfferParams>) => offersTo(changes).map(({ trialFor }) => trialFor);

  test.each<[string, Partial<OfferParams>, string | undefined]>([
    ['a visitor', { buyer: { kind: 'visitor' } }, 'newSubscribers'],
    ['an account that may try the code', { trials: new Set(['pro_m']) }, 'account'],
    ['an account that may try the id', { trials: new Set([pro.id]) }, 'account'],
    ['an account that may try another', { trials: new Set(['x']) }, undefined],
    ['an account of which nobody knows', {}, undefined],
    [
      'an account that pays',
      { buyer: { kind: 'account', account: withPro }, trials: new Set(['pro_m']) },
      undefined,
    ],
    ['an account that cannot be read', { buyer: { kind: 'unavailable' } }, undefined],
  ])('of %s', (_what, changes, trialFor) => {
    expect(trialOf(changes)).toEqual([undefined, trialFor, undefined]);
  });
});

it('two plans of one name are told apart', () => {
  const same = { ...large, name: small.name };
  expect(offersTo({}, [small, pro, same]).map(({ sharesName }) => sharesName)).toEqual([true, false, true]);
});

it('a charge of the account tells the tax of each price', () => {
  const taxed = { currency: 'USD', subTotal: 799, tax: 80, total: 879, at: 0 };
  expect(offersTo({ taxed })[1]?.withTax).toEqual({
    amount: { minorUnits: 879, currency: 'USD' },
    isExact: true,
  });
  expect(offersTo()[1]?.withTax).toBeUndefined();
});

it('an offer is compared with the current plan, and that one with none', () => {
  const compared = offersTo({ today: pro }).map(({ comparison }) => comparison?.cameras);
  expect(compared).toEqual([-4, undefined, 4]);
});

describe('an offer is as a visitor saw it', () => {
  const [, offer] = offersTo({ trials: new Set(['pro_m']) });
  const query = { planId: pro.id, seenPrice: '799USD' };

  test.each([
    ['at the same price', {}, true],
    ['not at another price', { seenPrice: '699USD' }, false],
    ['not where no visitor chose it', { seenPrice: undefined }, false],
    ['not where a question is asked', { confirm: true }, false],
    ['not after a refusal', { notice: 'changed' as const }, false],
  ])('%s', (_what, changes, expected) => {
    expect(offer && isAsSeen(offer, { ...query, ...changes })).toBe(expected);
  });

  it('not without the trial, for the current plan, or where it is closed', () => {
    expect(offer && isAsSeen({ ...offer, trialFor: undefined }, query)).toBe(false);
    expect(offer && isAsSeen({ ...offer, mark: 'today' }, query)).toBe(false);
    expect(offer && isAsSeen({ ...offer, choice: { kind: 'closed', why: 'pending' } }, query)).toBe(false);
  });
});
