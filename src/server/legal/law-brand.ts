import type { Brand } from '../../brands/brand-schema.ts';
import type { Company } from '../../brands/sales-schema.ts';
import { type LawPage, pagesOfLaw } from '../../domain/legal/sales-law.ts';
import type { Locale } from '../../domain/text/locale.ts';
import { countryNames, listFormat } from '../../domain/text/intl.ts';

/** Returns who sells, for a law page of the brand; undefined for a brand that does not have the page. */
export function companyWith({ sells }: Pick<Brand, 'sells'>, page: LawPage): Company | undefined {
  return pagesOfLaw(sells.countries).includes(page) ? sells.company : undefined;
}

/** Lists countries by their names in the language of the page. */
export function countryList(countries: readonly string[], { format }: Pick<Locale, 'format'>): string {
  const names = countryNames(format);
  return listFormat(format).format(countries.map((country) => names.of(country) ?? country));
}
