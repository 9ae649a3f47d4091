import type { Device } from '../../contracts/devices/device.ts';
import { promoLength } from '../../domain/orders/promo-length.ts';
import { coversPlan, type PromoEntry, promoRefusal } from '../../domain/orders/promo.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/**
 * Asks the platform about a promo code for a plan and its devices.
 * A code it gives no answer about is not taken.
 */
export async function checkPromo(
  platform: PlatformClient,
  code: string,
  planCode: string,
  devices: readonly Device[],
): Promise<PromoEntry> {
  // A path segment of dots alone would climb; it names no code either.
  if (/^\.+$/.test(code)) return { code, state: 'rejected', why: 'invalid' };
  const models = [...new Set(devices.flatMap(({ model }) => model ?? []))];
  const result = await platform.call('validateCoupon', {
    segments: { code },
    body: { device_models: models },
  });
  if (!result.ok) {
    const { failure } = result;
    const why = failure.kind === 'refused' && failure.status < 500 ? promoRefusal(failure.code) : 'unknown';
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
