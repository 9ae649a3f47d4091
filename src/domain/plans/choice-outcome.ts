import type { PlanRefusal } from '../../contracts/plans/plan-choice.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import {
  type AccountPlans,
  planChange,
  type PlanChangeIntent,
  type PlanChangeParams,
} from './plan-change.ts';
import { stepAfterDevices } from './plan-change-step.ts';
import { isFreePlan } from './plan-codes.ts';
import { camerasLost, type PlanLoss } from './plan-loss.ts';

/** What comes of choosing a plan: a refusal, or the change, which may have to be confirmed first. */
export type ChoiceOutcome =
  | { kind: 'refused'; why: PlanRefusal }
  | {
      kind: 'change';
      /** How many covered cameras the question says are lost; null where nothing is asked. */
      asks: number | null;
      /** The covered cameras of which the question lets `count` stay, and the step after that; null where nothing is to choose. */
      keeps: { of: string[]; count: number; step: PlanChangeIntent['step'] } | null;
      intent: Omit<PlanChangeIntent, 'promoCodes' | 'acceptedLoss'>;
    };

/** What a choice depends on, beside the plan: what the account has, and whether a card is on file. */
export type ChoiceFacts = { account: AccountPlans; hasBillingInfo: boolean };

/** The rules of a brand about a choice. */
type ChoiceRules = Pick<PlanChangeParams, 'flow' | 'planCodes'> & {
  features: Pick<PlanChangeParams, 'downgradeComparesNames' | 'freeHistoryHours'>;
};

/** Decides what comes of choosing a plan of a brand. */
export function choiceOutcome(facts: ChoiceFacts, toPlan: Plan, brand: ChoiceRules): ChoiceOutcome {
  const verdict = planChange(changeParams(facts, toPlan, brand, true));
  if (verdict.kind !== 'proceed')
    return { kind: 'refused', why: verdict.kind === 'refused' ? verdict.why : 'notOffered' };
  const loss = lossToAccept(facts.account, toPlan, brand);
  const { promoCodes: _none, ...intent } = verdict.intent;
  return {
    kind: 'change',
    asks: loss ? camerasLost(loss) : null,
    keeps:
      loss?.cameras.kind === 'some'
        ? {
            of: loss.cameras.of.map(({ id }) => id),
            count: toPlan.deviceQuantity,
            step: stepAfterDevices({
              flow: brand.flow,
              hasBillingInfo: facts.hasBillingInfo,
              isFree: isFreePlan(toPlan.code, brand.planCodes),
            }),
          }
        : null,
    intent,
  };
}

/** Returns a change with the cameras that the person chose to keep; unchanged where those are too few, too many or others. */
export function keepingCameras<Change extends Extract<ChoiceOutcome, { kind: 'change' }>>(
  { keeps, intent }: Change,
  chosen: readonly string[],
): Change['intent'] {
  const deviceIds = keeps?.of.filter((id) => chosen.includes(id)) ?? [];
  return keeps && deviceIds.length === keeps.count && new Set(chosen).size === keeps.count
    ? { ...intent, deviceIds, step: keeps.step }
    : intent;
}

/** Returns what the person has to accept before a plan is taken; undefined where nothing is asked, or where it is refused. */
export function lossToAccept(account: AccountPlans, toPlan: Plan, brand: ChoiceRules): PlanLoss | undefined {
  // A card on file decides only the page that follows.
  const verdict = planChange(changeParams({ account, hasBillingInfo: false }, toPlan, brand, false));
  return verdict.kind === 'confirm' ? verdict.loss : undefined;
}

function changeParams(
  { account, hasBillingInfo }: ChoiceFacts,
  toPlan: Plan,
  { flow, features, planCodes }: ChoiceRules,
  confirmed: boolean,
): PlanChangeParams {
  const { downgradeComparesNames, freeHistoryHours } = features;
  return {
    ...account,
    toPlan,
    hasBillingInfo,
    flow,
    downgradeComparesNames,
    freeHistoryHours,
    planCodes,
    promoCodes: [],
    confirmed,
  };
}
