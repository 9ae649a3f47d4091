import { normalizeIdentifier } from '../../contracts/typed-line.ts';
import { boundedCache } from '../text/bounded-cache.ts';
import { addressData } from './address-data.ts';

/** What countries call the areas of which an address names one. */
export const areaKinds = [
  'area',
  'county',
  'department',
  'district',
  'do_si',
  'emirate',
  'island',
  'oblast',
  'parish',
  'prefecture',
  'province',
  'region',
  'state',
] as const;
export type AreaKind = (typeof areaKinds)[number];
export const postalKinds = ['eircode', 'pin', 'postal', 'zip'] as const;
export type PostalKind = (typeof postalKinds)[number];
export const cityKinds = ['city', 'district', 'post_town', 'suburb'] as const;
export type CityKind = (typeof cityKinds)[number];

/**
 * An area of a country: its code, its name in the country's own language, in Latin letters where that is another, and in
 * languages of the portal.
 */
export type Area = readonly [
  code: string,
  own: string,
  latin?: string,
  named?: Readonly<Partial<Record<string, string>>>,
];

/** How a country writes an address. */
export type AddressRule = {
  /**
   * The lines, with `%n` between them: `%N` is the name, `%A` the street with its second line, `%C` the city, `%S` the area,
   * `%Z` the postal code. Any other text is written as it is.
   */
  format: string;
  /** The format of an address in Latin letters, where it is another. */
  latin?: string;
  /** The letters of the fields that an address cannot do without, as in `format`. */
  require: string;
  /** The language of the areas, as a BCP 47 tag. */
  lang?: string;
  city: CityKind;
  /** Absent where an address names no area. */
  area?: AreaKind;
  /** Every area, where they are known. */
  areas?: readonly Area[];
  /** Absent where there are no postal codes. */
  postal?: PostalKind;
  /** A regular expression of a whole postal code in capitals, without spaces and hyphens. */
  pattern?: string;
  /** A postal code as people write it. */
  example?: string;
  /** True where a postal code has digits only. */
  digits?: boolean;
  /** True where people say their family name first. */
  familyFirst?: boolean;
};

/** The rule of a country that is not known: nothing is left out. */
const unknownCountry: AddressRule = {
  format: '%N%n%A%n%C%n%S%n%Z',
  require: 'ACSZ',
  city: 'city',
  area: 'state',
  postal: 'postal',
};

const parsed = boundedCache<AddressRule>(50);

/** How a country writes an address, by its two-letter code. */
export function addressRuleOf(country: string): AddressRule {
  const data = Object.hasOwn(addressData, country) ? addressData[country] : undefined;
  return data === undefined ? unknownCountry : parsed(country, () => JSON.parse(data));
}

/** The country whose states have codes of their own at the platform. Any other area is sent as its name in Latin letters. */
export const COUNTRY_OF_CODES = 'US';

/** Returns what is sent for an area of a country. */
export function sentArea(country: string, [code, localName, latin = localName]: Area): string {
  return country === COUNTRY_OF_CODES ? code : latin;
}

/** Returns the area that a text names by its code or one of its names, in any letter case. */
export function namedArea({ areas = [] }: AddressRule, text: string): Area | undefined {
  const key = keyOf(text);
  if (key === '') return undefined;
  return (
    areas.find(([code]) => code === text) ??
    areas.find(([code, localName, latin, named = {}]) =>
      [code, localName, latin, ...Object.values(named)].some(
        (name) => name !== undefined && keyOf(name) === key,
      ),
    )
  );
}

/** Returns a stored area as the form has it: a state of the US by its code, and any other as it is stored. */
export function areaInForm(country: string, text: string): string {
  const named = country === COUNTRY_OF_CODES ? namedArea(addressRuleOf(country), text) : undefined;
  return named ? sentArea(country, named) : text;
}

function keyOf(text: string): string {
  return normalizeIdentifier(text).toLowerCase();
}

/**
 * Returns the name of an area for people who read a language: in that language where it is known, else in Latin letters.
 * `lang` is the language of the name where it is another than that of the reader.
 */
export function areaName(
  { lang }: AddressRule,
  [, localName, latin = localName, named = {}]: Area,
  language: string,
): { label: string; lang?: string | undefined } {
  const translated = named[language];
  if (translated !== undefined) return { label: translated };
  if (lang !== undefined && baseOf(lang) === baseOf(language)) return { label: localName };
  return { label: latin, lang: latin === localName ? lang : undefined };
}

function baseOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}
