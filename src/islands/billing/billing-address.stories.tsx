import { SelectField } from '../../components/select-field.tsx';
import type { Stories } from '../../components/stories.ts';
import { irishFields, japaneseFields, usAddress, usFields } from './asked-fields.fixture.ts';
import { BillingAddress, type BillingAddressProps } from './billing-address.tsx';

const usual: BillingAddressProps = {
  asked: usFields,
  values: usAddress,
  oneName: false,
  countryChanges: 0,
  focused: undefined,
  errors: {},
  country: <SelectField name="country" label="Country" options={[{ value: 'US', label: 'United States' }]} />,
  words: { cardName: 'Name on Card' },
};

export const stories: Stories = {
  'in the US': <BillingAddress {...usual} />,
  'in Japan': (
    <BillingAddress
      {...usual}
      asked={japaneseFields}
      values={{ ...usAddress, state: 'Tokyo', country: 'JP' }}
    />
  ),
  'in Ireland, where parts may stay empty': (
    <BillingAddress {...usual} asked={irishFields} values={{ ...usAddress, state: '', country: 'IE' }} />
  ),
  'with a state that is not in the list': (
    <BillingAddress {...usual} values={{ ...usAddress, state: 'Old Northwest' }} />
  ),
  'with one name, and what is missing': (
    <BillingAddress
      {...usual}
      oneName
      errors={{ lastName: 'Please enter a Last Name', state: 'Please select a State' }}
    />
  ),
};
