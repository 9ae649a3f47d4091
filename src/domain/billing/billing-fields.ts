import {
  type BillingFieldName,
  billingFieldNames,
  type BillingFields,
} from '../../contracts/billing/billing-fields.ts';

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
export function lackingFields<Field extends Asked>(fields: BillingFields, asked: readonly Field[]): Field[] {
  return asked.filter(({ name, isRequired, areas = [], isClosed }) => {
    if (name === 'country') return !countryCode.test(fields.country);
    if (isClosed) return !areas.some(({ value }) => value === fields[name]);
    return isRequired && fields[name].trim() === '';
  });
}

/** Bidirectional control characters: they change the direction of all text that follows, even outside the field. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Cleans the fields before they are sent: trims them, removes bidirectional control characters, and turns white space
 * and control characters into single spaces.
 */
export function tidyFields(fields: BillingFields): BillingFields {
  const tidy = { ...fields };
  for (const name of billingFieldNames)
    tidy[name] = fields[name]
      .replace(turning, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
  return tidy;
}

/** Splits the name on a card at its first space. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(' ');
  return { firstName, lastName: others.join(' ').trim() };
}
