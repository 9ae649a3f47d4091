import { describe, expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { aSubscription, aRequestedOrder } from '../../../tests/support/platform-fixtures.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import { openLimits, subscriptionsBefore } from '../../domain/orders/open-change.ts';
import type { HostedStep } from '../account/hosted-visits.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { settleHostedOrder } from './settle-hosted-order.ts';
import { noticeText } from './my-plan-notice-text.ts';

const held = aSubscription({ id: 'sub-1', planId: 'plan-1', planCode: 'small_m' });
const ordered = { ...held, planId: 'plan-2', planCode: 'big_m' };
const wanted = aRequestedOrder({ fromSubscriptionId: 'sub-1' });

/** Looks at My Plan `agoMs` after the person came back; undefined: they have not. `isFirst`: no session has thanked. */
async function look(path: string, agoMs: number | undefined, now = held, isFirst = true) {
  const calls: string[] = [];
  const object = {
    confirmHosted: async () => ({ receipt: wanted.receipt, isFirst }),
    noteHosted: async ({ kind }: HostedStep) => void calls.push(kind),
  };
  const context = aContext(`https://account.notion.example${path}`, {});
  // The real bindings have more methods than the portal uses.
  const env = { ...context.env, ACCOUNTS: { getByName: () => object } } as unknown as PortalEnv;
  const asked: RequestContext = { ...context, env };
  const backAtMs = agoMs === undefined ? undefined : context.nowMs - agoMs;
  const hosted = {
    before: subscriptionsBefore([held]),
    wanted,
    ...(backAtMs === undefined ? {} : { backAtMs }),
  };
  const draft = {
    key: 'k',
    ofChange: '',
    promos: [],
    billingToken: null,
    actionTokenId: null,
    isPlaced: false,
  };
  const session: SessionRecord = {
    brand: 'notion',
    startedAtMs: 0,
    seenAtMs: 0,
    person: { name: '', email: '', accountId: 'a1', status: 'active' },
    platform: platformSession,
    order: { ...draft, hosted },
  };
  const { notices } = await settleHostedOrder(asked, session, [now]);
  const alerts = notices.map((notice) => noticeText(notice, asked));
  return {
    said: alerts.map(({ kind, title }) => [kind, title]),
    texts: alerts.map(({ text }) => text),
    calls,
  };
}

const BACK = '/subscriptions?done=ordered';
const waits = ['info', 'We’re waiting for your order to be confirmed.'];
const lost = ['warning', 'We couldn’t find your order for Big.'];
const thanks = ['success', 'Thank you for your order.'];

describe('My Plan says of an order on the provider’s page', () => {
  test.each<[string, Awaited<ReturnType<typeof look>>['said'], Parameters<typeof look>, string[]]>([
    ['nothing before the person is back', [], ['/subscriptions', undefined], []],
    ['that it waits, when they are back', [waits], [BACK, undefined], ['back']],
    ['that it waits, at the next look', [waits], ['/subscriptions', 60_000], []],
    ['that it was not found, after a while', [lost], ['/subscriptions', openLimits.doneMs], ['over']],
    ['the same at the address of the way back', [lost], [BACK, openLimits.doneMs], ['over']],
    ['thanks, where the account shows it', [thanks], ['/subscriptions', undefined, ordered], []],
    ['thanks, even late', [thanks], ['/subscriptions', openLimits.doneMs, ordered], []],
    ['nothing where another session has thanked', [], [BACK, undefined, ordered, false], []],
  ])('%s', async (_what, said, asked, calls) => {
    expect(await look(...asked)).toMatchObject({ said, calls });
  });

  test('never that it may be ordered again, because it may have been paid', async () => {
    const { texts } = await look(BACK, openLimits.doneMs);
    expect(texts).toEqual(['Please check Account History, or ask support, before you order again.']);
  });
});
