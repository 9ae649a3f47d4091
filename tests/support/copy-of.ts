import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { billingCountries } from '../../src/domain/billing/billing-countries.ts';
import type { SpokenLanguage } from '../../src/domain/text/languages.ts';

/** A sentence of the copy: a text, or a text for each plural form. */
type Written = string | Readonly<Record<string, string>>;
type Sentences = Readonly<Record<string, Written>>;

const root = path.resolve(import.meta.dirname, '../../src/copy');

/** Every sentence of a language by `<journey>.<key>`, with all of its plural forms. */
export async function copyOf(language: SpokenLanguage): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = globSync('**/*.ts', { cwd: path.join(root, language) });
  const journeys = await Promise.all(
    files.map(async (file): Promise<[string, readonly string[]][]> => {
      const journey = path.basename(file, '.ts');
      const module: Record<string, Sentences> = await import(
        pathToFileURL(path.join(root, language, file)).href
      );
      return Object.entries(module[journey] ?? {}).map(([key, written]) => [
        `${journey}.${key}`,
        typeof written === 'string' ? [written] : Object.values(written),
      ]);
    }),
  );
  return new Map(journeys.flat());
}

/**
 * Returns a check: is a text an English sentence of the copy, with any values in its placeholders, that the language
 * translates? A text that the language itself contains, such as a name, is not.
 */
export async function englishLeft(language: SpokenLanguage): Promise<(text: string) => boolean> {
  const [english, own] = await Promise.all([copyOf('en'), copyOf(language)]);
  // Germans call Iceland `Island`.
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const kept = new Set(
    [...own.values(), billingCountries.map((country) => countries.of(country) ?? '')].flat(),
  );
  const written = [...english.values()].flat().filter((text) => !kept.has(text));
  const patterns = written.filter(hasWords).map(patternOf);
  return (text) => patterns.some((pattern) => pattern.test(text));
}

/** False for a sentence of little more than placeholders, which would match any text. */
function hasWords(text: string): boolean {
  const own = text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? [];
  return own.length > (text.includes('{') ? 1 : 0);
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}

/** The parts of a text that nobody may read: error codes, unfilled placeholders, `undefined` and the like. */
export function codesIn(text: string): string[] {
  const bare = text.replaceAll(/\S+@\S+|https?:\S+|\b[\w-]+\.(localhost|example)\b/g, ' ');
  return bare.match(/\b[a-z]+[._][a-z._]+\b|\{\w+\}|\bundefined\b|\bNaN\b|\[object/g) ?? [];
}
