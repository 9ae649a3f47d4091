/** A page that the law of some country asks a shop for. */
export type LawPage = (typeof lawPages)[number];

/** Every page of the law, in the order of the footer. */
export const lawPages = ['cancellation', 'withdrawal', 'contract', 'imprint', 'accessibility'] as const;

/** What the law of a country asks of a shop that sells to consumers there (docs/adr/066). */
export type SalesLaw = {
  pages: readonly LawPage[];
  /** Days within which a consumer may withdraw from a contract made at a distance; 0 where there is no such right. */
  withdrawalDays: number;
  /** True where the button that places a paid order has to say that it obliges to pay. */
  obligingButton: boolean;
  /** True where the price that is shown has to contain the tax. */
  grossPrices: boolean;
};

/** Where the table says nothing of a country: prices with their tax, and a button that says what it does. */
const elsewhere: SalesLaw = { pages: [], withdrawalDays: 0, obligingButton: true, grossPrices: true };
/** The United States, whose laws ask for clear terms and an easy way to cancel, both of which every brand has. */
const unitedStates: SalesLaw = { pages: [], withdrawalDays: 0, obligingButton: false, grossPrices: false };
const european: SalesLaw = {
  pages: ['withdrawal', 'contract', 'imprint', 'accessibility'],
  withdrawalDays: 14,
  obligingButton: true,
  grossPrices: true,
};

/** The members of the European Union, with their parts that have a country code of their own, and of the EEA. */
const europe =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT IS LI NO'.split(
    ' ',
  );

/** What is asked in each country; docs/adr/066 names the text behind each row. */
const table: ReadonlyMap<string, SalesLaw> = new Map<string, SalesLaw>([
  ...europe.map((country): [string, SalesLaw] => [country, european]),
  ['DE', { ...european, pages: lawPages }],
  ['FR', { ...european, pages: lawPages }],
  ['GB', { ...european, pages: ['withdrawal', 'contract', 'imprint'] }],
  ['CH', { ...elsewhere, pages: ['imprint'] }],
  ['JP', { ...elsewhere, pages: ['contract', 'imprint'] }],
  ['BR', { ...elsewhere, pages: ['withdrawal', 'contract', 'imprint'], withdrawalDays: 7 }],
  ['CA', { ...elsewhere, grossPrices: false }],
  ['US', unitedStates],
]);

/** Returns what the law of a country (ISO 3166) asks of a shop. */
export function salesLaw(country: string): SalesLaw {
  return table.get(country) ?? elsewhere;
}

/** Returns the pages that a brand has, which sells in these countries, in the order of the footer. */
export function pagesOfLaw(countries: readonly string[]): LawPage[] {
  const requiredPages = new Set(countries.flatMap((country) => salesLaw(country).pages));
  return lawPages.filter((page) => requiredPages.has(page));
}

/**
 * Returns those of a brand's pages that its footer links to for somebody in a country: those of that country's law, and the
 * statement on accessibility. All of them where the country is unknown or has no row.
 */
export function linkedPagesOfLaw(pages: readonly LawPage[], country: string | undefined): LawPage[] {
  const law = country === undefined ? undefined : table.get(country);
  return pages.filter((page) => page === 'accessibility' || law === undefined || law.pages.includes(page));
}

/** Where a brand sells, and the country of its own. */
type Seller = { sells: { countries: readonly string[] }; country: string };

/**
 * Returns the country whose law the contract with somebody in a country follows: that one where the brand sells there.
 * Nobody else is promised what only the law of another country gives, so the brand's own country stands in.
 */
export function contractCountry(country: string, { sells, country: sellerCountry }: Seller): string {
  return sells.countries.includes(country) ? country : sellerCountry;
}

/** Returns the law of the contract with somebody in a country. */
export function contractLaw(country: string, seller: Seller): SalesLaw {
  return salesLaw(contractCountry(country, seller));
}
