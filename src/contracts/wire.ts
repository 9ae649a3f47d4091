import * as z from 'zod';

/** An id that may come as a number or as text; text inside the portal, so that `12abc` never equals 12. */
export const wireId = z.union([z.string().min(1).max(200), z.number().int()]).transform(String);

/** An ISO date or date-time as the platform writes it; milliseconds since 1970 inside. Missing or unreadable: null. */
export const wireDateMs = z
  .string()
  .nullish()
  .transform((text) => {
    const ms = text && /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isFinite(ms) ? ms : null;
  });

/** Text that may be missing; null inside. */
export const wireText = z
  .string()
  .max(2_000)
  .nullish()
  .transform((text) => text || null);

/**
 * A value the platform may mark as nil (`{"@nil": true}` or `{nil: "true"}`) in place of text; null inside
 * (spec subscriptions-and-money.md section 3, payment info).
 */
export const wireNilText = z
  .union([z.string().max(200), z.number().transform(String), z.looseObject({}).transform(() => null)])
  .nullish()
  .transform((text) => text || null);
