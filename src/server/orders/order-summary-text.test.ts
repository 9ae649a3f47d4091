import { expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { renewalEnd } from '../../domain/orders/order-effect.ts';
import { renewalEndText } from './order-summary-text.ts';

const context = aContext('https://account.visi.example/order-summary', {}, Date.UTC(2026, 11, 1));
const LATER_MS = Date.UTC(2027, 0, 3, 12);

test.each<[who: string, current: Parameters<typeof aSubscription>[0] | undefined, said: string]>([
  ['without a plan', undefined, 'This plan is free. You won’t be charged for it.'],
  ['on a free plan', { plan: { billingCycle: 0 } }, 'This plan is free. You won’t be charged for it.'],
  [
    'in a trial',
    { state: aState.trial({ endsAt: LATER_MS }) },
    'Your free trial of Pro ends on January 3, 2027, and you won’t be charged for it.',
  ],
  [
    'whose plan ends anyway',
    { state: aState.ending({ endsAt: LATER_MS }) },
    'Pro ends on January 3, 2027, and you won’t be charged for it again.',
  ],
  [
    'whose plan ends on a day unknown',
    { state: aState.ending() },
    'You won’t be charged for your current plan again.',
  ],
  [
    'whose plan renews',
    { state: aState.running({ renewsAt: LATER_MS }) },
    'Auto-renewal stops. Pro ends on January 3, 2027, and you won’t be charged for it again.',
  ],
  [
    'whose plan renews on a calendar day',
    { state: aState.running({ renewsAt: '2027-01-03' }) },
    'Auto-renewal stops. Pro ends on January 3, 2027, and you won’t be charged for it again.',
  ],
  [
    'whose plan renews on a day unknown',
    {},
    'Auto-renewal stops. You won’t be charged for your current plan again.',
  ],
])('a person %s who changes to a free plan reads what ends for them', (_who, current, said) => {
  const subscription = current && aSubscription(current);
  const end = renewalEnd(subscription, context.brand.planCodes);
  expect(renewalEndText({ end, planName: subscription?.plan.name }, context)).toBe(said);
});
