import { type BillingFields, billingFieldNames } from '../../contracts/billing/billing-fields.ts';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import { areaInForm } from './address-rule.ts';
import { billingCountries } from './billing-countries.ts';
import { DEFAULT_COUNTRY, splitName } from './billing-fields.ts';

/**
 * Returns what is known of the card's owner, with what they had typed and not sent when a session ended. The country is the US
 * unless another is known.
 */
export function knownBillingFields(
  billing: BillingInfo | undefined,
  typed: Readonly<Record<string, string>> | undefined,
): BillingFields {
  const code = billing?.country?.toUpperCase() ?? DEFAULT_COUNTRY;
  const country = billingCountries.includes(code) ? code : DEFAULT_COUNTRY;
  const onFile = {
    firstName: billing?.first_name ?? '',
    lastName: billing?.last_name ?? '',
    address1: billing?.address1 ?? '',
    address2: billing?.address2 ?? '',
    city: billing?.city ?? '',
    state: areaInForm(country, billing?.state ?? ''),
    postalCode: billing?.zip ?? '',
    country,
  };
  return typed ? withTyped(onFile, typed) : onFile;
}

/** Stripe's form has one field for the name, Recurly's has two. */
function withTyped(
  onFile: BillingFields,
  { name, ...others }: Readonly<Record<string, string>>,
): BillingFields {
  const typed: Readonly<Partial<Record<string, string>>> = {
    ...(name === undefined ? {} : splitName(name)),
    ...others,
  };
  const country = typed['country'] ?? '';
  const isOffered = billingCountries.includes(country);
  // The form of another country may have had no state and no postal code.
  const before = isOffered && country !== onFile.country ? { ...onFile, state: '', postalCode: '' } : onFile;
  const fields = { ...before };
  for (const field of billingFieldNames) fields[field] = typed[field] ?? before[field];
  return isOffered ? fields : { ...fields, country: onFile.country };
}
