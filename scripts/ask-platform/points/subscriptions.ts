import { listIn } from '../../../src/contracts/platform/wire-forms.ts';
import { isRecord } from '../../../src/contracts/record.ts';
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

/** No brand's plans: the words and dates alone decide here. */
export const noCodes = { free: [], none: [], excluded: [] };

/** Judges the words for the state of a plan: each must be one that the portal understands. */
export function statusFinding(exchange: Exchange, seen: Seen): Finding {
  const all = subscriptionsIn(exchange);
  if (all.length === 0) return cannotBeTold('The account has no plan.', 'Use an account with a plan.');
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
}

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
