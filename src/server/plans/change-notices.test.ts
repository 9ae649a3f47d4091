import { describe, expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import type { OpenChange, WantedChange } from '../../domain/orders/open-change.ts';
import type { ChangeNews } from '../account/account-changes.ts';
import { changeNotices } from './change-notices.ts';

const context = aContext('https://account.otis.example/subscriptions');
const receipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 700,
  perPeriod: 999,
  billingCycle: 1,
  deviceCount: 2,
  startsAtMs: null,
  nextChargeAtMs: null,
  trialEndsAtMs: null,
};
const order: WantedChange = { kind: 'order', toPlanId: 'p', toPlanCode: 'pro', receipt };
const cancel: WantedChange = { kind: 'cancelPlan', subscriptionId: 's', version: 'b' };
const open = (wanted: WantedChange, more: Partial<OpenChange> = {}): OpenChange => ({
  name: 'n',
  wanted,
  startedAtMs: context.nowMs - 60_000,
  before: {},
  known: 'unsure',
  ...more,
});
const news = (kind: ChangeNews['kind'], wanted: WantedChange): ChangeNews => ({
  kind,
  name: 'n',
  wanted,
  shownAtMs: null,
});

describe('the alert of My Plan about a change whose outcome is or was unknown (docs/adr/016)', () => {
  test.each<[string, OpenChange | null, ChangeNews[], string, string | undefined]>([
    ['an order', open(order), [], 'We are still finding out about your order.', '/subscriptions'],
    [
      'an order that is overdue',
      open(order, { startedAtMs: context.nowMs - 16 * 60_000 }),
      [],
      'We are still finding out about your order.',
      'mailto:',
    ],
    [
      'a cancellation',
      open(cancel),
      [],
      'We are still finding out whether your plan was cancelled.',
      '/subscriptions',
    ],
    ['a confirmed order', open(order, { known: 'done' }), [], 'Thank you for your order.', undefined],
    ['an order that was found', null, [news('made', order)], 'Your order for Pro went through.', undefined],
    ['a cancellation that was found', null, [news('made', cancel)], 'Your plan is cancelled.', undefined],
    [
      'an order that was never found',
      null,
      [news('notFound', order)],
      'We could not find your order for Pro.',
      '/account-history',
    ],
    [
      'a change that was never found',
      null,
      [news('notFound', cancel)],
      'We could not find your last change.',
      undefined,
    ],
  ])('%s', (_what, change, told, title, link) => {
    const [notice, ...more] = changeNotices({ open: change, news: told }, context);
    expect(more).toEqual([]);
    expect(notice?.title).toBe(title);
    expect(notice?.link?.href).toEqual(link === undefined ? undefined : expect.stringContaining(link));
    expect(`${notice?.title} ${notice?.text}`).not.toMatch(/[{}]/);
  });

  test('an order that was found is shown with its amount and its day', () => {
    const later = { ...receipt, chargedToday: 0, startsAtMs: Date.UTC(2027, 0, 15, 12) };
    const told = [news('made', order), news('made', { ...order, receipt: later })];
    expect(changeNotices({ open: null, news: told }, context).map(({ text }) => text)).toEqual([
      'Pro is yours now. $7.00 was charged.',
      'Pro begins on January 15, 2027. Nothing was charged.',
    ]);
  });
});
