/** The authority that supervises in a country whether services are accessible, in its own language. */
export type AccessibilityAuthority = {
  country: string;
  /** BCP 47 tag of the name. */
  lang: string;
  name: string;
  address: readonly string[];
};

/** The authorities under Directive (EU) 2019/882, for online shops. docs/adr/069 says who must confirm them. */
const authorities: readonly AccessibilityAuthority[] = [
  {
    country: 'DE',
    lang: 'de',
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    address: ['Carl-Miller-Straße 6', '39112 Magdeburg'],
  },
  {
    country: 'FR',
    lang: 'fr',
    name: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
    address: ['59, boulevard Vincent Auriol', '75703 Paris Cedex 13'],
  },
];

/** Returns the authorities of the countries in which a brand sells, in their order. */
export function accessibilityAuthorities(countries: readonly string[]): AccessibilityAuthority[] {
  return countries.flatMap((country) => authorities.filter((each) => each.country === country));
}
