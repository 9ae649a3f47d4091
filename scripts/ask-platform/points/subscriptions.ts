import { listIn } from '../../../src/contracts/platform/wire-forms.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { wireWhen } from '../../../src/contracts/wire.ts';
import { subscription } from '../../../src/contracts/plans/subscription.ts';
import { subscriptionState } from '../../../src/domain/plans/subscription-state.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, formOf, type Seen } from '../seen.ts';
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

/** Judges the words for the state of a plan: each must be one that the portal understands. */
export const statusFinding = ofPlans((all, seen) => {
  const bare = all.filter(({ status }) => status === undefined);
  if (bare.length > 0)
    return otherwise(
      `${bare.length} of ${all.length} plans have no status.`,
      'The portal tells the state by the dates, the pending change and the invoices alone, and knows no paused plan.',
    );
  const words = [...new Set(all.map(({ status }) => String(status)))];
  const unclear = words.filter((word) => isUnclear(word, seen.nowMs));
  if (unclear.length > 0)
    return otherwise(
      `The portal does not understand ${listed(unclear.map((word) => shownWord(word, seen)))}.`,
      'The portal shows such a plan as unclear and offers only what is safe.',
    );
  return asAssumed(`The words are ${listed(words.map((word) => shownWord(word, seen)))}.`);
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
export function nextChargeFinding(exchange: Exchange, { brand, nowMs }: Seen): Finding {
  const facts = { planCodes: brand.planCodes, nowMs, hasPastDue: false };
  const charged = subscriptionsIn(exchange).filter((each) => {
    const read = subscription.safeParse(each);
    return read.success && ['trial', 'running', 'pastDue'].includes(subscriptionState(read.data, facts).kind);
  });
  if (charged.length === 0)
    return cannotBeTold(
      'No plan of the account is charged again.',
      'Use an account with a plan that renews.',
    );
  const bare = charged.filter((each) => each['next_charge'] === undefined);
  if (bare.length > 0)
    return otherwise(
      `${bare.length} of ${charged.length} plans that renew state none.`,
      'The portal shows the list price, before tax and discounts, on the day of the renewal.',
    );
  const odd = charged.filter((each) => subscription.safeParse(each).data?.nextCharge === null);
  return odd.length > 0
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
    return ['status', 'expiration_date', 'pendingSubscription', 'pending_subscription'].filter(
      (field) => JSON.stringify(was[field]) !== JSON.stringify(each[field]) && each[field] !== undefined,
    );
  });
  return news.length > 0 ? `by ${listed([...new Set(news)].map((field) => `\`${field}\``))}` : undefined;
}

/** Who bills a plan, by the words that the portal knows; a missing one means the card. */
const billers: ReadonlySet<string> = new Set(['recurly', 'stripe', 'apple']);

/** Judges the words for who bills a plan. */
export const providerFinding = ofPlans((all, seen) => {
  const words = [
    ...new Set(all.flatMap(({ provider }) => (provider === undefined ? [] : [String(provider)]))),
  ];
  const said = listed(words.map((word) => shownWord(word, seen)));
  if (words.length === 0) return asAssumed('No plan has one.');
  return words.every((word) => billers.has(word.toLowerCase()))
    ? asAssumed(`The words are ${said}.`)
    : otherwise(`The words are ${said}.`, 'Who bills such a plan is a guess of the portal.');
});

const endFields = ['auto_renew', 'cancel_at_period_end', 'state'] as const;

/** Judges the fields of the providers that may say that a plan ends, beside those that the platform's documents name. */
export const endFinding = ofPlans((all) => {
  const came = endFields.filter((field) => all.some((each) => each[field] !== undefined));
  if (came.length === 0) return asAssumed('None of the three came.');
  const names = listed(came.map((field) => `\`${field}\``));
  return all.some((each) => endsByProvider(each) && !isShownToEnd(each))
    ? otherwise(
        `${names} came, and a plan ends by that alone.`,
        'The portal may show such a plan as one that renews.',
      )
    : asAssumed(`${names} came, and no plan ends by that alone.`);
});

function endsByProvider({ auto_renew: renews, cancel_at_period_end: ends, state }: Listed): boolean {
  return String(renews) === 'false' || String(ends) === 'true' || /^(cancel|expire)/i.test(String(state));
}

function isShownToEnd(each: Listed): boolean {
  const pending = each['pendingSubscription'] ?? each['pending_subscription'];
  return (
    each['expiration_date'] !== undefined ||
    pending !== undefined ||
    /cancel|expire|end/i.test(String(each['status']))
  );
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
    : otherwise('They are two moments.', 'Which of the two counts is a guess of the portal.');
}
