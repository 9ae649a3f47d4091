/** A new password must differ from every earlier one in more characters than this. */
export const SIMILAR_DIFFERENCES = 2;

/** True if a new password equals an earlier one, or differs by at most two changed, added or dropped characters. */
export function isSimilarPassword(password: string, earlier: readonly string[]): boolean {
  return earlier.some((each) => differences(password, each) <= SIMILAR_DIFFERENCES);
}

/** Returns the Levenshtein distance. */
function differences(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, character] of from.entries()) {
    const next = [line + 1];
    for (const [column, expected] of to.entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[column], row[column + 1], row[column]];
      next.push(character === expected ? diagonal : 1 + Math.min(left, above, diagonal));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
