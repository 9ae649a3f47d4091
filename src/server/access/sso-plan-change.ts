import type { Brand } from '../../brands/brand-schema.ts';
import type { SsoRequest } from '../../contracts/access/sso.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { ssoPlanChange } from '../../domain/access/sso-plan-change.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** Where the person goes on, with the plan change to remember. */
type Onward = { to: string; change: PlanChangeIntent | undefined };

/**
 * Where a hand-off leads once it is signed in: to the plan change it carries (spec access.md section 4), decided after one
 * fan-out, else to `next`. Without subscriptions or plans the person is back at the login page, without devices at /error
 * (section 8; subscriptions-and-money.md section 7); without word of a card they are asked for one.
 */
export async function handedPlanChange(
  platform: PlatformClient,
  brand: Pick<Brand, 'billing'>,
  { via, toPlanCode, fromPlanCode }: SsoRequest,
  next: string,
): Promise<Onward> {
  if (via !== 'sso' || (!toPlanCode && !fromPlanCode)) return leads(next);
  if (!toPlanCode || !fromPlanCode) return leads('/subscriptions');
  const [subscriptions, available, devices, billing] = await Promise.all([
    platform.call('subscriptions'),
    platform.call('listAvailableSubscriptions'),
    platform.call('devices', { query: { excludeExternalSub: 'false' } }),
    platform.call(billingOperations(brand).info),
  ]);
  if (!subscriptions.ok || !available.ok)
    return leads('/login?redirectUri=%2Fsubscriptions&reason=unavailable');
  if (!devices.ok) return leads('/error');
  return ssoPlanChange({
    toPlanCode,
    fromPlanCode,
    subscriptions: subscriptions.answer,
    available: available.answer,
    devices: devices.answer,
    hasBillingInfo: billing.ok && (billing.answer.card_type ?? billing.answer.last_four) !== null,
  });
}

function leads(to: string): Onward {
  return { to, change: undefined };
}
