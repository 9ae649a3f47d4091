import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Account, HeldPlan } from '../world/entities.ts';
import { successorTier, tierByCode } from '../world/tiers.ts';

/** An account and its plans in effect. */
export type Holdings = { account: Account; plans: readonly HeldPlan[] };

/** Returns the plan to migrate; null if no migration is required, if it is done, or if the legacy plan is gone. */
export function planToMigrate(brand: SandboxBrand, { account, plans }: Holdings): HeldPlan | null {
  if (!account.migration.required) return null;
  return plans.find(({ planCode }) => tierByCode(brand, planCode).legacy) ?? null;
}

/**
 * Migrates the legacy plan to its successor: dates, biller and a pending change stay, and devices up to the successor's
 * limit. Null if there is nothing to migrate or the migration fails.
 */
export function migrate(
  brand: SandboxBrand,
  holdings: Holdings,
  nowMs: number,
): { account: Account; held: HeldPlan } | null {
  const legacy = planToMigrate(brand, holdings);
  const { account } = holdings;
  if (!legacy || !account.migration.succeeds) return null;
  const successor = successorTier(brand.catalogue, tierByCode(brand, legacy.planCode));
  if (!successor) return null;
  return {
    account: { ...account, migration: { ...account.migration, required: false, migratedAtMs: nowMs } },
    held: {
      ...legacy,
      planCode: successor.code,
      deviceIds: legacy.deviceIds.slice(0, successor.deviceQuantity),
    },
  };
}
