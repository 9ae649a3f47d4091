import { CHALLENGE_CODE } from '../../contracts/platform/platform-problem.ts';
import type { Dialect } from './dialects.ts';

/** A refusal as the platform tells it by default. */
type Told = { errorCode: string; errorData?: unknown };

/** What Recurly calls each cause for which a card is refused. */
const recurlyCodes: Readonly<Record<string, { code: string; category: string }>> = {
  'error.subscription.card.declined': { code: 'insufficient_funds', category: 'soft' },
  'error.subscription.card.expired': { code: 'expired_card', category: 'hard' },
  'error.subscription.card.type': { code: 'card_type_not_accepted', category: 'referral' },
  'error.subscription.card.payment': { code: 'payment_not_accepted', category: 'hard' },
  'error.subscription.card.cvv.declined': { code: 'fraud_security_code', category: 'fraud' },
  'error.subscription.card.number.declined': { code: 'invalid_card_number', category: 'hard' },
  'error.subscription.card.address.declined': { code: 'fraud_address', category: 'fraud' },
  [CHALLENGE_CODE]: {
    code: 'three_d_secure_action_required',
    category: 'three_d_secure_action_required',
  },
};

/** What Stripe calls them. It asks for no challenge of Recurly's. */
const stripeCodes: Readonly<Record<string, { code: string; decline_code?: string }>> = {
  'error.subscription.card.declined': { code: 'card_declined', decline_code: 'generic_decline' },
  'error.subscription.card.expired': { code: 'expired_card', decline_code: 'expired_card' },
  'error.subscription.card.type': { code: 'card_declined', decline_code: 'card_not_supported' },
  'error.subscription.card.payment': { code: 'card_declined', decline_code: 'currency_not_supported' },
  'error.subscription.card.cvv.declined': { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  'error.subscription.card.number.declined': { code: 'incorrect_number' },
  'error.subscription.card.address.declined': { code: 'incorrect_zip' },
};

/** Returns the refusal of a card in the dialect's form, with the status of that form; undefined where it has none. */
export function declineIn(
  dialect: Dialect,
  { errorCode, errorData }: Told,
): { status: number; body: object } | undefined {
  const recurly = dialect.has('recurly-declines') ? recurlyCodes[errorCode] : undefined;
  if (recurly) {
    const action = actionOf(errorData);
    const transactionError = {
      object: 'transaction_error',
      ...recurly,
      message: 'The charge was not made.',
      ...action,
    };
    return { status: 422, body: { transaction_error: transactionError } };
  }
  const stripe = dialect.has('stripe-declines') ? stripeCodes[errorCode] : undefined;
  if (stripe) return { status: 402, body: { error: { type: 'card_error', ...stripe, message: 'No.' } } };
  const isThrown = dialect.has('thrown-codes') && Object.hasOwn(stripeCodes, errorCode);
  return isThrown ? { status: 200, body: { errorType: 'Error', errorMessage: errorCode } } : undefined;
}

function actionOf(errorData: unknown): { three_d_secure_action_token_id?: unknown } {
  return typeof errorData === 'object' && errorData !== null && 'actionTokenId' in errorData
    ? { three_d_secure_action_token_id: errorData.actionTokenId }
    : {};
}
