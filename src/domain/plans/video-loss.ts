import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { coveredAccountDevices, hoursOf } from './plan-loss.ts';
import { isFreePlan, type PlanCodes } from './plan-codes.ts';
import { type Retention, retention } from './retention.ts';
import type { Subscription } from './subscription.ts';

/** Which of the `of` cameras on a plan lose video: by name, or `count` of them where nobody has said which. */
export type LosingCameras =
  { kind: 'named'; devices: Device[]; of: number } | { kind: 'some'; count: number; of: number };

/** Cameras of which all video is deleted that is older than `keeps`. */
export type LostVideo = { cameras: LosingCameras; keeps: Retention };

/** What video is deleted when a plan changes or ends, and when. */
export type VideoLoss = { at: When; lost: LostVideo[] };

/** What a loss of video is computed from. */
export type VideoLossParams = {
  devices: readonly Device[];
  plans: readonly Plan[];
  /**
   * The retention (`historyLeft`) of the `places` cameras that the plan covers which follows one that ends, and of a camera
   * that no plan covers; undefined where it is unknown.
   */
  afterEnd: { keeps: Retention | undefined; places: number };
  offPlan: Retention | undefined;
  /** The devices that were chosen for the plan that follows; undefined where that is unknown. */
  chosen: readonly string[] | undefined;
  freeHistoryHours: number;
  planCodes: PlanCodes;
};

/**
 * Returns what video is deleted on the day on which a plan changes to a smaller one or ends. Undefined where nothing is lost, and
 * where the day, the plan that follows, or how long it keeps video is unknown.
 */
export function videoLoss(subscription: Subscription, params: VideoLossParams): VideoLoss | undefined {
  const { state, plan } = subscription;
  const retentionOf = (keeping: { code: string; billingCycle: number; retentionDays: number }) =>
    retention(keeping, {
      isFree: isFreePlan(keeping.code, params.planCodes),
      freeHistoryHours: params.freeHistoryHours,
    });
  const covered = coveredAccountDevices(subscription, params.devices);
  if (covered.length === 0) return undefined;
  const today = hoursOf(retentionOf(plan));
  const losing = (cameras: LosingCameras, keeps: Retention | undefined): LostVideo[] =>
    keeps !== undefined && hoursOf(keeps) < today && countOf(cameras) > 0 ? [{ cameras, keeps }] : [];
  const named = (devices: Device[]): LosingCameras => ({ kind: 'named', devices, of: covered.length });
  // Where not all have a place, nobody has said which cameras do: each is counted once.
  const unsaid = (places: number, keeps: Retention | undefined): LostVideo[] => {
    const leave = covered.length - places;
    if (leave <= 0) return losing(named(covered), keeps);
    // Nobody knows what they keep: a loss of the others alone would hide theirs.
    if (params.offPlan === undefined || keeps === undefined) return [];
    if (hoursOf(params.offPlan) >= hoursOf(keeps)) return losing(named(covered), keeps);
    if (places === 0) return losing(named(covered), params.offPlan);
    const some = (count: number): LosingCameras => ({ kind: 'some', count, of: covered.length });
    return [...losing(some(places), keeps), ...losing(some(leave), params.offPlan)];
  };
  const of = (at: When | null, lost: LostVideo[]) =>
    at === null || lost.length === 0 ? undefined : { at, lost };
  switch (state.kind) {
    case 'ending':
      return of(state.endsAt, unsaid(params.afterEnd.places, params.afterEnd.keeps));
    case 'changing': {
      const next = params.plans.find(({ code }) => code === state.to.planCode);
      if (!next) return undefined;
      const stay = staying(covered, next.deviceQuantity, params.chosen);
      const keeps = retentionOf(next);
      if (!stay) return of(state.at, unsaid(next.deviceQuantity, keeps));
      const leave = covered.filter((device) => !stay.includes(device));
      if (leave.length > 0 && params.offPlan === undefined) return undefined;
      return of(state.at, [...losing(named(stay), keeps), ...losing(named(leave), params.offPlan)]);
    }
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return undefined;
  }
}

/** The covered cameras that the next plan covers too; undefined where not all fit and nobody knows which were chosen. */
function staying(
  covered: Device[],
  places: number,
  chosen: readonly string[] | undefined,
): Device[] | undefined {
  if (covered.length <= places && chosen === undefined) return covered;
  return chosen && covered.filter(({ id }) => chosen.includes(id));
}

function countOf(cameras: LosingCameras): number {
  return cameras.kind === 'named' ? cameras.devices.length : cameras.count;
}
