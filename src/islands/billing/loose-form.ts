import type { AddressForm } from '../../contracts/billing/address-form.ts';

/** Returns a form that fits any country, for as long as the one that was chosen is not there: the edge checks what is sent. */
export function looseForm({ country, fields }: AddressForm): AddressForm {
  return {
    country,
    fields: fields.map(({ areas: _areas, isClosed: _isClosed, postal: _postal, ...field }) =>
      field.name === 'state' || field.name === 'postalCode' ? { ...field, isRequired: false } : field,
    ),
  };
}
