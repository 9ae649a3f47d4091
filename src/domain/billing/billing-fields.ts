import {
  type BillingFieldName,
  billingFieldNames,
  type BillingFields,
} from '../../contracts/billing/billing-fields.ts';
import { usStates } from './us-states.ts';

/** The country that the card form selects by default. */
export const DEFAULT_COUNTRY = 'US';

const countryCode = /^[A-Z]{2}$/;

/**
 * Returns the fields that are missing or invalid, in the order of the form. Every field but the second address line is
 * required, the country must be a two-letter code, and a state of the US must be one of the list.
 */
export function lackingFields(fields: BillingFields): BillingFieldName[] {
  return billingFieldNames.filter((name) => {
    if (name === 'address2') return false;
    if (name === 'country') return !countryCode.test(fields.country);
    if (name === 'state' && fields.country === 'US') return !usStates.has(fields.state);
    return fields[name].trim() === '';
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
