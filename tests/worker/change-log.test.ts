import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedKey } from '../../src/contracts/stored/stored-kinds.ts';
import { CHANGE_LIFETIME_MS, type LoggedChange } from '../../src/domain/orders/change-log.ts';
import { objects } from './fixtures.ts';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockReturnValue(undefined));
afterEach(reset);

const DAY_MS = 86_400_000;
const START_MS = Date.now();
const account = () => objects.ACCOUNTS.getByName('account');
const cancelled = (daysAgo: number): LoggedChange => ({
  atMs: START_MS - daysAgo * DAY_MS,
  kind: 'cancelPlan',
  plan: 'Plus',
  until: null,
  inTrial: false,
});

/** Stores changes, and what is kept for thirty days after a change, which are over. */
const stores = (record: unknown) =>
  runInDurableObject(account(), async (_, { storage }) => {
    await storage.put({
      [storedKey('changeRecord')]: record,
      [storedKey('changesUntil')]: START_MS - 1,
      [storedKey('orderOutcome', 'k')]: { kind: 'refused', why: 'busy' },
      [storedKey('changeNews')]: [],
    });
    await storage.setAlarm(START_MS + DAY_MS);
  });
const kept = () =>
  runInDurableObject(account(), async (_, { storage }) => [...(await storage.list()).keys()]);

describe('The change log of an account', () => {
  it('outlives the open change and the outcomes of orders, and is looked at again when it is two years old', async () => {
    await stores([cancelled(40)]);
    await runDurableObjectAlarm(account());
    expect(await kept()).toEqual([storedKey('changeRecord')]);
    expect(await account().changeRecord()).toEqual([cancelled(40)]);
    const alarm = await runInDurableObject(account(), (_, { storage }) => storage.getAlarm());
    expect(alarm).toBe(cancelled(40).atMs + CHANGE_LIFETIME_MS);
  });

  it('loses each change after two years', async () => {
    await stores([cancelled(40), cancelled(732)]);
    expect(await account().changeRecord()).toEqual([cancelled(40)]);
    await runDurableObjectAlarm(account());
    const stored = await runInDurableObject(account(), (_, { storage }) =>
      storage.get(storedKey('changeRecord')),
    );
    expect(stored).toEqual([cancelled(40)]);
  });

  it('is deleted with its last change', async () => {
    await stores([cancelled(732)]);
    await runDurableObjectAlarm(account());
    expect(await kept()).toEqual([]);
  });

  it('is deleted with the account', async () => {
    await stores([cancelled(1)]);
    await account().forgetSecurity(START_MS);
    expect(await account().changeRecord()).toEqual([]);
    expect(await kept()).not.toContain(storedKey('changeRecord'));
  });

  it('stays where it cannot be read, and is not told as empty', async () => {
    await stores('of another version');
    expect(await account().changeRecord()).toBeNull();
    await runDurableObjectAlarm(account());
    expect(await kept()).toEqual([storedKey('changeRecord')]);
  });
});
