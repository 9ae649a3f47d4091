import type { Copy } from '../../copy/copy.ts';
import type { BillingText, CardProvider } from '../../components/billing/billing-view.tsx';

/** Returns the card form as its island takes it: what it shows, and only the words that its provider's fields need. */
export function billingFormText(view: BillingText, copy: Copy['billing'], isStandIn: boolean) {
  const { problem, cardFault, lacks, fields, from, back, here, forOrder } = view;
  return {
    provider: providerText(view, copy, isStandIn),
    problem,
    cardFault,
    lacks,
    fields,
    from,
    back,
    here,
    messages: messagesOf(copy, view.provider.kind),
    words: { ...wordsOf(copy), submit: forOrder ? copy.submitOrder : copy.submitPayment },
  };
}

export function countryField({ fields, lacks, countries }: BillingText, copy: Copy['billing']) {
  return {
    name: 'country',
    label: copy.country,
    required: true,
    defaultValue: fields.country,
    error: lacks.country,
    options: countries,
    autoComplete: 'billing country',
  };
}

function providerText(
  { provider, script, language }: BillingText,
  copy: Copy['billing'],
  isStandIn: boolean,
) {
  const { publicKey } = provider;
  if (provider.kind === 'recurly')
    return {
      kind: provider.kind,
      script,
      publicKey,
      labels: {
        number: copy.cardNumber,
        month: copy.cardMonth,
        year: copy.cardYear,
        cvv: copy.cardCvv,
      },
      messages: { invalid: copy.problem_fields, refused: copy.problem_unknown },
    };
  return {
    kind: provider.kind,
    standIn: isStandIn ? script : undefined,
    publicKey,
    connectedAccount: provider.connectedAccount,
    language,
    messages: {
      stripe_card_declined: copy.stripe_card_declined,
      stripe_expired_card: copy.stripe_expired_card,
      stripe_incorrect_cvc: copy.stripe_incorrect_cvc,
      stripe_invalid_number: copy.stripe_invalid_number,
      stripe_card: copy.stripe_card,
      stripe_validation: copy.stripe_validation,
      stripe_token: copy.stripe_token,
      stripe_other: copy.stripe_other,
    },
  };
}

function messagesOf(copy: Copy['billing'], provider: CardProvider['kind']) {
  const names = nameLacks(copy, provider);
  return {
    fields: copy.problem_fields,
    unavailable: copy.problem_unavailable,
    lacks: {
      ...names,
      address1: copy.lack_address1,
      city: copy.lack_city,
      state: copy.lack_state,
      postalCode: copy.lack_postalCode,
      country: copy.lack_country,
    },
    invalid: {
      number: copy.invalid_number,
      month: copy.invalid_month,
      year: copy.invalid_year,
      cvv: copy.invalid_cvv,
    },
  };
}

function wordsOf(copy: Copy['billing']) {
  return {
    addressTitle: copy.addressTitle,
    cardTitle: copy.cardTitle,
    firstName: copy.firstName,
    lastName: copy.lastName,
    cardName: copy.cardName,
    address1: copy.address1,
    address2: copy.address2,
    city: copy.city,
    state: copy.state,
    stateChoose: copy.stateChoose,
    postalCode: copy.postalCode,
    loading: copy.loading,
    needsScript: copy.needsScript,
    prepaid: copy.prepaid,
    tryAgain: copy.tryAgain,
    back: copy.back,
    close: copy.close,
    submitting: copy.submitting,
  };
}

/** Returns the messages for a missing name: the same for both where the form has one field, else one for each. */
export function nameLacks(
  copy: Copy['billing'],
  provider: CardProvider['kind'],
): Record<'firstName' | 'lastName', string> {
  return provider === 'stripeElements'
    ? { firstName: copy.lack_cardName, lastName: copy.lack_cardName }
    : { firstName: copy.lack_firstName, lastName: copy.lack_lastName };
}
