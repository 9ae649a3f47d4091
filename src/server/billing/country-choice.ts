import type { Choice } from '../../contracts/billing/billing-view.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';

/** The named countries by locale, because naming them all costs more than rendering a page. */
const kept = new Map<string, readonly Choice[]>();
const MAX_LOCALES = 50;

/** Returns every country by its name in a locale, sorted as that language sorts. */
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
