import * as z from 'zod/mini';

/** The voice assistants an account can be linked to. */
export const linkingPartners = ['google', 'alexa'] as const;
export type LinkingPartner = (typeof linkingPartners)[number];

/** The form of POST /api/linking/sign-in. `note` is the sealed request of the page; no format rule on the e-mail. */
export const linkingSignInForm = z.strictObject({
  note: z.string(),
  username: z.string().check(z.maxLength(320)),
  password: z.string().check(z.maxLength(1024)),
});

/** Names one linking that waits for its code: public, and nothing without its cookie. */
export const linkingTransaction = z.string().check(z.regex(/^[A-Za-z0-9_-]{8}$/));

/** The form of POST /api/linking/code. What is typed may hold spaces, as in `123 456`. */
export const linkingCodeForm = z.strictObject({
  request: linkingTransaction,
  code: z.string().check(z.maxLength(40)),
});

/** The form of POST /api/linking/resend. */
export const linkingResendForm = z.strictObject({ request: linkingTransaction });

/**
 * Where the sandbox's assistant takes its answer: on a host of its own, as the real one does, and on ours where the name of
 * such a host would lead nobody back to this machine.
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
