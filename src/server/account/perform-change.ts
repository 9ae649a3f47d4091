import type { Brand } from '../../brands/brand-schema.ts';
import type { AboutChange } from '../../contracts/stored/open-change.ts';
import {
  type AccountChange,
  subscriptionVersion,
  type ChangeOutcome,
  type ChangeRefusal,
} from '../../domain/orders/account-change.ts';
import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { coversExactly, type OpenChange, subscriptionsBefore } from '../../domain/orders/open-change.ts';
import { cancelMeaning } from '../../domain/orders/answer-meaning.ts';
import { canCancel, isCancelled, planAfterCancel, remainingTime } from '../../domain/plans/cancellation.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { storeBillings } from '../../domain/billing/plan-billing.ts';
import { type Subscription, subscriptionsOf } from '../../domain/plans/subscription.ts';
import { brandPlans } from '../platform/catalogue.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import {
  isEndedByPlatform,
  isLeavingRefusal,
  isNothingDone,
  type PlatformFailure,
  type PlatformResult,
} from '../platform/platform-failure.ts';

/** How long a read of the account may take before and after a change, in milliseconds. */
const READ_MS = 2_000;
export const READ_BACK_MS = 1_400;

/**
 * What `performChange` needs. `nowMs` reads the clock and `untilMs` is when the answer is due, both in milliseconds
 * since 1970.
 */
export type ChangeContext = {
  platform: PlatformClient;
  brand: Pick<Brand, 'key' | 'planCodes' | 'features'>;
  nowMs: () => number;
  untilMs: number;
  /** How long a read after the change may take. */
  readBackMs: number;
  /**
   * Records the change as open before it is sent, with the plans of every subscription as they are before it, and what the
   * record of changes needs to know.
   */
  begin: (before: OpenChange['before'], about?: AboutChange) => Promise<void>;
};

/**
 * Makes one change: reads the account, refuses a change that does not fit it, and sends one call to the platform, never
 * a second. An answer of success is trusted, although the account may show the change later. Where the outcome is unknown,
 * the account is read again, and what it shows is returned.
 */
export function performChange(changeContext: ChangeContext, change: AccountChange): Promise<ChangeOutcome> {
  switch (change.kind) {
    case 'saveDevices':
      return saveDevices(changeContext, change);
    case 'cancelPlan':
      return cancelPlan(changeContext, change);
    case 'migrate':
      return migrate(changeContext);
  }
}

async function saveDevices(
  changeContext: ChangeContext,
  change: AccountChange & { kind: 'saveDevices' },
): Promise<ChangeOutcome> {
  const { platform, brand } = changeContext;
  const [subscriptions, devices] = await Promise.all([
    readSubscriptions(platform, brand, changeContext.nowMs(), { withinMs: READ_MS }),
    platform.call('devices', { query: { excludeExternalSub: 'false' } }, { withinMs: READ_MS }),
  ]);
  if (!subscriptions.ok) return notBegun(subscriptions.failure);
  if (!devices.ok) return notBegun(devices.failure);
  const { live } = subscriptions.answer;
  const before = live.find(({ id }) => id === change.subscriptionId);
  if (!before) return refused('noSuchSubscription');
  if (!canChooseDevices(before, brand.planCodes)) return refused('notChangeable');
  const wanted = new Set(change.deviceIds);
  const covers = (subscription: Subscription | undefined) => coversExactly(subscription, wanted);
  if (covers(before)) return { kind: 'done', subscription: before };
  if (subscriptionVersion(before) !== change.version) return refused('changedMeanwhile');
  if (wanted.size > before.plan.deviceQuantity) return refused('overLimit');
  const known = new Set([...subscribableDevices(devices.answer).map(({ id }) => id), ...before.deviceIds]);
  if (![...wanted].every((id) => known.has(id))) return refused('unknownDevice');
  await changeContext.begin(subscriptionsBefore(live), {
    plan: changedPlan(before),
    elsewhere: storeBillings(live),
  });
  const sent = await platform.call(
    'saveDevices',
    {
      body: {
        pepperSubscriptionId: before.id,
        devices: [...wanted],
        devicesRemoved: before.deviceIds.filter((id) => !wanted.has(id)),
      },
    },
    { untilMs: changeUntilMs(changeContext) },
  );
  return afterChange(changeContext, { sent, isSaid: sent.ok }, before.id, covers);
}

async function cancelPlan(
  changeContext: ChangeContext,
  change: AccountChange & { kind: 'cancelPlan' },
): Promise<ChangeOutcome> {
  const { platform, brand } = changeContext;
  const nowMs = changeContext.nowMs();
  const [subscriptions, plans] = await Promise.all([
    readSubscriptions(platform, brand, nowMs, { withinMs: READ_MS }),
    brandPlans(platform, brand.key, nowMs, READ_MS),
  ]);
  if (!subscriptions.ok) return notBegun(subscriptions.failure);
  const { live } = subscriptions.answer;
  const before = live.find(({ id }) => id === change.subscriptionId);
  if (!before) return refused('noSuchSubscription');
  if (isCancelled(before)) return { kind: 'done', subscription: before };
  if (!canCancel(before, brand.planCodes)) return refused('notCancellable');
  if (subscriptionVersion(before) !== change.version) return refused('changedMeanwhile');
  if (!plans) return { kind: 'failed' };
  const after = planAfterCancel(plans.value, brand.planCodes);
  const planId = before.planId || plans.value.find(({ code }) => code === before.plan.code)?.id;
  if (!after || !planId) return refused('notCancellable');
  await changeContext.begin(subscriptionsBefore(live), {
    plan: changedPlan(before),
    elsewhere: storeBillings(live),
  });
  const sent = await platform.call(
    'cancelPlan',
    { body: { pepperSubscriptionId: before.id, pepperPlanId: planId, defaultPlanId: after.id } },
    { untilMs: changeUntilMs(changeContext) },
  );
  const facts = { planCodes: brand.planCodes, nowMs, hasPastDue: false };
  const isSaid = sent.ok && cancelMeaning(sent.answer, facts) === 'done';
  return afterChange(
    changeContext,
    { sent, isSaid },
    before.id,
    (subscription) => !subscription || isCancelled(subscription),
  );
}

function changedPlan(before: Subscription): AboutChange['plan'] {
  const { during, endsAt: until } = remainingTime(before);
  return { name: before.plan.name, until, inTrial: during === 'trial' };
}

/** Migrates the account. An answer without a new subscription is a failure. */
async function migrate(changeContext: ChangeContext): Promise<ChangeOutcome> {
  const { platform, brand, nowMs, untilMs } = changeContext;
  const required = await platform.call('migrationRequired', {}, { withinMs: READ_MS });
  if (!required.ok && required.failure.kind === 'signedOut') return { kind: 'signedOut' };
  if (!required.ok || !required.answer.required) return refused('notRequired');
  await changeContext.begin({});
  const sent = await platform.call('migrateSubscriptions', {}, { untilMs: changeUntilMs(changeContext) });
  if (sent.ok) {
    const { subscription: listed } = sent.answer;
    if (!listed) return { kind: 'failed' };
    const facts = { planCodes: brand.planCodes, nowMs: nowMs(), hasPastDue: false };
    const [subscription] = subscriptionsOf([listed], facts).live;
    // What has ended, or is unexplained, is no plan to which the account was moved: the next visit asks again.
    return subscription && subscription.state.kind !== 'unknown'
      ? { kind: 'done', subscription }
      : { kind: 'unsure' };
  }
  if (isNothingDone(sent.failure)) return decided(sent.failure);
  const [again, subscriptions] = await Promise.all([
    platform.call('migrationRequired', {}, { untilMs }),
    readSubscriptions(platform, brand, nowMs(), { untilMs }),
  ]);
  if (!again.ok) return { kind: 'unsure' };
  if (again.answer.required) return mayStillBeMade(sent.failure) ? { kind: 'unsure' } : { kind: 'failed' };
  const paid = subscriptions.ok
    ? subscriptions.answer.live.find(({ plan }) => !isFreePlan(plan.code, brand.planCodes))
    : undefined;
  return { kind: 'done', subscription: paid ?? null };
}

/**
 * Returns the outcome of a change that was sent. Where the answer neither says that it is made (`isSaid`) nor refuses it, the
 * account is read again.
 */
async function afterChange(
  changeContext: ChangeContext,
  { sent, isSaid }: { sent: PlatformResult<unknown>; isSaid: boolean },
  subscriptionId: string,
  holds: (subscription: Subscription | undefined) => boolean,
): Promise<ChangeOutcome> {
  if (isSaid) return { kind: 'done', subscription: null };
  if (!sent.ok && isNothingDone(sent.failure)) return decided(sent.failure);
  const { platform, brand, nowMs, untilMs } = changeContext;
  const truth = await readSubscriptions(platform, brand, nowMs(), { untilMs });
  if (!truth.ok) return { kind: 'unsure' };
  const subscription = truth.answer.live.find(({ id }) => id === subscriptionId);
  // A subscription that could not be read may be the one that seems to be gone.
  if (!subscription && truth.missing) return { kind: 'unsure' };
  if (holds(subscription)) return { kind: 'done', subscription: subscription ?? null };
  return sent.ok || mayStillBeMade(sent.failure) ? { kind: 'unsure' } : { kind: 'failed' };
}

/**
 * Returns true where a change that the account does not show may have been made, or may still be made. After an answer
 * 500 or 503 it may not: the platform itself has ended the call. A change that is made twice moves no money
 * (docs/adr/016).
 */
function mayStillBeMade(failure: PlatformFailure): boolean {
  return !isEndedByPlatform(failure);
}

function decided(failure: PlatformFailure): ChangeOutcome {
  if (failure.kind === 'notSent') return { kind: 'failed' };
  if (isLeavingRefusal(failure)) return refused('leaving');
  return failure.kind === 'signedOut' ? { kind: 'signedOut' } : refused('platform');
}

function notBegun(failure: PlatformFailure): ChangeOutcome {
  return failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'failed' };
}

function refused(why: ChangeRefusal): ChangeOutcome {
  return { kind: 'refused', why };
}

/** The moment until which a change may be answered: what is left after it is for the read that follows. */
function changeUntilMs({ untilMs, readBackMs }: ChangeContext): number {
  return untilMs - readBackMs;
}
