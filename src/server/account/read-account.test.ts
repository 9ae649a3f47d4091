import { describe, expect, it, test } from 'vitest';
import { planCodes } from '../../../tests/support/platform-fixtures.ts';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { type OpenChange, subscriptionsBefore } from '../../domain/orders/open-change.ts';
import { readAccount } from './read-account.ts';

const config = { name: 'Lite', billing_cycle: 0, billing_order: 0, device_quantity: 2 };
const answers = {
  '/account/subscriptions': [
    { id: 1, plan_config_id: 7, plan_code: 'lite', plan_config: { ...config, external_plan_code: 'lite' } },
  ],
  '/subscriptions/listAvailableSubscriptions': [{ ...config, id: 7, external_plan_code: 'lite' }],
  '/devices/devices': [{ deviceId: 'a' }, { deviceId: 'b', subscribable: false }],
  '/billing/billingInfo': { card_type: 'visa', last_four: '4242' },
  '/account/contactInfo': { address: [{ country: 'US' }] },
  '/billing/paymentHistory': [{ invoiceId: 1, status: 'paid' }],
};
type Path = keyof typeof answers;

const brand = {
  key: 'read-account',
  billing: {
    provider: 'recurly',
    publicKey: 'key',
    v3: false,
    recurly: { region: 'us', gateways: ['test'] },
  },
  planCodes,
} as const;
const SIGNED_OUT = Response.json({ code: 401, message: 'Unauthorized' }, { status: 401 });

/**
 * The reader of an account with these answers and this open change, and the paths that the platform received; a number is
 * a refusal with that status.
 */
function platformWith(changes: Partial<Record<Path, unknown>> = {}, change: OpenChange | null = null) {
  const all = new Map<string, unknown>(Object.entries({ ...answers, ...changes }));
  const asked: string[] = [];
  const { client } = testPlatform((request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const answer = all.get(pathname);
    if (answer instanceof Response) return answer.clone();
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer ?? null);
  });
  const reader = {
    platform: client,
    openChange() {
      asked.push('the account’s object');
      return Promise.resolve(change);
    },
  };
  return { reader, asked };
}

const required = ['subscriptions', 'available', 'devices'] as const;

/** An account with a charged plan. */
const paid = {
  '/account/subscriptions': [
    {
      id: 1,
      plan_config_id: 8,
      plan_code: 'pro_m',
      plan_config: { ...config, name: 'Pro', billing_cycle: 1, external_plan_code: 'pro_m' },
    },
  ],
};

describe('readAccount', () => {
  it('requests the wanted facts and nothing else', async () => {
    const { reader, asked } = platformWith();
    await readAccount(reader, brand, 0, { required: ['devices'], optional: ['billing'] });
    expect(asked.toSorted()).toEqual(['/billing/billingInfo', '/devices/devices']);
  });

  it('returns the facts, with the devices that a plan can cover', async () => {
    const { reader } = platformWith();
    const read = await readAccount(reader, brand, 0, { required, optional: ['billing', 'country'] });
    expect(read).toMatchObject({
      kind: 'account',
      hasAllPlans: true,
      isComplete: true,
      account: {
        subscriptions: [{ id: '1' }],
        available: [{ id: '7' }],
        devices: [{ id: 'a' }],
        billing: { last_four: '4242' },
        country: 'US',
      },
    });
  });

  it('asks the account’s object for its open change where it reads subscriptions, and only there', async () => {
    const { reader, asked } = platformWith();
    await readAccount(reader, brand, 0, { required: ['available'], optional: ['subscriptions'] });
    expect(asked.toSorted()).toEqual([
      '/account/subscriptions',
      '/subscriptions/listAvailableSubscriptions',
      'the account’s object',
    ]);
  });

  it('keeps apart what has ended', async () => {
    const [held] = answers['/account/subscriptions'];
    const listed = [{ ...held, id: 2, status: 'expired' }, held];
    const read = await readAccount(platformWith({ '/account/subscriptions': listed }).reader, brand, 0, {
      required,
    });
    expect(read).toMatchObject({
      kind: 'account',
      account: { subscriptions: [{ id: '1', state: { kind: 'free' } }] },
      ended: [{ id: '2', endedAt: null }],
    });
  });

  it('includes a change that is confirmed and that the platform does not list yet', async () => {
    const before = await readAccount(platformWith(paid).reader, brand, 0, { required });
    const listed = before.kind === 'account' ? before.account.subscriptions : [];
    const change: OpenChange = {
      name: 'n',
      wanted: { kind: 'cancelPlan', subscriptionId: '1', version: 'v' },
      startedAtMs: 0,
      before: subscriptionsBefore(listed),
      known: 'done',
    };
    const read = await readAccount(platformWith(paid, change).reader, brand, 0, { required });
    expect(read).toMatchObject({
      kind: 'account',
      account: { subscriptions: [{ id: '1', state: { kind: 'ending' } }] },
      listed: [{ id: '1', state: { kind: 'running' } }],
    });
  });

  test.each([
    ['past_due', 'pastDue'],
    ['paid', 'running'],
  ])('with an invoice that is %s, a charged plan is %s', async (status, kind) => {
    const { reader } = platformWith({ ...paid, '/billing/paymentHistory': [{ invoiceId: 1, status }] });
    const read = await readAccount(reader, brand, 0, { required, optional: ['invoices'] });
    expect(read).toMatchObject({ account: { subscriptions: [{ state: { kind } }] } });
  });

  it('gives a subscription the id of its plan as the list of plans writes it', async () => {
    const [held] = answers['/account/subscriptions'];
    const [sold] = answers['/subscriptions/listAvailableSubscriptions'];
    const { reader } = platformWith({
      '/account/subscriptions': [{ ...held, plan_config_id: 'PLAN-A' }],
      '/subscriptions/listAvailableSubscriptions': [{ ...sold, id: 'plan-a' }],
    });
    const read = await readAccount(reader, brand, 0, { required });
    expect(read).toMatchObject({ account: { subscriptions: [{ planId: 'plan-a' }] } });
  });

  it('leaves an optional fact undefined where it cannot be read', async () => {
    const { reader } = platformWith({ '/billing/billingInfo': 400, '/account/contactInfo': 400 });
    const read = await readAccount(reader, brand, 0, { required, optional: ['billing', 'country'] });
    expect(read).toMatchObject({ kind: 'account', account: { billing: undefined, country: undefined } });
  });

  test.each<[Partial<Record<Path, unknown>>, string]>([
    [{ '/account/subscriptions': 400, '/devices/devices': 400 }, 'subscriptions'],
    [{ '/subscriptions/listAvailableSubscriptions': 400, '/devices/devices': 400 }, 'available'],
    [{ '/devices/devices': 400 }, 'devices'],
  ])(
    'with %j, the first failure in the order of the required facts is reported: %s',
    async (changes, fact) => {
      const read = await readAccount(platformWith(changes).reader, brand, 0, { required });
      expect(read).toMatchObject({ kind: 'failed', fact, failure: { kind: 'refused' } });
    },
  );

  it('reports an ended session, whichever required fact shows it', async () => {
    const { reader } = platformWith({ '/account/subscriptions': 400, '/devices/devices': SIGNED_OUT });
    const read = await readAccount(reader, brand, 0, { required });
    expect(read).toMatchObject({ kind: 'failed', fact: 'devices', failure: { kind: 'signedOut' } });
  });

  test.each([
    [false, { kind: 'account', hasAllPlans: false }],
    [true, { kind: 'failed', fact: 'subscriptions', failure: { kind: 'garbled' } }],
  ])('a subscription that cannot be read, with `needsAllSubscriptions` %s', async (whole, expected) => {
    const { reader } = platformWith({
      '/account/subscriptions': [...answers['/account/subscriptions'], { id: 2 }],
    });
    const read = await readAccount(reader, brand, 0, { required, needsAllSubscriptions: whole });
    expect(read).toMatchObject(expected);
  });
});
