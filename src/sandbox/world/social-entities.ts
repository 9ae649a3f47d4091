import * as z from 'zod';

/** The setting that holds the key of the sandbox's Google. It outlives a reset: the portal keeps the public half a while. */
export const GOOGLE_KEY_SETTING = 'googleKey';

/** Who somebody is by Apple's word, until the portal redeems it: the `lr-token` that comes back in the hash. */
export const socialGrant = z.object({
  token: z.string(),
  brand: z.string(),
  email: z.string(),
  fullName: z.string(),
  expiresAtMs: z.int(),
  usedAtMs: z.int().nullable(),
});
export type SocialGrant = z.output<typeof socialGrant>;
