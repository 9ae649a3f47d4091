import { type BillingFields, billingFieldNames } from '../../contracts/billing/billing-fields.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';
import { splitName } from '../../domain/billing/billing-fields.ts';

/**
 * Returns the fields of the card form with what was typed in them before. Stripe's form has one field for the name,
 * Recurly's has two.
 */
export function typedBillingFields(
  known: BillingFields,
  { name, ...typed }: Readonly<Record<string, string>>,
): BillingFields {
  const given: Readonly<Partial<Record<string, string>>> = {
    ...(name === undefined ? {} : splitName(name)),
    ...typed,
  };
  const country = given['country'] ?? '';
  const isKnown = billingCountries.includes(country);
  // The form of another country may have had no state and no postal code.
  const others = isKnown && country !== known.country ? { ...known, state: '', postalCode: '' } : known;
  const fields = { ...others };
  for (const field of billingFieldNames) fields[field] = given[field] ?? others[field];
  return isKnown ? fields : { ...fields, country: known.country };
}
