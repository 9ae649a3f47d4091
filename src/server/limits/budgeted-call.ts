import { type BudgetedOperationName, platformOperations } from '../../contracts/platform/platform-table.ts';
import type { PlatformAnswer, PlatformClient } from '../platform/platform-client.ts';
import type { CallParts } from '../platform/platform-request.ts';
import { knownDevice } from '../session/device-cookie.ts';
import type { RequestContext } from '../page/request-context.ts';
import { takePlace } from './take-place.ts';
import { isWrongGuess } from './wrong-guess.ts';

/** What came of a call; `spent` where its budget is used up and the platform was not asked, with how long that lasts. */
export type BudgetedAnswer<Name extends BudgetedOperationName> =
  { kind: 'asked'; result: PlatformAnswer<Name> } | { kind: 'spent'; waitMs: number };

/**
 * The one way to send the platform a secret, or to have it send one (docs/adr/018): takes a place in the budget the table
 * gives the operation, before it is asked, and gives it back where nothing was guessed wrong. `account` is the name as it was
 * typed, where the call names one.
 */
export async function budgetedCall<Name extends BudgetedOperationName>(
  context: RequestContext,
  platform: PlatformClient,
  name: Name,
  { account, parts }: { account: string | undefined; parts: CallParts<Name> },
): Promise<BudgetedAnswer<Name>> {
  const { purpose, counts } = platformOperations[name].budget;
  const device = account === undefined ? undefined : await knownDevice(context, account);
  const spender = { brand: context.brand.key, account, address: context.address, device };
  const taken = await takePlace(context.env, purpose, spender, context.nowMs);
  if (!taken.allowed) {
    context.log.info('budget_spent', { purpose });
    return { kind: 'spent', waitMs: taken.waitMs };
  }
  const result = await platform.callWithin(taken.place, name, parts);
  const isWrong = result.ok
    ? purpose === 'code' && asksForAnotherCode(result.answer)
    : isWrongGuess(purpose, result.failure);
  const isSpent = counts === 'sends' || isWrong;
  if (!isSpent) await taken.place.giveBack();
  return { kind: 'asked', result };
}

/** A code that was answered by no more than the wish for another one has proved nothing. */
function asksForAnotherCode(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'mfa';
}
