import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { allBrands } from '../../src/brands/all-brands.ts';
import { storedKey, type StoredKind } from '../../src/contracts/stored/stored-kinds.ts';
import { NOW_MS, objects, record } from './fixtures.ts';

/*
 * What is stored and cannot be read: as if a version had been deployed that wrote records otherwise, and was rolled back.
 */

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockReturnValue(undefined));
afterEach(reset);

const account = () => objects.ACCOUNTS.getByName('account');
const session = () => objects.SESSIONS.getByName('one');
const pending = () => objects.PENDING.getByName('one');
const attempts = () => objects.ATTEMPTS.getByName('one');
type Stub = ReturnType<typeof account | typeof session | typeof pending | typeof attempts>;

const OTHER = { of: 'another version', email: 'somebody@geeni.example' };
/** Stores something else than a record of the kind, and reads what is under its key. */
const spoil = (stub: Stub, kind: StoredKind, of?: string) =>
  runInDurableObject(stub, (_, state) => state.storage.put(storedKey(kind, of), OTHER));
const stored = (stub: Stub, kind: StoredKind, of?: string) =>
  runInDurableObject(stub, (_, state) => state.storage.get(storedKey(kind, of)));

const caller = { brand: 'geeni', requestId: 'r', platform: record.platform };
const order = {
  key: 'k',
  change: {
    toPlanCode: 'big_m',
    toPlanId: 'plan-2',
    fromSubscriptionId: null,
    deviceIds: [],
    promoCodes: [],
    step: 'orderSummary' as const,
  },
  quote: { currency: 'USD', subTotal: 999, tax: 0, total: 999, today: 999, afterTrial: null },
  version: 'v',
  couponCode: null,
  billingToken: null,
  actionResultTokenId: null,
};
const geeni = allBrands.byKey.get('geeni');
if (!geeni) throw new Error('geeni is no brand');
const { billing, planCodes, currencies } = geeni;
const customer = { brand: 'geeni', billing, planCodes, currencies, accountId: 'a1', country: 'US' };

describe('an open change that cannot be read', () => {
  beforeEach(() => spoil(account(), 'openChange'));

  it('is unsure: no order, no change and no hosted checkout begins, and it stays stored', async () => {
    expect(await account().placeOrder({ ...caller, customer, order })).toEqual({ kind: 'unsure' });
    const change = { kind: 'cancelPlan' as const, subscriptionId: 's', version: 'v' };
    expect(await account().makeChange({ ...caller, change })).toEqual({ kind: 'unsure' });
    expect(await account().hasOpenChange(caller)).toBe(true);
    expect(await account().orderOutcome({ ...caller, key: 'k' })).toEqual({ kind: 'unsure' });
    expect(await account().shown('geeni', [])).toEqual({ open: 'unread', news: [] });
    expect(await stored(account(), 'openChange')).toEqual(OTHER);
  });

  it('is logged by its kind, without any of its content', async () => {
    await account().changeStatus();
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { level: 'error', event: 'stored_record_unread', record: 'openChange', field: 'name' },
    ]);
  });
});

it('an order whose end cannot be read is not placed again', async () => {
  await spoil(account(), 'orderOutcome', 'order k');
  expect(await account().placeOrder({ ...caller, customer, order })).toEqual({ kind: 'unsure' });
  expect(await account().orderOutcome({ ...caller, key: 'k' })).toEqual({ kind: 'unsure' });
});

it('an account of which nobody knows whether it is to be deleted changes nothing', async () => {
  await spoil(account(), 'closed');
  expect(await account().placeOrder({ ...caller, customer, order })).toEqual({
    kind: 'refused',
    why: 'leaving',
  });
});

it('a security record is neither shown nor written over', async () => {
  await spoil(account(), 'security');
  const nowhere = {
    browser: null,
    system: null,
    kind: 'unknown' as const,
    place: { city: null, country: null },
  };
  await runInDurableObject(account(), async (object) => {
    await expect(object.security('geeni', NOW_MS)).rejects.toThrow('cannot be read');
    const event = { ...nowhere, what: { kind: 'wrongCode' as const }, atMs: NOW_MS };
    await expect(object.noteEvent(event)).rejects.toThrow('cannot be read');
  });
  await runDurableObjectAlarm(account());
  expect(await stored(account(), 'security')).toEqual(OTHER);
});

it('a session is over', async () => {
  await session().begin(record);
  await spoil(session(), 'session');
  expect(await session().open('geeni', NOW_MS)).toBeNull();
  expect(await session().note('geeni', { storedToken: 't' }, NOW_MS)).toBe(false);
});

it('a sign-in that waits for its code is over, and no linking is remembered', async () => {
  await spoil(pending(), 'pendingSignIn');
  await spoil(pending(), 'linkedAssistant');
  expect(await pending().claimTry('geeni', NOW_MS)).toEqual({ kind: 'over' });
  expect(await pending().linkedTo('geeni', NOW_MS)).toBeNull();
});

test.each([
  ['a counter', 'attemptWindow', 'account:a', { allowed: false, waitMs: 600_000 }],
  ['the mark of a forgotten browser', 'forgotten', '', { allowed: false, waitMs: 0, isForgotten: true }],
] as const)('%s has no place', async (_what, kind, of, place) => {
  await spoil(attempts(), kind, of);
  expect(await attempts().take([{ rule: 'account', key: 'a' }], NOW_MS)).toEqual(place);
});

it('what a newer version added to a record is still there when this one has written it', async () => {
  await session().begin(record);
  const newer = { ...record, later: 1, person: { ...record.person, later: 2 } };
  await runInDurableObject(session(), (_, state) => state.storage.put(storedKey('session'), newer));
  await session().note('geeni', { storedToken: 't' }, NOW_MS);
  expect(await stored(session(), 'session')).toMatchObject({
    later: 1,
    person: { later: 2 },
    storedToken: 't',
  });
});
