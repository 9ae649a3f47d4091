import * as z from 'zod';
import { singleUse } from './single-use.ts';

/** The request that a code for an assistant is bound to. The challenge is null if the assistant sent none. */
export const linkingGrant = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  codeChallenge: z.string().nullable(),
  codeChallengeMethod: z.string().nullable(),
});
export type LinkingGrant = z.output<typeof linkingGrant>;

/** A code that an assistant can exchange once. */
export const authorizationCode = linkingGrant.extend({
  code: z.string(),
  accountKey: z.string(),
  brand: z.string(),
  ...singleUse.shape,
});
export type AuthorizationCode = z.output<typeof authorizationCode>;

/** A linking that the stand-in assistant started: the values that the answer must match. */
export const assistantStart = z.object({
  /** As in the URL, still encoded. */
  state: z.string(),
  partner: z.string(),
  brand: z.string(),
  /** Origin of the portal. */
  portal: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  verifier: z.string(),
  /** The outcome; null while the linking is open. */
  result: z
    .discriminatedUnion('at', [
      z.object({ at: z.literal('linked'), fullName: z.string(), email: z.string() }),
      z.object({ at: z.literal('denied') }),
      z.object({ at: z.literal('refused'), because: z.string() }),
    ])
    .nullable(),
});
export type AssistantStart = z.output<typeof assistantStart>;

/** The account that an assistant is linked to. */
export const assistantLink = z.object({
  brand: z.string(),
  partner: z.string(),
  fullName: z.string(),
  email: z.string(),
});
export type AssistantLink = z.output<typeof assistantLink>;
