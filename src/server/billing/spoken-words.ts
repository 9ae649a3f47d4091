import type { Copy } from '../../copy/copy.ts';

/** What the script of the card form says by itself, by its key in the copy. */
const spokenKeys = [
  'lack_firstName',
  'lack_lastName',
  'lack_address1',
  'lack_city',
  'lack_state',
  'lack_postalCode',
  'lack_country',
  'invalid_number',
  'invalid_month',
  'invalid_year',
  'invalid_cvv',
  'problem_fields',
  'problem_unavailable',
  'problem_unknown',
  'stripe_card_declined',
  'stripe_expired_card',
  'stripe_incorrect_cvc',
  'stripe_invalid_number',
  'stripe_card',
  'stripe_validation',
  'stripe_token',
  'stripe_other',
] as const;

/** Those sentences of the copy, for a browser to say. */
export function spokenWords(copy: Copy['billing']): Record<string, string> {
  return Object.fromEntries(spokenKeys.map((key) => [key, copy[key]]));
}
