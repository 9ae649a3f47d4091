import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { subscribableDevices } from '../devices/covered-devices.ts';
import { type PlanChangeIntent, stepPaths } from '../plans/plan-change.ts';

/** What a hand-off asks for, and what the account has. A code that the hand-off lacks is undefined. */
export type SsoPlanChange = {
  toPlanCode: string | undefined;
  fromPlanCode: string | undefined;
  subscriptions: readonly Subscription[];
  available: readonly Plan[];
  devices: readonly Device[];
  hasBillingInfo: boolean;
};

/** Where the person goes on, with the change to remember; without one, nothing changes. */
export type SsoPlanChangeStep =
  | { to: '/subscriptions'; change: undefined }
  | { to: '/manage-devices' | '/order-summary' | '/billing'; change: PlanChangeIntent };

const nothingToChange: SsoPlanChangeStep = { to: '/subscriptions', change: undefined };

/**
 * Arrival with a plan change: devices first where there are more than the
 * old or the new plan covers, else the order, or the card it needs. A plan the account does not have, one nobody sells,
 * and one that Apple bills change nothing.
 */
export function ssoPlanChange(asked: SsoPlanChange): SsoPlanChangeStep {
  const from = asked.subscriptions.find(
    ({ planCode, plan }) => planCode === asked.fromPlanCode || plan.code === asked.fromPlanCode,
  );
  const toPlan = asked.available.find(({ code }) => code === asked.toPlanCode);
  if (!from || !toPlan || from.biller === 'apple') return nothingToChange;
  const owned = subscribableDevices(asked.devices).map(({ id }) => id);
  const change = {
    toPlanCode: toPlan.code,
    toPlanId: toPlan.id,
    fromSubscriptionId: from.id,
    promoCodes: [],
  };
  if (owned.length > Math.min(from.plan.deviceQuantity, toPlan.deviceQuantity)) {
    const covered = owned.filter((id) => from.deviceIds.includes(id));
    const deviceIds = covered.length <= toPlan.deviceQuantity ? covered : [];
    return onward({ ...change, deviceIds, step: 'devices' });
  }
  return onward({ ...change, deviceIds: owned, step: asked.hasBillingInfo ? 'orderSummary' : 'billing' });
}

function onward(change: PlanChangeIntent): SsoPlanChangeStep {
  return { to: stepPaths[change.step], change };
}
