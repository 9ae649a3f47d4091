import { HOUR_MS, MINUTE_MS } from '../world/clock.ts';
import type { Account, Message, OneTimeToken } from '../world/entities.ts';

/** How long a token of each purpose is valid, in milliseconds of the sandbox's clock. */
export const tokenLifetimeMs: Record<OneTimeToken['purpose'], number> = {
  sso: 10 * MINUTE_MS,
  verifyEmail: 24 * HOUR_MS,
  resetPassword: HOUR_MS,
  googleIdentity: HOUR_MS,
  appleIdentity: 5 * MINUTE_MS,
};

/** The portal page of each mailed token, and the kind of its mail in the outbox. */
const mails = {
  verifyEmail: { page: '/verify-email', kind: 'verify' },
  resetPassword: { page: '/reset-password', kind: 'reset' },
} as const;

/** Returns the mail with a token's link. The link is a path: the outbox adds the portal's origin when it is read. */
export function mailedLink(
  { brand, email }: Account,
  { purpose, token }: { purpose: keyof typeof mails; token: string },
): Omit<Message, 'id' | 'atMs'> {
  const { page, kind } = mails[purpose];
  const query = new URLSearchParams({ vtoken: token, email });
  return { brand, to: email, channel: 'email', kind, link: `${page}?${query}` };
}
