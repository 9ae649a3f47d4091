import type { CancelPlanForm } from '../../contracts/orders/cancel-plan.ts';
import type { ChangeOutcome } from '../../domain/orders/account-change.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { pages } from '../../domain/pages/pages.ts';
import { recordEvent } from '../tags/analytics.ts';
import { redirectWithFlash } from '../page/change-flash.ts';
import { messagesOfChange } from '../app/app-messages.ts';
import { type FormLead, withAppMessages } from '../request/answer.ts';
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
  return withAppMessages(
    await afterCancelling(context, session, form, outcome),
    ...messagesOfChange('cancellation', outcome),
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
      recordEvent(context, 'AcctDashCancel', pages.cancelPlan.path, reason || undefined);
      return redirectWithFlash(context, session, pathTo('myPlan'), { done: 'cancelled', subscriptionId });
    case 'failed':
      return pathTo('errorStatus', { error_code: 'cancel' });
    case 'unsure':
      return pathTo('errorStatus', { error_code: 'cancel_unsure' });
    case 'signedOut':
      return signInAgain(context, outcome, pathTo('cancelPlan', context.brand, { subscriptionId }));
    case 'refused':
      break;
  }
  switch (outcome.why) {
    case 'changedMeanwhile':
      return pathTo('cancelPlan', context.brand, { subscriptionId, notice: 'changed' }) ?? pathTo('myPlan');
    case 'noSuchSubscription':
    case 'notChangeable':
    case 'notCancellable':
      return pathTo('myPlan');
    case 'leaving':
      return pathTo('pendingDelete');
    case 'overLimit':
    case 'unknownDevice':
    case 'notRequired':
    case 'busy':
    case 'platform':
      return pathTo('errorStatus', { error_code: 'cancel' });
    case 'underWay':
      return pathTo('errorStatus', { error_code: 'cancel_under_way' });
  }
}
