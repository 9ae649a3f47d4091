import { describe, expect, it, test } from 'vitest';
import type { Account, HeldPlan } from '../world/entities.ts';
import { migrate, planToMigrate } from './migration.ts';
import { accountKey } from '../world/seed.ts';
import { legacyTier, successorTier, tierByCode } from '../world/tiers.ts';
import { brandOf, testWorld } from '../world/world.fixture.ts';

const brand = brandOf('geeni');
const NOW = Date.parse('2026-11-20T10:00:00Z');
const due = { required: true, succeeds: true, migratedAtMs: null };

function holdings(migration: Account['migration'] = due, plan: Partial<HeldPlan> = {}) {
  const { store } = testWorld().world;
  const key = accountKey('geeni', 'migrating@geeni.example');
  const account = store.accounts.get(key);
  const [held] = store.plans.ownedBy(key);
  if (!account || !held) throw new Error('nobody to migrate');
  return { account: { ...account, migration }, plans: [{ ...held, ...plan }], held };
}

// The successor of a legacy plan is the next monthly plan on sale, by billing order.
test.each([
  ['geeni', 'geeni_plus_m'],
  ['momentum', 'momentum_30_m'],
  ['nightowl', 'nightowl_plus_m'],
  ['notion', 'notion_plus_m'],
  ['otis', 'otis_pro_m'],
  ['pepper', 'pepper_pro_m'],
  ['visi', 'visi_pro_4_m'],
])('%s: the legacy plan migrates to %s', (key, successor) => {
  const { catalogue } = brandOf(key);
  const legacy = legacyTier(catalogue);
  if (!legacy) throw new Error(`${key} has no legacy plan`);
  expect(successorTier(catalogue, legacy)?.code).toBe(successor);
});

test('the successor of a legacy plan above all others is the highest plan', () => {
  const legacy = { ...tierByCode(brand, 'geeni_classic_m'), billingOrder: 99 };
  expect(successorTier(brand.catalogue, legacy)?.code).toBe('geeni_premium_m');
});

describe('migrate', () => {
  it('moves the plan and keeps its dates and devices', () => {
    const { held, ...before } = holdings();
    expect(migrate(brand, before, NOW)).toEqual({
      account: { ...before.account, migration: { required: false, succeeds: true, migratedAtMs: NOW } },
      held: { ...held, planCode: 'geeni_plus_m' },
    });
    expect(held.deviceIds).toHaveLength(2);
  });

  it('keeps a pending change', () => {
    const pending = { planCode: 'not_a_plan_geeni', effectiveAtMs: NOW + 1 };
    expect(migrate(brand, holdings(due, { pending }), NOW)?.held.pending).toEqual(pending);
  });

  it('removes devices beyond the limit of the successor', () => {
    const three = { deviceIds: ['1', '2', '3'] };
    expect(migrate(brand, holdings(due, three), NOW)?.held.deviceIds).toEqual(['1', '2']);
  });

  test.each<[string, Account['migration'], Partial<HeldPlan>, boolean]>([
    ['is not required', { ...due, required: false }, {}, false],
    ['is done', { required: false, succeeds: true, migratedAtMs: NOW }, {}, false],
    ['finds no legacy plan', due, { planCode: 'not_a_plan_geeni' }, false],
    ['fails', { ...due, succeeds: false }, {}, true],
  ])('changes nothing if it %s', (_what, migration, plan, required) => {
    const before = holdings(migration, plan);
    expect(migrate(brand, before, NOW)).toBeNull();
    expect(planToMigrate(brand, before) !== null).toBe(required);
  });
});
