import { describe, expect, test } from 'vitest';
import { aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { type BillingFacts, billingTrouble } from './billing-trouble.ts';

const byCard = aSubscription({ id: 'a', plan: { name: 'Pro' } });
const byApple = aSubscription({ id: 'b', biller: 'apple', plan: { name: 'Essential' } });
const free = aSubscription({ id: 'c', plan: { name: 'Lite', code: 'lite', billingCycle: 0 } });
const calm: BillingFacts = { subscriptions: [byCard], cardExpired: false, invoiceStatuses: ['paid'] };

describe('what a person is told about their billing', () => {
  test.each<[string, Partial<BillingFacts>, string[]]>([
    ['nothing, where all is well', {}, []],
    ['nothing, where nothing is known', { cardExpired: undefined, invoiceStatuses: undefined }, []],
    ['an invoice past due, in any case', { invoiceStatuses: ['paid', 'PAST_DUE'] }, ['pastDue']],
    ['a failed invoice is not past due', { invoiceStatuses: ['failed'] }, []],
    ['a card that has expired', { cardExpired: true }, ['cardExpired']],
    ['no card is charged for a free plan', { cardExpired: true, subscriptions: [free] }, []],
    ['nor where Apple bills', { cardExpired: true, subscriptions: [byApple] }, []],
    ['two paid at once', { subscriptions: [byApple, byCard] }, ['paidTwice']],
    ['a free one beside Apple’s is none', { subscriptions: [byApple, free] }, []],
    [
      'everything, the most pressing first',
      { subscriptions: [byCard, byApple], cardExpired: true, invoiceStatuses: ['past_due'] },
      ['pastDue', 'cardExpired', 'paidTwice'],
    ],
  ])('%s', (_what, changes, kinds) => {
    expect(billingTrouble({ ...calm, ...changes }).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('two paid at once are told apart by who bills them', () => {
    expect(billingTrouble({ ...calm, subscriptions: [byCard, byApple] })).toEqual([
      { kind: 'paidTwice', byCard, byApple },
    ]);
  });
});
