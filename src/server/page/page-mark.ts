import { accountDigest } from '../digests.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { pendingName } from '../session/sessions.ts';
import type { SessionRequest } from '../request/request-context.ts';

/**
 * Returns a mark of the account that a page was made for. Its forms carry the mark, because another tab may have begun
 * another session since. It is 32 hexadecimal digits that reveal nothing of the account and give access to nothing.
 */
export function accountMark({ brand, person }: Pick<SessionRecord, 'brand' | 'person'>): string {
  return mark('account', brand, person.accountId);
}

/**
 * Returns a mark of the arrival that a question was about. Every arrival has a different mark, also for the same
 * account.
 */
export function arrivalMark({ brand, person, startedAtMs }: SessionRecord): string {
  return mark('arrival', brand, `${startedAtMs}\n${person.accountId}`);
}

/**
 * Returns a mark of the sign-in that waits for its MFA code in this browser, for the forms of its page; undefined if the
 * browser has no such cookie. Every sign-in has a different mark, also for the same account.
 */
export async function signInMark(context: SessionRequest): Promise<string | undefined> {
  const name = await pendingName(context);
  return name && mark('sign-in', context.brand.key, name);
}

function mark(purpose: string, brand: string, name: string): string {
  return accountDigest(`${purpose} mark\n${brand}`, name).slice(0, 32);
}
