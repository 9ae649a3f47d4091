import type { AddressFieldText } from '../../contracts/billing/address-form.ts';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';

type Asked = readonly [name: BillingFieldName, label: string, more?: Partial<AddressFieldText>];

function fieldsOf(...asked: Asked[]): AddressFieldText[] {
  return asked.map(([name, label, more]) => ({
    name,
    label,
    lack: `Please enter: ${label}`,
    isRequired: true,
    isWhole: false,
    autoComplete: 'on',
    ...more,
  }));
}

const whole = { isWhole: true };
const street: Asked[] = [
  ['address1', 'Address', whole],
  ['address2', 'Address Line 2 (optional)', { ...whole, isRequired: false }],
];

/** The card form of the US, with two states. */
export const usFields = fieldsOf(
  ['firstName', 'First Name'],
  ['lastName', 'Last Name'],
  ['country', 'Country', whole],
  ...street,
  ['city', 'City'],
  [
    'postalCode',
    'ZIP Code',
    { postal: { pattern: '\\d{5}', isDigits: true, hint: 'Usually looks like 95014' } },
  ],
  [
    'state',
    'State',
    {
      ...whole,
      isClosed: true,
      choose: 'Select',
      areas: [
        { value: 'IL', label: 'Illinois', lang: 'en' },
        { value: 'OR', label: 'Oregon', lang: 'en' },
      ],
    },
  ],
);

/** The card form of Japan, with one prefecture. */
export const japaneseFields = fieldsOf(
  ['lastName', 'Last Name'],
  ['firstName', 'First Name'],
  ['country', 'Country', whole],
  ['postalCode', 'Postal Code'],
  ['state', 'Prefecture', { choose: 'Select', areas: [{ value: 'Tokyo', label: 'Tokyo' }] }],
  ['city', 'City', whole],
  ...street,
);

/** The card form of Ireland, where the county and the code may stay empty. */
export const irishFields = fieldsOf(
  ['firstName', 'First Name'],
  ['lastName', 'Last Name'],
  ['country', 'Country', whole],
  ...street,
  ['city', 'City'],
  ['postalCode', 'Eircode (optional)', { isRequired: false }],
  ['state', 'County (optional)', { ...whole, isRequired: false }],
);

export const usAddress: BillingFields = {
  firstName: 'Olivia',
  lastName: 'Bennett',
  address1: '1 Main Street',
  address2: '',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
};
