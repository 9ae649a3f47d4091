import { normalizeIdentifier, normalizeName } from '../../contracts/typed-line.ts';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';

/** The country that the card form selects by default. */
export const DEFAULT_COUNTRY = 'US';

const countryCode = /^[A-Z]{2}$/;

/** What a form asks of a field; `areas` are the values that can be chosen. */
type Asked = {
  name: BillingFieldName;
  isRequired: boolean;
  areas?: readonly { value: string }[];
  isClosed?: boolean;
};

/**
 * Returns those of the asked fields that are missing or invalid: a required one is empty, the
 * country is no two-letter code, or the value of a closed list is none of the list.
 */
export function lackingFields<Field extends Asked>(
  fields: BillingFields,
  required: readonly Field[],
): Field[] {
  return required.filter(({ name, isRequired, areas = [], isClosed }) => {
    if (name === 'country') return !countryCode.test(fields.country);
    if (isClosed) return !areas.some(({ value }) => value === fields[name]);
    return isRequired && fields[name].trim() === '';
  });
}

/**
 * Reads the fields of a form as they are sent; `typed` returns what was typed in a field, or undefined where the form has
 * none. Stripe's form has one `name`, Recurly's has two. A postal code is for machines; everything else is as its owner
 * writes it.
 */
export function readBillingFields(
  typed: (name: BillingFieldName | 'name') => string | undefined,
): BillingFields {
  const line = (name: BillingFieldName) => normalizeName(typed(name) ?? '');
  const name = typed('name');
  return {
    ...(name === undefined ? { firstName: line('firstName'), lastName: line('lastName') } : splitName(name)),
    address1: line('address1'),
    address2: line('address2'),
    city: line('city'),
    state: line('state'),
    postalCode: normalizeIdentifier(typed('postalCode') ?? ''),
    country: line('country'),
  };
}

/** Splits the name on a card at its first space, of any script. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = normalizeName(name).split(' ');
  return { firstName, lastName: others.join(' ') };
}
