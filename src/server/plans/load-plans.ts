import { hasCard } from '../../domain/billing/card-on-file.ts';
import { chooserPath, chooserQuery } from '../../domain/plans/chooser-query.ts';
import { knownPlan } from '../../domain/plans/current-subscription.ts';
import { loadAccountMoney } from '../account/account-money.ts';
import { accountReader } from '../account/account-reader.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { brandPlans } from '../platform/catalogue.ts';
import { loginPath, takeChange } from './choose-plan.ts';
import { type ChooserPage, plansText } from './plans-text.ts';
import { loadPlanChoice, trialPlans } from './load-plan-choice.ts';
import { choiceOutcome, sealChoices } from './seen-choices.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { endRefusedSession } from '../access/sign-in-again.ts';
import { flowError, withoutDevices } from '../app/app-messages.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The chooser in words, or the path to redirect to. */
export type PlansPage = RedirectPage | { kind: 'unavailable'; again: string } | ChooserPage;

/**
 * Loads the plan chooser in one parallel batch: what the brand sells and, for a signed-in person, what they can choose
 * of it. A person who chose a plan as a visitor goes on to its next step, as a press of the button would lead them. It ends a
 * session that the platform no longer accepts.
 */
export async function loadPlans(
  context: RequestContext,
  session: SessionRecord | undefined,
): Promise<Loaded<PlansPage>> {
  const { brand } = context;
  const query = chooserQuery(context.url.searchParams);
  const platform = session && platformOf(context, session);
  const [kept, facts, trials, money, modelNames] = await Promise.all([
    brandPlans(platformOf(context), brand.key, context.nowMs),
    session && loadPlanChoice(accountReader(context, session), brand, context.nowMs),
    platform && trialPlans(platform, session.person.accountId),
    platform && loadAccountMoney(platform, brand),
    query.confirm && session ? deviceModelNames(context, session) : undefined,
  ]);
  const again = { ...query, notice: undefined };
  if (facts?.kind === 'ended')
    return redirectTo({ to: loginPath(again), cookies: await endRefusedSession(context) });
  if (facts?.kind === 'noDevices') return redirectTo(withoutDevices(chooserPath(again)));
  const appMessages = [flowError('unavailable', context.copy('plans').unavailable)];
  if (!kept) return loaded({ kind: 'unavailable', again: chooserPath(again) }, { appMessages });
  const { value: catalogue, staleSinceMs } = kept;
  const known = { catalogue, staleSinceMs, facts, trials, money, modelNames };
  const { goesOn, ...chooser } = plansText(context, query, known);
  if (!session || facts?.kind !== 'account' || !money?.billing)
    return loaded(
      { ...chooser, seen: undefined },
      { appMessages: facts?.kind === 'unavailable' ? appMessages : [] },
    );
  const { account } = facts;
  rememberBasis(context, session, { ...account, ...money });
  const choiceFacts = { account, hasBillingInfo: hasCard(money.billing) };
  // Who comes back to the chooser has seen the next step, and wants the plans.
  const planId = session.planChange?.toPlanId === goesOn ? undefined : goesOn;
  const toPlan = planId === undefined ? undefined : knownPlan(account, planId);
  const choice = toPlan && choiceOutcome(choiceFacts, toPlan, brand);
  if (choice?.kind === 'change')
    return redirectTo(await takeChange(context, choice, { planId, promoCode: query.promoCode }));
  const seen = await sealChoices(context, session, choiceFacts, offeredIn(chooser));
  return loaded({ ...chooser, seen });
}

/** Returns the ids of the plans that the page lets the person choose. */
function offeredIn({ group, question }: Pick<ChooserPage, 'group' | 'question'>): string[] {
  const open = group?.offers.filter(({ choice }) => choice?.kind === 'open').map(({ id }) => id) ?? [];
  return question ? [...open, question.planId] : open;
}
