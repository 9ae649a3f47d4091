import * as z from 'zod';

const timeMs = z.int();

/** What a code for an assistant is good for, and nothing else. The challenge is null where the assistant sent none. */
export const linkingGrant = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  codeChallenge: z.string().nullable(),
  codeChallengeMethod: z.string().nullable(),
});
export type LinkingGrant = z.output<typeof linkingGrant>;

/** A code that an assistant may exchange once. */
export const authorizationCode = linkingGrant.extend({
  code: z.string(),
  accountKey: z.string(),
  brand: z.string(),
  expiresAtMs: timeMs,
  usedAtMs: timeMs.nullable(),
});
export type AuthorizationCode = z.output<typeof authorizationCode>;

/** A linking that the make-believe assistant started: what it must find again in the answer. */
export const assistantStart = z.object({
  /** As it stands in the address, still encoded. */
  state: z.string(),
  partner: z.string(),
  brand: z.string(),
  /** Where the portal was found. */
  portal: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  verifier: z.string(),
  /** How it ended; null while it has not. */
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
