import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { Copy } from '../../copy/copy.ts';
import { usStates } from '../../domain/billing/us-states.ts';

export type BillingAddressProps = {
  fields: BillingFields;
  /** True for one field with the whole name, as Stripe uses; false for first and last name. */
  oneName: boolean;
  isUs: boolean;
  /** How many times the country was changed: each change resets postal code and state. */
  countryChanges: number;
  /** The field that has the focus in the rendered page. */
  focused: BillingFieldName | undefined;
  /** Error messages of single fields, by name. */
  errors: Readonly<Partial<Record<BillingFieldName, string>>>;
  /** The country field, rendered by the server: its list would be the largest part of the island. */
  country: ReactNode;
  words: Pick<
    Copy['billing'],
    | 'firstName'
    | 'lastName'
    | 'cardName'
    | 'address1'
    | 'address2'
    | 'city'
    | 'state'
    | 'stateChoose'
    | 'postalCode'
  >;
};

const states = [...usStates].map(([value, label]) => ({ value, label }));
const MAX_LENGTH = 100;

/** Asks for the cardholder's name and billing address. */
export function BillingAddress({
  fields,
  oneName,
  isUs,
  countryChanges,
  focused,
  errors,
  country,
  words,
}: BillingAddressProps) {
  const common = { required: true, maxLength: MAX_LENGTH };
  const own = (value: string) => (countryChanges === 0 ? value : '');
  const hasFocus = (...names: BillingFieldName[]) => names.some((name) => name === focused);
  return (
    <div className="billing-place">
      <div className="billing-address">
        {oneName ? (
          <div className="whole">
            <Field
              {...common}
              name="name"
              label={words.cardName}
              defaultValue={`${fields.firstName} ${fields.lastName}`.trim()}
              error={errors.firstName ?? errors.lastName}
              autoFocus={hasFocus('firstName', 'lastName')}
              autoComplete="cc-name"
            />
          </div>
        ) : (
          <>
            <Field
              {...common}
              name="firstName"
              label={words.firstName}
              defaultValue={fields.firstName}
              error={errors.firstName}
              autoFocus={hasFocus('firstName')}
              autoComplete="cc-given-name"
            />
            <Field
              {...common}
              name="lastName"
              label={words.lastName}
              defaultValue={fields.lastName}
              error={errors.lastName}
              autoFocus={hasFocus('lastName')}
              autoComplete="cc-family-name"
            />
          </>
        )}
        <div className="whole">
          <Field
            {...common}
            name="address1"
            label={words.address1}
            defaultValue={fields.address1}
            error={errors.address1}
            autoFocus={hasFocus('address1')}
            autoComplete="billing address-line1"
          />
        </div>
        <div className="whole">
          <Field
            name="address2"
            label={words.address2}
            maxLength={MAX_LENGTH}
            defaultValue={fields.address2}
            autoComplete="billing address-line2"
          />
        </div>
        <Field
          {...common}
          name="city"
          label={words.city}
          defaultValue={fields.city}
          error={errors.city}
          autoFocus={hasFocus('city')}
          autoComplete="billing address-level2"
        />
        <div hidden={!isUs}>
          <SelectField
            key={countryChanges}
            name="state"
            label={words.state}
            required
            disabled={!isUs}
            defaultValue={usStates.has(fields.state) ? own(fields.state) : ''}
            error={isUs ? errors.state : undefined}
            autoFocus={isUs && hasFocus('state')}
            options={[{ value: '', label: words.stateChoose }, ...states]}
            autoComplete="billing address-level1"
          />
        </div>
        <div hidden={isUs}>
          <Field
            {...common}
            key={countryChanges}
            name="state"
            id="state-text"
            label={words.state}
            disabled={isUs}
            defaultValue={fields.country === 'US' ? '' : own(fields.state)}
            error={isUs ? undefined : errors.state}
            autoFocus={!isUs && hasFocus('state')}
            autoComplete="billing address-level1"
          />
        </div>
        <Field
          {...common}
          key={countryChanges}
          name="postalCode"
          label={words.postalCode}
          defaultValue={own(fields.postalCode)}
          error={errors.postalCode}
          autoFocus={hasFocus('postalCode')}
          autoComplete="billing postal-code"
          autoCapitalize="characters"
          dir="ltr"
        />
        {country}
      </div>
    </div>
  );
}
