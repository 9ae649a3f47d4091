import type { Device } from '../../contracts/devices/device.ts';
import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import { byDeviceName, subscribableDevices } from './covered-devices.ts';

/**
 * Selects the devices of a plan bought on the unified checkout: as many as the plan covers, first those covered today,
 * then by name. `devices` is the account's whole list.
 */
export function checkoutDevices(
  { deviceQuantity }: { deviceQuantity: number },
  current: Pick<ListedSubscription, 'deviceIds'> | undefined,
  devices: readonly Device[],
): Device[] {
  const covered = new Set(current?.deviceIds);
  const isCovered = ({ id }: Device) => Number(covered.has(id));
  return subscribableDevices(devices)
    .toSorted((a, b) => isCovered(b) - isCovered(a) || byDeviceName(a, b) || a.id.localeCompare(b.id))
    .slice(0, deviceQuantity);
}
