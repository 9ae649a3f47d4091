import * as z from 'zod/mini';

/** What scripts of others may do for a brand, each agreed to or refused on its own. */
export const consentPurposes = ['measuring', 'advertising'] as const;

/**
 * The form of POST /api/consent: `agree` and `refuse` speak of every purpose, `save` of each, and names those that are
 * agreed to. `page` is where the form leads back to.
 */
export const consentForm = z.object({
  choice: z.enum(['agree', 'refuse', 'save']),
  purpose: z.array(z.enum(consentPurposes)),
  page: z.optional(z.string()),
});
