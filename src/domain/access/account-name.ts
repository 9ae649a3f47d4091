import { normalizeIdentifier } from '../../contracts/typed-line.ts';

/** Spaces, and private-use, unassigned and single surrogate characters. */
const uncounted = /[ \p{C}]/gu;

/**
 * Normalises an account name for counting attempts, so that no other spelling of the same name gets a fresh budget: as
 * `normalizeIdentifier` reads it, in lower case and without what no name has.
 */
export function countedName(typed: string): string {
  return normalizeIdentifier(normalizeIdentifier(typed).replace(uncounted, '').toLowerCase());
}

/** Providers that read a local part without its dots, by each of their domains, with the domain that stands for all of them. */
const dotless: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns the mailbox that an address reaches, for counting mails: as `countedName`, without a tag (`+…`), and without
 * dots where the provider ignores them. Two accounts may share a mailbox, so it never names an account.
 */
export function reachedMailbox(address: string): string {
  const name = countedName(address);
  const at = name.lastIndexOf('@');
  const [untagged = ''] = name.slice(0, Math.max(at, 0)).split('+', 1);
  // Without a name before it, a plus sign is no tag.
  if (untagged === '') return name;
  const domain = name.slice(at + 1);
  const shared = dotless.get(domain);
  return shared === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${shared}`;
}
