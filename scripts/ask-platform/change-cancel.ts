import { subscriptionVersion } from '../../src/domain/orders/account-change.ts';
import { canCancel, isCancelled } from '../../src/domain/plans/cancellation.ts';
import { canKeep, isKept, keepIntent } from '../../src/domain/plans/kept-plan.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { readerWithin } from '../../src/server/account/account-reader.ts';
import { readOrderAccount, readOrderContext } from '../../src/server/account/order-context.ts';
import { performChange } from '../../src/server/account/perform-change.ts';
import { performOrder } from '../../src/server/account/perform-order.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { type Asking, skip } from './asking.ts';
import { changeContext, listShows, madeIn, untilShown } from './changing.ts';
import { customerOf } from './customer.ts';

/** Cancels a plan and keeps it again, by the order that the portal places for “Keep my plan”. It charges nothing. */
export async function cancelAndKeep(asking: Asking): Promise<void> {
  const { recorder, brand, settings } = asking;
  if (!asking.profile) return;
  const refuse = (because: string, toTell: string) => skip(asking, ['cancelPlan'], because, toTell);
  if (!settings.changes)
    return refuse('The call changes the account.', 'Run this with `--changes` on a test system.');
  if (!settings.isTestSystem)
    return refuse(
      'A plan is cancelled and kept on a test system only, and this environment does not say that it is one.',
      'Set `isTestSystem` in the file of the environment, if no money moves there.',
    );
  if (!brand.features.cancelPlan)
    return refuse('The brand has no Cancel Plan.', 'Ask for a brand that has it.');
  recorder.during('cancel');
  const read = await readSubscriptions(recorder.client, brand, asking.nowMs());
  const plan = read.ok
    ? read.answer.live.find((each) => canCancel(each, brand.features, brand.planCodes) && canComeBack(each))
    : undefined;
  if (!plan)
    return refuse(
      'The account has no plan that can be cancelled and kept.',
      'Use an account with a plan that is charged here.',
    );
  await performChange(
    changeContext(asking, async () => {
      asking.putBack.push({ what: 'the plan that was cancelled', undo: () => keep(asking, plan) });
    }),
    { kind: 'cancelPlan', subscriptionId: plan.id, version: subscriptionVersion(plan) },
  );
  await untilShown(asking.pause, () => listShows(asking, showsCancelled(plan.id)));
}

/** True for a plan that keeping brings back as it was: a trial or a paid plan that renews. */
function canComeBack({ state }: Subscription): boolean {
  return state.kind === 'trial' || state.kind === 'running';
}

/**
 * Keeps a plan that was cancelled; returns whether the list shows that it goes on. It is ordered anew whatever the list shows,
 * because a list may be late.
 */
async function keep(asking: Asking, plan: Subscription): Promise<boolean> {
  const { planCodes } = asking.brand;
  if (madeIn(asking, 'cancelPlan', 'cancel') === 'none') return true;
  await untilShown(asking.wait, () => listShows(asking, showsCancelled(plan.id)));
  const now = await planNow(asking, plan.id);
  const way = now && canKeep(now, planCodes) ? await orderAnew(asking, now) : 'notPossible';
  // The portal cannot keep a plan that does not show as cancelled, or whose price it cannot read: the same order is sent by hand.
  if (way === 'notPossible') await orderByHand(asking, plan);
  return untilShown(asking.wait, () =>
    listShows(asking, (live) => live.some((each) => each.id === plan.id && isKept(each, planCodes))),
  );
}

/** Whether a plan of a list is cancelled, or no longer in it. */
function showsCancelled(planId: string) {
  return (live: readonly Subscription[]) => live.every((each) => each.id !== planId || isCancelled(each));
}

/** Keeps a plan as the portal does. `costs`: it would charge something today, so it was not ordered. */
async function orderAnew(asking: Asking, plan: Subscription): Promise<'ordered' | 'costs' | 'notPossible'> {
  const { recorder, nowMs } = asking;
  const customer = customerOf(asking);
  const devices = await recorder.call('devices', { query: { excludeExternalSub: 'false' } });
  const change = keepIntent(plan, devices.ok ? devices.answer : []);
  const context = await readOrderContext(readerWithin(recorder.client), customer, change, undefined, nowMs());
  if (context.kind !== 'orderContext') return 'notPossible';
  const { quote, version } = context.orderContext;
  if (quote.today > 0) return 'costs';
  await performOrder(
    { platform: recorder.client, customer, nowMs, begin: () => Promise.resolve() },
    {
      key: 'ask-platform',
      change,
      quote,
      version,
      couponCode: null,
      billingToken: null,
      actionResultTokenId: null,
    },
  );
  return 'ordered';
}

/** Sends the order that keeps a plan, without a price: it carries none. */
async function orderByHand(
  asking: Asking,
  { id, planId, plan, externalId, devices }: Subscription,
): Promise<void> {
  await asking.recorder.call('subscribe', {
    body: {
      pepperPlanId: planId,
      pepperSubscriptionId: id,
      devices: devices.map((each) => ({
        deviceId: each.id,
        externalDeviceId: each.externalId,
        deviceProvider: each.provider,
        deviceModel: each.model,
      })),
      devicesRemoved: [],
      targetPlanCode: plan.code,
      currentSubscriptionUuid: externalId,
      isV3: asking.brand.billing.v3,
      flow: 'management',
    },
  });
}

/**
 * The plan as the account has it now, with the id that the list of plans gives it; undefined where it is not listed. Where the
 * rest of the account cannot be read, the list of plans alone tells.
 */
async function planNow(asking: Asking, id: string): Promise<Subscription | undefined> {
  const { recorder, brand, nowMs } = asking;
  const read = await readOrderAccount(readerWithin(recorder.client), customerOf(asking), nowMs());
  if (read.kind === 'account') return read.account.subscriptions.find((each) => each.id === id);
  const plans = await readSubscriptions(recorder.client, brand, nowMs());
  return plans.ok ? plans.answer.live.find((each) => each.id === id) : undefined;
}
