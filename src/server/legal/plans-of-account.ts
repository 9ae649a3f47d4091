import { canCancel } from '../../domain/plans/cancellation.ts';
import { type AccountBilling, accountBilling } from '../../domain/billing/plan-billing.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { accountReader } from '../account/account-reader.ts';
import { OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** The plans of the signed-in person: the names of those that are charged here, and those that Cancel Plan can cancel. */
export type PlansOfAccount = {
  names: readonly string[];
  cancellable: readonly { id: string; name: string }[];
  /** How all of them are billed from now on; null where they could not be read. */
  billing: AccountBilling | null;
};

/** Reads the plans of the signed-in person; none where the platform does not answer soon: the page does without. */
export async function plansOfAccount(
  context: RequestContext,
  session: SessionRecord,
): Promise<PlansOfAccount> {
  const { brand, nowMs } = context;
  const read = await readAccount(accountReader(context, session), brand, nowMs, {
    required: [],
    optional: ['subscriptions', 'invoices'],
    optionalWithinMs: OPTIONAL_MS,
  });
  if (read.kind === 'failed' || !read.account.subscriptions)
    return { names: [], cancellable: [], billing: null };
  const { subscriptions, invoices } = read.account;
  return {
    names: subscriptions
      .filter(({ state }) => state.kind !== 'billedElsewhere' && state.kind !== 'free')
      .map(({ plan }) => plan.name),
    cancellable: subscriptions
      .filter((each) => hasPage(brand, 'cancelPlan') && canCancel(each, brand.planCodes))
      .map(({ id, plan }) => ({ id, name: plan.name })),
    billing: accountBilling(subscriptions, invoices, read.hasAllPlans),
  };
}
