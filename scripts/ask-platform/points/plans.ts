import { plainText } from '../../../src/contracts/plain-text.ts';
import type { planOperations } from '../../../src/contracts/platform/platform-plans.ts';
import { sameId } from '../../../src/domain/plans/plan-codes.ts';
import { subscriptionsOf } from '../../../src/domain/plans/subscription.ts';
import { byAccess, byAddress, byField, byInput, untold } from '../checks.ts';
import { asAssumed, type CallPoints, cannotBeTold, otherwise, point } from '../open-point.ts';
import { answerOf, type Exchange, exchangesOf, stateOf } from '../seen.ts';
import { planChangePoints } from './plan-changes.ts';
import {
  endFinding,
  nextChargeFinding,
  noCodes,
  ofPlans,
  pendingFinding,
  planFactsFinding,
  providerFinding,
  statusFinding,
  subscriptionsIn,
  trialEndFinding,
} from './subscriptions.ts';

/** The longest name of a plan for which a card of My Plan keeps its height, in characters. */
const LONG_NAME = 60;

/** The open points of plans and devices. */
export const planPoints = {
  subscriptions: {
    journey: 'plans',
    fields: 'src/contracts/plans/subscription.ts',
    open: {
      answer: point(
        'The list may hold plans that have ended: then `status` says so, or an `expiration_date` in the past, and My Plan names them. It may also leave them out; then the portal knows nothing of them.',
        byField(
          'the plans in the list that have ended.',
          (exchange, seen) => {
            if (!exchange.result.ok)
              return otherwise(
                'The contract does not read the list.',
                'The portal says that the plan could not be found out.',
              );
            const listedPlans = answerOf(seen, 'subscriptions', ['reads']) ?? [];
            const { ended } = subscriptionsOf(listedPlans, {
              planCodes: noCodes,
              nowMs: seen.nowMs,
              hasPastDue: false,
            });
            return asAssumed(
              ended.length > 0
                ? `${ended.length} of ${listedPlans.length} plans in it have ended.`
                : `It was read, and no plan in it has ended.`,
            );
          },
          ['reads'],
        ),
      ),
      'answer.id': point(
        'Each plan of the account is in the list once; of two with the same id the portal reads the first.',
        byField(
          'the ids in the list.',
          ofPlans((plans) => {
            const ids = plans.map(({ id }) => String(id));
            const twice = ids.length - new Set(ids).size;
            if (twice > 0)
              return otherwise(
                `${twice} of ${ids.length} are in the list a second time.`,
                'The portal reads the first of two with the same id.',
              );
            return asAssumed('Each is in the list once.');
          }),
        ),
      ),
      'answer.status': point(
        'It, or `state` in its place, is in any letter case and spelling `active`, `trial` (also `in_trial`, `trialing`), `canceled` (also `cancelled`; the plan runs until its end), `expired` (also `ended`), `paused` or `past_due`, or a usual word of the same meaning, such as `unpaid`, `suspended` and `terminated`. The portal shows a plan with any other word as unclear.',
        byField('the words that came.', statusFinding),
      ),
      'answer.provider': point(
        'Without it, or with `recurly` or `stripe`, the brand charges the card on file; `apple` means that Apple’s App Store bills. The portal knows Google Play, Amazon, Roku, Samsung and Microsoft by their names too; no other store bills a plan.',
        byField('the words that came.', providerFinding),
      ),
      'answer.trial_end_date': point(
        'Where it and `recurly_trial_end_date` are two moments, the trial ends at the later one.',
        byField('the plans that have both.', trialEndFinding),
      ),
      'answer.expiration_date': point(
        'A plan ends where this field is there, `status` or `state` says `canceled`, `auto_renew` is false, `cancel_at_period_end` is true, or a change to a free plan is pending. It then states no next charge.',
        byField('an account with a plan that was cancelled.', endFinding),
      ),
      'answer.pendingSubscription': point(
        'It names another plan than the one that is held, or another billing cycle of the same plan.',
        byField('the plans that will change.', pendingFinding),
      ),
      'answer.plan_config': point(
        'It has `billing_cycle`, `billing_order` and `device_quantity` as numbers, also for a plan that is no longer sold.',
        byField('the plans of the account.', planFactsFinding),
      ),
      'answer.renewal_date': point(
        'Each period ends on the plan’s own day of the month, or on the last day of a shorter one: a plan that renews on January 31 renews on February 28, and then on March 31.',
        untold(
          'A run sees one renewal.',
          'See on which day a plan that began on January 31 renews after February 28.',
        ),
      ),
      'answer.next_charge': point(
        'It has the next charge of a plan as `currency`, `subTotal`, `tax`, `total` (`subTotal` plus `tax`, discounts included, in minor units) and `chargeDate`; without it the portal shows the list price before tax and discounts.',
        byField('the plans of the account that are charged.', nextChargeFinding),
      ),
    },
  },
  accountSubscriptions: {
    journey: 'plans',
    open: {
      context: point('The context is `subscriptions`.', byAddress),
      path: point('`accountId` is `pepperUser.account_id` of the profile.', byAddress),
    },
  },
  listAvailableSubscriptions: {
    journey: 'plans',
    fields: 'src/contracts/plans/plan.ts',
    open: {
      answer: point(
        'The account may change to every plan in the list.',
        byField('a preview of each of its plans but the current one.', (_exchange, seen) => {
          const previews = exchangesOf(seen, 'preview', ['prices'])
            .filter(({ requestId }) => seen.previewed.get(requestId)?.isCoded === false)
            .map((each) => stateOf({ ...seen, exchanges: [each] }, 'preview').kind)
            .filter((kind) => ['read', 'refused', 'coded', 'badRequest'].includes(kind));
          const refused = previews.filter((kind) => kind !== 'read');
          if (refused.length > 0 && refused.length === previews.length)
            return cannotBeTold('Every preview was refused.', 'See what is found of `preview`.');
          if (refused.length > 0)
            return otherwise(
              `${refused.length} of ${previews.length} plans of the list were refused by the preview.`,
              'The portal offers every plan of the list, and the order of such a plan fails.',
            );
          return previews.length > 0
            ? asAssumed('Every plan in it but the current one has a preview.')
            : cannotBeTold(
                'No plan of the list could be previewed.',
                'Use an account that may change its plan.',
              );
        }),
      ),
      'answer.name': point(
        'It is a short name for people, of at most 60 characters.',
        byField('the longest name.', (exchange) => {
          const names = plansIn(exchange).map(({ name }) => String(name ?? ''));
          if (names.length === 0)
            return cannotBeTold('The list has no plan.', 'Use an account that may change its plan.');
          const longest = Math.max(...names.map(({ length }) => length));
          return longest > LONG_NAME
            ? otherwise(
                `The longest has ${longest} characters.`,
                'The portal shows the whole name, over several lines.',
              )
            : asAssumed(
                names.some((name) => name !== plainText(name))
                  ? 'No name is longer. There are characters in them that nobody sees; the portal leaves them out.'
                  : 'No name is longer.',
              );
        }),
      ),
      'answer.amountInCents': point(
        'A plan that is charged has its price in minor units, by currency, or in `cost` for this account.',
        byField('the prices of the plans that are charged.', (exchange) => {
          const charged = plansIn(exchange).filter(({ billing_cycle: cycle }) => Number(cycle) > 0);
          const bare = charged.filter(
            ({ amountInCents, cost }) => amountInCents === undefined && cost === undefined,
          );
          if (bare.length > 0)
            return otherwise(
              `${bare.length} of ${charged.length} plans that are charged have no price.`,
              'The portal shows such a plan without a price, and does not sell it.',
            );
          return charged.length > 0
            ? asAssumed('Every plan that is charged has a price.')
            : cannotBeTold(
                'The list has no plan that is charged.',
                'Use an account that may change its plan.',
              );
        }),
      ),
    },
  },
  plans: {
    journey: 'plans',
    fields: 'src/contracts/plans/plan.ts',
    open: {
      context: point('The context is `configuration`.', byAddress),
      access: point('The call needs no credentials, because visitors may see the plans.', byAccess),
      'query.brand': point('The query parameter `brand` is the key of the brand.', {
        how: 'the plans that came, and those that the account may choose.',
        judge: (seen, call) => {
          const chosen = answerOf(seen, 'listAvailableSubscriptions') ?? [];
          const plans = answerOf(seen, 'plans') ?? [];
          const isOther =
            plans.length > 0 &&
            chosen.length > 0 &&
            !chosen.some(({ id }) => plans.some((plan) => sameId(plan.id, id)));
          return isOther
            ? otherwise(
                'None of the plans that the account may choose is among them: they may be another brand’s.',
                'The portal shows them to visitors as the brand’s.',
              )
            : byInput.judge(seen, call);
        },
      }),
    },
  },
  deviceModels: {
    journey: 'devices',
    open: {
      context: point('The context is `configuration`.', byAddress),
      access: point('The call needs no credentials.', byAccess),
    },
  },
  devices: { journey: 'devices', open: { context: point('The context is `devices`.', byAddress) } },
  ...planChangePoints,
} satisfies Readonly<Record<keyof typeof planOperations, CallPoints>>;

/** The plans of a list, in the one form. */
function plansIn(exchange: Exchange): Readonly<Record<string, unknown>>[] {
  return subscriptionsIn(exchange, ['plans', 'subscriptions']);
}
