import type { PlanChangeStep } from '../plans/plan-change.ts';

/**
 * What a choice of devices is for: `save` changes the plan that
 * is there, `next` is a step on the way to another plan.
 */
export type DeviceMode = 'save' | 'next';

/** A choice of devices as it is asked for. All ids are device ids. */
export type AskedDevices = {
  mode: DeviceMode;
  chosen: readonly string[];
  /** Those the person was shown and may choose. */
  choosable: readonly string[];
  /** Those on the plan today: on the plan to be left, in `next`. */
  held: readonly string[];
  /** How many devices the plan covers. */
  limit: number;
  /** The person has said yes to losing video of devices they take off. */
  confirmed: boolean;
};

/** What becomes of a choice. `deviceIds` is the choice, each id once and in the order in which they are shown. */
export type DeviceVerdict =
  | { kind: 'unchanged' | 'overLimit' | 'nothingChosen' | 'take'; deviceIds: string[] }
  /** Devices among them are not, or no longer, there to be chosen; `deviceIds` are the others. */
  | { kind: 'unknownDevice'; deviceIds: string[] }
  | { kind: 'confirmLoss'; deviceIds: string[]; removed: string[] };

/**
 * Decides about a choice of devices: nothing to do where it equals what is there;
 * never more than the plan covers; a previously assigned device is removed only after a yes.
 */
export function deviceChoice(asked: AskedDevices): DeviceVerdict {
  const chosen = new Set(asked.chosen);
  const deviceIds = [...new Set(asked.choosable)].filter((id) => chosen.has(id));
  const removed = asked.choosable.filter((id) => asked.held.includes(id) && !chosen.has(id));
  const added = deviceIds.some((id) => !asked.held.includes(id));
  if (deviceIds.length < chosen.size) return { kind: 'unknownDevice', deviceIds };
  if (asked.mode === 'save' && removed.length === 0 && !added) return { kind: 'unchanged', deviceIds };
  if (deviceIds.length > asked.limit) return { kind: 'overLimit', deviceIds };
  if (asked.mode === 'next' && deviceIds.length === 0) return { kind: 'nothingChosen', deviceIds };
  if (removed.length > 0 && !asked.confirmed) return { kind: 'confirmLoss', deviceIds, removed };
  return { kind: 'take', deviceIds };
}

/** Where a plan change goes on after its devices: a free plan asks for no card. */
export function stepAfterDevices(change: {
  flow: 'portal' | 'delegatedCheckout';
  hasBillingInfo: boolean;
  isFree: boolean;
}): PlanChangeStep {
  if (change.flow === 'delegatedCheckout') return 'checkoutSession';
  return change.hasBillingInfo || change.isFree ? 'orderSummary' : 'billing';
}
