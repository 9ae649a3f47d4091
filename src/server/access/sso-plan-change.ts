import type { SsoRequest } from '../../contracts/access/sso.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { ssoPlanChange } from '../../domain/access/sso-plan-change.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { AccountReader } from '../account/account-reader.ts';
import { readAccount } from '../account/read-account.ts';
import { signInPath } from './sign-in-path.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Where the person goes on, with the plan change to save in the session. */
type Onward = { to: string; change: PlanChangeIntent | undefined };

/**
 * Decides where an SSO leads after the sign-in: to the plan change that it carries, else to `next`. Reads the account
 * in one parallel batch. Leads to the login page if subscriptions or plans cannot be read, and to /error if devices
 * cannot. If the card cannot be read, the person is asked for one.
 */
export async function decideSsoPlanChange(
  reader: AccountReader,
  { brand, nowMs }: Pick<RequestContext, 'brand' | 'nowMs'>,
  { toPlanCode, fromPlanCode }: SsoRequest,
  next: string,
): Promise<Onward> {
  if (!toPlanCode && !fromPlanCode) return leads(next);
  if (!toPlanCode || !fromPlanCode) return leads(pathTo('myPlan'));
  const read = await readAccount(reader, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: ['billing'],
  });
  if (read.kind === 'failed')
    return leads(
      read.fact === 'devices' ? pathTo('error') : signInPath(brand, pathTo('myPlan'), 'unavailable'),
    );
  const { billing, ...account } = read.account;
  const { page, change } = ssoPlanChange({
    ...account,
    toPlanCode,
    fromPlanCode,
    hasBillingInfo: hasCard(billing),
  });
  return { to: pathTo(page), change };
}

function leads(to: string): Onward {
  return { to, change: undefined };
}
