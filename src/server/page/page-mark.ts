import { accountDigest } from '../limits/account-digest.ts';
import type { SessionRecord } from '../session/session-record.ts';

/**
 * Names the account a page was made for, in its forms: another tab may have begun another session since. 32 hexadecimal
 * digits that tell nothing of the account, and open nothing.
 */
export function accountMark({ brand, person }: SessionRecord): Promise<string> {
  return mark('account', brand, person.accountId);
}

/** Names the arrival a question was asked about: each hand-off has its own, also of the same account. */
export function arrivalMark({ brand, person, startedAtMs }: SessionRecord): Promise<string> {
  return mark('arrival', brand, `${startedAtMs}\n${person.accountId}`);
}

async function mark(purpose: string, brand: string, name: string): Promise<string> {
  return (await accountDigest(`${purpose} mark\n${brand}`, name)).slice(0, 32);
}
