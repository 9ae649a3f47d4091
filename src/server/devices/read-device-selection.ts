import type { Device } from '../../contracts/devices/device.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { byDeviceName, coveredDevices, coversUnknown } from '../../domain/devices/covered-devices.ts';
import type { DeviceMode } from '../../domain/devices/device-choice.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { stepAfterDevices } from '../../domain/plans/plan-change-step.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import type { AccountReader } from '../account/account-reader.ts';
import { readAccount } from '../account/read-account.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** What a choice of devices depends on: the plan, the devices to choose from, and those that are on the plan today. */
export type DeviceSelection = {
  mode: DeviceMode;
  /** The subscription whose devices are saved; null where the devices are for a plan to change to. */
  subscriptionId: string | null;
  /** The plan the devices are chosen for. */
  plan: { name: string; deviceQuantity: number };
  /**
   * What a submitted choice is compared with: the `subscriptionVersion` of the subscription, or the id of the plan to
   * change to.
   */
  version: string;
  /** The devices to choose from, by name. */
  devices: Device[];
  /** The ids of the devices on the plan today, by name; with mode `next`, on the plan that is left. */
  covered: string[];
  /** The ids of the devices on another plan. */
  elsewhere: ReadonlySet<string>;
  /** False where a device or a plan of the account is missing, because it could not be read. */
  isComplete: boolean;
  /** The plan change with its next step; undefined with mode `save`. */
  change: PlanChangeIntent | undefined;
};

/** The selection context, a redirect, or the failure after which the person must sign in. */
export type ReadSelection =
  | { kind: 'selection'; selection: DeviceSelection }
  | { kind: 'redirect'; page: 'myPlan' | 'plans' | 'error' }
  | { kind: 'signIn'; failure: PlatformFailure };

/** Whose devices to choose: those of a subscription, of the plan change, or of the one plan that can be managed. */
export type RequestedSelection = { subscriptionId: string } | { change: PlanChangeIntent } | 'theOnePlan';

/** Returns whose devices to choose: a named subscription's, else the draft plan change's; undefined without both. */
export function requestedSelection(
  subscriptionId: string | null | undefined,
  { planChange }: Pick<SessionRecord, 'planChange'>,
): RequestedSelection | undefined {
  if (subscriptionId !== null && subscriptionId !== undefined) return { subscriptionId };
  return planChange && { change: planChange };
}

/**
 * Reads what a choice of devices depends on, in one parallel batch. A plan that is not the account's, covers no device
 * or is in a state that allows no choice here redirects to My Plan; devices that cannot be read redirect to /error. So does
 * a covered device that is missing: a choice without it would take it off the plan.
 */
export function readDeviceSelection(
  reader: AccountReader,
  context: RequestContext,
  requested: RequestedSelection,
): Promise<ReadSelection> {
  return typeof requested === 'object' && 'change' in requested
    ? readSelectionForChange(reader, context, requested.change)
    : readSelectionToSave(reader, context, requested === 'theOnePlan' ? undefined : requested.subscriptionId);
}

/** Reads the devices of a subscription; without its id, of the one plan that can be managed. */
async function readSelectionToSave(
  reader: AccountReader,
  { brand, nowMs }: RequestContext,
  subscriptionId: string | undefined,
): Promise<ReadSelection> {
  const read = await readAccount(reader, brand, nowMs, { required: ['subscriptions', 'devices'] });
  if (read.kind === 'failed') return withoutAccount(read);
  const { devices } = read.account;
  const subscriptions = mergedSubscriptions(read.account.subscriptions, brand.planCodes);
  const subscription = subscriptions
    .filter((each) => canChooseDevices(each, brand.planCodes))
    // A paid plan comes before a free one.
    .toSorted((a, b) => Number(isPaid(b, brand.planCodes)) - Number(isPaid(a, brand.planCodes)))
    .find(({ id }) => subscriptionId === undefined || subscriptionId === id);
  if (!subscription) return { kind: 'redirect', page: 'myPlan' };
  if (!read.hasAllDevices && coversUnknown(subscription, devices)) return { kind: 'redirect', page: 'error' };
  return {
    kind: 'selection',
    selection: {
      ...choosable(subscription, subscriptions, devices),
      isComplete: read.isComplete,
      mode: 'save',
      subscriptionId: subscription.id,
      plan: subscription.plan,
      version: subscriptionVersion(subscription),
      change: undefined,
    },
  };
}

/** Reads the devices for the plan to change to. */
async function readSelectionForChange(
  reader: AccountReader,
  { brand, nowMs }: RequestContext,
  change: PlanChangeIntent,
): Promise<ReadSelection> {
  const read = await readAccount(reader, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: brand.flow === 'portal' ? ['billing'] : [],
  });
  if (read.kind === 'failed') return withoutAccount(read);
  const { available, devices } = read.account;
  const subscriptions = mergedSubscriptions(read.account.subscriptions, brand.planCodes);
  const toPlan = available.find(({ id }) => id === change.toPlanId);
  if (!toPlan) return { kind: 'redirect', page: 'plans' };
  // Where the card cannot be read, the person is asked for one.
  const hasBillingInfo = hasCard(read.account.billing);
  const step = stepAfterDevices({
    flow: brand.flow,
    hasBillingInfo,
    isFree: isFreePlan(toPlan.code, brand.planCodes),
  });
  const from = subscriptions.find(({ id }) => id === change.fromSubscriptionId);
  return {
    kind: 'selection',
    selection: {
      ...choosable(from, subscriptions, devices),
      isComplete: read.isComplete,
      mode: 'next',
      subscriptionId: null,
      plan: toPlan,
      version: toPlan.id,
      change: { ...change, step },
    },
  };
}

function withoutAccount({ fact, failure }: { fact: string; failure: PlatformFailure }): ReadSelection {
  return fact === 'devices' && failure.kind !== 'signedOut'
    ? { kind: 'redirect', page: 'error' }
    : { kind: 'signIn', failure };
}

/** Returns the account's devices and those that only the plan lists, each once. */
function choosable(
  subscription: Subscription | undefined,
  subscriptions: readonly Subscription[],
  devices: readonly Device[],
): Pick<DeviceSelection, 'devices' | 'covered' | 'elsewhere'> {
  const covered = subscription ? coveredDevices(subscription, devices) : [];
  const byId = new Map([...covered, ...devices].map((device) => [device.id, device]));
  const others = subscriptions.filter((other) => other !== subscription);
  return {
    devices: [...byId.values()].toSorted(byDeviceName),
    covered: covered.map(({ id }) => id),
    elsewhere: new Set(others.flatMap(({ deviceIds }) => deviceIds)),
  };
}
