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
