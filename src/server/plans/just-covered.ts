import type { Device } from '../../contracts/devices/device.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { CompletedChange } from '../page/change-flash.ts';

/** A device that was put on a plan just before this page, or taken off again. */
export type JustCovered = { kind: 'covered' | 'uncovered'; device: Device; subscription: Subscription };

/** Returns the device that was just put on a plan or taken off again; undefined where the plans that the page shows say otherwise. */
export function justCovered(
  flash: CompletedChange | undefined,
  { subscriptions, devices }: { subscriptions: readonly Subscription[]; devices: readonly Device[] },
): JustCovered | undefined {
  if (flash?.done !== 'covered' && flash?.done !== 'uncovered') return undefined;
  const subscription = subscriptions.find(({ id }) => id === flash.subscriptionId);
  const device = devices.find(({ id }) => id === flash.device);
  if (!subscription || !device) return undefined;
  const isCovered = subscription.deviceIds.includes(device.id);
  return isCovered === (flash.done === 'covered') ? { kind: flash.done, device, subscription } : undefined;
}
