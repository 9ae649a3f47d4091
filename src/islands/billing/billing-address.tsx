import { type ReactNode, useState } from 'react';
import { Field, type FieldProps } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { AddressFieldText, PostalShape } from '../../contracts/billing/address-form.ts';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { Copy } from '../../copy/copy.ts';
import { looksLikePostalCode } from '../../domain/billing/postal-code.ts';

export type BillingAddressProps = {
  /** The fields in the order of the country. */
  addressFields: readonly AddressFieldText[];
  values: BillingFields;
  /** True for one field with the whole name, as Stripe uses; false for first and last name. */
  oneName: boolean;
  /** How many times the country was changed: each change gives state and postal code the values of that country. */
  countryChanges: number;
  /** The field that has the focus in the rendered page. */
  focused: BillingFieldName | undefined;
  /** Error messages of single fields, by name. */
  errors: Readonly<Partial<Record<BillingFieldName, string>>>;
  /** The country field, rendered by the server: its list would be the largest part of the island. */
  country: ReactNode;
  words: Pick<Copy['billing'], 'address2Add' | 'cardName'>;
};

const MAX_LENGTH = 100;

/** Asks for the cardholder's name and billing address. */
export function BillingAddress({
  addressFields,
  values,
  oneName,
  countryChanges,
  focused,
  errors,
  country,
  words,
}: BillingAddressProps) {
  const isOfName = (name: BillingFieldName) => name === 'firstName' || name === 'lastName';
  return (
    <div className="billing-place">
      <div className="billing-address">
        {oneName && (
          <div className="whole">
            <Field
              required
              maxLength={MAX_LENGTH}
              name="name"
              label={words.cardName}
              defaultValue={`${values.firstName} ${values.lastName}`.trim()}
              error={errors.firstName ?? errors.lastName}
              autoFocus={focused !== undefined && isOfName(focused)}
              autoComplete="cc-name"
            />
          </div>
        )}
        {addressFields.map(
          ({ name, label, isRequired, isWhole, autoComplete, areas, choose = '', postal }) => {
            if (oneName && isOfName(name)) return null;
            if (name === 'country')
              return (
                <div key={name} className="whole">
                  {country}
                </div>
              );
            const field = {
              name,
              label,
              required: isRequired,
              defaultValue: values[name],
              error: errors[name],
              autoFocus: focused === name,
              autoComplete,
            };
            const isOfCountry = name === 'state' || name === 'postalCode';
            return (
              <div
                key={isOfCountry ? `${name} ${countryChanges}` : name}
                className={isWhole ? 'whole' : undefined}
              >
                {areas ? (
                  <SelectField {...field} options={optionsOf(areas, values[name], choose)} />
                ) : name === 'postalCode' ? (
                  <PostalField {...field} postal={postal} />
                ) : name === 'address2' && values.address2 === '' ? (
                  <Fold summary={words.address2Add}>
                    <Field {...field} maxLength={MAX_LENGTH} />
                  </Fold>
                ) : (
                  <Field {...field} maxLength={MAX_LENGTH} />
                )}
              </div>
            );
          },
        )}
      </div>
    </div>
  );
}

/** A value that is none of the list is a choice of its own. */
function optionsOf(areas: NonNullable<AddressFieldText['areas']>, value: string, choose: string) {
  const isListed = value === '' || areas.some((area) => area.value === value);
  return [{ value: '', label: choose }, ...(isListed ? [] : [{ value, label: value }]), ...areas];
}

/** Says what a code usually looks like, once one was typed that looks otherwise. */
function PostalField({ postal, ...field }: FieldProps & { postal: PostalShape | undefined }) {
  const [isOdd, setIsOdd] = useState(false);
  return (
    <Field
      {...field}
      maxLength={MAX_LENGTH}
      advice={isOdd ? postal?.hint : undefined}
      onBlur={({ target }) => setIsOdd(!!postal && !looksLikePostalCode(target.value, postal.pattern))}
      inputMode={postal?.isDigits ? 'numeric' : undefined}
      autoCapitalize="characters"
      dir="ltr"
    />
  );
}
