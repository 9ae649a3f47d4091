import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { AddressForm } from '../../contracts/billing/address-form.ts';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';

type Kept = Pick<BillingFields, 'state' | 'postalCode'>;

/**
 * Returns the fields of the address as the chosen country has them, and their values. `fields` and `first` are what the page
 * came with. State and postal code of one country are none of another, and are there again where that one comes back.
 */
export function useAddressForm(
  form: RefObject<HTMLFormElement | null>,
  country: string,
  fields: BillingFields,
  first: AddressForm,
) {
  const [address, setAddress] = useState(first);
  const [typed, setKept] = useState<Partial<Record<string, Kept>>>({ [fields.country]: fields });
  const [countryChanges, setCountryChanges] = useState(0);

  /** Keeps what is in the form now, as that of a country. */
  function keep(of: string) {
    const data = new FormData(form.current ?? undefined);
    const text = (name: keyof Kept) => String(data.get(name) ?? typed[of]?.[name] ?? '');
    setKept({ ...typed, [of]: { state: text('state'), postalCode: text('postalCode') } });
  }
  const show = useEffectEvent((addressForm: AddressForm) => {
    keep(addressForm.country);
    setAddress(addressForm);
  });
  const follow = useEffectEvent(async (signal: AbortSignal) => {
    if (country === address.country) return;
    // What was stored has room in the form that came with the page.
    if (country === first.country) return show(first);
    try {
      // Few people change the country.
      const { askAddressForm } = await import('./ask-address-form.ts');
      show(await askAddressForm(country, signal));
    } catch (error) {
      if (!signal.aborted) console.info('The form of another country did not come:', String(error));
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void follow(controller.signal);
    return () => controller.abort();
  }, [country]);

  const { state, postalCode } = typed[country] ?? { state: '', postalCode: '' };
  return {
    addressFields: (address.country === country ? address : looseForm(address)).fields,
    values: { ...fields, state, postalCode },
    countryChanges,
    /** Keeps what is in the form for the country that was chosen until now. */
    keepCountry() {
      keep(country);
      setCountryChanges(countryChanges + 1);
    },
  };
}

/** Returns a form that fits any country, for as long as the one that was chosen is not there: the edge checks what is sent. */
function looseForm({ country, fields }: AddressForm): AddressForm {
  return {
    country,
    fields: fields.map(({ areas: _areas, isClosed: _isClosed, postal: _postal, ...field }) =>
      field.name === 'state' || field.name === 'postalCode' ? { ...field, isRequired: false } : field,
    ),
  };
}
