import type { PlanChoice } from '../../contracts/plans/plan-choice.ts';
import { type ChooserQuery, chooserPath } from '../../domain/plans/chooser-query.ts';
import { knownPlan } from '../../domain/plans/current-subscription.ts';
import { readPromoCode } from '../../domain/text/promo-code.ts';
import { stepPages } from '../../domain/plans/plan-change-step.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { recordEvent } from '../tags/analytics.ts';
import { accountReader } from '../account/account-reader.ts';
import { hasCardOnFile, loadPlanChoice } from './load-plan-choice.ts';
import { choiceOutcome, type ChoiceOutcome, seenChoice } from './seen-choices.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { endRefusedSession } from '../access/sign-in-again.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Takes a choice of plan and saves the plan change as a draft for the next pages. What the chooser's page had read decides;
 * where the form does not carry it, the account is read. Nothing is changed or charged yet. A choice that cannot be taken
 * leads back to the chooser, which says why.
 */
export async function choosePlan(
  context: RequestContext,
  session: SessionRecord,
  form: PlanChoice,
): Promise<FormLead> {
  const code = readPromoCode(form.promoCode);
  const back: ChooserQuery = { planId: form.planId, promoCode: code };
  if (!form.planId) return chooserPath(back);
  const choice =
    (await seenChoice(context, session, form.seen, form.planId)) ??
    (await readChoice(context, session, form.planId));
  switch (choice.kind) {
    case 'ended':
      return { to: loginPath(back), cookies: await endRefusedSession(context) };
    case 'unavailable':
      return chooserPath({ ...back, notice: 'unavailable' });
    case 'unknown':
      return chooserPath({ promoCode: code, notice: 'notOffered' });
    case 'refused':
      return chooserPath({ ...back, notice: choice.why });
    case 'change':
      return takeChange(context, choice, back, { confirmed: form.confirmed === 'yes' });
  }
}

/**
 * Saves a change as a draft and returns the path of its next step; of one that has to be confirmed first, the path of the
 * question.
 */
export async function takeChange(
  context: RequestContext,
  { asks, intent }: Extract<ChoiceOutcome, { kind: 'change' }>,
  { planId, promoCode }: Pick<ChooserQuery, 'planId' | 'promoCode'>,
  { confirmed = false }: { confirmed?: boolean } = {},
): Promise<string> {
  if (asks !== null && !confirmed) return chooserPath({ planId, promoCode, confirm: true });
  const change = {
    ...intent,
    promoCodes: promoCode ? [promoCode] : [],
    ...(asks === null ? {} : { acceptedLoss: asks }),
  };
  await saveDrafts(context, { planChange: change, deviceDraft: undefined });
  recordEvent(context, 'AcctDashPlanChange', pathTo('plans'));
  return pathTo(stepPages[change.step]);
}

/** Reads what a choice depends on, and decides: for a form that does not carry what its page had read. */
async function readChoice(
  context: RequestContext,
  session: SessionRecord,
  planId: string,
): Promise<ChoiceOutcome | { kind: 'ended' | 'unavailable' | 'unknown' }> {
  const { brand, nowMs } = context;
  const [facts, hasBillingInfo] = await Promise.all([
    loadPlanChoice(accountReader(context, session), brand, nowMs),
    hasCardOnFile(platformOf(context, session), brand),
  ]);
  if (facts.kind === 'ended') return { kind: 'ended' };
  if (facts.kind !== 'account') return { kind: 'unavailable' };
  const { account } = facts;
  const toPlan = knownPlan(account, planId);
  return toPlan ? choiceOutcome({ account, hasBillingInfo }, toPlan, brand) : { kind: 'unknown' };
}

/**
 * Returns the path of the sign-in page for a session that the platform no longer accepts. It leads back to the chooser
 * with the same query.
 */
export function loginPath(query: ChooserQuery): string {
  return pathTo('signIn', { redirectUri: chooserPath(query), reason: 'ended' });
}
