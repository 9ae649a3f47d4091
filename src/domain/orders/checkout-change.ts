import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import { hasCard } from '../billing/card-on-file.ts';
import { checkoutDevices } from '../devices/checkout-devices.ts';
import { chooserPath } from '../plans/chooser-query.ts';
import { currentSubscription } from '../plans/current-subscription.ts';
import { mergedSubscriptions } from '../plans/merged-subscriptions.ts';
import {
  type AccountPlans,
  planChange,
  type PlanChangeIntent,
  type PlanChangeParams,
} from '../plans/plan-change.ts';
import { stepAfterDevices } from '../plans/plan-change-step.ts';

/** The plan change to buy, or the page that the visitor must see first. */
export type CheckoutChange = { kind: 'redirect'; to: string } | { kind: 'change'; change: PlanChangeIntent };

/** The brand's rules for a plan change. */
type ChangeRules = Pick<
  PlanChangeParams,
  'flow' | 'downgradeComparesNames' | 'freeHistoryHours' | 'planCodes'
>;

/**
 * Returns the plan change that a checkout makes. It redirects to the chooser, which says why, where the account cannot
 * take the plan, or where the plan takes something away and that is not confirmed yet. The devices are limited to what
 * the plan covers; a selection that the person made for the same plan is kept.
 */
export function checkoutChange(
  { subscriptions, available, devices, billing }: AccountPlans & { billing: BillingInfo | undefined },
  planId: string,
  begun: PlanChangeIntent | undefined,
  rules: ChangeRules,
): CheckoutChange {
  const toPlan = available.find(({ id }) => id === planId);
  const merged = mergedSubscriptions(subscriptions, rules.planCodes);
  if (!toPlan) {
    const isCurrent = merged.some((subscription) => subscription.planId === planId);
    const to = chooserPath(isCurrent ? { planId, notice: 'current' } : { notice: 'notOffered' });
    return { kind: 'redirect', to };
  }
  const hasBillingInfo = hasCard(billing);
  const verdict = planChange({
    ...rules,
    subscriptions: merged,
    available,
    devices,
    toPlan,
    hasBillingInfo,
    promoCodes: [],
    // A change that began on the chooser has been confirmed there.
    confirmed: begun?.toPlanId === planId,
  });
  if (verdict.kind === 'refused')
    return { kind: 'redirect', to: chooserPath({ planId, notice: verdict.why }) };
  if (verdict.kind === 'confirm') return { kind: 'redirect', to: chooserPath({ planId, confirm: true }) };
  const { intent } = verdict;
  const deviceIds = new Set(devices.map(({ id }) => id));
  if (
    begun !== undefined &&
    begun.toPlanId === planId &&
    begun.fromSubscriptionId === intent.fromSubscriptionId &&
    begun.step !== 'devices' &&
    begun.deviceIds.length <= toPlan.deviceQuantity &&
    begun.deviceIds.every((id) => deviceIds.has(id))
  )
    return { kind: 'change', change: begun };
  const capped = checkoutDevices(toPlan, currentSubscription(merged, rules.planCodes), devices);
  return {
    kind: 'change',
    change: {
      ...intent,
      deviceIds: capped.map(({ id }) => id),
      step: stepAfterDevices({ flow: rules.flow, hasBillingInfo, isFree: false }),
    },
  };
}
