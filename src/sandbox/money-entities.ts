import * as z from 'zod';

const timeMs = z.int();

/** A coupon that an account has redeemed. */
export const redemption = z.object({ accountKey: z.string(), code: z.string(), atMs: timeMs });
export type Redemption = z.output<typeof redemption>;

/** A price that was moved away from the catalogue's, in minor units of its currency. */
export const movedPrice = z.strictObject({
  brand: z.string(),
  planCode: z.string(),
  currency: z.string(),
  amountMinor: z.int().min(0),
});
export type MovedPrice = z.output<typeof movedPrice>;

/** The one price of a plan in a currency. */
export function priceKey({ brand, planCode, currency }: Omit<MovedPrice, 'amountMinor'>): string {
  return `${brand} ${planCode} ${currency}`;
}
