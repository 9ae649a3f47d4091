import type { SandboxBrands } from '../catalogue/sandbox-brands.ts';
import { type Clock, sandboxClock } from './clock.ts';
import type { Sql } from './collection.ts';
import type { Random } from './random.ts';
import { seedAccount, seedMail } from './seed.ts';
import { GOOGLE_KEY_SETTING } from './social-entities.ts';
import { openStore, type Store } from './store.ts';

/** The services that every part of the sandbox uses. */
export type World = {
  store: Store;
  clock: Clock;
  brands: SandboxBrands;
  random: Random;
  /** Waits that many milliseconds of real time. */
  sleep(ms: number): Promise<void>;
};

/** The parts of a world; each is an argument, so that a test can choose it. */
export type WorldParts = {
  sql: Sql;
  brands: SandboxBrands;
  random: Random;
  realMs(): number;
  sleep(ms: number): Promise<void>;
};

/** Raise it when the seed or the shape of a record changes: a stored world of another version is then reset. */
const SEED_VERSION = 9;
const CLOCK_SETTING = 'clockOffsetMs';
const SEED_SETTING = 'seed';
/** The setting with the moment of the seed, to which its dates are relative. */
const SEEDED_AT_SETTING = 'seededAtMs';
/** The setting that counts the resets; missing if there was none. */
export const RESETS_SETTING = 'resets';

/** Opens the world, and seeds it if it is empty or was seeded from other brands, plans or code. */
export function openWorld({ sql, brands, random, realMs, sleep }: WorldParts): World {
  const store = withPersonas(
    openStore(sql, () => clock.nowMs()),
    { brands, random },
  );
  const clock: Clock = sandboxClock(
    {
      read: () => Number(store.settings.get(CLOCK_SETTING)?.value ?? 0),
      write: (offsetMs) => store.settings.put({ name: CLOCK_SETTING, value: String(offsetMs) }),
    },
    realMs,
  );
  const world = { store, clock, brands, random, sleep };
  if (store.settings.get(SEED_SETTING)?.value !== seedMark(brands)) resetWorld(world);
  return world;
}

/**
 * Seeds a persona when its account is first looked for. Everything else of a persona is found through the account, and to
 * write all of them takes long.
 */
function withPersonas(store: Store, { brands, random }: Pick<World, 'brands' | 'random'>): Store {
  return {
    ...store,
    accounts: {
      ...store.accounts,
      get(key) {
        const account = store.accounts.get(key);
        if (account) return account;
        const nowMs = Number(store.settings.get(SEEDED_AT_SETTING)?.value);
        store.putAtOnce((seeded) => seedAccount({ store: seeded, random }, brands, { key, nowMs }));
        return store.accounts.get(key);
      },
    },
  };
}

/** Restores the seed: accounts, dates, clock, outbox, faults and log. */
export function resetWorld({ store, clock, brands, random }: World): void {
  const key = store.settings.get(GOOGLE_KEY_SETTING);
  const isFirst = store.settings.get(SEED_SETTING) === null;
  const resets = Number(store.settings.get(RESETS_SETTING)?.value ?? 0) + 1;
  store.transaction(() => {
    store.clear();
    if (key) store.settings.put(key);
    if (!isFirst) store.settings.put({ name: RESETS_SETTING, value: String(resets) });
    const nowMs = clock.nowMs();
    store.putAtOnce((seeded) => {
      for (const brand of brands.byKey.values()) seedMail({ store: seeded, random }, brand, nowMs);
    });
    store.settings.put({ name: SEEDED_AT_SETTING, value: String(nowMs) });
    store.settings.put({ name: SEED_SETTING, value: seedMark(brands) });
  });
}

function seedMark({ byKey }: SandboxBrands): string {
  const plans = [...byKey.values()].map(
    ({ key, catalogue }) => `${key}:${catalogue.map(({ code }) => code).join()}`,
  );
  return `${SEED_VERSION} ${plans.join(' ')}`;
}
