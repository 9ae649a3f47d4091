import type { Choice } from '../../components/billing/billing-view.tsx';
import { boundedCache } from '../../domain/text/bounded-cache.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';
import { collator, countryNames } from '../../domain/text/intl.ts';

/** The named countries by locale: naming them all takes longer than rendering a page. */
const cachedChoice = boundedCache<readonly Choice[]>(50);

/** Returns every country by its name in a locale, sorted as that language sorts. */
export function countryChoice(locale: string): readonly Choice[] {
  return cachedChoice(locale, () => namedCountries(locale));
}

function namedCountries(locale: string): readonly Choice[] {
  const names = countryNames(locale);
  const { compare } = collator(locale);
  return billingCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
}
