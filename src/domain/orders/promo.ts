import type { PromoLength } from './promo-length.ts';

/** Longest promo code that is looked at, in characters. */
export const MAX_PROMO_LENGTH = 64;

/** Why a promo code is not taken. */
export type PromoRefusal = 'invalid' | 'plan' | 'device' | 'redeemed' | 'mustBeImmediate' | 'unknown';

/**
 * A promo code that may be used. `lasts` is missing where the platform does not say, `total` (minor units) what the first
 * charged period comes to with it, where it was compared with another code.
 */
export type AcceptedPromo = {
  code: string;
  state: 'accepted';
  description: string | null;
  lasts?: PromoLength | undefined;
  total?: number | undefined;
};

/** A promo code somebody tried, with what came of it. Codes are in lower case. */
export type PromoEntry = AcceptedPromo | { code: string; state: 'rejected'; why: PromoRefusal };

/** A code as it is asked for: trimmed, in lower case; undefined for none, or one that is too long. */
export function promoCode(typed: string | null | undefined): string | undefined {
  const code = typed?.trim().toLowerCase() ?? '';
  return code === '' || code.length > MAX_PROMO_LENGTH ? undefined : code;
}

/** A coupon must cover the chosen plan, if it lists plans at all. */
export function coversPlan(
  coupon: { plan_codes?: { plan_code: string | string[] } | null | undefined },
  planCode: string,
): boolean {
  const listed = coupon.plan_codes?.plan_code;
  return listed === undefined || [listed].flat().length === 0 || [listed].flat().includes(planCode);
}

/** True for an error code that speaks of the promo code of an order. */
export function isPromoCode(code: string): boolean {
  return code === 'change_must_be_immediate' || code.includes('promo') || code.includes('coupon');
}

/** What the platform's own error code says of a promo code. */
export function promoRefusal(code: string): PromoRefusal {
  if (code === 'change_must_be_immediate') return 'mustBeImmediate';
  if (/device/.test(code)) return 'device';
  if (/redemption/.test(code)) return 'redeemed';
  if (/plan/.test(code)) return 'plan';
  return /promo|coupon|not_found|^404$|^400$/.test(code) ? 'invalid' : 'unknown';
}

const MOST_ENTRIES = 5;

/**
 * The list with one more code tried: the newest first, each code once. The code in use is never pushed out, and one that works
 * clears those that did not.
 */
export function withPromo(entries: readonly PromoEntry[], tried: PromoEntry): PromoEntry[] {
  const used = usedPromo(entries)?.code;
  const others = entries.filter(
    ({ code, state }) => code !== tried.code && !(tried.state === 'accepted' && state === 'rejected'),
  );
  const kept = others.slice(0, MOST_ENTRIES - 1);
  const first = others.find(({ code }) => code === used);
  return first && !kept.includes(first) ? [tried, ...kept.slice(0, -1), first] : [tried, ...kept];
}

/**
 * The one code an order carries: the accepted one whose first charge is lowest; where that is not known, or equal, the one
 * that was there first. Undefined without any.
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

/** The code an order carries; undefined without one. */
export function acceptedCode(entries: readonly PromoEntry[]): string | undefined {
  return usedPromo(entries)?.code;
}
