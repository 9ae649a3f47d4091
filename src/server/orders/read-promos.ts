import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { type PromoEntry, withPromo } from '../../domain/orders/promo.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { AccountReader } from '../account/account-reader.ts';
import { comparePromos } from './compare-promos.ts';
import type { OrderCustomer } from '../account/order-context.ts';
import { checkPromo } from './check-promo.ts';

/** Checks the promo codes that came with a plan change; without codes it makes no call. */
export async function readPromos(
  reader: AccountReader,
  customer: OrderCustomer,
  change: PlanChangeIntent,
  nowMs: number,
): Promise<PromoEntry[]> {
  if (change.promoCodes.length === 0) return [];
  const devices = await chosenDevices(reader.platform, change);
  const checked = await Promise.all(
    change.promoCodes.map((code) => checkPromo(reader.platform, code, change.toPlanCode, devices, nowMs)),
  );
  const entries = checked.reduce<PromoEntry[]>(withPromo, []);
  return comparePromos(reader, customer, change, entries, nowMs);
}

/** Returns the devices of a plan change; empty where the devices cannot be read. */
export async function chosenDevices(platform: PlatformClient, { deviceIds }: PlanChangeIntent) {
  const devices = await platform.call('devices', { query: { excludeExternalSub: 'false' } });
  return devices.ok ? subscribableDevices(devices.answer).filter(({ id }) => deviceIds.includes(id)) : [];
}
