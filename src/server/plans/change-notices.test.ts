import { describe, expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import type { OpenChange, WantedChange } from '../../domain/orders/open-change.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { ChangeNews } from '../account/account-changes.ts';
import { changeNotices } from './change-notices.ts';

const context = aContext('https://account.otis.example/subscriptions');
const receipt: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 700,
  perPeriod: 999,
  billingCycle: 1,
  deviceCount: 2,
  startsAt: null,
  nextChargeAt: null,
  trialEndsAt: null,
};
const order: Extract<WantedChange, { kind: 'order' }> = {
  kind: 'order',
  toPlanId: 'p',
  toPlanCode: 'pro',
  fromSubscriptionId: 's',
  keeps: false,
  receipt,
};
const keep: WantedChange = { ...order, keeps: true };
const cancel: WantedChange = { kind: 'cancelPlan', subscriptionId: 's', version: 'b' };
const devices: WantedChange = { kind: 'saveDevices', subscriptionId: 's', deviceIds: ['a'], version: 'b' };
const migrate: WantedChange = { kind: 'migrate', onto: null };
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
    [
      'a plan that is kept',
      open(keep),
      [],
      'We are still finding out whether you keep Pro.',
      '/subscriptions',
    ],
    [
      'devices',
      open(devices),
      [],
      'We are still finding out whether your devices were saved.',
      '/subscriptions',
    ],
    [
      'a migration',
      open(migrate),
      [],
      'We are still finding out whether your plan was upgraded.',
      '/subscriptions',
    ],
    ['a confirmed order', open(order, { known: 'done' }), [], 'Thank you for your order.', undefined],
    ['an order that was found', null, [news('made', order)], 'Your order for Pro went through.', undefined],
    ['a kept plan that was found', null, [news('made', keep)], 'You keep Pro.', undefined],
    ['devices that were found', null, [news('made', devices)], 'Your devices were saved.', undefined],
    ['a migration that was found', null, [news('made', migrate)], 'Your plan was upgraded.', undefined],
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
    [
      'a kept plan that was never found, which charged nothing',
      null,
      [news('notFound', keep)],
      'We could not find your last change.',
      undefined,
    ],
    [
      'a confirmed order that was never shown',
      null,
      [news('neverShown', order)],
      'Your order for Pro was confirmed, but does not show on your account.',
      '/account-history',
    ],
    [
      'a confirmed cancellation that was never shown',
      null,
      [news('neverShown', cancel)],
      'Your last change was confirmed, but does not show on your account.',
      undefined,
    ],
    [
      'a kept plan that was confirmed and never shown',
      null,
      [news('neverShown', keep)],
      'Your last change was confirmed, but does not show on your account.',
      undefined,
    ],
  ])('%s', (_what, change, told, title, link) => {
    const [notice, ...more] = changeNotices({ open: change, news: told }, context);
    expect(more).toEqual([]);
    expect(notice?.title).toBe(title);
    expect(notice?.link?.href).toEqual(link === undefined ? undefined : expect.stringContaining(link));
    expect(`${notice?.title} ${notice?.text}`).not.toMatch(/[{}]/);
  });

  // Any other change shows in the plans themselves, and no thanks are due for a plan that is kept.
  test.each<[string, WantedChange]>([
    ['a cancellation', cancel],
    ['devices', devices],
    ['a migration', migrate],
    ['a plan that is kept', keep],
  ])('%s has no alert while it is confirmed', (_what, wanted) => {
    expect(changeNotices({ open: open(wanted, { known: 'done' }), news: [] }, context)).toEqual([]);
  });

  test('a confirmed order says what is ordered, and that the page may not show it yet', () => {
    const [notice] = changeNotices({ open: open(order, { known: 'done' }), news: [] }, context);
    expect(notice).toMatchObject({
      kind: 'success',
      text: 'Pro is yours now. $7.00 was charged. It can take a moment until your new plan is shown here.',
    });
  });

  test('a kept plan that was found goes on as before', () => {
    const [notice] = changeNotices({ open: null, news: [news('made', keep)] }, context);
    expect(notice).toMatchObject({ kind: 'success', text: 'It goes on as before.' });
  });

  test('an order that was found is shown with its amount and its day', () => {
    const later = { ...receipt, chargedToday: 0, startsAt: Date.UTC(2027, 0, 15, 12) };
    const told = [news('made', order), news('made', { ...order, receipt: later })];
    expect(changeNotices({ open: null, news: told }, context).map(({ text }) => text)).toEqual([
      'Pro is yours now. $7.00 was charged.',
      'Pro begins on January 15, 2027. Nothing was charged.',
    ]);
  });
});
