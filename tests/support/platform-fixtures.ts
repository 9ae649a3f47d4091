import { type Device, device } from '../../src/contracts/devices/device.ts';
import { type Plan, plan } from '../../src/contracts/plans/plan.ts';
import { type Subscription, subscription } from '../../src/contracts/plans/subscription.ts';
import type { PlanCodes } from '../../src/domain/plans/plan-codes.ts';

/** A brand's plan codes, as the tests name its plans. */
export const planCodes = {
  free: ['lite', 'basic', 'no_plan', 'visi_no_plan', 'otis_essential_4_m', 'pepper_lite', 'notion_lite'],
  none: ['no_plan', 'visi_no_plan', 'notion_lite'],
  excluded: ['no_plan', 'visi_no_plan', 'pepper_lite'],
} satisfies PlanCodes;

/** A device of the portal, read from its wire form. */
export function aDevice(id: string, changes: Partial<Device> = {}): Device {
  return { ...device.parse({ deviceId: id, name: `Camera ${id}`, model: 'cam-1' }), ...changes };
}

/** A plan of the catalogue: Pro, monthly, $7.99, five devices, 30 days. */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  const wire = {
    id: 'plan-pro',
    name: 'Pro',
    external_plan_code: 'pro_m',
    device_quantity: 5,
    billing_cycle: 1,
    billing_order: 20,
    amountInCents: { USD: { _: 799 }, AUD: { _: 1199 } },
    features: { retention: 30 },
  };
  return { ...plan.parse(wire), ...changes };
}

/** A subscription to that plan by card, without a pending change; `plan` may change some fields of the plan. */
export function aSubscription(
  changes: Omit<Partial<Subscription>, 'plan'> & { plan?: Partial<Subscription['plan']> } = {},
): Subscription {
  const parsed = subscription.parse({
    id: 'sub-1',
    plan_config_id: 'plan-pro',
    plan_code: 'pro_m',
    recurly_plan_code: 'pro_m',
    plan_config: {
      name: 'Pro',
      billing_cycle: 1,
      billing_order: 20,
      device_quantity: 5,
      external_plan_code: 'pro_m',
      features: { retention: 30 },
    },
  });
  return { ...parsed, ...changes, plan: { ...parsed.plan, ...changes.plan } };
}
