import type { Brand } from '../brands/brand-schema.ts';
import { monthsLater } from './clock.ts';
import type { Account, HeldPlan } from './entities.ts';
import { priceOf, tierByCode } from './tiers.ts';
import type { World } from './world.ts';

/** Money that became due: `atMs` in milliseconds, the plan it is for by its code. */
export type Charge = { atMs: number; planCode: string };

/** What time did to a plan. */
export type Renewal = { held: HeldPlan; charges: Charge[] };

/**
 * Brings a plan up to `nowMs`: trials end in a charge, paid periods follow each other, a pending change takes its place (and
 * drops the devices it has no room for), and Apple's periods go on without a charge of ours.
 */
export function renewPlan(brand: Brand, start: HeldPlan, nowMs: number): Renewal {
  const charges: Charge[] = [];
  let held = start;
  for (;;) {
    const step = nextStep(brand, held, nowMs);
    if (!step) return { held, charges };
    held = step.held;
    if (step.charge) charges.push(step.charge);
  }
}

/** Renews every plan of an account and writes the invoices. An account that is to be deleted is left as it is. */
export function renewAccount({ store, clock }: World, brand: Brand, account: Account): void {
  if (account.status !== 'active') return;
  const card = store.cards.get(account.key);
  for (const before of store.plans.ownedBy(account.key)) {
    const { held, charges } = renewPlan(brand, before, clock.nowMs());
    if (held === before) continue;
    store.plans.put(held);
    for (const { atMs, planCode } of charges) {
      store.invoices.put({
        id: `INV-${account.id}-${new Date(atMs).toISOString().slice(0, 10)}`,
        accountKey: account.key,
        issuedAtMs: atMs,
        status: card && !card.expired ? 'paid' : 'past_due',
        totalMinor: priceOf(tierByCode(brand, planCode), account.currency),
        currency: account.currency,
        cardType: card?.type ?? null,
        lastFour: card?.lastFour ?? null,
      });
    }
  }
}

function nextStep(brand: Brand, held: HeldPlan, nowMs: number): { held: HeldPlan; charge?: Charge } | null {
  const { pending, renewsAtMs, expiresAtMs } = held;
  if (pending && pending.effectiveAtMs <= nowMs) return changePlan(brand, held, pending);
  const { billingCycle } = tierByCode(brand, held.planCode);
  if (billingCycle === 0) return null;
  if (renewsAtMs !== null && renewsAtMs <= nowMs) {
    return {
      held: { ...held, trialEndsAtMs: null, renewsAtMs: monthsLater(renewsAtMs, billingCycle) },
      charge: { atMs: renewsAtMs, planCode: held.planCode },
    };
  }
  if (expiresAtMs !== null && expiresAtMs <= nowMs) {
    return { held: { ...held, expiresAtMs: monthsLater(expiresAtMs, billingCycle) } };
  }
  return null;
}

function changePlan(
  brand: Brand,
  held: HeldPlan,
  { planCode, effectiveAtMs }: NonNullable<HeldPlan['pending']>,
) {
  const { billingCycle, deviceQuantity } = tierByCode(brand, planCode);
  const paid = billingCycle > 0;
  const changed: HeldPlan = {
    ...held,
    planCode,
    pending: null,
    trialEndsAtMs: null,
    biller: paid ? held.biller : null,
    renewsAtMs: paid ? monthsLater(effectiveAtMs, billingCycle) : null,
    expiresAtMs: paid ? held.expiresAtMs : null,
    deviceIds: held.deviceIds.slice(0, deviceQuantity),
  };
  return { held: changed, ...(paid ? { charge: { atMs: effectiveAtMs, planCode } } : {}) };
}
