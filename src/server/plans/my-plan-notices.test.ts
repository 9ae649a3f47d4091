import { describe, expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { OpenChange, RequestedChange } from '../../domain/orders/open-change.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { LateOutcome } from '../account/account-changes.ts';
import { changeNotices } from './my-plan-notices.ts';
import { noticeText } from './my-plan-notice-text.ts';

const own = aContext('https://account.otis.example/subscriptions');
const context = { ...own, brand: { ...own.brand, withoutPages: [] } };
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
const order: Extract<RequestedChange, { kind: 'order' }> = {
  kind: 'order',
  toPlanId: 'p',
  toPlanCode: 'pro',
  fromSubscriptionId: 's',
  keeps: false,
  receipt,
};
const free = { ...order, receipt: { ...receipt, chargedToday: 0 } };
const keep = { ...free, keeps: true };
const cancel: RequestedChange = { kind: 'cancelPlan', subscriptionId: 's', version: 'b' };
const devices: RequestedChange = { kind: 'saveDevices', subscriptionId: 's', deviceIds: ['a'], version: 'b' };
const migrate: RequestedChange = { kind: 'migrate', onto: null };
const open = (wanted: RequestedChange, more: Partial<OpenChange> = {}): OpenChange => ({
  name: 'n',
  wanted,
  startedAtMs: context.nowMs - 60_000,
  before: {},
  known: 'unsure',
  ...more,
});
const news = (kind: LateOutcome['kind'], wanted: RequestedChange): LateOutcome => ({
  kind,
  name: 'n',
  wanted,
  shownAtMs: null,
});

/** The account before, and after, each change. */
const running = aSubscription({ id: 's', planId: 'q', deviceIds: ['b'] });
const onPro = aSubscription({ id: 's', planId: 'p' });
const ending = aSubscription({ id: 's', planId: 'p', state: aState.ending() });
const covering = aSubscription({ id: 's', planId: 'q', deviceIds: ['a'] });

/** The alerts of My Plan about the changes of an account. */
const alertsOf = (...asked: Parameters<typeof changeNotices>) =>
  changeNotices(...asked).map((notice) => noticeText(notice, context));

describe('the alert of My Plan about a change whose outcome is or was unknown (docs/adr/016)', () => {
  test.each<[string, OpenChange | 'unread' | null, LateOutcome[], string, string | undefined, Subscription?]>(
    [
      ['an order', open(order), [], 'We’re still checking on your order.', '/subscriptions'],
      [
        'an order that is overdue',
        open(order, { startedAtMs: context.nowMs - 16 * 60_000 }),
        [],
        'We’re still checking on your order.',
        'mailto:',
      ],
      [
        'a cancellation',
        open(cancel),
        [],
        'We’re still checking whether your plan was cancelled.',
        '/subscriptions',
      ],
      ['a plan that is kept', open(keep), [], 'We’re still checking whether Pro was kept.', '/subscriptions'],
      [
        'devices',
        open(devices),
        [],
        'We’re still checking whether your devices were saved.',
        '/subscriptions',
      ],
      [
        'a migration',
        open(migrate),
        [],
        'We’re still checking whether your plan was upgraded.',
        '/subscriptions',
      ],
      ['a confirmed order', open(order, { known: 'done' }), [], 'Thank you for your order.', undefined],
      [
        'an order that was found',
        null,
        [news('made', order)],
        'Your order for Pro went through.',
        '/plan-record',
        onPro,
      ],
      [
        'a change whose record cannot be read',
        'unread',
        [],
        'We’re still checking on your order.',
        'mailto:',
      ],
      ['a resumed plan that was found', null, [news('made', keep)], 'You keep Pro.', '/plan-record', onPro],
      [
        'devices that were found',
        null,
        [news('made', devices)],
        'Your devices were saved.',
        '/plan-record',
        covering,
      ],
      [
        'a migration that was found',
        null,
        [news('made', migrate)],
        'Your plan was upgraded.',
        '/plan-record',
      ],
      [
        'a cancellation that was found',
        null,
        [news('made', cancel)],
        'Your plan is cancelled.',
        '/plan-record',
        ending,
      ],
      [
        'an order that was never found',
        null,
        [news('notFound', order)],
        'We couldn’t find your order for Pro.',
        '/account-history',
      ],
      [
        'a change that was never found',
        null,
        [news('notFound', cancel)],
        'We couldn’t find your last change.',
        undefined,
      ],
      [
        'a resumed plan that was never found, which charged nothing',
        null,
        [news('notFound', keep)],
        'We couldn’t find your last change.',
        undefined,
      ],
      [
        'a confirmed order that was never shown',
        null,
        [news('neverShown', order)],
        'Your order for Pro was confirmed, but it isn’t on your account.',
        '/account-history',
      ],
      [
        'a confirmed cancellation that was never shown',
        null,
        [news('neverShown', cancel)],
        'Your last change was confirmed, but it isn’t on your account.',
        undefined,
      ],
      [
        'a resumed plan that was confirmed and never shown',
        null,
        [news('neverShown', keep)],
        'Your last change was confirmed, but it isn’t on your account.',
        undefined,
      ],
    ],
  )('%s', (_what, change, told, title, link, held = running) => {
    const [notice, ...more] = alertsOf({ open: change, news: told }, [held], context);
    expect(more).toEqual([]);
    expect(notice?.title).toBe(title);
    expect(notice && 'link' in notice ? notice.link?.href : undefined).toEqual(
      link === undefined ? undefined : expect.stringContaining(link),
    );
    expect(`${notice?.title} ${notice?.text}`).not.toMatch(/[{}]/);
  });

  // Any other change shows in the plans themselves, and no thanks are due for a plan that is kept.
  test.each<[string, RequestedChange]>([
    ['a cancellation', cancel],
    ['devices', devices],
    ['a migration', migrate],
    ['a plan that is kept', keep],
  ])('%s has no alert while it is confirmed', (_what, wanted) => {
    expect(alertsOf({ open: open(wanted, { known: 'done' }), news: [] }, [running], context)).toEqual([]);
  });

  test('a confirmed order says what is ordered, and that the page may not show it yet', () => {
    const [notice] = alertsOf({ open: open(order, { known: 'done' }), news: [] }, [running], context);
    expect(notice).toMatchObject({
      kind: 'success',
      text: 'You now have Pro. $7.00 was charged. Your new plan may take a moment to show up here.',
    });
  });

  test('a resumed plan that was found goes on as before', () => {
    const [notice] = alertsOf({ open: null, news: [news('made', keep)] }, [onPro], context);
    expect(notice).toMatchObject({ kind: 'success', text: 'It continues as before.' });
  });

  test('a resumed plan that was found says what was charged, if anything was', () => {
    const [notice] = alertsOf(
      { open: null, news: [news('made', { ...order, keeps: true })] },
      [onPro],
      context,
    );
    expect(notice).toMatchObject({ title: 'You keep Pro.', text: '$7.00 was charged.' });
  });

  test('an order that was found is shown with its amount and its day', () => {
    const later = { ...receipt, chargedToday: 0, startsAt: Date.UTC(2027, 0, 15, 12) };
    const told = [news('made', order), news('made', { ...order, receipt: later })];
    expect(alertsOf({ open: null, news: told }, [onPro], context).map(({ text }) => text)).toEqual([
      'You now have Pro. $7.00 was charged.',
      'Pro starts on January 15, 2027. Nothing was charged.',
    ]);
  });

  // A later change, perhaps of another session, has undone it, or the account shows at last what was lost.
  test.each<[string, LateOutcome, Subscription[]]>([
    ['a resumed plan that was cancelled since', news('made', keep), [ending]],
    ['a cancelled plan that was kept since', news('made', cancel), [onPro]],
    ['devices that were chosen anew since', news('made', devices), [running]],
    ['an order without a charge, where the plan is another one by now', news('made', free), [running]],
    ['an order that was not found, and is there by now', news('notFound', order), [onPro]],
    ['an order that was never shown, and is there by now', news('neverShown', order), [onPro]],
    ['a cancellation that was not found, and is there by now', news('notFound', cancel), [ending]],
    ['a cancellation that was never shown, where the plan is gone by now', news('neverShown', cancel), []],
    ['devices that were not found, and are saved by now', news('notFound', devices), [covering]],
    ['a resumed plan that was not found, and goes on by now', news('notFound', keep), [onPro]],
  ])('%s is not told', (_what, told, held) => {
    expect(alertsOf({ open: null, news: [told] }, held, context)).toEqual([]);
  });

  test('of an order whose plan is another one by now, only the charge is told', () => {
    expect(alertsOf({ open: null, news: [news('made', order)] }, [running], context)).toEqual([
      {
        kind: 'success',
        title: 'Your order for Pro went through.',
        text: '$7.00 was charged.',
        link: { href: '/plan-record', label: 'See the confirmation' },
      },
    ]);
  });
});
