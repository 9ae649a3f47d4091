import type { BillingFieldName } from './billing-fields.ts';

/** An option of a list of areas; `lang` is the language of its name where it is another than that of the page. */
export type AreaChoice = { value: string; label: string; lang?: string };

/** A field of the card form in the order, with the words and the shape, of one country. */
export type AddressFieldText = {
  name: BillingFieldName;
  label: string;
  /** The message where the field is required and empty. */
  lack: string;
  isRequired: boolean;
  /** True where the field has a row of its own. */
  isWhole: boolean;
  /** The `autocomplete` of the field. */
  autoComplete: string;
  /** The areas that can be chosen; absent where the area is text. */
  areas?: readonly AreaChoice[];
  /** True where no other area is taken. */
  isClosed?: boolean;
  /** The label of the choice of nothing. */
  choose?: string;
  /** What a postal code looks like here. No other is refused. */
  postal?: PostalShape;
};

export type PostalShape = {
  /** A regular expression of a whole postal code in capitals, without spaces and hyphens. */
  pattern: string;
  isDigits: boolean;
  /** What is said of a code that looks otherwise. */
  hint: string;
};

/** The response to GET /api/billing/address-form: the fields that an address of a country has. */
export type AddressForm = { country: string; fields: readonly AddressFieldText[] };

/** Returns the response to GET /api/billing/address-form; undefined where it is another. */
export function readAddressForm(data: unknown): AddressForm | undefined {
  return isAddressForm(data) ? data : undefined;
}

/** Every country has these. */
const always = [
  'firstName',
  'lastName',
  'country',
  'address1',
  'address2',
  'city',
] satisfies BillingFieldName[];

function isAddressForm(data: unknown): data is AddressForm {
  if (typeof data !== 'object' || data === null || !('country' in data) || !('fields' in data)) return false;
  const { fields } = data;
  if (!Array.isArray(fields)) return false;
  const names = new Set(fields.map(nameOf));
  return always.every((name) => names.has(name));
}

function nameOf(field: unknown): unknown {
  return typeof field === 'object' && field !== null && 'name' in field ? field.name : undefined;
}
