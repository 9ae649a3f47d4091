import type { Device } from '../../contracts/devices/device.ts';
import { promoLength } from '../../domain/orders/promo-length.ts';
import { couponRefusal, coversPlan, type PromoEntry, promoRefusal } from '../../domain/orders/promo.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { isPathSegment } from '../platform/platform-request.ts';

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
