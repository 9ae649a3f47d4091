import type { Brand } from '../../brands/brand-schema.ts';
import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { AccountPlans } from '../../domain/plans/plan-change.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** What an account has and may take; or which way its page leads instead. */
export type PlanChoiceFacts =
  | { kind: 'account'; account: AccountPlans }
  /** The platform no longer knows the session. */
  | { kind: 'ended' }
  /** Nobody can say what the account has. */
  | { kind: 'unavailable' }
  /** Nobody can say which devices it has (spec subscriptions-and-money.md section 7: /error). */
  | { kind: 'noDevices' };

/** Reads in one fan-out what a choice of plan depends on (spec subscriptions-and-money.md sections 4 and 7). */
export async function loadPlanChoice(platform: PlatformClient): Promise<PlanChoiceFacts> {
  const [subscriptions, available, devices] = await Promise.all([
    platform.call('subscriptions'),
    platform.call('listAvailableSubscriptions'),
    platform.call('devices', { query: { excludeExternalSub: 'false' } }),
  ]);
  for (const result of [subscriptions, available, devices])
    if (!result.ok && result.failure.kind === 'signedOut') return { kind: 'ended' };
  if (!subscriptions.ok || !available.ok) return { kind: 'unavailable' };
  if (!devices.ok) return { kind: 'noDevices' };
  return {
    kind: 'account',
    account: {
      subscriptions: mergedSubscriptions(subscriptions.answer),
      available: available.answer,
      devices: subscribableDevices(devices.answer),
    },
  };
}

/** How long the word on trials may take, in milliseconds: the chooser can do without. */
const TRIAL_MS = 2_000;

/**
 * Codes or ids of the plans this account may try for free (spec subscriptions-and-money.md section 7, trialEligibility);
 * undefined where the platform does not say, and then no trial is promised to anybody.
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
  return billing.ok && (billing.answer.card_type ?? billing.answer.last_four) !== null;
}
