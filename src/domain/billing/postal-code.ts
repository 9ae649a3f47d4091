/**
 * Returns false for a postal code that does not look as those of its country do. Letter case, spaces, hyphens and the width
 * of the characters make no difference.
 */
export function looksLikePostalCode(text: string, pattern: string): boolean {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  return bare === '' || new RegExp(`^(?:${pattern})$`).test(bare);
}
