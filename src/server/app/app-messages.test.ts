import { expect, test } from 'vitest';
import { copyFor } from '../../copy/copy.ts';
import type { LateOutcome } from '../account/account-changes.ts';
import { messagesOfOutcomes, messagesOfOrder } from './app-messages.ts';

const order: Extract<LateOutcome['wanted'], { kind: 'order' }> = {
  kind: 'order',
  toPlanId: 'plan-2',
  toPlanCode: 'big_m',
  fromSubscriptionId: 'sub-1',
  keeps: false,
  receipt: {
    planName: 'Big',
    currency: 'USD',
    chargedToday: 700,
    perPeriod: 999,
    billingCycle: 1,
    deviceCount: 1,
    startsAt: null,
    nextChargeAt: null,
    trialEndsAt: null,
  },
};
const devices: LateOutcome['wanted'] = {
  kind: 'saveDevices',
  subscriptionId: 'sub-1',
  deviceIds: [],
  version: 'b',
};
const placed = { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' };

test.each<[LateOutcome['kind'], LateOutcome['wanted'], object]>([
  ['made', order, placed],
  ['made', { ...order, keeps: true }, { event: 'CHANGE_ENDED', change: 'keptPlan', outcome: 'done' }],
  ['made', devices, { event: 'CHANGE_ENDED', change: 'devices', outcome: 'done' }],
  ['notFound', order, { event: 'CHANGE_ENDED', change: 'order', outcome: 'unknown', code: 'not-found' }],
  ['neverShown', order, { event: 'CHANGE_ENDED', change: 'order', outcome: 'unknown', code: 'never-shown' }],
])(
  'a change that is found %s is told on the first page that shows it, and not again',
  (kind, wanted, told) => {
    const news = { kind, name: 'n', wanted };
    expect(messagesOfOutcomes({ news: [{ ...news, shownAtMs: null }] })).toEqual([told]);
    expect(messagesOfOutcomes({ news: [{ ...news, shownAtMs: 1 }] })).toEqual([]);
  },
);

test('a refused order is told with the sentence of its page', () => {
  const notice = copyFor('order', 'en', { copy: {} });
  const words = { notice, declined: () => '', refused: 'Nothing was charged.' };
  expect(messagesOfOrder({ kind: 'refused', why: 'platform' }, { by: 'card', words })).toEqual([
    {
      event: 'SHOW_ALERT',
      subtype: 'CHECKOUT_FAILURE',
      code: 'subscribe-failed',
      message: 'Nothing was charged.',
    },
  ]);
});
