import type { Device } from '../../contracts/devices/device.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { byDeviceName, coveredDevices, subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { type DeviceMode, stepAfterDevices } from '../../domain/devices/device-choice.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { canManageDevices } from '../../domain/plans/plan-menu.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import type { RequestContext } from '../page/request-context.ts';

/** What a choice of devices rests on. */
export type DeviceSelectionContext = {
  mode: DeviceMode;
  /** The subscription that is saved; null on the way to another plan. */
  subscriptionId: string | null;
  /** The plan the devices are chosen for. */
  plan: { name: string; deviceQuantity: number };
  /** What the choice is held against when it comes back: `subscriptionVersion` the subscription, or the id of the plan to come. */
  version: string;
  /** The devices to choose from, by name. */
  shown: Device[];
  /** Ids of those that are on the plan today: on the plan to be left, in `next`. By name. */
  held: string[];
  /** Ids of those on another plan. */
  elsewhere: ReadonlySet<string>;
  /** The plan change with the step that comes next; undefined in `save`. */
  change: PlanChangeIntent | undefined;
};

/** The selection, where it leads instead, or what the platform failed with so that nobody is known to be signed in. */
export type ReadSelection =
  | { kind: 'selection'; selection: DeviceSelectionContext }
  | { kind: 'redirect'; to: '/subscriptions' | '/plans' | '/error' }
  | { kind: 'signIn'; failure: PlatformFailure };

/** What devices are asked for: a subscription's, the plan change's, or those of the one plan that can be managed. */
export type WantedSelection = { subscriptionId: string } | { change: PlanChangeIntent } | 'theOnePlan';

/**
 * Reads what a choice of devices rests on in one fan-out (spec subscriptions-and-money.md sections 2, 4 and 7, Manage
 * devices). A plan that is not theirs, free, or billed by Apple leads to My Plan.
 */
export async function readDeviceSelection(
  platform: PlatformClient,
  { brand }: RequestContext,
  asked: WantedSelection,
): Promise<ReadSelection> {
  const change = typeof asked === 'object' && 'change' in asked ? asked.change : undefined;
  const asksForCard = change !== undefined && brand.flow === 'portal';
  const [subscriptions, devices, available, billing] = await Promise.all([
    platform.call('subscriptions'),
    platform.call('devices', { query: { excludeExternalSub: 'false' } }),
    change && platform.call('listAvailableSubscriptions'),
    asksForCard ? platform.call(billingOperations(brand).info) : undefined,
  ]);
  if (!subscriptions.ok) return { kind: 'signIn', failure: subscriptions.failure };
  if (available && !available.ok) return { kind: 'signIn', failure: available.failure };
  if (!devices.ok) {
    return devices.failure.kind === 'signedOut'
      ? { kind: 'signIn', failure: devices.failure }
      : { kind: 'redirect', to: '/error' };
  }
  const own = {
    subscriptions: mergedSubscriptions(subscriptions.answer),
    devices: subscribableDevices(devices.answer),
  };
  if (!change) {
    const subscription = own.subscriptions
      .filter(canManageDevices)
      .find(({ id }) => asked === 'theOnePlan' || ('subscriptionId' in asked && asked.subscriptionId === id));
    return subscription
      ? selection(selectionToSave(subscription, own))
      : { kind: 'redirect', to: '/subscriptions' };
  }
  const target = available?.answer.find(({ id }) => id === change.toPlanId);
  if (!target) return { kind: 'redirect', to: '/plans' };
  // Without word of a card the person is asked for one.
  const hasBillingInfo = Boolean(
    billing?.ok && (billing.answer.card_type ?? billing.answer.last_four) !== null,
  );
  const step = stepAfterDevices({ flow: brand.flow, hasBillingInfo, isFree: isFreePlan(target.code) });
  const from = own.subscriptions.find(({ id }) => id === change.fromSubscriptionId);
  return selection({
    ...choosable(from, own),
    mode: 'next',
    subscriptionId: null,
    plan: target,
    version: target.id,
    change: { ...change, step },
  });
}

type Own = { subscriptions: readonly Subscription[]; devices: readonly Device[] };

function selectionToSave(subscription: Subscription, own: Own): DeviceSelectionContext {
  return {
    ...choosable(subscription, own),
    mode: 'save',
    subscriptionId: subscription.id,
    plan: subscription.plan,
    version: subscriptionVersion(subscription),
    change: undefined,
  };
}

/** The account's devices and those the plan knows beside them, each once. */
function choosable(
  subscription: Subscription | undefined,
  { subscriptions, devices }: Own,
): Pick<DeviceSelectionContext, 'shown' | 'held' | 'elsewhere'> {
  const covered = subscription ? coveredDevices(subscription, devices) : [];
  const byId = new Map([...covered, ...devices].map((device) => [device.id, device]));
  const others = subscriptions.filter((other) => other !== subscription);
  return {
    shown: [...byId.values()].toSorted(byDeviceName),
    held: covered.map(({ id }) => id),
    elsewhere: new Set(others.flatMap(({ deviceIds }) => deviceIds)),
  };
}

function selection(read: DeviceSelectionContext): ReadSelection {
  return { kind: 'selection', selection: read };
}
