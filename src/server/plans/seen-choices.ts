import * as z from 'zod';
import type { Brand } from '../../brands/brand-schema.ts';
import { closingReasons, type PlanRefusal } from '../../contracts/plans/plan-choice.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { knownPlan } from '../../domain/plans/current-subscription.ts';
import { camerasLost } from '../../domain/plans/plan-loss.ts';
import { type AccountPlans, planChange, type PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sealedNote } from '../session/sealed-note.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** How long the chooser's page decides about a choice of it, in seconds. Later, the account is read again. */
const SEEN_SECONDS = 600;

/** What comes of choosing a plan: a refusal, or the change, which may have to be confirmed first. */
export type ChoiceOutcome =
  | { kind: 'refused'; why: PlanRefusal }
  | {
      kind: 'change';
      /** How many covered cameras the question says are lost; null where nothing is asked. */
      asks: number | null;
      intent: Omit<PlanChangeIntent, 'promoCodes' | 'acceptedLoss'>;
    };

const outcome: z.ZodType<ChoiceOutcome> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('refused'),
    why: z.enum([...closingReasons, 'current', 'pending', 'notOffered']),
  }),
  z.strictObject({
    kind: z.literal('change'),
    asks: z.number().nullable(),
    intent: z.strictObject({
      toPlanCode: z.string(),
      toPlanId: z.string(),
      fromSubscriptionId: z.string().nullable(),
      deviceIds: z.array(z.string()),
      step: z.enum(['devices', 'checkoutSession', 'orderSummary', 'billing']),
    }),
  }),
]);

const seenNote = sealedNote({
  purpose: 'plan-choices',
  schema: z.strictObject({ account: z.string(), choices: z.record(z.string(), outcome) }),
  seconds: SEEN_SECONDS,
});

/** What a choice depends on, beside the plan: what the account has, and whether a card is on file. */
export type ChoiceFacts = { account: AccountPlans; hasBillingInfo: boolean };

/** Decides what comes of choosing a plan of a brand. */
export function choiceOutcome(
  { account, hasBillingInfo }: ChoiceFacts,
  toPlan: Plan,
  brand: Brand,
): ChoiceOutcome {
  const asked = {
    ...account,
    toPlan,
    hasBillingInfo,
    flow: brand.flow,
    downgradeComparesNames: brand.features.downgradeComparesNames,
    freeHistoryHours: brand.features.freeHistoryHours,
    planCodes: brand.planCodes,
    promoCodes: [],
  };
  const verdict = planChange({ ...asked, confirmed: true });
  if (verdict.kind !== 'proceed')
    return { kind: 'refused', why: verdict.kind === 'refused' ? verdict.why : 'notOffered' };
  const first = planChange({ ...asked, confirmed: false });
  const asks = first.kind === 'confirm' ? camerasLost(first.loss) : null;
  const { promoCodes: _none, ...intent } = verdict.intent;
  return { kind: 'change', asks, intent };
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
  const seen = await seenNote.open(context, sealed);
  if (seen?.account !== person.accountId) return undefined;
  return Object.hasOwn(seen.choices, planId) ? seen.choices[planId] : undefined;
}
