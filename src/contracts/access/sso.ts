import * as z from 'zod/mini';
import { nativeSources } from '../native-message.ts';

/** The page on which a person arrived. Both do the same; an app opens whichever it was built with. */
const ssoVias = ['sso', 'isolated'] as const;
export type SsoVia = (typeof ssoVias)[number];

/** The app's one-time token, sealed: only this deployment can read it, for a few minutes. */
const sealed = z.string().check(z.minLength(1), z.maxLength(4_096));
const planCode = z.optional(z.string().check(z.maxLength(200)));

/** The longest token that is accepted, in characters. */
const MAX_TOKEN_LENGTH = 2_800;

/** The query parameters of both SSO pages, each at most once; others are ignored. `sealed` replaces `token`. */
export const ssoQuery = z.object({
  token: z.optional(z.string().check(z.maxLength(MAX_TOKEN_LENGTH))),
  sealed: z.optional(sealed),
  nextPath: z.optional(z.string()),
  toPlanCode: planCode,
  fromPlanCode: planCode,
  source: z.optional(z.string()),
});

/**
 * POST /api/sso. With `sealed` the token is exchanged for an account; `app` is set where a script found the app
 * around the page. With `choice` the person decided whether to continue as the account that arrived, which `arrival`
 * identifies.
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
