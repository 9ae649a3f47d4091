import type * as z from 'zod';
import type { functionFailure, functionPayload, subscribeAnswer } from '../../contracts/money.ts';
import { answered, type Outcome, type Refused, refusalWords } from './refusal.ts';

const CARD_CODES = 'error.subscription.card.';

/**
 * A refused card in the form in which POST /subscribe hides it: an answer with status 200 whose `Payload` wraps the code
 * (contract `subscribeAnswer`). Null for every other refusal, a challenge included: those come as they are.
 */
export function wrappedCardRefusal({ code }: Refused): Outcome<z.input<typeof subscribeAnswer>> | null {
  const { errorCode, description } = refusalWords(code);
  if (code === 'challengeNeeded' || !errorCode.startsWith(CARD_CODES)) return null;
  const failure: z.input<typeof functionFailure> = { errorType: errorCode, errorMessage: description };
  const payload: z.input<typeof functionPayload> = {
    FunctionError: 'Handled',
    Payload: JSON.stringify(failure),
  };
  return answered({ FunctionError: 'Handled', Payload: JSON.stringify(payload) });
}
