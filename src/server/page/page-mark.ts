import { accountDigest } from '../limits/account-digest.ts';
import type { SessionRecord } from '../session/session-record.ts';

/**
 * Returns a mark of the account that a page was made for. Its forms carry the mark, because another tab may have begun
 * another session since. It is 32 hexadecimal digits that reveal nothing of the account and give access to nothing.
 */
export function accountMark({ brand, person }: SessionRecord): Promise<string> {
  return mark('account', brand, person.accountId);
}

/**
 * Returns a mark of the arrival that a question was about. Every arrival has a different mark, also for the same
 * account.
 */
export function arrivalMark({ brand, person, startedAtMs }: SessionRecord): Promise<string> {
  return mark('arrival', brand, `${startedAtMs}\n${person.accountId}`);
}

async function mark(purpose: string, brand: string, name: string): Promise<string> {
  return (await accountDigest(`${purpose} mark\n${brand}`, name)).slice(0, 32);
}
