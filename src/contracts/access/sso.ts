import * as z from 'zod/mini';
import { nativeSources } from '../native-message.ts';

/** Which page a person arrived at: `isolated` is inside a native app. */
const ssoVias = ['sso', 'isolated'] as const;
export type SsoVia = (typeof ssoVias)[number];

/** The one-time token of the app as only this deployment can read it, for a few minutes. */
const sealed = z.string().check(z.minLength(1), z.maxLength(4_096));
const planCode = z.optional(z.string().check(z.maxLength(200)));

/** Longest token that is looked at, in characters. */
const MAX_TOKEN_LENGTH = 2_800;

/** The parameters of both addresses, each at most once; others are passed over. `sealed` takes the place of `token`. */
export const ssoQuery = z.object({
  token: z.optional(z.string().check(z.maxLength(MAX_TOKEN_LENGTH))),
  sealed: z.optional(sealed),
  nextPath: z.optional(z.string()),
  toPlanCode: planCode,
  fromPlanCode: planCode,
  source: z.optional(z.string()),
});

/**
 * POST /api/hand-off: what the page posts. With `sealed` the token is exchanged; `app` is there where a script found the app
 * around the page. With `choice` a person answered whether the account that arrived is to be theirs; `arrival` marks the one
 * they were asked about.
 */
export const ssoRequest = z.strictObject({
  via: z.enum(ssoVias),
  sealed: z.optional(sealed),
  app: z.optional(z.enum(['around'])),
  next: z.string().check(z.maxLength(2_048)),
  toPlanCode: planCode,
  fromPlanCode: planCode,
  source: z.optional(z.enum(nativeSources)),
  choice: z.optional(z.enum(['continue', 'keep'])),
  arrival: z.optional(z.string().check(z.maxLength(64))),
});
export type SsoRequest = z.infer<typeof ssoRequest>;
