import { describe, expect, it, test, vi } from 'vitest';
import { planCodes } from '../../../tests/support/platform-fixtures.ts';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { readMyPlan } from './load-my-plan.ts';

const config = {
  name: 'Lite',
  billing_cycle: 0,
  billing_order: 0,
  device_quantity: 2,
  external_plan_code: 'lite',
};
const subscriptions = [
  { id: 1, plan_config_id: 7, plan_code: 'lite', plan_config: config, device_ids: ['a'] },
  { id: 2, plan_config_id: 7, plan_code: 'lite', plan_config: config, device_ids: ['b'] },
];
const devices = [{ deviceId: 'a' }, { deviceId: 'b' }, { deviceId: 'c', subscribable: false }];
const plans = [{ ...config, id: 7 }];

const answers = {
  '/account/subscriptions': subscriptions,
  '/subscriptions/listAvailableSubscriptions': plans,
  '/devices/devices': devices,
  '/billing/billingInfo': { card_type: 'visa', last_four: '4242' },
  '/billing/paymentHistory': [{ invoiceId: 1, status: 'paid' }],
  '/account/contactInfo': { address: [{ country: 'US' }] },
  '/configuration/plans': [...plans, { ...config, id: 8, name: 'Classic' }],
  '/configuration/deviceModels/my-plan': [{ model: 'cam-1', name: 'Indoor Camera' }],
};
type Path = keyof typeof answers;

const billing = {
  provider: 'recurly',
  publicKey: 'key',
  v3: false,
  recurly: { region: 'us', gateways: ['test'] },
} as const;
// Plans are cached by brand for a while. So the brand here is one of this file alone, and every test runs a day later
// than the one before.
let nowMs = Date.UTC(2026, 11, 1);
const load = (platform: PlatformClient) =>
  readMyPlan(
    { platform, openChange: () => Promise.resolve(null) },
    { key: 'my-plan', billing, planCodes },
    (nowMs += 90_000_000),
  );

/** Loads My Plan from these answers; a number in place of an answer is a refusal with that status. */
function myPlan(changes: Partial<Record<Path, unknown>> = {}) {
  const all = new Map<string, unknown>(Object.entries({ ...answers, ...changes }));
  const { client } = testPlatform((request) => {
    const answer = all.get(new URL(request.url).pathname);
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer ?? null);
  });
  return load(client);
}

describe('readMyPlan', () => {
  it('starts all calls before any is answered', async () => {
    const release: (() => void)[] = [];
    const { client, sent } = testPlatform(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      return Response.json([]);
    });
    const plan = load(client);
    await vi.waitFor(() => expect(sent).toHaveLength(8), { timeout: 30_000 });
    expect(sent.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(Object.keys(answers).toSorted());
    expect(
      sent
        .map(({ url }) => new URL(url).search)
        .filter((search) => search !== '')
        .toSorted(),
    ).toEqual(['?brand=my-plan', '?excludeExternalSub=false']);
    for (const go of release) go();
    expect(await plan).toEqual({ kind: 'noPlan', hasDevices: false, ended: [] });
  });

  it('merges the subscriptions of one plan and drops devices that no plan can cover', async () => {
    const plan = await myPlan();
    expect(plan).toMatchObject({
      kind: 'plans',
      subscriptions: [{ id: '1', deviceIds: ['a', 'b'] }],
      plans: [
        { id: '7', name: 'Lite' },
        { id: '8', name: 'Classic' },
      ],
      account: {
        devices: [{ id: 'a' }, { id: 'b' }],
        billing: { last_four: '4242' },
        invoices: [{ status: 'paid' }],
        modelNames: new Map([['cam-1', 'Indoor Camera']]),
      },
    });
  });

  test.each<[Path, object]>([
    ['/billing/billingInfo', { account: { billing: undefined } }],
    ['/billing/paymentHistory', { account: { invoices: undefined } }],
    ['/configuration/plans', { plans: [{ id: '7' }] }],
    ['/configuration/deviceModels/my-plan', { account: { modelNames: new Map() } }],
  ])('without %s it shows less and does not fail', async (path, less) => {
    // Only for the card `null` is an answer: there is none.
    for (const answer of [500, 401, ...(path === '/billing/billingInfo' ? [] : [null]), 'nonsense'])
      expect(await myPlan({ [path]: answer })).toMatchObject({ kind: 'plans', ...less });
  });

  it('without a subscription it finds no plan', async () => {
    expect(await myPlan({ '/account/subscriptions': [] })).toEqual({
      kind: 'noPlan',
      hasDevices: true,
      ended: [],
    });
  });

  it('with plans that have all ended it names them, the latest first', async () => {
    const ended = [
      { ...subscriptions[0], id: 1, status: 'expired' },
      { ...subscriptions[0], id: 2, expiration_date: '2026-10-01' },
      { ...subscriptions[0], id: 3, expiration_date: '2026-11-01T10:00:00Z' },
    ];
    expect(await myPlan({ '/account/subscriptions': ended, '/devices/devices': [] })).toMatchObject({
      kind: 'noPlan',
      ended: [{ id: '3' }, { id: '2' }, { id: '1', endedAt: null }],
    });
  });

  it('with a plan that has ended beside another one it shows the other one', async () => {
    const listed = [{ ...subscriptions[0], status: 'expired' }, subscriptions[1]];
    expect(await myPlan({ '/account/subscriptions': listed })).toMatchObject({
      kind: 'plans',
      subscriptions: [{ id: '2' }],
      listed: [{ id: '2' }],
      ended: [{ id: '1' }],
    });
  });

  it('with a subscription that cannot be read it does not take the list for whole', async () => {
    const read = await myPlan({ '/account/subscriptions': [...subscriptions, { id: 9 }] });
    expect(read).toMatchObject({ kind: 'plans', listed: undefined, isComplete: false });
  });

  test.each<[string, Partial<Record<Path, unknown>>, boolean]>([
    ['all lists are whole', {}, true],
    ['a page of the plans', { '/account/subscriptions': { docs: subscriptions, totalDocs: 3 } }, false],
    ['a page of the devices', { '/devices/devices': { docs: devices, hasNextPage: true } }, false],
    ['a device that cannot be read', { '/devices/devices': [...devices, {}] }, false],
    ['the last page', { '/devices/devices': { docs: devices, totalDocs: 3, hasNextPage: false } }, true],
  ])('tells whether something is missing: %s', async (_what, changes, isComplete) => {
    expect(await myPlan(changes)).toMatchObject({ kind: 'plans', isComplete });
  });

  it('does not say that the plans have ended where one is missing', async () => {
    const docs = [{ ...subscriptions[0], status: 'expired' }];
    const read = await myPlan({ '/account/subscriptions': { docs, totalDocs: 2 } });
    expect(read).toEqual({ kind: 'signIn', reason: 'unavailable' });
  });

  it('without a subscription or a device it finds neither', async () => {
    expect(
      await myPlan({
        '/account/subscriptions': [],
        '/devices/devices': [{ deviceId: 'c', subscribable: false }],
      }),
    ).toEqual({ kind: 'noPlan', hasDevices: false, ended: [] });
  });
});

describe('a failed fetch of subscriptions or plans sends the person to sign-in', () => {
  test.each<[Path, unknown, string]>([
    ['/account/subscriptions', 500, 'unavailable'],
    ['/account/subscriptions', null, 'unavailable'],
    ['/account/subscriptions', { subscriptions: null }, 'unavailable'],
    ['/account/subscriptions', { docs: [], totalDocs: 2 }, 'unavailable'],
    ['/account/subscriptions', 401, 'ended'],
    ['/subscriptions/listAvailableSubscriptions', 500, 'unavailable'],
    ['/subscriptions/listAvailableSubscriptions', {}, 'unavailable'],
    ['/subscriptions/listAvailableSubscriptions', 403, 'unavailable'],
  ])('%s answering %j: %s', async (path, answer, reason) => {
    expect(await myPlan({ [path]: answer })).toEqual({ kind: 'signIn', reason });
  });
});

describe('a failed fetch of devices', () => {
  test.each([[500], [404], [null], [{}]])('answering %j is told apart', async (answer) => {
    expect(await myPlan({ '/devices/devices': answer })).toEqual({ kind: 'devicesUnread' });
  });

  it('for a session that has ended leads to sign-in', async () => {
    expect(await myPlan({ '/devices/devices': 401 })).toEqual({ kind: 'signIn', reason: 'ended' });
  });

  it('for a session that has ended leads to sign-in, also where another read failed for another reason', async () => {
    expect(await myPlan({ '/devices/devices': 401, '/account/subscriptions': 500 })).toEqual({
      kind: 'signIn',
      reason: 'ended',
    });
  });

  it('counts less than a failed fetch of subscriptions', async () => {
    expect(await myPlan({ '/devices/devices': 500, '/account/subscriptions': 500 })).toEqual({
      kind: 'signIn',
      reason: 'unavailable',
    });
  });
});
