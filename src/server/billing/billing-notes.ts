import * as z from 'zod';
import { billingFieldNames } from '../../contracts/billing/billing-fields.ts';
import { billingProblems } from '../../domain/billing/billing-problem.ts';
import type { RequestContext } from '../page/request-context.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

/** A browser drops a cookie of more than 4096 bytes: what was typed then goes, what is said stays. */
const MAX_COOKIE = 3_900;

const flash = z.strictObject({
  problem: z.enum(billingProblems),
  fields: z.record(z.enum(billingFieldNames), z.string()).optional(),
});

/** What the card form says when it is shown again, with what was typed beside the card. */
export type BillingFlash = z.output<typeof flash>;

const flashCookie = sealedCookie({ name: 'billing', purpose: 'billing', schema: flash, seconds: 60 });

/** A problem for the next sight of the card form: it is said once, neither on a reload nor on the way back. */
export const billingFlash = {
  take: flashCookie.take,
  /** The `Set-Cookie` value; without the fields where a browser would not keep them. */
  write: async (context: RequestContext, note: BillingFlash): Promise<string> => {
    const whole = await flashCookie.write(context, note);
    return whole.length > MAX_COOKIE ? flashCookie.write(context, { problem: note.problem }) : whole;
  },
};

/** The billing provider the visitor chose. */
export const providerChoice = sealedCookie({
  name: 'billingProvider',
  purpose: 'billing-provider',
  schema: z.strictObject({ provider: z.enum(['recurly', 'stripeElements']) }),
  seconds: 180 * 86_400,
});

/** That a card was saved, for the next sight of Payment: it is said once. */
export const cardSavedNote = sealedCookie({
  name: 'billing',
  purpose: 'card-saved',
  schema: z.strictObject({ saved: z.literal(true) }),
  seconds: 60,
});
