import type { SsoRequest } from '../../contracts/access/sso.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { ssoPlanChange } from '../../domain/access/sso-plan-change.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { readAccount } from '../account/read-account.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** Where the person goes on, with the plan change to remember. */
type Onward = { to: string; change: PlanChangeIntent | undefined };

/**
 * Decides where a hand-off leads once it is signed in: to the plan change it carries, else to `next`. Reads the account in
 * one parallel batch. Without subscriptions or plans the person is back at the login page, without devices at /error;
 * without word of a card they are asked for one.
 */
export async function decideSsoPlanChange(
  platform: PlatformClient,
  { brand, nowMs }: Pick<RequestContext, 'brand' | 'nowMs'>,
  { via, toPlanCode, fromPlanCode }: SsoRequest,
  next: string,
): Promise<Onward> {
  if (via !== 'sso' || (!toPlanCode && !fromPlanCode)) return leads(next);
  if (!toPlanCode || !fromPlanCode) return leads('/subscriptions');
  const read = await readAccount(platform, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: ['billing'],
  });
  if (read.kind === 'failed')
    return leads(
      read.fact === 'devices' ? '/error' : '/login?redirectUri=%2Fsubscriptions&reason=unavailable',
    );
  const { billing, ...account } = read.account;
  return ssoPlanChange({ ...account, toPlanCode, fromPlanCode, hasBillingInfo: hasCard(billing) });
}

function leads(to: string): Onward {
  return { to, change: undefined };
}
