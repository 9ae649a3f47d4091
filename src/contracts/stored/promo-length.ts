import * as z from 'zod';

/** How long a promo code reduces the price. A `span` starts when the code is redeemed. */
export const promoLength = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('once') }),
  z.object({
    kind: z.literal('span'),
    amount: z.number(),
    unit: z.enum(['day', 'week', 'month', 'year']),
  }),
  z.object({ kind: z.literal('always') }),
  /** The platform does not say, so the portal promises nothing. */
  z.object({ kind: z.literal('unknown') }),
]);
export type PromoLength = z.output<typeof promoLength>;
