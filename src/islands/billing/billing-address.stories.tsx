import { SelectField } from '../../components/select-field.tsx';
import type { Stories } from '../../components/stories.ts';
import { BillingAddress, type BillingAddressProps } from './billing-address.tsx';

const usual: BillingAddressProps = {
  fields: {
    firstName: 'Olivia',
    lastName: 'Bennett',
    address1: '1 Main Street',
    address2: '',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
    country: 'US',
  },
  oneName: false,
  isUs: true,
  countryChanges: 0,
  focused: undefined,
  errors: {},
  country: <SelectField name="country" label="Country" options={[{ value: 'US', label: 'United States' }]} />,
  words: {
    firstName: 'First Name',
    lastName: 'Last Name',
    cardName: 'Name on Card',
    address1: 'Address',
    address2: 'Address Line 2 (optional)',
    city: 'City',
    state: 'State',
    stateChoose: 'Select a State',
    postalCode: 'Postal Code',
  },
};

export const stories: Stories = {
  'in the US': <BillingAddress {...usual} />,
  'another country was chosen': <BillingAddress {...usual} isUs={false} countryChanges={1} />,
  'with one name, and what is missing': (
    <BillingAddress
      {...usual}
      oneName
      errors={{ lastName: 'Please enter a Last Name', state: 'Please select a State' }}
    />
  ),
};
