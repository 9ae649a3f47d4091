import * as z from 'zod/mini';
import { typedUsername } from '../access/sign-in.ts';
import { MAX_TYPED_CODE } from '../typed-line.ts';

/** The voice assistants an account can be linked to. */
export const linkingPartners = ['google', 'alexa'] as const;
export type LinkingPartner = (typeof linkingPartners)[number];

/**
 * POST /api/linking/sign-in, a plain form. `note` is the sealed request of the page. The password is exactly as typed.
 */
export const linkingSignInForm = z.strictObject({
  note: z.string(),
  username: typedUsername,
  password: z.string().check(z.maxLength(1024)),
});

/** The public name of a linking that waits for its code. It is useless without the linking's cookie. */
export const linkingTransaction = z.string().check(z.regex(/^[A-Za-z0-9_-]{8}$/));

/** POST /api/linking/code, a plain form. The code is as typed; `oneTimeCode` reads it. */
export const linkingCodeForm = z.strictObject({
  request: linkingTransaction,
  code: z.string().check(z.maxLength(MAX_TYPED_CODE)),
});

/** POST /api/linking/resend, a plain form. */
export const linkingResendForm = z.strictObject({ request: linkingTransaction });

/**
 * The address at which the sandbox's assistant receives its response. On localhost it has a host of its own, like a
 * real assistant; elsewhere it is on the portal's own host, because no other name leads to this machine.
 */
export function standInAnswer(
  origin: string,
  { partner, brand }: { partner: LinkingPartner; brand: string },
): string {
  const url = new URL(`/sandbox/assistants/${partner}/answer/${brand}`, origin);
  if (/(^|\.)localhost$/.test(url.hostname)) url.hostname = assistantHosts[partner];
  return url.href;
}

const assistantHosts: Record<LinkingPartner, string> = {
  google: 'oauth-redirect.googleusercontent.localhost',
  alexa: 'pitangui.amazon.localhost',
};
