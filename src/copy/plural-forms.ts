import { pluralRules } from '../domain/text/intl.ts';

/** The order in which CLDR lists the plural categories. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** More than any count that the portal shows. */
const COUNTED_TO = 1000;
/** The category that the form of an exact number replaces. */
const coveredBy: Readonly<Record<string, string>> = { 0: 'zero', 1: 'one', 2: 'two' };

/**
 * The plural categories that a language needs: those of the whole numbers that the portal counts, and `other`. The `many` of
 * French, Italian, Portuguese and Spanish is for millions, and that of Czech for fractions.
 */
export function pluralCategories(language: string): readonly string[] {
  const rules = pluralRules(language);
  const reached = new Set<string>(['other']);
  for (let count = 0; count <= COUNTED_TO; count += 1) reached.add(rules.select(count));
  return CATEGORIES.filter((category) => reached.has(category));
}

/** The forms of a sentence by number in a language: the exact numbers of the English one, and the categories that are left. */
export function pluralForms(language: string, english: Readonly<Record<string, string>>): readonly string[] {
  const exact = Object.keys(english).filter((form) => /^\d+$/.test(form));
  const covered = new Set(exact.map((form) => coveredBy[form]));
  return [...exact, ...pluralCategories(language).filter((category) => !covered.has(category))];
}
