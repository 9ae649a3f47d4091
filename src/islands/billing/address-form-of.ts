import { type AddressForm, readAddressForm } from '../../contracts/billing/address-form.ts';

/** Returns the fields of a country's addresses; undefined where the network does not bring them, or the signal ends it. */
export async function addressFormOf(country: string, signal: AbortSignal): Promise<AddressForm | undefined> {
  try {
    const response = await fetch(`/api/billing/address-form?${new URLSearchParams({ country })}`, { signal });
    const form = response.ok ? readAddressForm(await response.json()) : undefined;
    return signal.aborted ? undefined : form;
  } catch (error) {
    if (!signal.aborted) console.info('The form of another country did not load:', String(error));
    return undefined;
  }
}

/** Returns a form that fits any country, for as long as the one that was chosen is not there: the edge checks what is sent. */
export function looseForm({ country, fields }: AddressForm): AddressForm {
  return {
    country,
    fields: fields.map(({ areas: _areas, isClosed: _isClosed, postal: _postal, ...field }) =>
      field.name === 'state' || field.name === 'postalCode' ? { ...field, isRequired: false } : field,
    ),
  };
}
