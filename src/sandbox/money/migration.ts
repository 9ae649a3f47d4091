import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Account, HeldPlan } from '../world/entities.ts';
import { successorTier, tierByCode } from '../world/tiers.ts';

/** An account with the plans it holds. */
export type Holdings = { account: Account; plans: readonly HeldPlan[] };

/**
 * The plan that is to be moved to its successor; null where nothing
 * is to be moved: none was ever required, it is done, or the old plan is gone.
 */
export function planToMigrate(brand: SandboxBrand, { account, plans }: Holdings): HeldPlan | null {
  if (!account.migration.required) return null;
  return plans.find(({ planCode }) => tierByCode(brand, planCode).legacy) ?? null;
}

/**
 * Moves the plan that is to be moved: dates, biller and a change that is to follow stay, and so do the devices, as far as
 * the successor has room. Null where there is nothing to move or the move fails; a second try finds nothing to move.
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
