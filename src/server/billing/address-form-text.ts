import type {
  AddressForm,
  AreaChoice,
  AddressFieldText,
  PostalShape,
} from '../../contracts/billing/address-form.ts';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { type AddressField, addressFormOf } from '../../domain/billing/address-form.ts';
import { type AddressRule, addressRuleOf, areaName } from '../../domain/billing/address-rule.ts';
import { writtenLanguage } from '../../domain/text/languages.ts';
import { collator } from '../../domain/text/intl.ts';
import type { Words } from '../request/words.ts';

const tokens: Readonly<Record<BillingFieldName, string>> = {
  firstName: 'cc-given-name',
  lastName: 'cc-family-name',
  address1: 'billing address-line1',
  address2: 'billing address-line2',
  city: 'billing address-level2',
  state: 'billing address-level1',
  postalCode: 'billing postal-code',
  country: 'billing country',
};

/** Returns the fields of the card form for a country in the person's language, with room for what is stored. */
export function addressFormText(words: Words, country: string, stored?: BillingFields): AddressForm {
  const rule = addressRuleOf(country);
  return { country, fields: addressFormOf(country, stored).map((field) => fieldText(field, rule, words)) };
}

function fieldText({ areas, ...field }: AddressField, rule: AddressRule, words: Words): AddressFieldText {
  const { label, lack } = namesOf(field.name, rule, words);
  const copy = words.copy('address');
  const isPlain = field.isRequired || field.name === 'address2';
  return {
    ...field,
    label: isPlain ? label : fillIn(copy.optional, { label }),
    lack,
    autoComplete: tokens[field.name],
    ...(areas && { areas: choicesOf(areas, rule, words), choose: copy.areaChoose }),
    ...(field.name === 'postalCode' && postalOf(rule, copy)),
  };
}

function namesOf(
  name: BillingFieldName,
  { area = 'region', city, postal = 'postal' }: AddressRule,
  { copy }: Words,
): Pick<AddressFieldText, 'label' | 'lack'> {
  const address = copy('address');
  const billing = copy('billing');
  switch (name) {
    case 'city':
      return { label: address[`city_${city}`], lack: address[`lack_city_${city}`] };
    case 'state':
      return { label: address[`area_${area}`], lack: address[`lack_area_${area}`] };
    case 'postalCode':
      return { label: address[`postal_${postal}`], lack: address.lack_postal };
    case 'address2':
      return { label: billing.address2, lack: '' };
    default:
      return { label: billing[name], lack: billing[`lack_${name}`] };
  }
}

/** In the country's own order where its own names are shown, else in the order of the alphabet. */
function choicesOf(
  areas: NonNullable<AddressField['areas']>,
  rule: AddressRule,
  { locale }: Words,
): AreaChoice[] {
  const language = writtenLanguage(locale.language);
  const choices = areas.map(({ value, area }) => {
    const { label, lang } = areaName(rule, area, language);
    return { value, label, isOwn: label === area[1], ...(lang && { lang }) };
  });
  const { compare } = collator(language);
  const sorted = choices.every(({ isOwn }) => isOwn)
    ? choices
    : choices.toSorted((one, other) => compare(one.label, other.label));
  return sorted.map(({ isOwn: _isOwn, ...choice }) => choice);
}

function postalOf(
  { pattern, example = '', digits = false }: AddressRule,
  { postalLike }: Copy['address'],
): { postal?: PostalShape } {
  return pattern === undefined
    ? {}
    : { postal: { pattern, isDigits: digits, hint: fillIn(postalLike, { example }) } };
}
