import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Dialect } from '../platform/dialects.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import type { Account } from '../world/entities.ts';
import { plansInEffect } from '../world/plans-in-effect.ts';
import { fallbackTier } from '../world/tiers.ts';
import type { World } from '../world/world.ts';

/**
 * What a request to delete an account does to its plans and to what it owes, which no document says: nothing, or as the dialect
 * has it. What a store bills it never ends.
 */
export function leaveAccount(
  { store, clock }: World,
  brand: SandboxBrand,
  account: Account,
  dialect: Dialect,
): Outcome<'left'> {
  const unpaid = store.invoices.ownedBy(account.key).filter(({ status }) => status === 'past_due');
  if (dialect.has('deletion-needs-payment') && unpaid.length > 0) return refused('amountDue');
  if (dialect.has('deletion-forgives'))
    for (const invoice of unpaid) store.invoices.put({ ...invoice, status: 'void' });
  const fallback = fallbackTier(brand.catalogue);
  for (const held of plansInEffect(store, account)) {
    if (held.biller === null || held.biller === 'apple') continue;
    if (dialect.has('deletion-ends-plans'))
      store.plans.put({ ...held, standing: { kind: 'ended', atMs: clock.nowMs() } });
    if (dialect.has('deletion-cancels-plans') && fallback && held.renewsAtMs !== null)
      store.plans.put({ ...held, pending: { planCode: fallback.code, effectiveAtMs: held.renewsAtMs } });
  }
  store.accounts.put({ ...account, status: 'pending_delete' });
  return answered('left');
}
