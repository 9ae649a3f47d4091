import * as z from 'zod';
import { billingFieldNames } from '../../contracts/billing/billing-fields.ts';
import type { SavedCard } from '../../domain/billing/new-card.ts';
import { billingProblems } from '../../domain/billing/billing-problem.ts';
import { accountCookie } from '../page/account-cookie.ts';

/**
 * Keeps a problem for the next view of the card form, with what was typed next to the card's own fields: it is shown once, and not
 * on a reload or on the way back.
 */
export const billingFlash = accountCookie({
  name: 'billing',
  purpose: 'billing',
  schema: z.strictObject({
    problem: z.enum(billingProblems),
    fields: z.record(z.enum(billingFieldNames), z.string()).optional(),
  }),
  seconds: 60,
  shorter: ({ problem }) => ({ problem }),
});

/**
 * Records that a card was saved, and what was past due before. Payment says so once, or until the platform shows that card.
 */
export const cardSavedNote = accountCookie({
  name: 'billing',
  purpose: 'card-saved',
  schema: z.strictObject({
    card: z.strictObject({ card_type: z.string().nullable(), last_four: z.string().nullable() }),
    due: z.array(z.string()),
  }) satisfies z.ZodType<SavedCard>,
  seconds: 60,
});
