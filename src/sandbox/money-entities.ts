import * as z from 'zod';

const timeMs = z.int();

/** A coupon that an account has redeemed. */
export const redemption = z.object({ accountKey: z.string(), code: z.string(), atMs: timeMs });
export type Redemption = z.output<typeof redemption>;
