import type { Brand } from '../../../brands/brand-schema.ts';
import { chooserPath } from '../../../domain/plans/chooser-query.ts';
import { checkoutDevices } from '../../../domain/devices/checkout-devices.ts';
import { currentSubscription } from '../../../domain/plans/current-subscription.ts';
import { mergedSubscriptions } from '../../../domain/plans/merged-subscriptions.ts';
import { planChange, type PlanChangeIntent } from '../../../domain/plans/plan-change.ts';
import { stepAfterDevices } from '../../../domain/plans/plan-change-step.ts';
import { hasCard } from '../../../domain/billing/card-on-file.ts';
import type { OrderAccount } from '../../account/order-context.ts';

/** The plan change to buy, or the page that the visitor must see first. */
export type CheckoutChange = { kind: 'redirect'; to: string } | { kind: 'change'; change: PlanChangeIntent };

/**
 * Returns the plan change that a checkout makes. It redirects to the chooser, which says why, where the account cannot
 * take the plan, or where the plan takes something away and that is not confirmed yet. The devices are limited to what
 * the plan covers; a selection that the person made for the same plan is kept.
 */
export function checkoutChange(
  { subscriptions, available, devices, billing }: OrderAccount,
  { brand, planId, begun }: { brand: Brand; planId: string; begun: PlanChangeIntent | undefined },
): CheckoutChange {
  const toPlan = available.find(({ id }) => id === planId);
  const merged = mergedSubscriptions(subscriptions, brand.planCodes);
  const held = merged.some((subscription) => subscription.planId === planId);
  if (!toPlan)
    return {
      kind: 'redirect',
      to: chooserPath(held ? { planId, notice: 'current' } : { notice: 'notOffered' }),
    };
  const hasBillingInfo = hasCard(billing);
  const verdict = planChange({
    subscriptions: merged,
    available,
    devices,
    toPlan,
    hasBillingInfo,
    flow: brand.flow,
    downgradeComparesNames: brand.features.downgradeComparesNames,
    freeHistoryHours: brand.features.freeHistoryHours,
    planCodes: brand.planCodes,
    promoCodes: [],
    // A change that began on the chooser has been confirmed there.
    confirmed: begun?.toPlanId === planId,
  });
  if (verdict.kind === 'refused')
    return { kind: 'redirect', to: chooserPath({ planId, notice: verdict.why }) };
  if (verdict.kind === 'confirm') return { kind: 'redirect', to: chooserPath({ planId, confirm: true }) };
  const { intent } = verdict;
  const owned = new Set(devices.map(({ id }) => id));
  const chosen =
    begun !== undefined &&
    begun.toPlanId === planId &&
    begun.fromSubscriptionId === intent.fromSubscriptionId &&
    begun.step !== 'devices' &&
    begun.deviceIds.length <= toPlan.deviceQuantity &&
    begun.deviceIds.every((id) => owned.has(id))
      ? begun
      : undefined;
  if (chosen) return { kind: 'change', change: chosen };
  const capped = checkoutDevices(toPlan, currentSubscription(merged, brand.planCodes), devices);
  return {
    kind: 'change',
    change: {
      ...intent,
      deviceIds: capped.map(({ id }) => id),
      step: stepAfterDevices({ flow: brand.flow, hasBillingInfo, isFree: false }),
    },
  };
}
