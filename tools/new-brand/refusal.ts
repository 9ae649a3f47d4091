import type { Refusal } from './questions.ts';

/** Names that mean something else: to JavaScript, to browsers, or to the check for placeholders. */
const reserved = new Set(['constructor', 'localhost', 'example', 'placeholder']);

/**
 * What to refuse in a checkout: a key or a host that another brand has, and a key that means something else. `sources` are the
 * texts of the source files: a test forbids them to name a brand, so a word that they use cannot be a key.
 */
export function refusalOf({
  keys,
  hosts,
  hasImages,
  sources,
}: {
  keys: readonly string[];
  hosts: readonly string[];
  hasImages: (key: string) => boolean;
  sources: readonly string[];
}): Refusal {
  const taken = new Set(hosts);
  return (name, value) => {
    if (name === 'host')
      return taken.has(value) ? `must be another one: a brand has the host ${value} already` : undefined;
    if (name !== 'key') return undefined;
    if (value.length > 40 || value.endsWith('-') || value.includes('--'))
      return 'must have at most 40 characters, and one letter or digit after each hyphen';
    if (keys.includes(value)) return `must be another one: there is a brand ${value} already`;
    if (hasImages(value)) return `must be another one: there is a folder public/brands/${value} already`;
    if (reserved.has(value) || isWordOfCode(value, sources))
      return `must be another one: ${value} has a meaning in the source code`;
    return undefined;
  };
}

/** True where the source code has the word as a text or as the name of a field. */
function isWordOfCode(word: string, sources: readonly string[]) {
  const use = new RegExp(`['"\`]${word}['"\`]|^\\s*${word}:`, 'm');
  return sources.some((source) => use.test(source));
}
