import {
  type BillingFieldName,
  billingFieldNames,
  type BillingFields,
} from '../../contracts/billing/billing-fields.ts';
import { usStates } from './us-states.ts';

/** The country of somebody who has named none. */
export const DEFAULT_COUNTRY = 'US';

const countryCode = /^[A-Z]{2}$/;

/**
 * The fields that lack what is required, in the order of the form: each but the second address line needs
 * at least one character that is no space, the country a code, a state of the US one of the list.
 */
export function lackingFields(fields: BillingFields): BillingFieldName[] {
  return billingFieldNames.filter((name) => {
    if (name === 'address2') return false;
    if (name === 'country') return !countryCode.test(fields.country);
    if (name === 'state' && fields.country === 'US') return !usStates.has(fields.state);
    return fields[name].trim() === '';
  });
}

/** Signs that turn the direction of everything after them, also of what is not the name (Unicode, bidirectional formatting). */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** The fields as they are sent: without spaces around and signs that turn the text, controls and line breaks as one space. */
export function tidyFields(fields: BillingFields): BillingFields {
  const tidy = { ...fields };
  for (const name of billingFieldNames)
    tidy[name] = fields[name]
      .replace(turning, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
  return tidy;
}

/** A name as a card has it, split on its first space. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(' ');
  return { firstName, lastName: others.join(' ').trim() };
}
