/** Where a request comes from, as the network says: ISO 3166 codes of the country and of its region; undefined if unknown. */
export type NetworkPlace = { country: string | undefined; region: string | undefined };

/**
 * Whether a visitor must be asked before scripts of others load (`ask`), or may refuse what loads without being asked
 * (`optOut`).
 */
export type ConsentRule = 'ask' | 'optOut';

/**
 * The places whose law asks first, with that law: countries, and regions as `CA-QC`. docs/adr/068 has the sources and
 * their dates.
 */
const asksFirst: readonly { law: string; places: string }[] = [
  {
    law: 'ePrivacy Directive 2002/58/EC, article 5(3): the European Union',
    places: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  },
  {
    law: 'the same law in parts of the Union with a code of their own, and the French act in the territories overseas',
    places: 'AX GF GP MF MQ RE YT BL NC PF PM TF WF',
  },
  { law: 'the same directive in the European Economic Area', places: 'IS LI NO SJ' },
  {
    law: 'PECR 2003, regulation 6, as amended in 2025: the United Kingdom; the acts of Gibraltar, Guernsey, Jersey, Man',
    places: 'GB GI GG JE IM',
  },
  { law: 'FADP and the FDPIC’s guidelines on cookies of October 2025: Switzerland', places: 'CH' },
  { law: 'Law 25, section 8.1: functions that identify or profile are off by default', places: 'CA-QC' },
  { law: 'LGPD and the ANPD’s guide on cookies of 2022', places: 'BR' },
  { law: 'Law 6698 (KVKK) and the guideline on cookies of 2022', places: 'TR' },
  { law: 'PIPA', places: 'KR' },
  { law: 'PDPA', places: 'TH' },
];

const askedPlaces: ReadonlySet<string> = new Set(asksFirst.flatMap(({ places }) => places.split(' ')));

/** The rule of the place that a request comes from. From an unknown place, a visitor is asked. */
export function consentRule({ country, region }: NetworkPlace): ConsentRule {
  // `XX` is Cloudflare's word for an unknown country, and `T1` for Tor.
  if (country === undefined || country === 'XX' || country === 'T1') return 'ask';
  return askedPlaces.has(country) || askedPlaces.has(`${country}-${region}`) ? 'ask' : 'optOut';
}
