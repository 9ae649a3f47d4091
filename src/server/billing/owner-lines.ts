import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import { addressLines } from '../../domain/billing/address-lines.ts';
import { countryNames } from '../../domain/text/intl.ts';

/** Returns the name and address of a card's owner in lines, with the country as the last. */
export function ownerLines(billing: BillingInfo, language: string): string[] {
  const { first_name, last_name, address1, address2, city, state, zip, country } = billing;
  const code = country?.toUpperCase() ?? '';
  const place = /^[A-Z]{2}$/.test(code) ? countryNames(language).of(code) : country;
  const lines = addressLines({
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    address1: address1 ?? '',
    address2: address2 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: zip ?? '',
    country: code,
  });
  return place ? [...lines, place] : lines;
}
