import { plainText } from '../../../src/contracts/plain-text.ts';
import { billerOf } from '../../../src/contracts/plans/biller.ts';
import { subscription } from '../../../src/contracts/plans/subscription.ts';
import { signs, signsOf } from '../../../src/contracts/state-signs.ts';
import { meaningTogether } from '../../../src/contracts/state-word.ts';
import { wireWhen } from '../../../src/contracts/wire.ts';
import { sameId } from '../../../src/domain/plans/plan-codes.ts';
import { subscriptionsOf } from '../../../src/domain/plans/subscription.ts';
import { subscriptionState } from '../../../src/domain/plans/subscription-state.ts';
import { comingOf } from '../../../src/domain/text/when.ts';
import { byAccess, byAddress, byField, byInput, byItems, byRun, pointsWith, untold } from '../checks.ts';
import { asAssumed, cannotBeTold, type OpenPoints, otherwise } from '../open-point.ts';
import { answerOf, type Exchange, exchangesOf, fieldIn, listsAround, type Seen, stateOf } from '../seen.ts';
import { ticked, shownWords } from '../shape.ts';
import { cancelledSign, confirmedBy, type Listed, recordsIn, signFields } from './changes.ts';

const noMigration = untold(
  'A migration cannot be put back.',
  'Open the portal with an account that must be migrated.',
);
const noPlan = cannotBeTold('The account has no plan.', 'Use an account with a plan.');
const noChoice = 'Use an account that may change its plan.';

/** The longest name of a plan for which a card of My Plan keeps its height, in characters. */
const LONG_NAME = 60;

/** No brand's plans: the words and dates alone decide here. */
const noCodes = { free: [], none: [], excluded: [] };

/** The open points of plans and devices, and of the calls that change them. */
export const planPoints: OpenPoints = {
  ...pointsWith(byAddress, {
    'accountSubscriptions path': '`accountId` is `pepperUser.account_id` of the profile.',
  }),
  ...pointsWith(byAccess, {
    'plans access': 'The call needs no credentials: visitors may see the plans.',
    'deviceModels access': 'The call needs no credentials.',
  }),
  ...pointsWith(byInput, {
    'saveDevices body': 'The body has the subscription, the devices it will cover and those removed.',
    'cancelPlan body': 'The body has the ids of the subscription, its plan and the default plan.',
  }),
  ...pointsWith(noMigration, {
    'migrateSubscriptions context': 'The context is `subscriptions`.',
    'migrateSubscriptions body': 'The call has no body.',
    'migrateSubscriptions answer.subscription':
      'It is the new subscription; if it is missing, the migration failed.',
  }),
  'subscriptions answer': [
    'The list may have ended plans, with such a `status` or a past `expiration_date`; My Plan names them. It may also leave them out.',
    byField(
      'the ended plans in the list.',
      (exchange, seen) => {
        if (!exchange.result.ok)
          return otherwise(
            'The contract does not read the list.',
            'The portal says that the plan could not be found out.',
          );
        const plans = answerOf(seen, 'subscriptions', ['reads']) ?? [];
        const facts = { planCodes: noCodes, nowMs: seen.nowMs, hasPastDue: false };
        const { ended } = subscriptionsOf(plans, facts);
        return asAssumed(
          ended.length > 0
            ? `${ended.length} of ${plans.length} plans in it have ended.`
            : 'It was read, and no plan in it has ended.',
        );
      },
      ['reads'],
    ),
  ],
  'subscriptions answer.id': [
    'Each plan is in the list once; of two with the same id the portal reads the first.',
    byItems('the ids in the list.', idsIn, {
      none: noPlan,
      contrary: [
        [
          ({ isAgain }) => isAgain,
          (again, _seen, all) => `${again.length} of ${all.length} are in the list a second time.`,
          'The portal reads the first of two with the same id.',
        ],
      ],
      good: 'Each is in the list once.',
    }),
  ],
  'subscriptions answer.status': [
    'It, or `state`, is `active`, `trial` (`in_trial`, `trialing`), `canceled` (`cancelled`; the plan runs until its end), `expired` (`ended`), `paused` or `past_due` in any letter case, or a usual synonym such as `unpaid`, `suspended` and `terminated`. The portal shows any other word as unclear.',
    byItems('the words that came.', (exchange) => recordsIn(exchange), {
      none: noPlan,
      contrary: [
        [
          (plan) => stateWords(plan).length === 0,
          (bare, _seen, all) => `${bare.length} of ${all.length} plans have no word for it.`,
          'The portal tells the state by the dates, the pending change and the invoices alone, and knows no paused plan.',
        ],
        [
          (plan, seen) => stateWords(plan).some((word) => isUnclear(word, seen)),
          (plans, seen) =>
            `The portal does not understand ${shownWords(
              plans.flatMap(stateWords).filter((word) => isUnclear(word, seen)),
              seen,
            )}.`,
          'The portal shows such a plan as unclear and offers only what is safe.',
        ],
      ],
      good: (plans, seen) => {
        const fields = ['status', 'state'].filter((field) => plans.some((each) => each[field] !== undefined));
        return `The words are ${shownWords(plans.flatMap(stateWords), seen)}, in ${ticked(fields)}.`;
      },
    }),
  ],
  'subscriptions answer.provider': [
    'Missing, `recurly` or `stripe`: the brand charges the card on file. `apple`: Apple’s App Store bills. The portal also knows Google Play, Amazon, Roku, Samsung and Microsoft by name; no other store bills a plan.',
    byField('the words that came.', (exchange, seen) => {
      const plans = recordsIn(exchange);
      if (plans.length === 0) return noPlan;
      const words = plans
        .flatMap(({ provider, plan_config: plan }) => [provider, fieldIn(plan, 'provider')])
        .filter((word) => word !== undefined)
        .map(String);
      if (words.length === 0) return asAssumed('No plan has one.');
      const came = `The words are ${shownWords(words, seen)}.`;
      return words.some((word) => billerOf([word]).kind === 'unknown')
        ? otherwise(
            came,
            'The portal says that it cannot see who bills such a plan, and neither changes nor ends it.',
          )
        : asAssumed(came);
    }),
  ],
  'subscriptions answer.trial_end_date': [
    'If it and `recurly_trial_end_date` differ, the trial ends at the later one.',
    byField('the plans that have both.', (exchange) => {
      const both = recordsIn(exchange)
        .map((plan) => [plan['trial_end_date'], plan['recurly_trial_end_date']])
        .filter((dates) => !dates.includes(undefined))
        .map((dates) => dates.map((date) => JSON.stringify(wireWhen.safeParse(date).data)));
      if (both.length === 0)
        return cannotBeTold(
          'No plan of the account has both.',
          'Use an account with a trial, best one that was extended.',
        );
      return both.every(([one, other]) => one === other)
        ? asAssumed('Where both came, they are the same moment.')
        : cannotBeTold('They are two moments.', 'See on which of the two days the first charge comes.');
    }),
  ],
  'subscriptions answer.expiration_date': [
    'A plan ends if it has this field, `canceled` as `status` or `state`, a false `auto_renew`, a true `cancel_at_period_end`, or a pending change to a free plan. It then has no next charge.',
    byItems('an account with a cancelled plan.', plansInState('ending'), {
      none: cannotBeTold('No plan of the account ends.', 'Use an account with a plan that was cancelled.'),
      contrary: [
        [
          ({ plan }, { nowMs }) => comingOf(plan.nextCharge?.at, nowMs) !== null,
          (_such, _seen, ending) => `${endsBy(ending)}, and states a next charge.`,
          'The portal says that the plan ends, and shows no charge.',
        ],
      ],
      good: (ending) => `${endsBy(ending)}.`,
    }),
  ],
  'subscriptions answer.pendingSubscription': [
    'It names another plan than the current one, or another billing cycle of it.',
    byItems(
      'the plans that will change.',
      (exchange, seen) => plansIn(exchange, seen).filter(({ plan }) => plan.pendingChange !== null),
      {
        none: cannotBeTold('No plan of the account has one.', 'Use an account whose plan will change.'),
        contrary: [
          [
            ({ plan: { pendingChange: to } }) => to?.planName === null || to?.billingCycle === null,
            'It lacks its name or its cycle.',
            'The portal says that the state of the plan is unknown, and offers only its end.',
          ],
          [
            ({ state }) => ['free', 'trial', 'running', 'pastDue'].includes(state.kind),
            'It names the plan that is held, with the same cycle.',
            'The portal reads it as no change.',
          ],
        ],
        good: 'It names another plan or cycle than that of the plan that is held.',
      },
    ),
  ],
  'subscriptions answer.plan_config': [
    'It has `billing_cycle`, `billing_order` and `device_quantity` as numbers, also of a plan no longer sold.',
    byItems('the plans of the account.', plansIn, {
      none: noPlan,
      contrary: [
        [
          ({ plan: { plan } }) => [plan.billingCycle, plan.billingOrder, plan.deviceQuantity].includes(null),
          (bare, _seen, all) => `${bare.length} of ${all.length} plans lack one of the numbers.`,
          'The portal shows such a plan without them, and offers only its end.',
        ],
      ],
      good: 'Every plan has them.',
    }),
  ],
  'subscriptions answer.renewal_date': [
    'A period ends on the plan’s day of the month, in a shorter month on its last day: January 31, February 28, March 31.',
    untold('A run sees one renewal.', 'See when a plan of January 31 renews after February 28.'),
  ],
  'subscriptions answer.next_charge': [
    'It has `currency`, `subTotal`, `tax`, `total` (`subTotal` plus `tax`, with discounts, in minor units) and `chargeDate`; without it the portal shows the list price before tax and discounts.',
    byItems('the charged plans of the account.', plansInState('trial', 'running', 'pastDue'), {
      none: cannotBeTold(
        'No plan of the account is charged again.',
        'Use an account with a plan that renews.',
      ),
      contrary: [
        [
          ({ wire }) => wire['next_charge'] === undefined,
          (bare, _seen, all) => `${bare.length} of ${all.length} plans that renew state none.`,
          'The portal shows the list price, before tax and discounts, on the day of the renewal.',
        ],
        [
          ({ plan }) => plan.nextCharge === null,
          'It lacks a field, or its total is not the price plus the tax.',
          'The portal reads none of it and shows the list price.',
        ],
      ],
      good: 'The plans that renew state it, and it adds up.',
    }),
  ],
  'listAvailableSubscriptions answer': [
    'The account may change to every plan in the list.',
    byField('a preview of each but the current one.', (_exchange, seen) => {
      const previews = exchangesOf(seen, 'preview', ['prices'])
        .filter(({ requestId }) => seen.previewed.get(requestId)?.isCoded === false)
        .map((each) => stateOf({ ...seen, exchanges: [each] }, 'preview').kind)
        .filter((kind) => ['read', 'refused', 'coded', 'badRequest'].includes(kind));
      const refused = previews.filter((kind) => kind !== 'read').length;
      if (previews.length === 0) return cannotBeTold('No plan of the list could be previewed.', noChoice);
      if (refused === previews.length)
        return cannotBeTold('Every preview was refused.', 'See what is found of `preview`.');
      return refused > 0
        ? otherwise(
            `${refused} of ${previews.length} plans of the list were refused by the preview.`,
            'The portal offers every plan of the list, and the order of such a plan fails.',
          )
        : asAssumed('Every plan in it but the current one has a preview.');
    }),
  ],
  'listAvailableSubscriptions answer.name': [
    'It is a name for people, of at most 60 characters.',
    byItems('the longest name.', (exchange) => offersIn(exchange).map(({ name }) => String(name ?? '')), {
      none: cannotBeTold('The list has no plan.', noChoice),
      contrary: [
        [
          (name) => name.length > LONG_NAME,
          (names) => `The longest has ${Math.max(...names.map(({ length }) => length))} characters.`,
          'The portal shows the whole name, over several lines.',
        ],
      ],
      good: (names) =>
        names.some((name) => name !== plainText(name))
          ? 'No name is longer. There are characters in them that nobody sees; the portal leaves them out.'
          : 'No name is longer.',
    }),
  ],
  'listAvailableSubscriptions answer.amountInCents': [
    'A charged plan has its price in minor units, by currency, or in `cost` for this account.',
    byItems(
      'the prices of charged plans.',
      (exchange) => offersIn(exchange).filter(({ billing_cycle: cycle }) => Number(cycle) > 0),
      {
        none: cannotBeTold('The list has no plan that is charged.', noChoice),
        contrary: [
          [
            ({ amountInCents, cost }) => amountInCents === undefined && cost === undefined,
            (bare, _seen, all) => `${bare.length} of ${all.length} plans that are charged have no price.`,
            'The portal shows such a plan without a price, and does not sell it.',
          ],
        ],
        good: 'Every plan that is charged has a price.',
      },
    ),
  ],
  'plans query.brand': [
    'It is the key of the brand.',
    byRun('the plans, and those that the account may choose.', (seen, call) => {
      const chosen = answerOf(seen, 'listAvailableSubscriptions') ?? [];
      const plans = answerOf(seen, 'plans') ?? [];
      const isAmong = chosen.some(({ id }) => plans.some((plan) => sameId(plan.id, id)));
      return plans.length > 0 && chosen.length > 0 && !isAmong
        ? otherwise(
            'None of the plans that the account may choose is among them: they may be another brand’s.',
            'The portal shows them to visitors as the brand’s.',
          )
        : byInput.judge(seen, call);
    }),
  ],
  'saveDevices answer': [
    'Any 2xx means that the devices were saved.',
    byField(
      'the devices of the plan after it (`--changes`).',
      (exchange, seen) => confirmedBy(exchange, seen, 'the devices were saved'),
      ['devices', 'back'],
    ),
  ],
  'cancelPlan body.pepperSubscriptionId': [
    'It may name a paused plan, which can be cancelled but not changed. A cancellation charges nothing and refunds nothing.',
    untold(
      'Only the provider shows whether money moves.',
      'Compare the invoices of the account a day later.',
    ),
  ],
  'cancelPlan body.defaultPlanId': [
    'When the plan ends, and not before, video older than the brand leaves is deleted; so it is for a smaller plan, on the day of the change, and for a device that no plan covers.',
    untold('No call shows video.', 'Ask when it is deleted, and of which devices.'),
  ],
  'cancelPlan answer': [
    'Any 2xx means that the plan was cancelled.',
    byField('the plan in the list after it (`--changes`).', (exchange, seen) => {
      const { before, after } = listsAround(seen, exchange);
      const sign = before && after && cancelledSign(before, after);
      return exchange.result.ok && sign
        ? asAssumed(`The list shows it: ${sign}.`)
        : confirmedBy(exchange, seen, 'the plan is cancelled');
    }),
  ],
  'migrationRequired answer.required': [
    'It is a flag at the top of the response.',
    byField('the field.', ({ result }) =>
      result.ok
        ? asAssumed('It is there.')
        : otherwise(
            'It is not at the top, or is no flag.',
            'The portal treats it as no answer, and migrates nobody.',
          ),
    ),
  ],
};

/** The plans that the account may choose, as they are listed. */
function offersIn(exchange: Exchange): Listed[] {
  return recordsIn(exchange, ['plans', 'subscriptions']);
}

/** The ids of the plans of an account, each with whether it came before. */
function idsIn(exchange: Exchange) {
  return recordsIn(exchange)
    .map(({ id }) => String(id))
    .map((id, at, ids) => ({ id, isAgain: ids.indexOf(id) < at }));
}

/** The words of a plan for its state. */
function stateWords({ status, state }: Listed): string[] {
  return [status, state].filter((word) => word !== undefined).map(String);
}

/** True for a word that no document explains, by the portal's own rule. */
function isUnclear(word: string, { nowMs }: Seen): boolean {
  const { data } = subscription.safeParse({
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
  const facts = { planCodes: noCodes, nowMs, hasPastDue: false };
  return !data || subscriptionState(data, facts).kind === 'unknown';
}

/** The plans that the contract reads, each with its record and its state by the portal's own rule. */
function plansIn(exchange: Exchange, { brand, nowMs }: Seen) {
  const facts = { planCodes: brand.planCodes, nowMs, hasPastDue: false };
  return recordsIn(exchange).flatMap((wire) => {
    const { data: plan } = subscription.safeParse(wire);
    return plan ? [{ wire, plan, state: subscriptionState(plan, facts) }] : [];
  });
}

function plansInState(...kinds: readonly string[]): typeof plansIn {
  return (exchange, seen) => plansIn(exchange, seen).filter(({ state }) => kinds.includes(state.kind));
}

/** The signs by which plans end, as the beginning of a sentence. */
function endsBy(ending: Readonly<ReturnType<typeof plansIn>>): string {
  const fields = signFields.filter((field) => ending.some(({ wire }) => isSignOfEnd(field, wire[field])));
  return `A plan ends by ${ticked(fields)}`;
}

/** True for a field that says, by itself, that a plan ends or changes. */
function isSignOfEnd(field: string, value: unknown): boolean {
  const { data } = signs.safeParse({ [field]: value });
  if (!data) return false;
  const { status, stateWord, expiresAt, isNotRenewed, pendingChange } = signsOf(data);
  const meaning = meaningTogether([status, stateWord]);
  return isNotRenewed || expiresAt !== null || pendingChange !== null || meaning === 'cancelled';
}
