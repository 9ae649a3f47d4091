/** White space of any script, and invisible characters: format, control, private-use and unassigned ones. */
const unseen = /[\s\p{Z}\p{C}]/gu;

/**
 * Normalises an account name for counting attempts, so that no other spelling of the same name gets a fresh budget.
 * Compatible characters become one (NFKC); letter case, white space and invisible characters are dropped. The platform
 * always receives the name as the person typed it.
 */
export function countedName(typed: string): string {
  return typed.normalize('NFKC').replace(unseen, '').toLowerCase().normalize('NFKC');
}
