/** White space of any alphabet, and characters that nobody sees: format, control, private and unassigned ones. */
const unseen = /[\s\p{Z}\p{C}]/gu;

/**
 * An account's name as it counts: the same for every spelling that may stand for one account, so that none has a fresh budget.
 * Compatible characters are one (NFKC), letter case and what nobody sees do not count. Only for counting: what is typed goes
 * to the platform as it is.
 */
export function countedName(typed: string): string {
  return typed.normalize('NFKC').replace(unseen, '').toLowerCase().normalize('NFKC');
}
