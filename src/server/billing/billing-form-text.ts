import type { SelectFieldProps } from '../../components/select-field.tsx';
import type { BillingFieldName } from '../../contracts/billing/billing-fields.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pick } from '../../copy/pick.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';
import { cardFault } from '../../domain/billing/billing-problem.ts';
import { stripeLocale } from '../../domain/billing/stripe-locale.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { boundedCache } from '../../domain/text/bounded-cache.ts';
import { collator, countryNames } from '../../domain/text/intl.ts';
import type { BillingFormProps } from '../../islands/billing/billing-form.tsx';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { addressFormText } from './address-form-text.ts';
import type { BillingFacts } from './load-billing.ts';

type Form = Omit<BillingFormProps, 'action' | 'blocker' | 'country'>;

/** Returns the card form as its island takes it, with only the words that its provider's fields need, and its country field. */
export function billingFormText(
  facts: BillingFacts,
  context: Words & Pick<RequestContext, 'sandboxed'>,
): { form: Form; country: SelectFieldProps } {
  const copy = context.copy('billing');
  const { fields, from, change, provider } = facts;
  const address = addressFormText(context, fields.country, fields);
  const lacks = lacksText(facts, address, copy);
  return {
    form: {
      provider: providerText(facts, context),
      problem: facts.problem && copy[`problem_${facts.problem}`],
      cardFault: faultText(facts.problem, copy),
      lacks,
      fields,
      address,
      from,
      here: pathTo('billing', { from }),
      messages: messagesOf(copy, provider.kind),
      words: {
        ...pick(
          copy,
          'address2Add',
          'addressTitle',
          'cardTitle',
          'cardName',
          'lack_cardName',
          'loading',
          'needsScript',
          'tryAgain',
          'close',
          'submitting',
        ),
        notes: [copy.neverSeen, copy.prepaid],
        fieldsWrong: byNumber(copy),
        submit: change ? copy.submitOrder : copy.submitPayment,
      },
    },
    country: {
      name: 'country',
      label: copy.country,
      required: true,
      defaultValue: fields.country,
      error: lacks.country,
      options: countryOptions(context.locale.format),
      autoComplete: 'billing country',
    },
  };
}

function providerText(
  { provider, script }: BillingFacts,
  { copy: sentences, locale, sandboxed }: Words & Pick<RequestContext, 'sandboxed'>,
): Form['provider'] {
  const copy = sentences('billing');
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
    standIn: sandboxed ? script : undefined,
    publicKey,
    connectedAccount: provider.connectedAccount,
    locale: stripeLocale(locale.language),
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

function messagesOf(copy: Copy['billing'], provider: BillingFacts['provider']['kind']): Form['messages'] {
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

function faultText(problem: BillingFacts['problem'], copy: Copy['billing']): Form['cardFault'] {
  const fault = problem && cardFault(problem);
  if (!fault) return undefined;
  const { part, why } = fault;
  return { part, text: why === 'invalid' ? copy[`invalid_${part}`] : copy[`fault_${why}`] };
}

/** Returns the message of each field that the last attempt lacked. Stripe's form has one field for both names. */
function lacksText(
  { lacking, provider }: BillingFacts,
  { fields }: Form['address'],
  copy: Copy['billing'],
): Form['lacks'] {
  const names: Partial<Record<BillingFieldName, string>> =
    provider.kind === 'stripeElements' ? { firstName: copy.lack_cardName, lastName: copy.lack_cardName } : {};
  return Object.fromEntries(
    fields.filter(({ name }) => lacking.includes(name)).map(({ name, lack }) => [name, names[name] ?? lack]),
  );
}

/** The options by locale: naming all countries takes longer than rendering a page. */
const cachedOptions = boundedCache<SelectFieldProps['options']>(50);

/** Returns every country by its name in a locale, sorted as that language sorts. */
function countryOptions(locale: string): SelectFieldProps['options'] {
  return cachedOptions(locale, () => {
    const names = countryNames(locale);
    const { compare } = collator(locale);
    return billingCountries
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => compare(one.label, other.label));
  });
}
