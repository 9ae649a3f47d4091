import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import type { Subscription } from './subscription.ts';
import { coveredDevices, subscribableDevices } from '../devices/covered-devices.ts';
import { currentPeriod } from './period.ts';
import { isFreePlan, isNoPlan, type PlanCodes } from './plan-codes.ts';
import { retention, type Retention } from './retention.ts';

/** What a person loses with a plan change. */
export type PlanLoss = {
  /** The cameras that lose cover: named, or `lost` of them where the person still has to choose. */
  cameras:
    { kind: 'none' } | { kind: 'named'; devices: Device[] } | { kind: 'some'; lost: number; of: Device[] };
  /** The retention before and after the change; undefined where it does not get shorter. */
  history: { from: Retention; to: Retention } | undefined;
  /** When the loss takes effect. */
  since: { kind: 'today' } | { kind: 'periodEnds' | 'trialEnds'; at: When } | { kind: 'unknown' };
};

/**
 * What a loss is computed from. `devices` is the account's whole list, `freeHistoryHours` and `planCodes` the brand's
 * rules.
 */
export type PlanLossParams = {
  toPlan: Plan;
  current: Subscription | undefined;
  devices: readonly Device[];
  freeHistoryHours: number;
  planCodes: PlanCodes;
};

/** The account's own devices that the subscription covers, by name. */
export function coveredAccountDevices(
  current: Subscription | undefined,
  devices: readonly Device[],
): Device[] {
  const subscribable = subscribableDevices(devices);
  const ids = new Set(subscribable.map(({ id }) => id));
  return current ? coveredDevices(current, subscribable).filter(({ id }) => ids.has(id)) : [];
}

/** Computes what a person loses by changing from the current subscription to `toPlan`. */
export function planLoss(params: PlanLossParams): PlanLoss {
  const { toPlan, current, devices, freeHistoryHours, planCodes } = params;
  const covered = coveredAccountDevices(current, devices);
  const retentionOf = (plan: Plan | Subscription['plan']) =>
    retention(plan, { isFree: isFreePlan(plan.code, planCodes), freeHistoryHours });
  const history = current && { from: retentionOf(current.plan), to: retentionOf(toPlan) };
  return {
    cameras: lostOf(covered, toPlan, planCodes),
    history: history && hoursOf(history.to) < hoursOf(history.from) ? history : undefined,
    since: lossBegins(current, planCodes),
  };
}

/** How many covered cameras the change takes away. */
export function camerasLost({ cameras }: PlanLoss): number {
  switch (cameras.kind) {
    case 'none':
      return 0;
    case 'named':
      return cameras.devices.length;
    case 'some':
      return cameras.lost;
  }
}

/** True where the change takes nothing away. */
export function losesNothing({ cameras, history }: PlanLoss): boolean {
  return cameras.kind === 'none' && history === undefined;
}

/** A free plan keeps the first devices by name, so the lost ones are named. For any other plan the person chooses. */
function lostOf(covered: Device[], toPlan: Plan, codes: PlanCodes): PlanLoss['cameras'] {
  const lost = covered.slice(toPlan.deviceQuantity);
  if (lost.length === 0) return { kind: 'none' };
  const isDecided =
    isFreePlan(toPlan.code, codes) || isNoPlan(toPlan.code, codes) || toPlan.deviceQuantity === 0;
  return isDecided ? { kind: 'named', devices: lost } : { kind: 'some', lost: lost.length, of: covered };
}

/** The hours of history of a retention, for comparing. */
export function hoursOf(span: Retention): number {
  if (span.kind === 'none') return 0;
  return span.kind === 'hours' ? span.hours : span.days * 24;
}

/** A paid plan stays until its period or trial ends; a free one changes immediately. */
function lossBegins(current: Subscription | undefined, codes: PlanCodes): PlanLoss['since'] {
  if (!current) return { kind: 'today' };
  const period = currentPeriod(current.state);
  if (!period || period.endsAt === null)
    return isFreePlan(current.plan.code, codes) ? { kind: 'today' } : { kind: 'unknown' };
  return { kind: period.during === 'trial' ? 'trialEnds' : 'periodEnds', at: period.endsAt };
}
