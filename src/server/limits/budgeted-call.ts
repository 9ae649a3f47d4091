import { type BudgetedOperationName, platformOperations } from '../../contracts/platform/platform-table.ts';
import type { PlatformAnswer, PlatformClient } from '../platform/platform-client.ts';
import type { CallParts } from '../platform/platform-request.ts';
import { knownBrowserId } from '../session/known-browser-cookie.ts';
import type { RequestContext } from '../request/request-context.ts';
import { takeSlot } from './take-slot.ts';
import { isWrongGuess } from './wrong-guess.ts';

/** The result of a call. `spent`: the budget is used up, the platform was not called, a slot is free in `waitMs`. */
export type BudgetedAnswer<Name extends BudgetedOperationName> =
  { kind: 'called'; result: PlatformAnswer<Name> } | { kind: 'spent'; waitMs: number };

/**
 * Sends the platform a secret, or makes it send one; nothing else may do that (docs/adr/018). Takes a slot in the
 * operation's budget before the call, and gives it back if the call was not a wrong guess. A slot for a mail or a code
 * that is sent is never given back. `account` is the account's name as it was typed, if the call names one.
 */
export async function budgetedCall<Name extends BudgetedOperationName>(
  context: RequestContext,
  platform: PlatformClient,
  name: Name,
  { account, parts }: { account: string | undefined; parts: CallParts<Name> },
): Promise<BudgetedAnswer<Name>> {
  const { purpose, counts } = platformOperations[name].budget;
  const browserId = account === undefined ? undefined : await knownBrowserId(context, account);
  const spender = { brand: context.brand.key, account, address: context.address, browserId };
  const taken = await takeSlot(context.env, purpose, spender, context.nowMs);
  if (!taken.allowed) {
    context.log.info('budget_spent', { purpose });
    return { kind: 'spent', waitMs: taken.waitMs };
  }
  const result = await platform.callWithin(taken.slot, name, parts);
  const isWrong = result.ok
    ? purpose === 'code' && asksForAnotherCode(result.answer)
    : isWrongGuess(purpose, result.failure);
  const isSpent = counts === 'sends' || isWrong;
  if (!isSpent) await taken.slot.giveBack();
  return { kind: 'called', result };
}

/** True for an answer to a code that only asks for another code: it does not show that the first one was right. */
function asksForAnotherCode(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'mfa';
}
