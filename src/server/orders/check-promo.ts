import type { Device } from '../../contracts/devices/device.ts';
import { promoLength } from '../../domain/orders/promo-length.ts';
import { coversPlan, type PromoEntry, promoRefusal } from '../../domain/orders/promo.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { isPathSegment } from '../platform/platform-request.ts';

/**
 * Asks the platform whether a promo code applies to a plan and its devices. A code about which no answer comes is
 * rejected.
 */
export async function checkPromo(
  platform: PlatformClient,
  code: string,
  planCode: string,
  devices: readonly Pick<Device, 'model'>[],
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
  return coversPlan(result.answer, planCode)
    ? {
        code,
        state: 'accepted',
        description: result.answer.description,
        lasts: promoLength(result.answer),
      }
    : { code, state: 'rejected', why: 'plan' };
}

/** Asks the platform about a promo code for devices, by their models. A code that is no segment of a path is not sent. */
export function askCoupon(platform: PlatformClient, code: string, devices: readonly Pick<Device, 'model'>[]) {
  const models = [...new Set(devices.flatMap(({ model }) => model ?? []))];
  return platform.call('validateCoupon', { segments: { code }, body: { device_models: models } });
}
