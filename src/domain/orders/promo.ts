import type { CouponValidity } from '../../contracts/orders/coupon.ts';
import type * as stored from '../../contracts/stored/order-draft.ts';
import { isPast } from '../text/when.ts';

/** Why a promo code is rejected. */
export type PromoRefusal = Extract<PromoEntry, { state: 'rejected' }>['why'];

/**
 * A promo code that may be used. `lasts` is absent where the platform does not say. `total` (minor units) is the price
 * of the first charged period with it, present where the code was compared with another.
 */
export type AcceptedPromo = stored.AcceptedPromo;

/** A promo code that a person tried, and its result. Codes are in lower case. */
export type PromoEntry = stored.PromoEntry;

/** True where a coupon applies to the plan: it lists the plan code, or lists no plans. */
export function coversPlan(
  coupon: { plan_codes?: { plan_code: string | string[] } | null | undefined },
  planCode: string,
): boolean {
  const listed = coupon.plan_codes?.plan_code;
  return listed === undefined || [listed].flat().length === 0 || [listed].flat().includes(planCode);
}

const endedStates: ReadonlySet<string> = new Set(['expired', 'inactive']);

/**
 * Why a coupon that the platform answered with may no longer be used at `nowMs` (milliseconds since 1970); undefined
 * where nothing says so. An unknown `state` says nothing.
 */
export function couponRefusal(
  coupon: CouponValidity,
  nowMs: number,
): Extract<PromoRefusal, 'invalid' | 'redeemed'> | undefined {
  const { state, valid, max_redemptions: most, times_redeemed: times, redemptions_count: count } = coupon;
  // A limit of 0 is how some platforms write none.
  const isUsedUp = Boolean(most) && (times ?? count ?? 0) >= (most ?? 0);
  if (state === 'maxed_out' || isUsedUp) return 'redeemed';
  const ends = [coupon.redeem_by, coupon.redeem_by_date].filter((end) => end !== null);
  const isOver = endedStates.has(state ?? '') || valid === false || ends.some((end) => isPast(end, nowMs));
  return isOver ? 'invalid' : undefined;
}

/** The platform's error codes for a promo code, as far as the portal knows them; others with such words count too. */
export const promoErrorCodes = [
  'error.promo.not_found',
  'error.promo.plan_restriction',
  'error.promo.device_restriction',
  'error.promo.max_redemptions',
  'error.promo.internal',
] as const;

/** True for an error code of an order that is about its promo code. */
export function isPromoCode(code: string): boolean {
  return code === 'change_must_be_immediate' || code.includes('promo') || code.includes('coupon');
}

/** Maps the platform's error code to the reason why a promo code is rejected. */
export function promoRefusal(code: string): PromoRefusal {
  if (code === 'change_must_be_immediate') return 'mustBeImmediate';
  if (/device/.test(code)) return 'device';
  if (/redemption/.test(code)) return 'redeemed';
  if (/plan/.test(code)) return 'plan';
  return /promo|coupon|not_found|^404$|^400$/.test(code) ? 'invalid' : 'unknown';
}

const MOST_ENTRIES = 5;

/**
 * Adds a tried code to the list: newest first, each code once, at most five. The code in use always stays, and an
 * accepted code removes the rejected ones.
 */
export function withPromo(entries: readonly PromoEntry[], tried: PromoEntry): PromoEntry[] {
  const used = usedPromo(entries)?.code;
  const others = entries.filter(
    ({ code, state }) => code !== tried.code && !(tried.state === 'accepted' && state === 'rejected'),
  );
  const previous = others.slice(0, MOST_ENTRIES - 1);
  const first = others.find(({ code }) => code === used);
  return first && !previous.includes(first) ? [tried, ...previous.slice(0, -1), first] : [tried, ...previous];
}

/**
 * The one code that an order uses: the accepted code with the lowest first charge. Where prices are unknown or equal,
 * the code that was tried first. Undefined without an accepted code.
 */
export function usedPromo(entries: readonly PromoEntry[]): AcceptedPromo | undefined {
  return entries
    .filter((entry) => entry.state === 'accepted')
    .reduceRight<AcceptedPromo | undefined>(
      (best, entry) =>
        best === undefined || (entry.total ?? Infinity) < (best.total ?? Infinity) ? entry : best,
      undefined,
    );
}

/** The text of the code that an order uses; undefined without one. */
export function acceptedCode(entries: readonly PromoEntry[]): string | undefined {
  return usedPromo(entries)?.code;
}
