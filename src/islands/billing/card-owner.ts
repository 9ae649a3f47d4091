import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { splitName, tidyFields } from '../../domain/billing/billing-fields.ts';

/** Reads the cardholder's name and address from the form; a single name field is split into first and last name. */
export function cardOwner(data: FormData): BillingFields {
  const text = (name: string) => String(data.get(name) ?? '');
  const names = data.has('name')
    ? splitName(text('name'))
    : { firstName: text('firstName'), lastName: text('lastName') };
  return tidyFields({
    ...names,
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postalCode'),
    country: text('country'),
  });
}
