import type { PreviewBasis } from '../../domain/orders/order-basis.ts';
import type { CallLimits, PlatformClient } from '../platform/platform-client.ts';

/** What a preview is asked for: a plan by its code, with a promo code or without one, for an account. */
export type PreviewParams = {
  planCode: string;
  couponCode: string | undefined;
  accountId: string;
  basis: PreviewBasis;
};

/** Reads what the platform would charge for a plan, with or without a promo code. Nothing is changed. */
export function askPreview(
  platform: PlatformClient,
  { planCode, couponCode, accountId, basis }: PreviewParams,
  limits: CallLimits = {},
) {
  const body = {
    plan_code: planCode,
    currency: basis.currency,
    ...(couponCode ? { coupon_code: couponCode } : {}),
    account: { account_code: accountId, billing_info: basis.address },
  };
  return platform.call('preview', { body }, limits);
}
