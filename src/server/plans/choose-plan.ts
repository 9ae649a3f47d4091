import * as z from 'zod';
import type { Brand } from '../../brands/brand-schema.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { closingReasons, type PlanChoice } from '../../contracts/plans/plan-choice.ts';
import {
  type ChoiceFacts,
  type ChoiceOutcome,
  choiceOutcome,
  keepingCameras,
} from '../../domain/plans/choice-outcome.ts';
import { type ChooserQuery, chooserPath } from '../../domain/plans/chooser-query.ts';
import { knownPlan } from '../../domain/plans/current-subscription.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { AccountPlans } from '../../domain/plans/plan-change.ts';
import { stepPages } from '../../domain/plans/plan-change-step.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { readPromoCode } from '../../domain/text/promo-code.ts';
import { endRefusedSession } from '../access/sign-in-again.ts';
import { hasCardOnFile } from '../account/account-money.ts';
import { type AccountReader, accountReader } from '../account/account-reader.ts';
import { readAccount } from '../account/read-account.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sealedNote } from '../session/sealed-note.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { recordEvent } from '../tags/analytics.ts';

/** How long the chooser's page decides about a choice of it, in seconds. Later, the account is read again. */
const SEEN_SECONDS = 600;

const step = z.enum(['devices', 'checkoutSession', 'orderSummary', 'billing']);
const outcome: z.ZodType<ChoiceOutcome> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('refused'),
    why: z.enum([...closingReasons, 'current', 'pending', 'notOffered']),
  }),
  z.strictObject({
    kind: z.literal('change'),
    asks: z.number().nullable(),
    keeps: z.strictObject({ of: z.array(z.string()), count: z.number(), step }).nullable(),
    intent: z.strictObject({
      toPlanCode: z.string(),
      toPlanId: z.string(),
      fromSubscriptionId: z.string().nullable(),
      deviceIds: z.array(z.string()),
      step,
    }),
  }),
]);

const seenNote = sealedNote({
  purpose: 'plan-choices',
  schema: z.strictObject({ account: z.string(), choices: z.record(z.string(), outcome) }),
  seconds: SEEN_SECONDS,
});

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
      return takeChange(context, choice, back, {
        confirmed: form.confirmed === 'yes',
        chosen: form[DEVICE_FIELD],
      });
  }
}

/**
 * Saves a change as a draft and returns the path of its next step; of one that has to be confirmed first, the path of the
 * question.
 */
export async function takeChange(
  context: RequestContext,
  choice: Extract<ChoiceOutcome, { kind: 'change' }>,
  { planId, promoCode }: Pick<ChooserQuery, 'planId' | 'promoCode'>,
  { confirmed = false, chosen = [] }: { confirmed?: boolean; chosen?: readonly string[] | undefined } = {},
): Promise<string> {
  const { asks } = choice;
  if (asks !== null && !confirmed) return chooserPath({ planId, promoCode, confirm: true });
  const change = {
    ...keepingCameras(choice, chosen),
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

/** What an account has and which plans it can choose, or why that cannot be read. */
export type AccountToChoose =
  | { kind: 'account'; account: AccountPlans }
  /** The platform no longer accepts the session. */
  | { kind: 'ended' }
  /** The subscriptions or the available plans could not be read. */
  | { kind: 'unavailable' }
  /** The devices could not be read: the page leads to /error. */
  | { kind: 'devicesUnread' };

/** Reads what a choice of plan depends on, in one parallel batch. */
export async function loadPlanChoice(
  reader: AccountReader,
  brand: Pick<Brand, 'key' | 'billing' | 'planCodes'>,
  nowMs: number,
): Promise<AccountToChoose> {
  const result = await readAccount(reader, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    // Nothing is ordered where one is missing, so nothing is chosen either.
    needsAllSubscriptions: true,
  });
  if (result.kind === 'failed') {
    if (result.failure.kind === 'signedOut') return { kind: 'ended' };
    return { kind: result.fact === 'devices' ? 'devicesUnread' : 'unavailable' };
  }
  const subscriptions = mergedSubscriptions(result.account.subscriptions, brand.planCodes);
  return { kind: 'account', account: { ...result.account, subscriptions } };
}

/**
 * Seals what comes of each choice that the chooser's page offers, for its form: so a choice is taken without asking the
 * platform what the page has just read. It is bound to the account and the brand, and the order checks all of it again
 * before money moves.
 */
export function sealChoices(
  context: RequestContext,
  { person }: SessionRecord,
  facts: ChoiceFacts,
  planIds: readonly string[],
): Promise<string> {
  const plans = planIds.flatMap((id) => knownPlan(facts.account, id) ?? []);
  const choices = Object.fromEntries(
    plans.map((plan) => [plan.id, choiceOutcome(facts, plan, context.brand)]),
  );
  return seenNote.seal(context, { account: person.accountId, choices });
}

/** Returns what the chooser's page said of a plan; undefined where it said nothing, is of another account, or is too old. */
export async function seenChoice(
  context: RequestContext,
  { person }: SessionRecord,
  sealed: string | undefined,
  planId: string,
): Promise<ChoiceOutcome | undefined> {
  const note = await seenNote.open(context, sealed);
  if (note?.account !== person.accountId) return undefined;
  return Object.hasOwn(note.choices, planId) ? note.choices[planId] : undefined;
}
