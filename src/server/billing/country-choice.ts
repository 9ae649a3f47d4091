import type { Choice } from '../../contracts/billing/billing-view.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';

/** Naming them all costs more than a page; there are only so many locales. */
const kept = new Map<string, readonly Choice[]>();
const MAX_LOCALES = 50;

/** Every country by its name in a locale, in that language's order. */
export function countryChoice(locale: string): readonly Choice[] {
  const known = kept.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const choice = billingCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
  if (kept.size < MAX_LOCALES) kept.set(locale, choice);
  return choice;
}
