import { describe, expect, test } from 'vitest';
import { isUnsureDecline, providerDecline } from './provider-decline.ts';

const DECLINED = 'error.subscription.card.declined';
const EXPIRED = 'error.subscription.card.expired';
const TYPE = 'error.subscription.card.type';
const PAYMENT = 'error.subscription.card.payment';
const CVV = 'error.subscription.card.cvv.declined';
const NUMBER = 'error.subscription.card.number.declined';
const ADDRESS = 'error.subscription.card.address.declined';
const TOKEN = 'error.subscription.token.invalid';

describe('a decline in the words of the provider is the platform’s code', () => {
  test.each<[string, string]>([
    ['declined', DECLINED],
    ['insufficient_funds', DECLINED],
    ['call_issuer', DECLINED],
    ['temporary_hold', DECLINED],
    ['fraud_gateway', DECLINED],
    ['fraud_stolen_card', DECLINED],
    ['never_heard_of', DECLINED],
    ['', DECLINED],
    ['expired_card', EXPIRED],
    ['declined_expiration_date', EXPIRED],
    ['card_type_not_accepted', TYPE],
    ['payment_not_accepted', PAYMENT],
    ['fraud_security_code', CVV],
    ['declined_security_code', CVV],
    ['cvv_required', CVV],
    ['Invalid_Card_Number', NUMBER],
    ['declined_card_number', NUMBER],
    ['fraud_address', ADDRESS],
    ['declined_missing_data', ADDRESS],
    ['no_billing_information', TOKEN],
  ])('Recurly’s %j', (code, expected) => {
    const refusal = { object: 'transaction_error', category: 'soft', code, message: 'Please call us.' };
    const decline = { kind: 'declined', code: expected };
    expect(providerDecline({ transaction_error: refusal })).toEqual(decline);
    expect(providerDecline({ transaction_error: { error_code: code } })).toEqual(decline);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ code: 'card_declined' }, DECLINED],
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, DECLINED],
    [{ code: 'card_declined', decline_code: 'expired_card' }, EXPIRED],
    [{ code: 'card_declined', decline_code: 'card_not_supported' }, TYPE],
    [{ code: 'card_declined', decline_code: 'currency_not_supported' }, PAYMENT],
    [{ code: 'authentication_required' }, DECLINED],
    [{ code: 'processing_error' }, DECLINED],
    [{ code: 'expired_card' }, EXPIRED],
    [{ code: 'incorrect_cvc' }, CVV],
    [{ code: 'invalid_cvc' }, CVV],
    [{ code: 'incorrect_number' }, NUMBER],
    [{ code: 'invalid_number' }, NUMBER],
    [{ code: 'incorrect_zip' }, ADDRESS],
    [{ code: 'invalid_expiry_year' }, ADDRESS],
    [{}, DECLINED],
  ])('Stripe’s %j', (error, expected) => {
    expect(providerDecline({ type: 'card_error', ...error })).toEqual({ kind: 'declined', code: expected });
  });
});

test.each<[string, object]>([
  ['code', { code: 'three_d_secure_action_required', three_d_secure_action_token_id: 'action-1' }],
  ['category', { category: 'three_d_secure_action_required', three_d_secure_action_token_id: 'action-1' }],
])('a challenge that Recurly asks for by its %s has the id of the challenge', (_how, refusal) => {
  expect(providerDecline({ transaction_error: refusal })).toEqual({
    kind: 'challenge',
    actionTokenId: 'action-1',
  });
});

test.each<[Record<string, unknown>, string]>([
  [{ transaction_error: { code: 'gateway_timeout' } }, 'gateway_timeout'],
  [{ transaction_error: { code: 'duplicate_transaction' } }, 'duplicate_transaction'],
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'duplicate_transaction' },
    'duplicate_transaction',
  ],
])('%j leaves open whether money moved', (answer, code) => {
  expect(providerDecline(answer)).toEqual({ kind: 'unsure', code });
  expect(isUnsureDecline(code)).toBe(true);
});

test.each<[Record<string, unknown>]>([
  [{}],
  [{ transaction_error: null }],
  [{ transaction_error: 'declined' }],
  [{ transaction_error: { code: 'approved' } }],
  [{ transaction_error: { code: 'approved_fraud_review' } }],
  [{ type: 'api_error', code: 'rate_limit' }],
  [{ code: 'card_declined' }],
])('%j is no decline', (answer) => {
  expect(providerDecline(answer)).toBeUndefined();
});
