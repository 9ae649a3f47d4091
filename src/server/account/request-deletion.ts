import { ACTIVE, PENDING_DELETE } from '../../contracts/access/profile.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import {
  isCertainRefusal,
  isLeavingRefusal,
  isNothingDone,
  isThrottled,
  type PlatformFailure,
} from '../platform/platform-failure.ts';
import type { CallerTools } from './account-caller.ts';
import type { AccountChanges } from './account-changes.ts';
import type { ClosingMarks } from './closing-marks.ts';

/** The result of requesting or cancelling a deletion. `signedOut`: the platform no longer accepts the session. */
export type DeletionOutcome = 'done' | 'failed' | 'signedOut';

/**
 * The result of requesting one. `refused`: the platform answered that it does not delete this account. `underWay`: another change
 * of the account was sent, and nobody knows its outcome.
 */
export type DeletionRequestOutcome = DeletionOutcome | 'refused' | 'underWay';

/** The name of a request for deletion in the account's queue. */
export const DELETION_TASK = 'deletion';

/**
 * Asks the platform to delete the account and closes the account to every change. The caller runs this in the account's queue,
 * after each order and change that was requested before. One whose outcome is unknown keeps the deletion from being sent: it
 * may still be charged.
 */
export async function deletionInQueue(
  changes: AccountChanges,
  { platform, brand }: Pick<CallerTools, 'platform' | 'brand'>,
  marks: Pick<ClosingMarks, 'close' | 'reopen'>,
  nowMs: number,
): Promise<DeletionRequestOutcome> {
  const permission = await changes.mayBegin(DELETION_TASK, platform, brand);
  if (permission.kind === 'signedOut') return 'signedOut';
  const isUnsure = permission.kind === 'open' && permission.change.known === 'unsure';
  if (isUnsure || permission.kind === 'unread') return 'underWay';
  // Closed before the platform is called, so that nothing is bought meanwhile. If the result stays unknown, the account stays
  // closed, and the next guarded call asks the platform for its status.
  await marks.close();
  const result = await platform.call('requestDeletion');
  const outcome = result.ok ? 'done' : await outcomeOf(platform, result.failure);
  // Closed once more: a sign-in that ran meanwhile may have found the account active and reopened it.
  if (outcome === 'done') await marks.close(nowMs);
  else if (!result.ok && isNothingDone(result.failure)) await marks.reopen();
  return outcome;
}

async function outcomeOf(
  platform: PlatformClient,
  failure: PlatformFailure,
): Promise<DeletionRequestOutcome> {
  if (isLeavingRefusal(failure)) return 'done';
  if (isCertainRefusal(failure) && !isThrottled(failure)) return 'refused';
  return outcomeAfterAll(platform, failure, PENDING_DELETE);
}

/** Asks the platform to keep the account after all. */
export async function callCancelDeletion(platform: PlatformClient): Promise<DeletionOutcome> {
  const result = await platform.call('cancelDeletion');
  return result.ok ? 'done' : outcomeAfterAll(platform, result.failure, ACTIVE);
}

/** Finds out by the account's status whether a change happened, although no usable answer came. */
async function outcomeAfterAll(
  platform: PlatformClient,
  failure: PlatformFailure,
  status: string,
): Promise<DeletionOutcome> {
  if (failure.kind === 'signedOut') return 'signedOut';
  if (isNothingDone(failure)) return 'failed';
  const profile = await platform.call('accountProfile');
  return profile.ok && profile.answer.pepperUser.account.status === status ? 'done' : 'failed';
}
