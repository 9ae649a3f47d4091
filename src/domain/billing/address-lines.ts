import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { formatWith } from './address-form.ts';
import { type AddressRule, addressRuleOf, namedArea } from './address-rule.ts';
import { isLatin } from './is-latin.ts';

/**
 * Returns a name and an address in lines, as on a letter within their country. An address in Latin letters is in the order
 * that its country has for those. Whatever is known is shown, also where the country has no line for it.
 */
export function addressLines(fields: BillingFields): string[] {
  const { country, firstName, lastName, address1, address2, city, state, postalCode } = fields;
  const rule = addressRuleOf(country);
  const inLatin = isLatin(address1 + city);
  const format = (inLatin ? rule.latin : undefined) ?? rule.format;
  const isFamilyFirst = rule.familyFirst && format === rule.format;
  const isSaidByFormat = format.includes(`${city.toUpperCase()} %`);
  const parts: Readonly<Record<string, string>> = {
    N: joined(isFamilyFirst ? [lastName, firstName] : [firstName, lastName], ' '),
    A: joined([address1, address2], '\n'),
    C: isSaidByFormat ? '' : city,
    S: areaBeside(rule, state, inLatin),
    Z: postalCode,
  };
  return formatWith(format, { S: state !== city, Z: true })
    .split('%n')
    .flatMap((line) => lineOf(line, parts).split('\n'))
    .filter((line, index, all) => line !== '' && line !== all[index - 1]);
}

/** Fills in a line. Text that stands before a part belongs to it; a part that is not there takes it along. */
function lineOf(line: string, parts: Readonly<Record<string, string>>): string {
  let text = '';
  for (const [, before = '', letter = ''] of line.matchAll(/([^%]*)%([A-Z])/g)) {
    const part = parts[letter] ?? '';
    if (part === '') continue;
    // A code is often stored with the letters of its country.
    const isRepeated = before.trim() !== '' && part.toUpperCase().startsWith(before.trim());
    const lead = isRepeated ? before.replace(/\S.*$/, '') : before;
    text += (text === '' ? lead.replace(/^[\s,/-]+/, '') : lead) + part;
  }
  return text;
}

/** An area is written in the letters of the address beside it. */
function areaBeside(rule: AddressRule, state: string, inLatin: boolean): string {
  const area = isLatin(state) === inLatin ? undefined : namedArea(rule, state);
  if (!area) return state;
  const [, localName, latin = localName] = area;
  return inLatin ? latin : localName;
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter(Boolean).join(between);
}
