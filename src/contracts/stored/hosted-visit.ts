import * as z from 'zod';
import { hostedOrder } from './order-draft.ts';

/**
 * A visit to the provider's page for another card: a digest of what was on file, and the ids of the
 * invoices that were past due before. `atMs` is in milliseconds since 1970.
 */
export const hostedCard = z.object({ onFile: z.string(), due: z.array(z.string()), atMs: z.number() });

/**
 * What an account began on the provider's page, for a session that begins before the account shows how it ended. `key`
 * is that of the order, `atMs` when it began, in milliseconds since 1970.
 */
export const hostedVisit = z.object({
  order: hostedOrder.extend({ key: z.string(), atMs: z.number() }).optional(),
  card: hostedCard.optional(),
});
export type HostedVisit = z.output<typeof hostedVisit>;
