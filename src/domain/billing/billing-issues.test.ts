import { describe, expect, test } from 'vitest';
import { aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import { invoice } from '../../contracts/billing/invoice.ts';
import { type BillingFacts, billingIssues, cardTrouble } from './billing-issues.ts';

const byCard = aSubscription({ id: 'a', plan: { name: 'Pro' } });
const byApple = aSubscription({ id: 'b', state: aState.apple(), plan: { name: 'Essential' } });
const free = aSubscription({
  id: 'c',
  state: { kind: 'free' },
  plan: { name: 'Lite', code: 'lite', billingCycle: 0 },
});
const inState = (state: LiveState) => ({ ...byCard, state });
const invoicesOf = (...statuses: string[]) =>
  statuses.map((status, index) => ({
    ...invoice.parse({ invoiceId: `${index}` }),
    status,
    invoiceTotal: 399,
  }));
const calm: BillingFacts = {
  subscriptions: [byCard],
  cardExpired: false,
  invoices: invoicesOf('paid'),
  planCodes,
};

describe('the billing issues of an account', () => {
  test.each<[string, Partial<BillingFacts>, string[]]>([
    ['none where all is well', {}, []],
    ['none where the platform did not say', { cardExpired: undefined, invoices: undefined }, []],
    ['an invoice past due, in any letter case', { invoices: invoicesOf('paid', 'PAST_DUE') }, ['pastDue']],
    ['a failed invoice is not past due', { invoices: invoicesOf('failed') }, []],
    [
      'a plan past due by its own word',
      { subscriptions: [inState(aState.pastDue({ renewsAt: null, nextCharge: null }))] },
      ['pastDue'],
    ],
    ['a card that has expired', { cardExpired: true }, ['cardExpired']],
    [
      'an expired card matters for a trial, and for a plan that changes',
      { cardExpired: true, subscriptions: [inState(aState.trial()), inState(aState.changing())] },
      ['cardExpired'],
    ],
    [
      'an expired card does not matter for a plan that ends, or that nobody is known to charge',
      {
        cardExpired: true,
        subscriptions: [
          inState(aState.ending()),
          inState(aState.paused()),
          inState({ kind: 'updating' }),
          inState(aState.unknown()),
        ],
      },
      [],
    ],
    ['an expired card does not matter for a free plan', { cardExpired: true, subscriptions: [free] }, []],
    [
      'an expired card does not matter where Apple bills',
      { cardExpired: true, subscriptions: [byApple] },
      [],
    ],
    ['two paid subscriptions', { subscriptions: [byApple, byCard] }, ['paidTwice']],
    [
      'a plan that ends anyway beside one that Apple bills is not paid twice',
      { subscriptions: [byApple, inState(aState.ending())] },
      [],
    ],
    [
      'a free subscription beside one that Apple bills is not paid twice',
      { subscriptions: [byApple, free] },
      [],
    ],
    [
      'all of them, the most urgent first',
      { subscriptions: [byCard, byApple], cardExpired: true, invoices: invoicesOf('past_due') },
      ['pastDue', 'paidTwice'],
    ],
  ])('%s', (_what, changes, kinds) => {
    expect(billingIssues({ ...calm, ...changes }).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('trouble with the card names the unpaid invoices, and an expired card with them', () => {
    const invoices = invoicesOf('paid', 'past_due');
    expect(cardTrouble({ ...calm, invoices })).toEqual({
      kind: 'pastDue',
      due: [invoices[1]],
      isExpired: false,
    });
    expect(cardTrouble({ ...calm, invoices, cardExpired: true })).toMatchObject({ isExpired: true });
    expect(cardTrouble({ ...calm, invoices, cardExpired: true, subscriptions: [free] })).toMatchObject({
      isExpired: false,
    });
  });

  test('two paid subscriptions are returned by who bills them', () => {
    expect(billingIssues({ ...calm, subscriptions: [byCard, byApple] })).toEqual([
      { kind: 'paidTwice', byCard, byStore: byApple, store: { kind: 'apple' } },
    ]);
  });
});
