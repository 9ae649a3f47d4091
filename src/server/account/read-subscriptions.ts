import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import { type Subscriptions, subscriptionsOf } from '../../domain/plans/subscription.ts';
import type { CallLimits, PlatformClient } from '../platform/platform-client.ts';
import type { PlatformResult } from '../platform/platform-failure.ts';

/**
 * Reads the account's subscriptions, each with its state, for a change of the account. Whether an invoice is past due is not
 * asked: no change depends on it.
 */
export async function readSubscriptions(
  platform: PlatformClient,
  { planCodes }: { planCodes: PlanCodes },
  nowMs: number,
  limits: CallLimits = {},
): Promise<PlatformResult<Subscriptions>> {
  const result = await platform.call('subscriptions', {}, limits);
  if (!result.ok) return result;
  return { ...result, answer: subscriptionsOf(result.answer, { planCodes, nowMs, hasPastDue: false }) };
}
