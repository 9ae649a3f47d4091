import { type KeepNotice, type ResumePlanForm } from '../../contracts/plans/resume-plan.ts';
import { quoteOfFields } from '../../domain/orders/order-quote.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import type { OrderOutcome, OrderRefusal } from '../../domain/orders/order-outcome.ts';
import { canResume, isResumed, resumeIntent } from '../../domain/plans/resumed-plan.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { accountReader } from '../account/account-reader.ts';
import { readAccount } from '../account/read-account.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { placeOrder } from '../account/place-order.ts';
import { recordEvent } from '../tags/analytics.ts';
import { redirectWithFlash } from '../page/change-flash.ts';
import { messagesOfResuming } from '../app/app-messages.ts';
import { type FormLead, withAppMessages } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';

/**
 * Keeps a plan that is about to change or end, and returns the path to redirect to, with what the page there says. The
 * plan is ordered again at the price that the person saw (docs/adr/029). Where something would be charged today, the
 * path leads to the order summary, as for any order.
 */
export async function resumePlan(
  context: RequestContext,
  session: SessionRecord,
  form: ResumePlanForm,
): Promise<FormLead> {
  const { subscriptionId, version, key } = form;
  const { planCodes } = context.brand;
  const result = await readAccount(accountReader(context, session), context.brand, context.nowMs, {
    required: ['subscriptions', 'devices'],
  });
  if (result.kind === 'failed')
    return result.failure.kind === 'signedOut'
      ? signInAgain(context, result.failure, pathTo('resumePlan', { subscriptionId }))
      : pathTo('resumePlan', { subscriptionId, notice: 'failed' });
  const { subscriptions, devices } = result.account;
  const subscription = subscriptions.find(({ id }) => id === subscriptionId);
  // The same form was sent before, and that request has kept the plan.
  if (subscription && isResumed(subscription, planCodes))
    return redirectWithFlash(context, session, pathTo('myPlan'), { done: 'kept', subscriptionId });
  if (!subscription || !canResume(subscription, planCodes) || subscriptionVersion(subscription) !== version)
    return pathTo('resumePlan', { subscriptionId, notice: 'changed' });
  const change = resumeIntent(subscription, devices);
  const quote = quoteOfFields(form);
  if (quote.today > 0) {
    await saveDrafts(context, { planChange: change, deviceDraft: undefined });
    return pathTo('orderSummary');
  }
  const outcome = await placeOrder(context, session, {
    key,
    change,
    quote,
    version,
    couponCode: null,
    billingToken: null,
    actionResultTokenId: null,
  });
  const lead = await afterKeeping(context, session, subscriptionId, outcome);
  return withAppMessages(lead, ...messagesOfResuming(outcome));
}

async function afterKeeping(
  context: RequestContext,
  session: SessionRecord,
  subscriptionId: string,
  outcome: OrderOutcome,
): Promise<FormLead> {
  switch (outcome.kind) {
    case 'done':
      recordEvent(context, 'AcctDashPlanChange', pathTo('resumePlan'));
      return redirectWithFlash(context, session, pathTo('myPlan'), { done: 'kept', subscriptionId });
    case 'signedOut':
      return signInAgain(context, outcome, pathTo('resumePlan', { subscriptionId }));
    case 'refused':
      return outcome.why === 'leaving'
        ? pathTo('pendingDelete')
        : pathTo('resumePlan', { subscriptionId, notice: noticeOf(outcome.why) });
    case 'declined':
      return pathTo('billing', { from: 'payment', error_code: outcome.code });
    // An order without a charge needs no challenge, so nothing has happened.
    case 'challenge':
    case 'failed':
      return pathTo('resumePlan', { subscriptionId, notice: 'failed' });
    // My Plan says that the outcome is being checked until it is known.
    case 'unsure':
    case 'pending':
      return pathTo('myPlan');
  }
}

function noticeOf(why: Exclude<OrderRefusal, 'leaving'>): KeepNotice {
  switch (why) {
    // The person has the plan already, and the page shows it as kept.
    case 'alreadySubscribed':
    case 'changedMeanwhile':
      return 'changed';
    case 'repriced':
      return 'repriced';
    case 'busy':
    case 'underWay':
      return 'underWay';
    case 'promo':
    case 'platform':
      return 'failed';
  }
}
