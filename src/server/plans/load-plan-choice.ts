import type { Brand } from '../../brands/brand-schema.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { AccountPlans } from '../../domain/plans/plan-change.ts';
import { readAccount } from '../account/read-account.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** What an account has and may take; or which way its page leads instead. */
export type PlanChoiceFacts =
  | { kind: 'account'; account: AccountPlans }
  /** The platform no longer knows the session. */
  | { kind: 'ended' }
  /** Nobody can say what the account has. */
  | { kind: 'unavailable' }
  /** Nobody can say which devices it has: its page leads to /error. */
  | { kind: 'noDevices' };

/** Reads what a choice of plan depends on, in one parallel batch. */
export async function loadPlanChoice(
  platform: PlatformClient,
  brand: Pick<Brand, 'key' | 'billing'>,
  nowMs: number,
): Promise<PlanChoiceFacts> {
  const read = await readAccount(platform, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
  });
  if (read.kind === 'failed') {
    if (read.isSignedOut) return { kind: 'ended' };
    return { kind: read.fact === 'devices' ? 'noDevices' : 'unavailable' };
  }
  const subscriptions = mergedSubscriptions(read.account.subscriptions);
  return { kind: 'account', account: { ...read.account, subscriptions } };
}

/** How long the word on trials may take, in milliseconds: the chooser can do without. */
const TRIAL_MS = 2_000;

/**
 * Codes or ids of the plans this account may try for free; undefined where the platform does not say, and then no trial is
 * promised to anybody.
 */
export async function trialPlans(
  platform: PlatformClient,
  accountId: string,
): Promise<ReadonlySet<string> | undefined> {
  const result = await platform.call(
    'accountSubscriptions',
    { segments: { accountId } },
    { withinMs: TRIAL_MS },
  );
  return result.ok ? new Set(result.answer.trialEligibility.plans) : undefined;
}

/** True where a card is on file. Without word of one there is none: the person is asked for it. */
export async function hasCardOnFile(
  platform: PlatformClient,
  brand: Pick<Brand, 'billing'>,
): Promise<boolean> {
  const billing = await platform.call(billingOperations(brand).info);
  return billing.ok && hasCard(billing.answer);
}
