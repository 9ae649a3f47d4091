import { expect, test } from 'vitest';
import { aPlan, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { brandOf } from '../../../tests/support/test-platform.ts';
import type { PendingPlan } from '../../contracts/plans/subscription.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { wordsFor } from '../request/words.ts';
import { currentPlanName, distinctNames, pendingAsNamed, receiptPlanName } from './plan-names.ts';

const words = wordsFor({
  brand: brandOf('momentum'),
  locale: { language: 'en', format: 'en-US', direction: 'ltr' },
  timeZone: 'UTC',
});
type Named = Parameters<typeof distinctNames>[0];
const plan = (name: string, deviceQuantity: number | null, billingCycle: number): Named => ({
  name,
  deviceQuantity,
  billingCycle,
});

test.each<[string, Named, Named, [string, string]]>([
  ['two names', plan('Plus', 2, 1), plan('Pro', 5, 12), ['Plus', 'Pro']],
  [
    'one name, by the number of devices',
    plan('Pro', 1, 1),
    plan('Pro', 5, 1),
    ['Pro (1 device)', 'Pro (up to 5 devices)'],
  ],
  [
    'one name, by the number of devices before the billing cycle',
    plan('Pro', 2, 1),
    plan('Pro', 5, 12),
    ['Pro (up to 2 devices)', 'Pro (up to 5 devices)'],
  ],
  [
    'one name and one number of devices, by the billing cycle',
    plan('Pro', 5, 1),
    plan('Pro', 5, 12),
    ['Pro (monthly)', 'Pro (yearly)'],
  ],
  [
    'one name, by the billing cycle where a number of devices is unknown',
    plan('Pro', 5, 1),
    plan('Pro', null, 24),
    ['Pro (monthly)', 'Pro (every 2 years)'],
  ],
  [
    'one name, by the billing cycle where no number of devices is known',
    plan('Pro', null, 6),
    plan('Pro', null, 12),
    ['Pro (every 6 months)', 'Pro (yearly)'],
  ],
  ['one name, by the only billing cycle', plan('Pro', 5, 1), plan('Pro', 5, 0), ['Pro (monthly)', 'Pro']],
])('two plans are told apart: %s', (_how, first, second, [one, other]) => {
  expect(distinctNames(first, second, words)).toEqual({ first: one, second: other });
  expect(distinctNames(second, first, words)).toEqual({ first: other, second: one });
});

const pending: PendingPlan = { planName: 'Pro', planCode: 'pro_y', billingCycle: 12, effectiveAt: null };
const listed = [
  { code: 'pro_m', deviceQuantity: 2 },
  { code: 'pro_y', deviceQuantity: 5 },
];

test.each<[string, PendingPlan, typeof listed, [string, string]]>([
  [
    'by its devices, where a listed plan has its code',
    pending,
    listed,
    ['Pro (up to 2 devices)', 'Pro (up to 5 devices)'],
  ],
  ['by its billing cycle, where no listed plan has its code', pending, [], ['Pro (monthly)', 'Pro (yearly)']],
  [
    'by its billing cycle, where it has no code',
    { ...pending, planCode: null },
    listed,
    ['Pro (monthly)', 'Pro (yearly)'],
  ],
  ['by its name alone, where that is another one', { ...pending, planName: 'Plus' }, listed, ['Pro', 'Plus']],
])('the plan that follows is told apart %s', (_how, to, plans, [first, second]) => {
  expect(distinctNames(plan('Pro', 2, 1), pendingAsNamed(to, plans), words)).toEqual({ first, second });
});

test.each<[string, Parameters<typeof currentPlanName>[0], string]>([
  ['is empty for a first order', { toPlan: aPlan(), current: undefined }, ''],
  [
    'is its own name, where the other plan has another one',
    {
      toPlan: aPlan(),
      current: { subscription: aSubscription({ planId: 'q', plan: { name: 'Plus' } }), plan: undefined },
    },
    'Plus',
  ],
  [
    'has its devices, where the other plan has the same name',
    {
      toPlan: aPlan({ deviceQuantity: 8 }),
      current: { subscription: aSubscription({ planId: 'q' }), plan: undefined },
    },
    'Pro (up to 5 devices)',
  ],
  [
    'is its own name, where it is kept',
    { toPlan: aPlan(), current: { subscription: aSubscription(), plan: undefined } },
    'Pro',
  ],
])('the name of the plan that an order changes %s', (_how, orderContext, name) => {
  expect(currentPlanName(orderContext, words)).toBe(name);
});

const receipt: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 0,
  perPeriod: 999,
  billingCycle: 12,
  deviceQuantity: 5,
  deviceCount: 1,
  startsAt: null,
  nextChargeAt: null,
  trialEndsAt: null,
};

test.each<[string, Partial<OrderReceipt>, string]>([
  ['alone, where it replaces none', {}, 'Pro'],
  [
    'alone, where it replaces one of another name',
    { from: { name: 'Plus', deviceQuantity: 2, billingCycle: 1 } },
    'Pro',
  ],
  [
    'with its devices',
    { from: { name: 'Pro', deviceQuantity: 2, billingCycle: 1 } },
    'Pro (up to 5 devices)',
  ],
  ['with its billing cycle', { from: { name: 'Pro', deviceQuantity: 5, billingCycle: 1 } }, 'Pro (yearly)'],
  [
    'with its billing cycle, where an earlier release kept no number of devices',
    { from: { name: 'Pro', deviceQuantity: 2, billingCycle: 1 }, deviceQuantity: undefined },
    'Pro (yearly)',
  ],
])('the plan of a receipt is named %s', (_how, changes, name) => {
  expect(receiptPlanName({ ...receipt, ...changes }, words)).toBe(name);
});
