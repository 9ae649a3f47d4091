import * as z from 'zod';
import { wireCount, wireCurrency, wireDateMs } from '../platform/wire.ts';

/**
 * What a subscription itself says of its next charge, in the names of a preview: minor units, what is still taken off and the
 * tax included, `atMs` in milliseconds since 1970. Beyond the spec and optional (docs/adr/021): null where the platform does not say, or not readably.
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
