import { subscriptionVersion } from '../../src/domain/orders/account-change.ts';
import { canCancel, isCancelled } from '../../src/domain/plans/cancellation.ts';
import { resumeIntent } from '../../src/domain/plans/resumed-plan.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { readerWithin } from '../../src/server/account/account-reader.ts';
import { answerOf, reason, type Untold } from './seen.ts';
import { sameId } from '../../src/domain/plans/plan-codes.ts';
import { hasPage } from '../../src/domain/pages/find-page.ts';
import { readOrderContext } from '../../src/server/account/order-context.ts';
import { performChange } from '../../src/server/account/perform-change.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { isAs } from './as-before.ts';
import { type Asking, customerOf, lacking, type PutBackEnd } from './asking.ts';
import { changeContext, listShows, madeIn, READS_WHILE_UNSURE, untilShown } from './changing.ts';

/** Cancels a plan and keeps it again, by the order that the portal places for “Keep my plan”. It charges nothing. */
export async function cancelAndKeep(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand } = asking;
  if (!hasPage(brand, 'cancelPlan'))
    return reason('The brand has no Cancel Plan.', 'Ask for a brand that has it.');
  const read = await readSubscriptions(recorder.client, brand, asking.nowMs());
  const plan = read.ok
    ? read.answer.live.find((each) => canCancel(each, brand.planCodes) && canComeBack(each))
    : undefined;
  if (!plan)
    return lacking(
      asking,
      ['subscriptions'],
      reason(
        'The account has no plan that can be cancelled and kept.',
        'Use an account with a plan that is charged here.',
      ),
    );
  await performChange(
    changeContext(asking, async () => {
      asking.putBack.push({ what: 'A plan was cancelled', undo: () => keep(asking, plan) });
    }),
    { kind: 'cancelPlan', subscriptionId: plan.id, version: subscriptionVersion(plan) },
  );
  await untilShown(asking.pause, () => listShows(asking, showsCancelled(plan.id)));
  return undefined;
}

/** True for a plan that keeping brings back as it was: a trial or a paid plan that renews. */
function canComeBack({ state }: Subscription): boolean {
  return state.kind === 'trial' || state.kind === 'running';
}

/**
 * Keeps a plan that was cancelled, by the order of the portal for a plan that is kept, which carries no price. It is sent once, and
 * whatever the list shows where the platform confirmed the cancellation, because a list may be late. Where it did not, and nothing
 * shows it for half a minute, nothing is ordered: the plan may never have been cancelled.
 */
async function keep(asking: Asking, plan: Subscription): Promise<PutBackEnd> {
  const made = madeIn(asking, 'cancelPlan', 'cancel');
  if (made === 'none') return 'back';
  const reads = made === 'unsure' ? READS_WHILE_UNSURE : undefined;
  const isSeen = await untilShown(asking.wait, () => listShows(asking, showsCancelled(plan.id)), reads);
  if (!isSeen && made === 'unsure') return 'mayCome';
  if (madeIn(asking, 'subscribe', 'back') !== 'made' && !(await orderAnew(asking, plan))) return 'notYet';
  const isBack = await untilShown(asking.wait, () => listShows(asking, (live) => live.some(isAs(plan))));
  return isBack ? 'back' : 'notYet';
}

/** Orders a plan again that is kept; returns whether it was sent. It is not where the portal would show a charge today. */
async function orderAnew(asking: Asking, plan: Subscription): Promise<boolean> {
  const { recorder, brand, nowMs } = asking;
  const devices = await recorder.call('devices', { query: { excludeExternalSub: 'false' } });
  const known = [...(devices.ok ? devices.answer : []), ...plan.devices];
  // A change names a plan as the list of plans writes it.
  const plans = [
    ...(answerOf(recorder, 'listAvailableSubscriptions') ?? []),
    ...(answerOf(recorder, 'plans') ?? []),
  ];
  const planId = plans.find((each) => sameId(each.id, plan.planId))?.id ?? plan.planId;
  const change = resumeIntent({ ...plan, planId }, known);
  const reader = readerWithin(recorder.client);
  const context = await readOrderContext(reader, customerOf(asking), change, undefined, nowMs());
  if (context.kind === 'orderContext' && context.orderContext.quote.today > 0) return false;
  await recorder.call('subscribe', {
    body: {
      pepperPlanId: planId,
      pepperSubscriptionId: plan.id,
      devices: plan.deviceIds.map((id) => {
        const device = known.find((each) => each.id === id);
        return {
          deviceId: id,
          externalDeviceId: device?.externalId ?? null,
          deviceProvider: device?.provider ?? null,
          deviceModel: device?.model ?? null,
        };
      }),
      devicesRemoved: [],
      targetPlanCode: plan.plan.code,
      currentSubscriptionUuid: plan.externalId,
      isV3: brand.billing.v3,
      flow: 'management',
    },
  });
  return true;
}

/** Whether a plan of a list is cancelled, or no longer in it. */
function showsCancelled(planId: string) {
  return (live: readonly Subscription[]) => live.every((each) => each.id !== planId || isCancelled(each));
}
