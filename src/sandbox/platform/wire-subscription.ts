import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { WireDevice } from '../../contracts/devices/device.ts';
import type { WireSubscription } from '../../contracts/plans/subscription.ts';
import { isoDate } from '../world/clock.ts';
import type { HeldPlan, OwnedDevice } from '../world/entities.ts';
import { nextCharge, type Payer } from '../money/renewal.ts';
import { tierByCode } from '../world/tiers.ts';
import { planId, wirePlanConfig } from './wire-plan.ts';

/** Formats a plan of an account, with the devices it covers. */
export function wireSubscription(
  brand: SandboxBrand,
  held: HeldPlan,
  { owned, payer }: Whose,
): WireSubscription {
  const tier = tierByCode(brand, held.planCode);
  const paid = held.biller !== null;
  const viaApple = held.biller === 'apple';
  return {
    id: held.id,
    plan_config_id: planId(tier.code),
    plan_code: tier.code,
    provider: held.biller,
    status: 'active',
    external_subscription_id: paid ? `ext-${held.id}` : null,
    recurly_plan_code: paid && !viaApple ? tier.code : null,
    recurly_period_end_date: isoOrNull(held.renewsAtMs),
    recurly_trial_end_date: isoOrNull(held.trialEndsAtMs),
    trial_end_date: isoOrNull(held.trialEndsAtMs),
    renewal_date: isoOrNull(held.renewsAtMs),
    expiration_date: isoOrNull(held.expiresAtMs),
    pendingSubscription: pendingOf(brand, held),
    next_charge: nextChargeOf(brand, held, payer),
    device_ids: held.deviceIds,
    devices: owned
      .filter(({ id }) => held.deviceIds.includes(id))
      .map((device) => wireDevice(brand, device, held)),
    plan_config: wirePlanConfig(tier, held.biller),
  };
}

/** The owner of a plan: all devices of the account, and its payer. */
export type Whose = { owned: readonly OwnedDevice[]; payer: Payer };

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
          oz_plan_expriation_date: isoOrNull(held.expiresAtMs ?? held.renewsAtMs),
          recurly_trial_end_date: isoOrNull(held.trialEndsAtMs),
          planConfig: { name: tierByCode(brand, held.planCode).name },
        }
      : null,
  };
}

function isoOrNull(atMs: number | null): string | null {
  return atMs === null ? null : isoDate(atMs);
}
