import { billerOf } from '../../../src/contracts/plans/biller.ts';
import { listIn } from '../../../src/contracts/platform/wire-forms.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { signs, signsOf, wireSigns } from '../../../src/contracts/state-signs.ts';
import { meaningTogether } from '../../../src/contracts/state-word.ts';
import { wireWhen } from '../../../src/contracts/wire.ts';
import { subscription } from '../../../src/contracts/plans/subscription.ts';
import { subscriptionState } from '../../../src/domain/plans/subscription-state.ts';
import { comingOf } from '../../../src/domain/when.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, fieldIn, formOf, type Seen } from '../seen.ts';
import { listed } from '../shape.ts';
import { shownWord } from '../shown-word.ts';

/** The records of a list in an answer, in the one form, whatever the list is wrapped in. */
export function subscriptionsIn(
  exchange: Exchange,
  names: readonly string[] = ['subscriptions'],
): Readonly<Record<string, unknown>>[] {
  return listIn(formOf(exchange), names).filter(isRecord);
}

type Listed = ReturnType<typeof subscriptionsIn>[number];

/** Judges the plans of an account; of an account without any nothing can be told. */
export function ofPlans(
  judge: (plans: readonly Listed[], seen: Seen) => Finding,
): (exchange: Exchange, seen: Seen) => Finding {
  return (exchange, seen) => {
    const plans = subscriptionsIn(exchange);
    return plans.length > 0
      ? judge(plans, seen)
      : cannotBeTold('The account has no plan.', 'Use an account with a plan.');
  };
}

/** No brand's plans: the words and dates alone decide here. */
export const noCodes = { free: [], none: [], excluded: [] };

/** The fields that say in what state a plan is, or that it ends or changes. */
export const signFields: readonly string[] = Object.keys(wireSigns);

/** Judges the words for the state of a plan: each must be one that the portal understands. */
export const statusFinding = ofPlans((all, seen) => {
  const told = all.map(({ status, state }) =>
    [status, state].filter((word) => word !== undefined).map(String),
  );
  const bare = told.filter((words) => words.length === 0);
  if (bare.length > 0)
    return otherwise(
      `${bare.length} of ${all.length} plans have no word for it.`,
      'The portal tells the state by the dates, the pending change and the invoices alone, and knows no paused plan.',
    );
  const words = [...new Set(told.flat())];
  const unclear = words.filter((word) => isUnclear(word, seen.nowMs));
  if (unclear.length > 0)
    return otherwise(
      `The portal does not understand ${listed(unclear.map((word) => shownWord(word, seen)))}.`,
      'The portal shows such a plan as unclear and offers only what is safe.',
    );
  const fields = ['status', 'state'].filter((field) => all.some((each) => each[field] !== undefined));
  return asAssumed(
    `The words are ${listed(words.map((word) => shownWord(word, seen)))}, in ${listed(fields.map((field) => `\`${field}\``))}.`,
  );
});

/** True for a word that no document explains, by the portal's own rule. */
function isUnclear(word: string, nowMs: number): boolean {
  const listedPlan = subscription.safeParse({
    id: '1',
    plan_config_id: '1',
    status: word,
    plan_config: {
      name: 'Plan',
      billing_cycle: 1,
      billing_order: 1,
      device_quantity: 1,
      external_plan_code: 'plan',
    },
  });
  if (!listedPlan.success) return true;
  return (
    subscriptionState(listedPlan.data, { planCodes: noCodes, nowMs, hasPastDue: false }).kind === 'unknown'
  );
}

/** Judges the next charge that each plan states which is charged here and goes on, by the portal’s own rule of its state. */
export function nextChargeFinding(exchange: Exchange, seen: Seen): Finding {
  const charged = readPlans(exchange, seen).filter(({ state }) =>
    ['trial', 'running', 'pastDue'].includes(state.kind),
  );
  if (charged.length === 0)
    return cannotBeTold(
      'No plan of the account is charged again.',
      'Use an account with a plan that renews.',
    );
  const bare = charged.filter(({ wire }) => wire['next_charge'] === undefined);
  if (bare.length > 0)
    return otherwise(
      `${bare.length} of ${charged.length} plans that renew state none.`,
      'The portal shows the list price, before tax and discounts, on the day of the renewal.',
    );
  return charged.some(({ plan }) => plan.nextCharge === null)
    ? otherwise(
        'It lacks a field, or its total is not the price plus the tax.',
        'The portal reads none of it and shows the list price.',
      )
    : asAssumed('The plans that renew state it, and it adds up.');
}

/** How the list shows that a plan was cancelled, by what is new in it; undefined where it does not. */
export function cancelledSign(before: Exchange, after: Exchange): string | undefined {
  const earlier = subscriptionsIn(before);
  const now = subscriptionsIn(after);
  const gone = earlier.some(({ id }) => !now.some((each) => each['id'] === id));
  if (gone) return 'the plan is no longer in it';
  const changed = now.filter((each) => {
    const was = earlier.find(({ id }) => id === each['id']);
    return was && JSON.stringify(was) !== JSON.stringify(each);
  });
  const news = changed.flatMap((each) => {
    const was = earlier.find(({ id }) => id === each['id']) ?? {};
    return signFields.filter(
      (field) => JSON.stringify(was[field]) !== JSON.stringify(each[field]) && each[field] !== undefined,
    );
  });
  return news.length > 0 ? `by ${listed([...new Set(news)].map((field) => `\`${field}\``))}` : undefined;
}

/** Judges the words for who bills a plan. */
export const providerFinding = ofPlans((all, seen) => {
  const words = [
    ...new Set(
      all
        .flatMap(({ provider, plan_config: plan }) => [provider, fieldIn(plan, 'provider')])
        .filter((word) => word !== undefined)
        .map(String),
    ),
  ];
  if (words.length === 0) return asAssumed('No plan has one.');
  const said = listed(words.map((word) => shownWord(word, seen)));
  return words.some((word) => billerOf([word]).kind === 'unknown')
    ? otherwise(
        `The words are ${said}.`,
        'The portal says that it cannot see who bills such a plan, and neither changes nor ends it.',
      )
    : asAssumed(`The words are ${said}.`);
});

/** Judges the signs of the plans that end: what ends is charged no more. */
export function endFinding(exchange: Exchange, seen: Seen): Finding {
  const ending = readPlans(exchange, seen).filter(({ state }) => state.kind === 'ending');
  if (ending.length === 0)
    return cannotBeTold('No plan of the account ends.', 'Use an account with a plan that was cancelled.');
  const came = signFields.filter((field) => ending.some(({ wire }) => isSignOfEnd(field, wire[field])));
  const told = `A plan ends by ${listed(came.map((field) => `\`${field}\``))}`;
  return ending.some(({ plan }) => comingOf(plan.nextCharge?.at, seen.nowMs) !== null)
    ? otherwise(
        `${told}, and states a next charge.`,
        'The portal says that the plan ends, and shows no charge.',
      )
    : asAssumed(`${told}.`);
}

/** True for a field that says, by itself, that a plan ends or changes. */
function isSignOfEnd(field: string, value: unknown): boolean {
  const { data } = signs.safeParse({ [field]: value });
  if (!data) return false;
  const { status, stateWord, expiresAt, isNotRenewed, pendingChange } = signsOf(data);
  const meaning = meaningTogether([status, stateWord]);
  return isNotRenewed || expiresAt !== null || pendingChange !== null || meaning === 'cancelled';
}

/** Judges whether a pending change is one: the plan that is held may have one to itself. */
export function pendingFinding(exchange: Exchange, seen: Seen): Finding {
  const pending = readPlans(exchange, seen).filter(({ plan }) => plan.pendingChange !== null);
  if (pending.length === 0)
    return cannotBeTold('No plan of the account has one.', 'Use an account whose plan will change.');
  if (pending.some(({ plan: { pendingChange: to } }) => to?.planName === null || to?.billingCycle === null))
    return otherwise(
      'It lacks its name or its cycle.',
      'The portal says that the state of the plan is unknown, and offers only its end.',
    );
  return pending.some(({ state }) => ['free', 'trial', 'running', 'pastDue'].includes(state.kind))
    ? otherwise('It names the plan that is held, with the same cycle.', 'The portal reads it as no change.')
    : asAssumed('It names another plan or cycle than that of the plan that is held.');
}

/** Judges whether the numbers of each plan came. */
export function planFactsFinding(exchange: Exchange, seen: Seen): Finding {
  const plans = readPlans(exchange, seen);
  if (plans.length === 0) return cannotBeTold('The account has no plan.', 'Use an account with a plan.');
  const bare = plans.filter(({ plan: { plan } }) =>
    [plan.billingCycle, plan.billingOrder, plan.deviceQuantity].includes(null),
  );
  return bare.length > 0
    ? otherwise(
        `${bare.length} of ${plans.length} plans lack one of the numbers.`,
        'The portal shows such a plan without them, and offers only its end.',
      )
    : asAssumed('Every plan has them.');
}

/** The plans that the contract reads, each with its record and its state by the portal's own rule. */
function readPlans(exchange: Exchange, { brand, nowMs }: Seen) {
  const facts = { planCodes: brand.planCodes, nowMs, hasPastDue: false };
  return subscriptionsIn(exchange).flatMap((wire) => {
    const { data: plan } = subscription.safeParse(wire);
    return plan ? [{ wire, plan, state: subscriptionState(plan, facts) }] : [];
  });
}

/** Judges the two ends of a trial. */
export function trialEndFinding(exchange: Exchange): Finding {
  const both = subscriptionsIn(exchange).flatMap(({ trial_end_date: one, recurly_trial_end_date: other }) =>
    one === undefined || other === undefined
      ? []
      : [[one, other].map((date) => wireWhen.safeParse(date).data)],
  );
  if (both.length === 0)
    return cannotBeTold(
      'No plan of the account has both.',
      'Use an account with a trial, best one that was extended.',
    );
  return both.every(([one, other]) => JSON.stringify(one) === JSON.stringify(other))
    ? asAssumed('Where both came, they are the same moment.')
    : cannotBeTold('They are two moments.', 'See on which of the two days the first charge comes.');
}
