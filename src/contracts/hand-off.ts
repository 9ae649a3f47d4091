import * as z from 'zod/mini';
import { nativeSources } from './native-message.ts';

/** Which page a person arrived at: `isolated` is inside a native app (spec access.md section 2, SSO screens). */
const handOffVias = ['sso', 'isolated'] as const;
export type HandOffVia = (typeof handOffVias)[number];

const token = z.string().check(z.minLength(1), z.maxLength(4_096));
const planCode = z.optional(z.string().check(z.maxLength(200)));

/** The parameters of both addresses; others are passed over. */
export const handOffParameters = ['token', 'nextPath', 'toPlanCode', 'fromPlanCode', 'source'] as const;
export const handOffQuery = z.object({
  token,
  nextPath: z.optional(z.string()),
  toPlanCode: planCode,
  fromPlanCode: planCode,
  source: z.optional(z.string()),
});

/**
 * POST /api/hand-off: what the page posts. `choice` is what a person who was signed in already answered; without it
 * nobody is replaced.
 */
export const handOffRequest = z.strictObject({
  via: z.enum(handOffVias),
  token,
  next: z.string().check(z.maxLength(2_048)),
  toPlanCode: planCode,
  fromPlanCode: planCode,
  source: z.optional(z.enum(nativeSources)),
  choice: z.optional(z.enum(['continue', 'keep'])),
});
export type HandOffRequest = z.infer<typeof handOffRequest>;

/** Where to go next: a path of this portal. */
export type HandOffResponse = { next: string };
