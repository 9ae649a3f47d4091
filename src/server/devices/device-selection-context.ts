import type { Device } from '../../contracts/devices/device.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { byDeviceName, coveredDevices } from '../../domain/devices/covered-devices.ts';
import { type DeviceMode, stepAfterDevices } from '../../domain/devices/device-choice.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { readAccount } from '../account/read-account.ts';
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
  /**
   * What the choice is held against when it comes back: `subscriptionVersion` the subscription, or the id of the plan to come.
   */
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
 * Reads what a choice of devices rests on, in one parallel batch. A plan that is not theirs, has room for no device, or is
 * billed by Apple leads to My Plan, devices that cannot be read to /error.
 */
export function readDeviceSelection(
  platform: PlatformClient,
  context: RequestContext,
  wanted: WantedSelection,
): Promise<ReadSelection> {
  return typeof wanted === 'object' && 'change' in wanted
    ? readSelectionForChange(platform, context, wanted.change)
    : readSelectionToSave(platform, context, wanted === 'theOnePlan' ? undefined : wanted.subscriptionId);
}

/** The devices of a subscription; without its id, of the one plan that can be managed. */
async function readSelectionToSave(
  platform: PlatformClient,
  { brand, nowMs }: RequestContext,
  subscriptionId: string | undefined,
): Promise<ReadSelection> {
  const read = await readAccount(platform, brand, nowMs, { required: ['subscriptions', 'devices'] });
  if (read.kind === 'failed') return withoutAccount(read);
  const own = ownOf(read.account);
  const subscription = own.subscriptions
    .filter(canChooseDevices)
    // Beside a free plan it is the one that is paid for.
    .toSorted((a, b) => Number(isPaid(b)) - Number(isPaid(a)))
    .find(({ id }) => subscriptionId === undefined || subscriptionId === id);
  return subscription
    ? selection(selectionToSave(subscription, own))
    : { kind: 'redirect', to: '/subscriptions' };
}

/** The devices for the plan to come. */
async function readSelectionForChange(
  platform: PlatformClient,
  { brand, nowMs }: RequestContext,
  change: PlanChangeIntent,
): Promise<ReadSelection> {
  const read = await readAccount(platform, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: brand.flow === 'portal' ? ['billing'] : [],
  });
  if (read.kind === 'failed') return withoutAccount(read);
  const own = ownOf(read.account);
  const toPlan = read.account.available.find(({ id }) => id === change.toPlanId);
  if (!toPlan) return { kind: 'redirect', to: '/plans' };
  // Without word of a card the person is asked for one.
  const hasBillingInfo = hasCard(read.account.billing);
  const step = stepAfterDevices({ flow: brand.flow, hasBillingInfo, isFree: isFreePlan(toPlan.code) });
  const from = own.subscriptions.find(({ id }) => id === change.fromSubscriptionId);
  return selection({
    ...choosable(from, own),
    mode: 'next',
    subscriptionId: null,
    plan: toPlan,
    version: toPlan.id,
    change: { ...change, step },
  });
}

function withoutAccount({ fact, failure }: { fact: string; failure: PlatformFailure }): ReadSelection {
  return fact === 'devices' && failure.kind !== 'signedOut'
    ? { kind: 'redirect', to: '/error' }
    : { kind: 'signIn', failure };
}

type Own = { subscriptions: readonly Subscription[]; devices: readonly Device[] };

function ownOf({ subscriptions, devices }: Own): Own {
  return { subscriptions: mergedSubscriptions(subscriptions), devices };
}

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
