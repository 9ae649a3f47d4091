import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import type { WireDevice } from '../../contracts/devices/device.ts';
import type { DeviceDraft } from '../../domain/devices/device-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { loadManageDevices } from './load-manage-devices.ts';
import { manageDevicesText } from './manage-devices-text.ts';
import type { SessionRecord } from '../session/session-record.ts';

const device = (deviceId: string, name: string | null, more: Partial<WireDevice> = {}): WireDevice => ({
  deviceId,
  name,
  model: 'OC-1',
  ...more,
});
const plan = {
  id: 'plan-small',
  name: 'Small',
  external_plan_code: 'small_m',
  device_quantity: 2,
  billing_cycle: 1,
  billing_order: 10,
  amountInCents: { USD: { _: 299 } },
};
const subscription = (device_ids: string[]) => ({
  id: 'sub-1',
  plan_config_id: 'plan-large',
  plan_code: 'large_m',
  recurly_plan_code: 'large_m',
  plan_config: {
    name: 'Large',
    billing_cycle: 1,
    billing_order: 20,
    device_quantity: 5,
    external_plan_code: 'large_m',
  },
  device_ids,
});
const change: PlanChangeIntent = {
  toPlanCode: 'small_m',
  toPlanId: 'plan-small',
  fromSubscriptionId: 'sub-1',
  deviceIds: [],
  promoCodes: [],
  step: 'devices',
};

type Account = {
  devices?: WireDevice[] | { docs: WireDevice[]; totalDocs: number };
  covered?: string[];
  available?: unknown[];
  session?: Partial<SessionRecord>;
  address?: string;
  brand?: string;
  card?: unknown;
};

/** Loads the page for an account; the address may have a query. */
async function pageFor({
  devices = [],
  covered = [],
  available = [plan],
  session = {},
  address = '',
  brand = 'otis',
  card,
}: Account) {
  const answers: [string, unknown][] = [
    ['/subscriptions', [subscription(covered)]],
    ['/listAvailableSubscriptions', available],
    ['/devices', devices],
    ['/billingInfo', card ?? { card_type: 'visa', last_four: '4242' }],
    ['/plans', [plan]],
  ];
  const { env } = fakeEnv((request) => {
    const { pathname } = new URL(request.url);
    const found = answers.find(([path]) => pathname.endsWith(path));
    return Response.json(found ? found[1] : []);
  });
  const record: SessionRecord = {
    brand,
    person: { name: 'Jane', email: 'jane@example.com', accountId: '1', status: 'active' },
    platform: platformSession,
    startedAtMs: 0,
    seenAtMs: 0,
    ...session,
  };
  const context = {
    ...aContext(`https://account.${brand}.example/manage-devices${address}`),
    env,
    accountMark: 'mark',
  };
  const { page } = await loadManageDevices(context, record);
  return page.kind === 'redirect'
    ? page
    : { kind: 'form' as const, saved: page.isSaved, ...manageDevicesText(page, context) };
}

/** Returns the form of a page that must have one. */
async function formFor(account: Account) {
  const page = await pageFor(account);
  if (page.kind !== 'form') throw new Error(`the page redirects to ${page.to}`);
  return { saved: page.saved, ...page.form };
}
const ticked = (page: Awaited<ReturnType<typeof formFor>>) =>
  page.devices.filter(({ selected }) => selected).map(({ id }) => id);

const cameras = [
  device('c10', 'Camera 10'),
  device('c2', 'Camera 2'),
  device('x', null),
  device('a', 'attic'),
];

describe('a list of devices that is cut', () => {
  const docs = [device('a', 'Attic'), device('b', 'Barn')];

  it('is said to be where the plan covers only devices that are in it', async () => {
    const whole = await pageFor({ devices: docs, covered: ['a'] });
    expect(whole).toMatchObject({ kind: 'form', missing: undefined });
    const page = await pageFor({ devices: { docs, totalDocs: 3 }, covered: ['a'] });
    expect(page).toMatchObject({ kind: 'form', missing: { title: expect.any(String) } });
  });

  it('leads to /error where it lacks a device that the plan covers', async () => {
    const page = await pageFor({ devices: { docs, totalDocs: 3 }, covered: ['a', 'c'] });
    expect(page).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/error/) });
    // A device that the account no longer has is in no list.
    expect(await pageFor({ devices: docs, covered: ['a', 'c'] })).toMatchObject({ kind: 'form' });
  });
});

describe('where there is nothing to choose, the page redirects at once', () => {
  test.each<[string, Account, string]>([
    ['without devices, to save them', {}, '/subscriptions'],
    [
      'with devices that no plan can cover',
      { devices: [device('p', 'Plug', { subscribable: false })] },
      '/subscriptions',
    ],
    [
      'without devices, on the way to a plan, with a card',
      { session: { planChange: change } },
      '/order-summary',
    ],
    [
      'without devices, on the way to a plan, without a card',
      { session: { planChange: change }, card: { card_type: null, last_four: null } },
      '/billing',
    ],
    [
      'without devices, on the way to a plan that is paid on the provider’s page',
      { session: { planChange: change }, brand: 'notion' },
      '/order-summary',
    ],
    [
      'on the way to a plan that covers no device',
      { devices: cameras, session: { planChange: change }, available: [{ ...plan, device_quantity: 0 }] },
      '/order-summary',
    ],
    [
      'on the way to a plan that is no longer offered',
      { devices: cameras, session: { planChange: change }, available: [] },
      '/plans',
    ],
  ])('%s: %s', async (_what, account, to) => {
    expect(await pageFor(account)).toEqual({ kind: 'redirect', to });
  });
});

describe('what is ticked', () => {
  const covered = ['c10', 'c2', 'a'];
  const on = { devices: cameras, covered };

  it('is what the plan covers, sorted by name with numbers as numbers', async () => {
    const page = await formFor(on);
    expect(page.devices.map(({ id }) => id)).toEqual(['x', 'a', 'c2', 'c10']);
    expect(ticked(page)).toEqual(['a', 'c2', 'c10']);
    expect(page.devices[0]).toMatchObject({ name: 'Unnamed device' });
  });

  it('is nothing on the way to a plan, until devices are chosen or the address asks for them', async () => {
    const session = { planChange: change };
    expect(ticked(await formFor({ ...on, session }))).toEqual([]);
    expect(ticked(await formFor({ ...on, session, address: '?prefillSelections=true' }))).toEqual([
      'a',
      'c2',
    ]);
    for (const address of ['?prefillSelections=yes', '?prefillSelections[]=1', '?prefillSelections[]=true'])
      expect(ticked(await formFor({ ...on, session, address })), address).toEqual([]);
    const chosen = { planChange: { ...change, deviceIds: ['x', 'gone'] } };
    expect(ticked(await formFor({ ...on, session: chosen, address: '?prefillSelections=true' }))).toEqual([
      'x',
    ]);
  });

  it('is the person’s choice while the page has something to say about it', async () => {
    const deviceDraft: DeviceDraft = {
      subscriptionId: 'sub-1',
      deviceIds: ['x', 'gone'],
      reason: 'confirmLoss',
    };
    const page = await formFor({
      ...on,
      session: { deviceDraft },
      address: '?subscriptionId=sub-1&draft=asked',
    });
    const removed = page.devices.filter(({ cover, selected }) => cover === 'held' && !selected);
    expect([ticked(page), page.open, removed.map(({ name }) => name)]).toEqual([
      ['x'],
      'confirmLoss',
      ['attic', 'Camera 2', 'Camera 10'],
    ]);
  });

  it('is not the draft of another plan, nor a draft that the address does not name', async () => {
    const deviceDraft: DeviceDraft = { subscriptionId: 'sub-2', deviceIds: ['x'], reason: 'failed' };
    for (const address of ['?draft=asked', '?draft=ASKED', ''])
      expect(await formFor({ ...on, session: { deviceDraft }, address })).toMatchObject({ open: undefined });
  });
});

describe('the notice about a choice that was not saved', () => {
  const on = { devices: cameras, covered: ['a'], address: '?subscriptionId=sub-1&draft=asked' };
  const draft = (
    deviceIds: string[],
    reason: 'failed' | 'unsure' | 'overLimit' | 'confirmLoss' | 'changedMeanwhile',
  ) => ({
    session: { deviceDraft: { subscriptionId: 'sub-1', deviceIds, reason } },
  });

  test.each([
    ['failed', ['a', 'x'], 'Unable To Save', false],
    ['failed', ['a'], undefined, true],
    ['unsure', ['a'], undefined, true],
    ['unsure', [], 'We’re still checking', false],
    ['overLimit', ['a'], undefined, false],
    ['confirmLoss', ['a', 'x'], undefined, false],
    ['changedMeanwhile', ['x'], 'Your plan has changed in the meantime', false],
  ] as const)('%s of %j: %s, saved %s', async (reason, ids, title, saved) => {
    const page = await formFor({ ...on, ...draft([...ids], reason) });
    expect([page.open, page.notice?.title, page.saved]).toEqual([title && 'notice', title, saved]);
  });

  it('names the devices that were found, up to six', async () => {
    const found = async (account: Account) =>
      (await formFor({ ...on, ...draft(['x'], 'changedMeanwhile'), ...account })).notice?.found;
    expect(await found({})).toBe('What we found: Large now covers attic.');
    expect(await found({ covered: [] })).toBe('What we found: Large now covers no devices.');
    const many = Array.from({ length: 7 }, (_, index) => device(`d${index}`, `Door ${index}`));
    expect(await found({ devices: many, covered: many.map(({ deviceId }) => String(deviceId)) })).toBe(
      'What we found: Large now covers 7 devices.',
    );
  });

  it('names nothing where the save failed', async () => {
    const page = await formFor({ ...on, ...draft(['a', 'x'], 'failed') });
    expect(page.notice).toMatchObject({ id: 'device-failed', found: undefined });
  });
});
