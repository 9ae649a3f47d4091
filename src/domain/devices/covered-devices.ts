import type { Device } from '../../contracts/devices/device.ts';
import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import { nameCollator } from '../text/intl.ts';

/** What a subscription says about its devices. */
type Cover = Pick<ListedSubscription, 'deviceIds' | 'devices'>;

/** Ids that the platform lists among the devices and that are not devices. */
const nonSubscribable = new Set(['non-subscribable', 'non-subscribable_geeni']);

/** The devices that a plan may cover, as the platform says. */
export function subscribableDevices(devices: readonly Device[]): Device[] {
  return devices.filter((device) => device.subscribable && !nonSubscribable.has(device.id));
}

/**
 * Returns the devices on a subscription, sorted by name. An id that is neither in the account's list nor in the
 * subscription's own is left out.
 */
export function coveredDevices(subscription: Cover, devices: readonly Device[]): Device[] {
  const byId = new Map([...subscription.devices, ...devices].map((device) => [device.id, device]));
  return [...new Set(subscription.deviceIds)]
    .flatMap((id) => byId.get(id) ?? [])
    .filter((device) => !nonSubscribable.has(device.id))
    .toSorted(byDeviceName);
}

/** True where a subscription covers something that is neither in the account's list nor in its own. */
export function coversUnknown(subscription: Cover, devices: readonly Device[]): boolean {
  const ids = new Set(subscription.deviceIds.filter((id) => !nonSubscribable.has(id)));
  return coveredDevices(subscription, devices).length < ids.size;
}

/** Compares devices by name, numbers in a name as numbers. Devices without a name come first. */
export function byDeviceName(a: Pick<Device, 'name'>, b: Pick<Device, 'name'>): number {
  return nameCollator.compare(a.name ?? '', b.name ?? '');
}

/** Returns the account's devices that could be on a plan and are on none, sorted by name. */
export function uncoveredDevices(
  subscriptions: readonly Pick<Cover, 'deviceIds'>[],
  devices: readonly Device[],
): Device[] {
  const covered = new Set(subscriptions.flatMap(({ deviceIds }) => deviceIds));
  return subscribableDevices(devices)
    .filter(({ id }) => !covered.has(id))
    .toSorted(byDeviceName);
}
