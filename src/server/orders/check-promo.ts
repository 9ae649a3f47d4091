import type { Device } from '../../contracts/devices/device.ts';
import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { previewBasis } from '../../domain/orders/order-basis.ts';
import { promoLength } from '../../domain/orders/promo-length.ts';
import {
  couponRefusal,
  coversPlan,
  isPromoCode,
  type PromoEntry,
  promoRefusal,
  withPromo,
} from '../../domain/orders/promo.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { askPreview } from '../account/ask-preview.ts';
import { readOrderAccount } from '../account/order-context.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { isPathSegment } from '../platform/platform-request.ts';
import type { OrderReader } from './order-reader.ts';

/** Checks the promo codes that came with a plan change; without codes it makes no call. */
export async function checkPromos(reader: OrderReader, change: PlanChangeIntent): Promise<PromoEntry[]> {
  return change.promoCodes.length === 0 ? [] : addPromos(reader, change, [], change.promoCodes);
}

/** Checks promo codes for the order of a plan change, and returns its codes with theirs: what was tried, and what came of it. */
export async function addPromos(
  reader: OrderReader,
  change: PlanChangeIntent,
  entries: readonly PromoEntry[],
  codes: readonly string[],
): Promise<PromoEntry[]> {
  const { platform, nowMs } = reader;
  const devices = await chosenDevices(platform, change);
  const checked = await Promise.all(
    codes.map((code) => checkPromo(platform, code, change.toPlanCode, devices, nowMs)),
  );
  return comparePromos(reader, change, checked.reduce<PromoEntry[]>(withPromo, [...entries]));
}

/**
 * Asks the platform whether a promo code applies to a plan and its devices. A code about which no answer comes is
 * rejected, and so is one whose coupon is over at `nowMs` (milliseconds since 1970).
 */
export async function checkPromo(
  platform: PlatformClient,
  code: string,
  planCode: string,
  devices: readonly Pick<Device, 'model'>[],
  nowMs: number,
): Promise<PromoEntry> {
  if (!isPathSegment(code)) return { code, state: 'rejected', why: 'invalid' };
  const result = await askCoupon(platform, code, devices);
  if (!result.ok) {
    const { failure } = result;
    const why =
      failure.kind === 'refused' && failure.status < 500
        ? promoRefusal(failure.code ?? String(failure.status))
        : 'unknown';
    return { code, state: 'rejected', why };
  }
  const { answer } = result;
  const why = couponRefusal(answer, nowMs) ?? (coversPlan(answer, planCode) ? undefined : 'plan');
  return why === undefined
    ? { code, state: 'accepted', description: answer.description, lasts: promoLength(answer) }
    : { code, state: 'rejected', why };
}

/** Asks the platform about a promo code for devices, by their models. A code that is no segment of a path is not sent. */
export function askCoupon(platform: PlatformClient, code: string, devices: readonly Pick<Device, 'model'>[]) {
  const models = [...new Set(devices.flatMap(({ model }) => model ?? []))];
  return platform.call('validateCoupon', { segments: { code }, body: { device_models: models } });
}

/** Returns the devices of a plan change; empty where the devices cannot be read. */
async function chosenDevices(platform: PlatformClient, { deviceIds }: PlanChangeIntent): Promise<Device[]> {
  const devices = await platform.call('devices', { query: { excludeExternalSub: 'false' } });
  return devices.ok ? subscribableDevices(devices.answer).filter(({ id }) => deviceIds.includes(id)) : [];
}

/**
 * Adds to each accepted code what the first charged period costs with it (minor units), where two codes or more are
 * accepted. An order uses only one: the code that takes most off. A code that the platform refuses for this order
 * becomes rejected.
 */
async function comparePromos(
  reader: OrderReader,
  change: PlanChangeIntent,
  entries: readonly PromoEntry[],
): Promise<PromoEntry[]> {
  if (entries.filter(({ state }) => state === 'accepted').length < 2) return [...entries];
  const { platform, customer } = reader;
  const read = await readOrderAccount(reader, customer, reader.nowMs);
  if (read.kind === 'failed') return [...entries];
  const { account } = read;
  const toPlan = account.available.find(({ id }) => id === change.toPlanId);
  if (!toPlan) return [...entries];
  return Promise.all(
    entries.map(async (entry): Promise<PromoEntry> => {
      if (entry.state === 'rejected') return entry;
      const { code } = entry;
      const preview = await askPreview(platform, {
        planCode: toPlan.code,
        couponCode: code,
        accountId: customer.accountId,
        basis: previewBasis(account, customer),
      });
      if (preview.ok)
        return { ...entry, total: preview.answer.trial?.costAfterTrial ?? preview.answer.total };
      const { failure } = preview;
      const refusal = failure.kind === 'refused' ? failure.code : undefined;
      return refusal !== undefined && isPromoCode(refusal)
        ? { code, state: 'rejected', why: promoRefusal(refusal) }
        : { ...entry, total: undefined };
    }),
  );
}
