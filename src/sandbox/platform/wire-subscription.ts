import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { WireDevice } from '../../contracts/devices/device.ts';
import type { WireSubscription } from '../../contracts/plans/subscription.ts';
import { isoDate } from '../world/clock.ts';
import type { HeldPlan, OwnedDevice } from '../world/entities.ts';
import { hasEnded, isPaused } from '../world/plans-in-effect.ts';
import { nextCharge, type Payer } from '../money/renewal.ts';
import { tierByCode } from '../world/tiers.ts';
import { planId, wirePlanConfig } from './wire-plan.ts';

/** Formats a plan of an account, with the devices it covers. */
export function wireSubscription(
  brand: SandboxBrand,
  held: HeldPlan,
  { owned, payer, nowMs }: Whose,
): WireSubscription {
  const tier = tierByCode(brand, held.planCode);
  const paid = held.biller !== null;
  const viaApple = held.biller === 'apple';
  return {
    id: held.id,
    plan_config_id: planId(tier.code),
    plan_code: tier.code,
    provider: held.biller,
    status: statusOf(held, nowMs),
    external_subscription_id: paid ? `ext-${held.id}` : null,
    recurly_plan_code: paid && !viaApple ? tier.code : null,
    recurly_period_end_date: isoOrNull(renewalOf(held)),
    recurly_trial_end_date: isoOrNull(held.trialEndsAtMs),
    trial_end_date: isoOrNull(held.trialEndsAtMs),
    renewal_date: isoOrNull(renewalOf(held)),
    expiration_date: isoOrNull(expiryOf(held)),
    pendingSubscription: pendingOf(brand, held),
    next_charge: nextChargeOf(brand, held, payer),
    device_ids: held.deviceIds,
    devices: owned
      .filter(({ id }) => held.deviceIds.includes(id))
      .map((device) => wireDevice(brand, device, held)),
    plan_config: wirePlanConfig(tier, held.biller),
  };
}

/** The owner of a plan: all devices of the account, and its payer; `nowMs` is the time of the answer. */
export type Whose = { owned: readonly OwnedDevice[]; payer: Payer; nowMs: number };

function statusOf({ standing, trialEndsAtMs }: HeldPlan, nowMs: number): string {
  switch (standing?.kind) {
    case 'paused':
      return 'paused';
    case 'ended':
      return 'expired';
    case 'word':
      return standing.word;
    case undefined:
      return trialEndsAtMs !== null && trialEndsAtMs > nowMs ? 'in_trial' : 'active';
  }
}

function renewalOf(held: HeldPlan): number | null {
  return isPaused(held) || hasEnded(held) ? null : held.renewsAtMs;
}

function expiryOf({ standing, expiresAtMs }: HeldPlan): number | null {
  return standing?.kind === 'ended' ? standing.atMs : expiresAtMs;
}

function nextChargeOf(brand: SandboxBrand, held: HeldPlan, payer: Payer): WireSubscription['next_charge'] {
  const due = nextCharge(brand, payer, held);
  return (
    due && {
      ...due.bill.amounts,
      currency: payer.account.currency,
      chargeDate: isoDate(due.charge.atMs),
    }
  );
}

function pendingOf(brand: SandboxBrand, { pending }: HeldPlan): WireSubscription['pendingSubscription'] {
  if (!pending) return null;
  const tier = tierByCode(brand, pending.planCode);
  return {
    effectiveDate: isoDate(pending.effectiveAtMs),
    billing_cycle: tier.billingCycle,
    pepper_name: tier.name,
    recurly_plan_code: tier.billingCycle > 0 ? tier.code : null,
  };
}

/** Formats a device; `held` is the plan that covers it, if any. */
export function wireDevice(brand: SandboxBrand, device: OwnedDevice, held: HeldPlan | undefined): WireDevice {
  return {
    deviceId: device.id,
    pepperDeviceId: `pepper-${device.id}`,
    externalDeviceId: `ext-${device.id}`,
    name: device.name,
    model: device.model,
    provider: 'oz',
    subscribable: device.subscribable,
    subscription: held
      ? {
          oz_plan_expriation_date: isoOrNull(expiryOf(held) ?? renewalOf(held)),
          recurly_trial_end_date: isoOrNull(held.trialEndsAtMs),
          planConfig: { name: tierByCode(brand, held.planCode).name },
        }
      : null,
  };
}

function isoOrNull(atMs: number | null): string | null {
  return atMs === null ? null : isoDate(atMs);
}
