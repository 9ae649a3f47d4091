import { asJsonObject } from '../json-object.ts';
import type { cardErrorCodes } from './card-error-codes.ts';

type CardErrorCode = (typeof cardErrorCodes)[number];

/**
 * A refused charge in the words of the provider behind the platform. `declined`: the card was refused, with the platform's
 * code for the same cause. `challenge`: the bank asks first; `actionTokenId` is the id of its challenge. `unsure`: money may
 * have moved; `code` is the provider's.
 */
export type ProviderDecline =
  | { kind: 'declined'; code: CardErrorCode }
  | { kind: 'challenge'; actionTokenId: string | undefined }
  | { kind: 'unsure'; code: string };

const DECLINED = 'error.subscription.card.declined';

/** The causes that Recurly tells apart in `transaction_error`, except those that are `declined`. */
const recurlyCauses: Readonly<Record<string, CardErrorCode>> = {
  expired_card: 'error.subscription.card.expired',
  declined_expiration_date: 'error.subscription.card.expired',
  card_type_not_accepted: 'error.subscription.card.type',
  payment_not_accepted: 'error.subscription.card.payment',
  currency_not_supported: 'error.subscription.card.payment',
  fraud_security_code: 'error.subscription.card.cvv.declined',
  declined_security_code: 'error.subscription.card.cvv.declined',
  cvv_required: 'error.subscription.card.cvv.declined',
  invalid_card_number: 'error.subscription.card.number.declined',
  declined_card_number: 'error.subscription.card.number.declined',
  invalid_account_number: 'error.subscription.card.number.declined',
  fraud_address: 'error.subscription.card.address.declined',
  fraud_address_recurly: 'error.subscription.card.address.declined',
  call_issuer_update_cardholder_data: 'error.subscription.card.address.declined',
  declined_missing_data: 'error.subscription.card.address.declined',
  invalid_data: 'error.subscription.card.address.declined',
  no_billing_information: 'error.subscription.token.invalid',
  gateway_token_not_found: 'error.subscription.token.invalid',
  recurly_token_not_found: 'error.subscription.token.invalid',
};

/** The same for Stripe's errors of the type `card_error`: by `code`, or by `decline_code`. */
const stripeCauses: Readonly<Record<string, CardErrorCode>> = {
  expired_card: 'error.subscription.card.expired',
  card_not_supported: 'error.subscription.card.type',
  currency_not_supported: 'error.subscription.card.payment',
  incorrect_cvc: 'error.subscription.card.cvv.declined',
  invalid_cvc: 'error.subscription.card.cvv.declined',
  incorrect_number: 'error.subscription.card.number.declined',
  invalid_number: 'error.subscription.card.number.declined',
  incorrect_address: 'error.subscription.card.address.declined',
  incorrect_zip: 'error.subscription.card.address.declined',
  invalid_expiry_month: 'error.subscription.card.address.declined',
  invalid_expiry_year: 'error.subscription.card.address.declined',
};

/** Codes of Recurly's `transaction_error` that are no error. */
const approved: ReadonlySet<string> = new Set(['approved', 'approved_fraud_review']);
const CHALLENGE = 'three_d_secure_action_required';
/** Codes of both providers: the gateway did not answer in time, or a charge like this one was made a moment before. */
const unsure: ReadonlySet<string> = new Set(['gateway_timeout', 'duplicate_transaction']);

/** True for a provider's code after which money may have moved. */
export function isUnsureDecline(code: string): boolean {
  return unsure.has(code);
}

/**
 * Reads a refused charge as Recurly (`{transaction_error: {code, category, three_d_secure_action_token_id}}`) or Stripe
 * (`{type: "card_error", code, decline_code}`) tells it. Undefined where the record has none. An unknown cause is
 * `declined`.
 */
export function providerDecline(record: Readonly<Record<string, unknown>>): ProviderDecline | undefined {
  const transactionError = asJsonObject(record['transaction_error']);
  if (transactionError) return recurlyDecline(transactionError);
  if (wordOf(record['type']) !== 'card_error') return undefined;
  return declineOf([wordOf(record['decline_code']), wordOf(record['code'])], stripeCauses);
}

function recurlyDecline(transactionError: Readonly<Record<string, unknown>>): ProviderDecline | undefined {
  const code = wordOf(transactionError['code'] ?? transactionError['error_code']);
  if (approved.has(code)) return undefined;
  if (
    code === CHALLENGE ||
    wordOf(transactionError['category'] ?? transactionError['error_category']) === CHALLENGE
  ) {
    const id = transactionError['three_d_secure_action_token_id'];
    return { kind: 'challenge', actionTokenId: typeof id === 'string' && id !== '' ? id : undefined };
  }
  return declineOf([code], recurlyCauses);
}

function declineOf(
  codes: readonly string[],
  causes: Readonly<Record<string, CardErrorCode>>,
): ProviderDecline {
  const open = codes.find(isUnsureDecline);
  if (open !== undefined) return { kind: 'unsure', code: open };
  const known = codes.find((code) => Object.hasOwn(causes, code));
  return { kind: 'declined', code: (known === undefined ? undefined : causes[known]) ?? DECLINED };
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
