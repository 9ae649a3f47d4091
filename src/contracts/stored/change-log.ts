import * as z from 'zod';
import { orderReceipt } from './order-receipt.ts';
import { storeBilling } from './plan-billing.ts';
import { promoLength } from './promo-length.ts';
import { storedWhen } from './stored-when.ts';

/** When a change was confirmed, in milliseconds since 1970, and the id of the request that sent it, where it is known. */
const made = { atMs: z.number(), reference: z.string().optional() };

/** The plans that a store billed besides, and went on to bill; absent in an entry of an earlier release. */
const elsewhere = z.array(storeBilling).readonly().optional();

/** A change that the account's platform has confirmed, or that the account showed. A name is null where it is unknown. */
export const loggedChange = z.discriminatedUnion('kind', [
  z.object({
    ...made,
    kind: z.literal('order'),
    planId: z.string(),
    planCode: z.string(),
    /** True where the order took back what was to follow the plan. */
    keeps: z.boolean(),
    elsewhere,
    receipt: orderReceipt,
    /** How long its promo code lasts, in an entry of an earlier release; the receipt has it since. */
    promoLasts: promoLength.optional(),
  }),
  z.object({
    ...made,
    kind: z.literal('cancelPlan'),
    plan: z.string().nullable(),
    until: storedWhen.nullable(),
    inTrial: z.boolean(),
    elsewhere,
  }),
  z.object({ ...made, kind: z.literal('saveDevices'), plan: z.string().nullable(), count: z.number() }),
  z.object({ ...made, kind: z.literal('migrate'), plan: z.string().nullable() }),
]);
export type LoggedChange = z.output<typeof loggedChange>;

/** The changes of an account, the newest first. */
export const changeLog = z.array(loggedChange).readonly();
