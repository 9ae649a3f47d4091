import { remainingTime } from '../plans/cancellation.ts';
import { isPaid } from '../plans/current-subscription.ts';
import { currentPeriod } from '../plans/period.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import { comingOf } from '../text/when.ts';
import { confirmedBy, type OpenChange, type RequestedChange } from './open-change.ts';

type RequestedOrder = Extract<RequestedChange, { kind: 'order' }>;

/**
 * Returns the subscriptions as they are after a change that the platform has confirmed, where its list does not show the
 * change yet. What the list says against it is left out. A change of unknown outcome changes nothing here. `nowMs` is in
 * milliseconds since 1970.
 */
export function withConfirmed(
  subscriptions: readonly Subscription[],
  change: Pick<OpenChange, 'wanted' | 'before' | 'known'> | null,
  codes: PlanCodes,
  nowMs: number,
): Subscription[] {
  if (change?.known !== 'done' || confirmedBy(change, subscriptions, codes) !== undefined)
    return [...subscriptions];
  const { wanted } = change;
  switch (wanted.kind) {
    case 'saveDevices':
      return subscriptions.map((each) =>
        each.id === wanted.subscriptionId
          ? { ...each, deviceIds: [...wanted.deviceIds] }
          : // A device covered here is covered by no other plan.
            { ...each, deviceIds: each.deviceIds.filter((id) => !wanted.deviceIds.includes(id)) },
      );
    case 'cancelPlan':
      return subscriptions.map((each) => (each.id === wanted.subscriptionId ? cancelled(each) : each));
    case 'order':
      return subscriptions.some(({ id }) => id === wanted.fromSubscriptionId)
        ? subscriptions.map((each) =>
            each.id === wanted.fromSubscriptionId ? ordered(each, wanted, codes, nowMs) : each,
          )
        : [...subscriptions, firstOrdered(wanted)];
    case 'migrate':
      return wanted.onto ? migrated(subscriptions, wanted.onto, codes) : [...subscriptions];
  }
}

/** A subscription that was cancelled: it runs until its period ends, and a paused one stays paused until then. */
function cancelled(subscription: Subscription): Subscription {
  const { state } = subscription;
  switch (state.kind) {
    case 'paused':
    case 'unknown':
      return { ...subscription, state: { ...state, end: state.end ?? { at: null } } };
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'changing':
    case 'ending':
    case 'billedElsewhere':
    case 'updating':
      return { ...subscription, state: { kind: 'ending', after: null, ...remainingTime(subscription) } };
  }
}

/** The paid subscriptions before a migration. What the list says of them is out of date. */
function migrated(
  subscriptions: readonly Subscription[],
  { planId, planName: name }: { planId: string; planName: string },
  codes: PlanCodes,
): Subscription[] {
  return subscriptions.map((each) =>
    isPaid(each, codes)
      ? { ...each, planId, plan: { ...each.plan, name }, state: { kind: 'updating' } }
      : each,
  );
}

/** A subscription for which another plan was ordered, a smaller one for later, or its own plan again. */
function ordered(
  subscription: Subscription,
  wanted: RequestedOrder,
  codes: PlanCodes,
  nowMs: number,
): Subscription {
  const { toPlanCode, keeps, receipt } = wanted;
  const { planName, billingCycle } = receipt;
  const startsAt = comingOf(receipt.startsAt, nowMs);
  const nextChargeAt = comingOf(receipt.nextChargeAt, nowMs);
  const during = currentPeriod(subscription.state)?.during ?? 'paidPeriod';
  const to = { planName, planCode: toPlanCode, billingCycle, effectiveAt: startsAt };
  const withState = (state: LiveState) => ({ ...subscription, state });
  if (keeps)
    return during === 'trial'
      ? withState({ kind: 'trial', endsAt: nextChargeAt, nextCharge: null })
      : withState({ kind: 'running', renewsAt: nextChargeAt, nextCharge: null });
  if (startsAt === null) return { ...firstOrdered(wanted), id: subscription.id };
  return isNeverCharged({ code: toPlanCode, billingCycle }, codes)
    ? withState({ kind: 'ending', endsAt: startsAt, during, after: to })
    : withState({ kind: 'changing', to, at: startsAt, during, renewsAt: nextChargeAt, nextCharge: null });
}

/**
 * An ordered plan that the list does not have yet. What the receipt does not say of it is unknown: a page shows its name
 * and that it is on its way.
 */
function firstOrdered({ toPlanId, toPlanCode, receipt }: RequestedOrder): Subscription {
  const { planName, billingCycle } = receipt;
  return {
    id: `ordered ${toPlanId}`,
    planId: toPlanId,
    planCode: toPlanCode,
    externalId: null,
    plan: {
      name: planName,
      code: toPlanCode,
      billingCycle,
      billingOrder: 0,
      deviceQuantity: 0,
      retentionDays: 0,
      isDefault: false,
      isVisible: false,
    },
    paidPlanCode: toPlanCode,
    deviceIds: receipt.devices?.map(({ id }) => id) ?? [],
    devices: [],
    state: { kind: 'updating' },
  };
}
