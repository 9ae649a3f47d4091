import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pick } from '../../copy/pick.ts';
import type { BillingText, CardProvider } from '../../components/billing/billing-view.tsx';

/** Returns the card form as its island takes it: what it shows, and only the words that its provider's fields need. */
export function billingFormText(view: BillingText, copy: Copy['billing'], isStandIn: boolean) {
  const { problem, cardFault, lacks, fields, form, from, back, here, forOrder } = view;
  return {
    provider: providerText(view, copy, isStandIn),
    problem,
    cardFault,
    lacks,
    fields,
    address: form,
    from,
    back,
    here,
    messages: messagesOf(copy, view.provider.kind),
    words: {
      ...wordsOf(copy),
      fieldsWrong: byNumber(copy),
      submit: forOrder ? copy.submitOrder : copy.submitPayment,
    },
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
  { provider, script, stripeLocale }: BillingText,
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
      messages: { refused: copy.problem_unknown },
    };
  return {
    kind: provider.kind,
    standIn: isStandIn ? script : undefined,
    publicKey,
    connectedAccount: provider.connectedAccount,
    locale: stripeLocale,
    messages: pick(
      copy,
      'stripe_card_declined',
      'stripe_expired_card',
      'stripe_incorrect_cvc',
      'stripe_invalid_number',
      'stripe_card',
      'stripe_validation',
      'stripe_token',
      'stripe_other',
    ),
  };
}

/** The most fields that can be wrong: all of the card and all of the address but its second line. */
const MOST_WRONG = 11;

/** Returns the sentence about so many wrong fields, by their number: the plural rules stay out of the island. */
function byNumber({ fieldsWrong }: Copy['billing']): string[] {
  return Array.from({ length: MOST_WRONG + 1 }, (_, count) => fillIn(fieldsWrong, { count }));
}

function messagesOf(copy: Copy['billing'], provider: CardProvider['kind']) {
  return {
    fields: copy.problem_fields,
    unavailable: copy.problem_unavailable,
    invalid: {
      number: copy.invalid_number,
      month: copy.invalid_month,
      year: copy.invalid_year,
      cvv: copy.invalid_cvv,
      ...(provider === 'stripeElements' && { card: copy.stripe_validation }),
    },
  };
}

function wordsOf(copy: Copy['billing']) {
  return pick(
    copy,
    'addressTitle',
    'cardTitle',
    'cardName',
    'lack_cardName',
    'loading',
    'needsScript',
    'prepaid',
    'tryAgain',
    'back',
    'close',
    'submitting',
  );
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
