import type { Locale } from '../../domain/text/locale.ts';
import { countryNames, listFormat } from '../../domain/text/intl.ts';

/** Lists countries by their names in the language of the page. */
export function countryList(countries: readonly string[], { format }: Pick<Locale, 'format'>): string {
  const names = countryNames(format);
  return listFormat(format).format(countries.map((country) => names.of(country) ?? country));
}
