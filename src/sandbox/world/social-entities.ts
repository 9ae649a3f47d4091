import * as z from 'zod';
import { singleUse } from './single-use.ts';

/**
 * The setting with the signing key of the sandbox's Google. It survives a reset, because the portal caches the public
 * key.
 */
export const GOOGLE_KEY_SETTING = 'googleKey';

/** An identity that Apple confirmed, until the portal redeems it with the `lr-token` from the hash. */
export const socialGrant = z.object({
  token: z.string(),
  brand: z.string(),
  email: z.string(),
  fullName: z.string(),
  ...singleUse.shape,
});
export type SocialGrant = z.output<typeof socialGrant>;
