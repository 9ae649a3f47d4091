import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { HeldPlan, OwnedDevice } from '../world/entities.ts';
import { isPaused } from '../world/plans-in-effect.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import { tierByCode } from '../world/tiers.ts';

/** The ids of the devices that a plan will cover, and of those it will no longer cover. */
export type DeviceChoice = { devices: readonly string[]; devicesRemoved: readonly string[] };

/** The plan that is changed, the plans of its account that are in effect, and all devices of the account. */
export type Covering = { held: HeldPlan; plans: readonly HeldPlan[]; owned: readonly OwnedDevice[] };

/**
 * Makes a plan cover exactly `devices`: at most as many as its tier allows, each a device of the account that a plan
 * can cover. A device of another plan of the account moves to this one. Returns every changed plan, the chosen one
 * first.
 */
export function coverDevices(
  brand: SandboxBrand,
  { held, plans, owned }: Covering,
  { devices, devicesRemoved }: DeviceChoice,
): Outcome<[HeldPlan, ...HeldPlan[]]> {
  if (held.biller === 'apple') return refused('billedByApple');
  if (isPaused(held)) return refused('planPaused');
  const named = [...devices, ...devicesRemoved];
  if (new Set(named).size < named.length) return refused('deviceTwice');
  const byId = new Map(owned.map((device) => [device.id, device]));
  if (named.some((id) => !byId.has(id))) return refused('unknownDevice');
  if (devices.some((id) => !byId.get(id)?.subscribable)) return refused('deviceNotSubscribable');
  if (devices.length > tierByCode(brand, held.planCode).deviceQuantity) return refused('deviceLimit');
  const moving = new Set(devices);
  const others = plans
    .filter(({ id, deviceIds, pending }) => {
      const later = pending?.deviceIds ?? [];
      return id !== held.id && [...deviceIds, ...later].some((device) => moving.has(device));
    })
    .map((plan) => withoutDevices(plan, moving));
  return answered([{ ...held, deviceIds: [...devices] }, ...others]);
}

function withoutDevices(plan: HeldPlan, moving: ReadonlySet<string>): HeldPlan {
  const left = (ids: readonly string[]) => ids.filter((id) => !moving.has(id));
  const { pending } = plan;
  return {
    ...plan,
    deviceIds: left(plan.deviceIds),
    pending: pending?.deviceIds ? { ...pending, deviceIds: left(pending.deviceIds) } : pending,
  };
}
