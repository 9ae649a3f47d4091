import { normalizeIdentifier } from '../../contracts/typed-line.ts';

/**
 * Returns false for a postal code that does not look as those of its country do. Letter case, spaces, hyphens, the
 * script of the digits and the width of the characters make no difference.
 */
export function looksLikePostalCode(text: string, pattern: string): boolean {
  const bare = normalizeIdentifier(text).toUpperCase().replace(/[ -]/g, '');
  return new RegExp(`^(?:${pattern}|)$`).test(bare);
}
