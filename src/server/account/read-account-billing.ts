import { type AccountBilling, accountBilling } from '../../domain/billing/plan-billing.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { accountReader } from './account-reader.ts';
import { OPTIONAL_MS, readAccount } from './read-account.ts';

/** Reads how the signed-in account is billed from now on; null where its plans cannot be read soon. */
export async function readAccountBilling(
  context: RequestContext,
  session: SessionRecord,
): Promise<AccountBilling | null> {
  const read = await readAccount(accountReader(context, session), context.brand, context.nowMs, {
    required: [],
    optional: ['subscriptions', 'invoices'],
    optionalWithinMs: OPTIONAL_MS,
  });
  if (read.kind === 'failed' || !read.account.subscriptions) return null;
  const { subscriptions, invoices } = read.account;
  return accountBilling(subscriptions, invoices, read.hasAllPlans);
}
