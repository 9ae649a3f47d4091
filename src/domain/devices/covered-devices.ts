import type { Device } from '../../contracts/devices/device.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';

/** Device ids that are no devices. */
const nonSubscribable = new Set(['non-subscribable', 'non-subscribable_geeni']);

/** The devices a person can cover: those the platform says can be subscribed. */
export function subscribableDevices(devices: readonly Device[]): Device[] {
  return devices.filter((device) => device.subscribable && !nonSubscribable.has(device.id));
}

/** The devices on a subscription, by name; an id the account's list does not know is passed over. */
export function coveredDevices(subscription: Subscription, devices: readonly Device[]): Device[] {
  const byId = new Map([...subscription.devices, ...devices].map((device) => [device.id, device]));
  return [...new Set(subscription.deviceIds)]
    .flatMap((id) => byId.get(id) ?? [])
    .filter((device) => !nonSubscribable.has(device.id))
    .toSorted(byDeviceName);
}

const names = new Intl.Collator(undefined, { numeric: true });

/** Devices by name ascending, numbers in them as numbers; those without a name first. */
export function byDeviceName(a: Pick<Device, 'name'>, b: Pick<Device, 'name'>): number {
  return names.compare(a.name ?? '', b.name ?? '');
}
