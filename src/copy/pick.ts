/**
 * Returns the sentences with these keys, and no others: for an island, because the browser receives all that an island
 * is given.
 */
export function pick<Words extends object, Key extends keyof Words>(
  words: Words,
  ...keys: readonly Key[]
): Pick<Words, Key> {
  const picked: Partial<Words> = {};
  for (const key of keys) picked[key] = words[key];
  // Every key of the answer was set above, which the type of a partial object does not say.
  return picked as Pick<Words, Key>;
}
