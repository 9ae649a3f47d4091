import * as z from 'zod';
import { addsUp, withTax } from '../charge.ts';
import { wireCharge, wireCurrency, wireWhen } from '../wire.ts';

/**
 * The next charge that a subscription states, with the field names of a preview: minor units, with discounts and tax
 * included. Optional, because the platform's documents do not mention it
 * (docs/adr/021). Null where it is missing or unreadable, or does not add up.
 */
export const wireNextCharge = z
  .object({
    currency: wireCurrency,
    subTotal: wireCharge,
    tax: wireCharge.nullish(),
    total: wireCharge,
    chargeDate: wireWhen,
  })
  .transform(withTax)
  .refine(addsUp)
  .nullish()
  .catch(null)
  .transform((wire) =>
    wire?.chargeDate === null || wire?.chargeDate === undefined
      ? null
      : {
          currency: wire.currency,
          subTotal: wire.subTotal,
          tax: wire.tax,
          total: wire.total,
          at: wire.chargeDate,
        },
  );

/** The next charge of a subscription. Amounts are in minor units. */
export type NextCharge = NonNullable<z.output<typeof wireNextCharge>>;
