import { HOUR_MS, MINUTE_MS } from '../world/clock.ts';
import type { Account, Message, OneTimeToken } from '../world/entities.ts';

/** How long a token of each purpose is good, in milliseconds of the sandbox's time. */
export const tokenLifetimeMs: Record<OneTimeToken['purpose'], number> = {
  sso: 10 * MINUTE_MS,
  verifyEmail: 24 * HOUR_MS,
  resetPassword: HOUR_MS,
  googleIdentity: HOUR_MS,
  appleIdentity: 5 * MINUTE_MS,
};

/** The page of the portal that a mailed token is for, and the mail's kind in the outbox. */
const mails = {
  verifyEmail: { page: '/verify-email', kind: 'verify' },
  resetPassword: { page: '/reset-password', kind: 'reset' },
} as const;

/** The mail that brings somebody a token. Its link is a path: the outbox knows where the portal is when it is read. */
export function mailedLink(
  { brand, email }: Account,
  { purpose, token }: { purpose: keyof typeof mails; token: string },
): Omit<Message, 'id' | 'atMs'> {
  const { page, kind } = mails[purpose];
  const query = new URLSearchParams({ vtoken: token, email });
  return { brand, to: email, channel: 'email', kind, link: `${page}?${query}` };
}
