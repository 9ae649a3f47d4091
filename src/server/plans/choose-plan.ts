import type { PlanChoice } from '../../contracts/plans/plan-choice.ts';
import { type ChooserQuery, chooserPath } from '../../domain/plans/chooser-query.ts';
import { knownPlan } from '../../domain/plans/current-subscription.ts';
import { readPromoCode } from '../../domain/promo-code.ts';
import { planChange } from '../../domain/plans/plan-change.ts';
import { stepPaths } from '../../domain/plans/plan-change-step.ts';
import { recordEvent } from '../page/analytics.ts';
import { accountReader } from '../account/account-reader.ts';
import { hasCardOnFile, loadPlanChoice } from './load-plan-choice.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { endSession, saveDrafts } from '../session/sessions.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Takes a choice of plan: reads what the account has now, decides, and saves the plan change as a draft for the next
 * pages. Nothing is changed or charged yet. A choice that cannot be taken leads back to the chooser, which says why.
 */
export async function choosePlan(
  context: RequestContext,
  session: SessionRecord,
  form: PlanChoice,
): Promise<FormLead> {
  const { brand, nowMs } = context;
  const code = readPromoCode(form.promoCode);
  const back: ChooserQuery = { planId: form.planId, promoCode: code };
  if (!form.planId) return chooserPath(back);
  const platform = platformOf(context, session);
  const [facts, hasBillingInfo] = await Promise.all([
    loadPlanChoice(accountReader(context, session), brand, nowMs),
    hasCardOnFile(platform, brand),
  ]);
  if (facts.kind === 'ended') return { to: loginPath(back), cookies: await endSession(context) };
  if (facts.kind !== 'account') return chooserPath({ ...back, notice: 'unavailable' });
  const toPlan = knownPlan(facts.account, form.planId);
  if (!toPlan) return chooserPath({ promoCode: code, notice: 'notOffered' });
  const verdict = planChange({
    ...facts.account,
    toPlan,
    hasBillingInfo,
    flow: brand.flow,
    downgradeComparesNames: brand.features.downgradeComparesNames,
    freeHistoryHours: brand.features.freeHistoryHours,
    planCodes: brand.planCodes,
    promoCodes: code ? [code] : [],
    confirmed: form.confirmed === 'yes',
  });
  if (verdict.kind === 'refused') return chooserPath({ ...back, notice: verdict.why });
  if (verdict.kind === 'confirm') return chooserPath({ ...back, confirm: true });
  await saveDrafts(context, { planChange: verdict.intent, deviceDraft: undefined });
  recordEvent(context, 'AcctDashPlanChange', '/plans');
  return stepPaths[verdict.intent.step];
}

/**
 * Returns the path of the sign-in page for a session that the platform no longer accepts. It leads back to the chooser
 * with the same query.
 */
export function loginPath(query: ChooserQuery): string {
  return `/login?${new URLSearchParams({ redirectUri: chooserPath(query), reason: 'ended' })}`;
}
