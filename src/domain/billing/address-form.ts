import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import {
  type AddressRule,
  addressRuleOf,
  type Area,
  COUNTRY_OF_CODES,
  namedArea,
  sentArea,
} from './address-rule.ts';

/** A field of the card form: see `AddressFieldText` of the contract, which has the words as well. */
export type AddressField = {
  name: BillingFieldName;
  isRequired: boolean;
  isWhole: boolean;
  /** The areas that can be chosen, each with what is sent for it; absent where the area is text. */
  areas?: readonly { value: string; area: Area }[];
  isClosed?: boolean;
};

type Line = 'A' | 'C' | 'S' | 'Z';
const letters: Readonly<Record<Exclude<Line, 'A'>, BillingFieldName>> = {
  C: 'city',
  S: 'state',
  Z: 'postalCode',
};

/**
 * Returns the fields of the card form for a country, in its order: the name, the country, the address. A stored value is
 * kept: it has a field, which may stay empty, even where the country has none, and an area that is stored under another of
 * its names stays as it is. A city is always asked for, since platform and provider have one in every address.
 */
export function addressFormOf(
  country: string,
  stored: Pick<BillingFields, 'state' | 'postalCode'> = { state: '', postalCode: '' },
): AddressField[] {
  const rule = addressRuleOf(country);
  const lines = linesOf(formatWith(rule.format, { S: stored.state !== '', Z: stored.postalCode !== '' }));
  const names: BillingFieldName[] = rule.familyFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  return [
    ...names.map((name) => ({ name, isRequired: true, isWhole: false })),
    { name: 'country', isRequired: true, isWhole: true },
    ...lines.flatMap((line, index): AddressField[] =>
      line === 'A'
        ? [
            { name: 'address1', isRequired: true, isWhole: true },
            { name: 'address2', isRequired: false, isWhole: true },
          ]
        : [
            {
              name: letters[line],
              isRequired: line === 'C' || (isAsked(rule, line) && rule.require.includes(line)),
              isWhole: hasRowOfItsOwn(lines, index),
              ...(line === 'S' && areasOf(country, rule, stored.state)),
            },
          ],
    ),
  ];
}

/** True where a country's own addresses have that line. */
function isAsked({ area, postal }: AddressRule, line: Line): boolean {
  return line === 'S' ? area !== undefined : postal !== undefined;
}

function areasOf(
  country: string,
  rule: AddressRule,
  stored: string,
): Pick<AddressField, 'areas' | 'isClosed'> {
  if (!rule.areas) return {};
  if (country === COUNTRY_OF_CODES)
    return { areas: rule.areas.map((area) => ({ value: sentArea(country, area), area })), isClosed: true };
  const known = namedArea(rule, stored);
  return {
    areas: rule.areas.map((area) => ({ value: area === known ? stored : sentArea(country, area), area })),
  };
}

/** Returns a format that has an area and a postal code where they are wanted, whatever the country usually has. */
export function formatWith(format: string, wanted: { S: boolean; Z: boolean }): string {
  let lines = format.split('%n');
  if (wanted.S && !format.includes('%S'))
    lines = lines.flatMap((line) => (line.includes('%C') ? [line, '%S'] : [line]));
  // Where the name comes last, the address begins with its largest part.
  if (wanted.Z && !format.includes('%Z')) lines = lines.at(-1) === '%N' ? ['%Z', ...lines] : [...lines, '%Z'];
  return lines.join('%n');
}

/** The parts of a format after one another, without the name. After the street the area comes last: city and code share a row. */
function linesOf(format: string): Line[] {
  const lines = [...format.matchAll(/%([ACSZ])/g)].flatMap(([, letter]): Line[] =>
    letter === 'A' || letter === 'C' || letter === 'S' || letter === 'Z' ? [letter] : [],
  );
  const street = lines.indexOf('A') + 1;
  const rest = lines.slice(street).toSorted((one, other) => Number(one === 'S') - Number(other === 'S'));
  return [...lines.slice(0, street), ...rest];
}

/** Two parts share a row. Of an odd number between two whole rows, the last has a row of its own. */
function hasRowOfItsOwn(lines: readonly Line[], index: number): boolean {
  const street = lines.indexOf('A');
  const run = index < street ? lines.slice(0, street) : lines.slice(street + 1);
  return run.length % 2 === 1 && lines[index] === run.at(-1);
}
