import type { CancelPlanForm } from '../../contracts/orders/cancel-plan.ts';
import type { ChangeOutcome } from '../../domain/orders/account-change.ts';
import { recordEvent } from '../tags/analytics.ts';
import { leadToDone } from '../page/done-flash.ts';
import { noticesOfChange } from '../app/app-notices.ts';
import { type FormLead, telling } from '../request/answer.ts';
import { changeAccount } from '../account/change-account.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Cancels a plan and returns the path to redirect to, with what the page there says, and what an app is told. */
export async function cancelPlan(
  context: RequestContext,
  session: SessionRecord,
  form: CancelPlanForm,
): Promise<FormLead> {
  const { subscriptionId, version } = form;
  const outcome = await changeAccount(context, session, { kind: 'cancelPlan', subscriptionId, version });
  return telling(
    await afterCancelling(context, session, form, outcome),
    ...noticesOfChange('cancellation', outcome),
  );
}

async function afterCancelling(
  context: RequestContext,
  session: SessionRecord,
  { subscriptionId, reason }: CancelPlanForm,
  outcome: ChangeOutcome,
): Promise<FormLead> {
  switch (outcome.kind) {
    case 'done':
      recordEvent(context, 'AcctDashCancel', '/cancel-plan', reason || undefined);
      return leadToDone(context, session, '/subscriptions', { done: 'cancelled', subscriptionId });
    case 'failed':
      return '/error-status?error_code=cancel';
    case 'unsure':
      return '/error-status?error_code=cancel_unsure';
    case 'signedOut':
      return signInAgain(context, outcome, `/cancel-plan?${new URLSearchParams({ subscriptionId })}`);
    case 'refused':
      break;
  }
  switch (outcome.why) {
    case 'changedMeanwhile':
      return `/cancel-plan?${new URLSearchParams({ subscriptionId, notice: 'changed' })}`;
    case 'noSuchSubscription':
    case 'notChangeable':
    case 'notCancellable':
      return '/subscriptions';
    case 'leaving':
      return '/pending-delete';
    case 'overLimit':
    case 'unknownDevice':
    case 'notRequired':
    case 'busy':
    case 'platform':
      return '/error-status?error_code=cancel';
    case 'underWay':
      return '/error-status?error_code=cancel_under_way';
  }
}
