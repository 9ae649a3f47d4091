import { Field } from '../../components/field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { Stories } from '../../components/stories.ts';
import { address } from '../../copy/en/billing/address.ts';
import { areaKinds, cityKinds, postalKinds } from '../../domain/billing/address-rule.ts';
import { irishFields, japaneseFields, usAddress, usFields } from './address-fields.fixture.ts';
import { BillingAddress, type BillingAddressProps } from './billing-address.tsx';

const usual: BillingAddressProps = {
  addressFields: usFields,
  values: usAddress,
  oneName: false,
  countryChanges: 0,
  focused: undefined,
  errors: {},
  country: <SelectField name="country" label="Country" options={[{ value: 'US', label: 'United States' }]} />,
  words: { address2Add: 'Add apartment, suite', cardName: 'Name on Card' },
};

export const stories: Stories = {
  'in the US': <BillingAddress {...usual} />,
  'in Japan': (
    <BillingAddress
      {...usual}
      addressFields={japaneseFields}
      values={{ ...usAddress, state: 'Tokyo', country: 'JP' }}
    />
  ),
  'in Ireland, where parts may stay empty': (
    <BillingAddress
      {...usual}
      addressFields={irishFields}
      values={{ ...usAddress, state: '', country: 'IE' }}
    />
  ),
  'with a state that is not in the list': (
    <BillingAddress {...usual} values={{ ...usAddress, state: 'Old Northwest' }} />
  ),
  'with one name, and what is missing': (
    <BillingAddress
      {...usual}
      oneName
      errors={{ lastName: 'Please enter the Name on Card, first and last', state: 'Please select a State' }}
    />
  ),
  'every name of a part, empty': (
    <div className="billing-address">
      {cityKinds.map((kind) => (
        <Field
          key={kind}
          name={`city-${kind}`}
          label={address[`city_${kind}`]}
          error={address[`lack_city_${kind}`]}
        />
      ))}
      {areaKinds.map((kind) => (
        <Field
          key={kind}
          name={`area-${kind}`}
          label={address[`area_${kind}`]}
          error={address[`lack_area_${kind}`]}
        />
      ))}
      {postalKinds.map((kind) => (
        <Field
          key={kind}
          name={`code-${kind}`}
          label={address[`postal_${kind}`]}
          error={address.lack_postal}
        />
      ))}
    </div>
  ),
};
