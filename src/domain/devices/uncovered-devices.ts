import type { Device } from '../../contracts/devices/device.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { byDeviceName, subscribableDevices } from './covered-devices.ts';

/** Returns the account's devices that could be on a plan and are on none, sorted by name. */
export function uncoveredDevices(
  subscriptions: readonly Pick<Subscription, 'deviceIds'>[],
  devices: readonly Device[],
): Device[] {
  const covered = new Set(subscriptions.flatMap(({ deviceIds }) => deviceIds));
  return subscribableDevices(devices)
    .filter(({ id }) => !covered.has(id))
    .toSorted(byDeviceName);
}
