import type * as z from 'zod';
import type { functionFailure, functionPayload, subscribeAnswer } from '../../contracts/orders/subscribe.ts';
import { declineIn } from './decline-dialect.ts';
import type { Dialect } from './dialects.ts';
import { answered, type Outcome, type Refused, refusalWords } from './refusal.ts';

const CARD_CODES = 'error.subscription.card.';

/**
 * Wraps the refusal of a card as POST /subscribe sends it: status 200, with the code inside `Payload` (contract
 * `subscribeAnswer`). Null for every other refusal, including a challenge: those are sent unwrapped.
 */
export function wrappedCardRefusal(
  dialect: Dialect,
  { code }: Refused,
): Outcome<z.input<typeof subscribeAnswer>> | null {
  const { errorCode, description } = refusalWords(code);
  if (code === 'challengeNeeded' || !errorCode.startsWith(CARD_CODES)) return null;
  const failure: z.input<typeof functionFailure> = { errorType: errorCode, errorMessage: description };
  const payload: z.input<typeof functionPayload> = {
    FunctionError: 'Handled',
    Payload: JSON.stringify(declineIn(dialect, { errorCode })?.body ?? failure),
  };
  return answered({ FunctionError: 'Handled', Payload: JSON.stringify(payload) });
}
