import type { Device } from '../../contracts/devices/device.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { basisOf } from '../../domain/orders/account-change.ts';
import { byDeviceName, coveredDevices, subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { type DeviceMode, stepAfterDevices } from '../../domain/devices/device-choice.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { canManageDevices } from '../../domain/plans/plan-menu.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import type { Visit } from '../page/request-context.ts';

/** What a choice of devices rests on. */
export type DeviceGround = {
  mode: DeviceMode;
  /** The subscription that is saved; null on the way to another plan. */
  subscriptionId: string | null;
  /** The plan the devices are chosen for. */
  plan: { name: string; deviceQuantity: number };
  /** What the choice is held against when it comes back: `basisOf` the subscription, or the id of the plan to come. */
  basis: string;
  /** The devices to choose from, by name. */
  shown: Device[];
  /** Ids of those that are on the plan today: on the plan to be left, in `next`. By name. */
  held: string[];
  /** Ids of those on another plan. */
  elsewhere: ReadonlySet<string>;
  /** The plan change with the step that comes next; undefined in `save`. */
  change: PlanChangeIntent | undefined;
};

/** The ground, where it leads instead, or what the platform failed with so that nobody is known to be signed in. */
export type ReadGround =
  | { kind: 'ground'; ground: DeviceGround }
  | { kind: 'leads'; to: '/subscriptions' | '/plans' | '/error' }
  | { kind: 'signIn'; failure: PlatformFailure };

/** What devices are asked for: a subscription's, the plan change's, or those of the one plan that can be managed. */
export type AskedGround = { subscriptionId: string } | { change: PlanChangeIntent } | 'theOnePlan';

/**
 * Reads what a choice of devices rests on in one fan-out (spec subscriptions-and-money.md sections 2, 4 and 7, Manage
 * devices). A plan that is not theirs, free, or billed by Apple leads to My Plan.
 */
export async function readDeviceGround(
  platform: PlatformClient,
  { brand }: Visit,
  asked: AskedGround,
): Promise<ReadGround> {
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
      : { kind: 'leads', to: '/error' };
  }
  const own = {
    subscriptions: mergedSubscriptions(subscriptions.answer),
    devices: subscribableDevices(devices.answer),
  };
  if (!change) {
    const subscription = own.subscriptions
      .filter(canManageDevices)
      .find(({ id }) => asked === 'theOnePlan' || ('subscriptionId' in asked && asked.subscriptionId === id));
    return subscription ? ground(saveGround(subscription, own)) : { kind: 'leads', to: '/subscriptions' };
  }
  const target = available?.answer.find(({ id }) => id === change.toPlanId);
  if (!target) return { kind: 'leads', to: '/plans' };
  // Without word of a card the person is asked for one.
  const hasBillingInfo = Boolean(
    billing?.ok && (billing.answer.card_type ?? billing.answer.last_four) !== null,
  );
  const step = stepAfterDevices({ flow: brand.flow, hasBillingInfo, isFree: isFreePlan(target.code) });
  const from = own.subscriptions.find(({ id }) => id === change.fromSubscriptionId);
  return ground({
    ...choosable(from, own),
    mode: 'next',
    subscriptionId: null,
    plan: target,
    basis: target.id,
    change: { ...change, step },
  });
}

type Own = { subscriptions: readonly Subscription[]; devices: readonly Device[] };

function saveGround(subscription: Subscription, own: Own): DeviceGround {
  return {
    ...choosable(subscription, own),
    mode: 'save',
    subscriptionId: subscription.id,
    plan: subscription.plan,
    basis: basisOf(subscription),
    change: undefined,
  };
}

/** The account's devices and those the plan knows beside them, each once. */
function choosable(
  subscription: Subscription | undefined,
  { subscriptions, devices }: Own,
): Pick<DeviceGround, 'shown' | 'held' | 'elsewhere'> {
  const covered = subscription ? coveredDevices(subscription, devices) : [];
  const byId = new Map([...covered, ...devices].map((device) => [device.id, device]));
  const others = subscriptions.filter((other) => other !== subscription);
  return {
    shown: [...byId.values()].toSorted(byDeviceName),
    held: covered.map(({ id }) => id),
    elsewhere: new Set(others.flatMap(({ deviceIds }) => deviceIds)),
  };
}

function ground(read: DeviceGround): ReadGround {
  return { kind: 'ground', ground: read };
}
