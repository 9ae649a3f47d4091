import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../plans/subscription.ts';
import { subscribableDevices } from '../devices/covered-devices.ts';
import type { PlanChangeIntent } from '../plans/plan-change.ts';
import { planStates } from '../plans/plan-states.ts';
import { stepPages } from '../plans/plan-change-step.ts';

/**
 * The plan change that an SSO sign-in requests, and what the account has. A code missing from the request is undefined.
 */
export type SsoPlanChange = {
  toPlanCode: string | undefined;
  fromPlanCode: string | undefined;
  subscriptions: readonly Subscription[];
  available: readonly Plan[];
  devices: readonly Device[];
  hasBillingInfo: boolean;
};

/** The page to continue on and the plan change to remember. Without a change the person continues on My Plan. */
export type SsoPlanChangeStep =
  | { page: 'myPlan'; change: undefined }
  | { page: 'manageDevices' | 'orderSummary' | 'billing'; change: PlanChangeIntent };

const nothingToChange: SsoPlanChangeStep = { page: 'myPlan', change: undefined };

/**
 * Decides how a plan change requested by the brand's app continues. Without such a subscription or such a plan on sale,
 * or where the subscription cannot be changed here, nothing changes and My Plan shows. Where the account owns more devices than
 * the old or the new plan covers, the person chooses devices first. Otherwise the order summary follows, or the card
 * form where no card is on file.
 */
export function ssoPlanChange(input: SsoPlanChange): SsoPlanChangeStep {
  const from = input.subscriptions.find(
    ({ planCode, plan }) => planCode === input.fromPlanCode || plan.code === input.fromPlanCode,
  );
  const toPlan = input.available.find(({ code }) => code === input.toPlanCode);
  if (!from || !toPlan || planStates[from.state.kind].closed) return nothingToChange;
  const owned = subscribableDevices(input.devices).map(({ id }) => id);
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
  return onward({ ...change, deviceIds: owned, step: input.hasBillingInfo ? 'orderSummary' : 'billing' });
}

function onward(change: PlanChangeIntent): SsoPlanChangeStep {
  return { page: stepPages[change.step], change };
}
