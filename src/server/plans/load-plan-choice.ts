import type { Brand } from '../../brands/brand-schema.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { AccountPlans } from '../../domain/plans/plan-change.ts';
import type { AccountReader } from '../account/account-reader.ts';
import { OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** What an account has and which plans it can choose, or why that cannot be read. */
export type PlanChoiceFacts =
  | { kind: 'account'; account: AccountPlans }
  /** The platform no longer accepts the session. */
  | { kind: 'ended' }
  /** The subscriptions or the available plans could not be read. */
  | { kind: 'unavailable' }
  /** The devices could not be read: the page leads to /error. */
  | { kind: 'noDevices' };

/** Reads what a choice of plan depends on, in one parallel batch. */
export async function loadPlanChoice(
  reader: AccountReader,
  brand: Pick<Brand, 'key' | 'billing' | 'planCodes'>,
  nowMs: number,
): Promise<PlanChoiceFacts> {
  const read = await readAccount(reader, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    // Nothing is ordered where one is missing, so nothing is chosen either.
    needsAllSubscriptions: true,
  });
  if (read.kind === 'failed') {
    if (read.failure.kind === 'signedOut') return { kind: 'ended' };
    return { kind: read.fact === 'devices' ? 'noDevices' : 'unavailable' };
  }
  const subscriptions = mergedSubscriptions(read.account.subscriptions, brand.planCodes);
  return { kind: 'account', account: { ...read.account, subscriptions } };
}

/**
 * Returns the codes or ids of the plans that this account may try for free; undefined where the platform does not say.
 * The chooser then promises no trial.
 */
export async function trialPlans(
  platform: PlatformClient,
  accountId: string,
): Promise<ReadonlySet<string> | undefined> {
  const result = await platform.call(
    'accountSubscriptions',
    { segments: { accountId } },
    { withinMs: OPTIONAL_MS },
  );
  return result.ok ? new Set(result.answer.trialEligibility.plans) : undefined;
}

/**
 * Returns whether a card is on file. Where that cannot be read the answer is no, and the person is asked for a card.
 */
export async function hasCardOnFile(
  platform: PlatformClient,
  brand: Pick<Brand, 'billing'>,
): Promise<boolean> {
  const billing = await platform.call(billingOperations(brand).info);
  return billing.ok && hasCard(billing.answer);
}
