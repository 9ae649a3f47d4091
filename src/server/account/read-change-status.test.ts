import { describe, expect, it } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import type { RequestedOrder } from '../../contracts/stored/open-change.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { accountReader } from './account-reader.ts';
import type { ChangeStatus } from './account-changes.ts';
import { confirmHosted, lastReceipt } from './place-order.ts';
import { closeShownChange, readChangeStatus } from './read-change-status.ts';

const session: SessionRecord = {
  brand: 'geeni',
  startedAtMs: 0,
  seenAtMs: 0,
  person: { name: '', email: '', accountId: 'a1', status: 'active' },
  platform: platformSession,
};

/** A request whose account object fails in every call, with the names of what is logged. */
function failing(): { context: RequestContext; logged: string[] } {
  const logged: string[] = [];
  const fails = () => Promise.reject(new Error('the object does not answer'));
  const object = {
    openChange: fails,
    changeStatus: fails,
    shown: fails,
    receipt: fails,
    confirmHosted: fails,
    noteHosted: fails,
  };
  const context = aContext('https://account.geeni.example/subscriptions', {});
  const log = { ...context.log, error: (name: string) => void logged.push(name) };
  // The real bindings have more methods than the portal uses.
  const env = { ...context.env, ACCOUNTS: { getByName: () => object } } as unknown as PortalEnv;
  return { context: { ...context, env, log }, logged };
}

describe('where the account object fails, the page is shown, and a line is logged:', () => {
  it('the account is read as the platform lists it', async () => {
    const { context, logged } = failing();
    expect(await accountReader(context, session).openChange()).toBeNull();
    expect(logged).toEqual(['change_status_unread']);
  });

  it('My Plan has no alert of a change', async () => {
    const { context, logged } = failing();
    expect(await readChangeStatus(context, session)).toEqual({ open: null, news: [] });
    expect(logged).toEqual(['change_status_unread']);
  });

  it('the thanks for an order give way to My Plan', async () => {
    const { context, logged } = failing();
    const order = {
      key: 'k',
      ofChange: 'c',
      promos: [],
      billingToken: null,
      actionTokenId: null,
      isPlaced: true,
    };
    expect(await lastReceipt(context, { ...session, order })).toBeNull();
    expect(logged).toEqual(['change_status_unread']);
    expect(await lastReceipt(context, { ...session, order: { ...order, isPlaced: false } })).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it('an order that the provider’s page placed waits for the next visit', async () => {
    const { context, logged } = failing();
    const wanted: RequestedOrder = {
      kind: 'order',
      toPlanId: 'p',
      toPlanCode: 'pro_m',
      fromSubscriptionId: null,
      keeps: false,
      receipt: {
        planName: 'Pro',
        currency: 'USD',
        chargedToday: 0,
        perPeriod: 0,
        billingCycle: 1,
        deviceCount: 0,
        startsAt: null,
        nextChargeAt: null,
        trialEndsAt: null,
      },
    };
    const shown = { key: 'k', wanted, found: aSubscription() };
    expect(await confirmHosted(context, session, shown)).toBeNull();
    expect(logged).toEqual(['change_status_unread']);
  });

  it('a change stays open that could not be compared', async () => {
    const { context, logged } = failing();
    // Only its presence matters here.
    const status = { open: {}, news: [] } as unknown as ChangeStatus;
    expect(await closeShownChange(context, session, status, [])).toBe(status);
    expect(logged).toEqual(['change_status_unread']);
  });
});
