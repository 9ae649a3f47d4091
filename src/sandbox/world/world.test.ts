import { describe, expect, it, test } from 'vitest';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import { DAY_MS } from './clock.ts';
import { personasOf } from './personas.ts';
import { accountKey, personaEmail } from './seed.ts';
import { brandOf, testWorld } from './world.fixture.ts';
import { resetWorld } from './world.ts';

const OWNER = 'geeni:owner@geeni.example';

describe('A persona', () => {
  it('is there when somebody looks for the account, with everything that is theirs', () => {
    const { store } = testWorld().world;
    expect(store.plans.ownedBy(OWNER)).toEqual([]);
    expect(store.accounts.get(OWNER)).toMatchObject({ id: 'geeni-owner', brand: 'geeni' });
    expect(store.devices.ownedBy(OWNER)).toHaveLength(3);
    expect(store.plans.ownedBy(OWNER)).toHaveLength(1);
    expect(store.invoices.ownedBy(OWNER)).toHaveLength(23);
    expect(store.cards.get(OWNER)).toMatchObject({ lastFour: '4242' });
    expect(store.accounts.list().map(({ key }) => key)).not.toContain('geeni:trial@geeni.example');
  });

  it('keeps what has changed since, until a reset', () => {
    const { world } = testWorld();
    const { accounts } = world.store;
    const owner = accounts.get(OWNER);
    if (!owner) throw new Error('no owner');
    accounts.put({ ...owner, status: 'pending_delete' });
    expect(accounts.get(OWNER)?.status).toBe('pending_delete');
    resetWorld(world);
    expect(accounts.get(OWNER)?.status).toBe('active');
  });

  it('has the dates of the reset, however late somebody looks', () => {
    const { store, clock } = testWorld().world;
    const began = clock.nowMs();
    clock.advance(40 * DAY_MS);
    store.accounts.get(OWNER);
    const [plan] = store.plans.ownedBy(OWNER);
    const renewsInDays = ((plan?.renewsAtMs ?? 0) - began) / DAY_MS;
    expect(Math.round(renewsInDays)).toBe(27);
  });
});

test.each([...allSandboxBrands.byKey.keys()])('%s has all of its personas, and nobody else', (brand) => {
  const { accounts } = testWorld().world.store;
  const personas = personasOf(brandOf(brand).catalogue);
  for (const { key } of personas)
    expect(accounts.get(accountKey(brand, personaEmail(key, brand)))?.id).toBe(`${brand}-${key}`);
  for (const email of ['nobody@nowhere.example', personaEmail('owner', 'elsewhere'), 'owner', ''])
    expect(accounts.get(accountKey(brand, email))).toBeNull();
  expect(accounts.get(accountKey('__proto__', personaEmail('owner', brand)))).toBeNull();
});

test('The mail of unverified addresses waits from the beginning', () => {
  const { store } = testWorld().world;
  const mailed = store.outbox.list().map(({ to }) => to);
  expect(mailed).toEqual([...allSandboxBrands.byKey.keys()].map((brand) => `unverified@${brand}.example`));
});
