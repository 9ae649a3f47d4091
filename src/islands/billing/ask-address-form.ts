import { type AddressForm, readAddressForm } from '../../contracts/billing/address-form.ts';

/** Asks the edge for the fields of a country's addresses. Rejects if they do not come, or the signal ends it. */
export async function askAddressForm(country: string, signal: AbortSignal): Promise<AddressForm> {
  const response = await fetch(`/api/billing/address-form?${new URLSearchParams({ country })}`, { signal });
  const form = response.ok ? readAddressForm(await response.json()) : undefined;
  signal.throwIfAborted();
  if (!form) throw new Error(`no form: ${response.status}`);
  return form;
}
