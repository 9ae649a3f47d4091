import * as z from 'zod';
import { wireCount, wireCurrency, wireDateMs } from '../wire.ts';

/**
 * The next charge that a subscription states, with the field names of a preview: minor units, with discounts and tax
 * included; `atMs` is in milliseconds since 1970. Optional, because the platform's documents do not mention it
 * (docs/adr/021). Null where it is missing or unreadable.
 */
export const wireNextCharge = z
  .object({
    currency: wireCurrency,
    subTotal: wireCount,
    tax: wireCount,
    total: wireCount,
    chargeDate: wireDateMs,
  })
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
          atMs: wire.chargeDate,
        },
  );
