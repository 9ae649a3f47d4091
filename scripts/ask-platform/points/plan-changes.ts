import { byAddress, byField, byInput, untold } from '../checks.ts';
import { asAssumed, type CallPoints, otherwise, point } from '../open-point.ts';
import { listBefore, listsAfter } from '../seen.ts';
import { confirmedBy } from './changes.ts';
import { cancelledSign } from './subscriptions.ts';

const noMigration = untold(
  'A migration cannot be put back.',
  'Open the portal of this environment as an account that must be migrated.',
);

/** The open points of the calls that change plans and devices. */
export const planChangePoints = {
  saveDevices: {
    journey: 'devices',
    askedWith: '--changes',
    open: {
      method: point('The method is POST.', byAddress),
      context: point('The context is `subscriptions`.', byAddress),
      path: point('The path is `/saveDevices`.', byAddress),
      body: point(
        'The body has the subscription, the devices it will cover and the devices removed from it.',
        byInput,
      ),
      answer: point(
        'Any 2xx response means that the devices were saved.',
        byField(
          'the devices of the plan after it (`--changes`).',
          (exchange, seen) => confirmedBy(exchange, seen, 'the devices were saved'),
          ['devices', 'back'],
        ),
      ),
    },
  },
  cancelPlan: {
    journey: 'orders',
    askedWith: '--changes',
    open: {
      method: point('The method is POST.', byAddress),
      context: point('The context is `subscriptions`.', byAddress),
      path: point('The path is `/cancelPlan`.', byAddress),
      body: point('The body has the ids of the subscription, of its plan and of the default plan.', byInput),
      'body.pepperSubscriptionId': point(
        'It may name a plan that is paused, which can be cancelled but not changed. A cancellation charges nothing and pays nothing back.',
        untold(
          'Whether money moves shows at the provider alone.',
          'Compare the invoices of the account a day later.',
        ),
      ),
      'body.defaultPlanId': point(
        'When the plan ends, and not before, video is deleted that is older than the brand leaves; the same holds for a smaller plan, on the day of the change, and for a device that no plan covers.',
        untold('No call shows video.', 'Ask when it is deleted, and of which devices.'),
      ),
      answer: point(
        'Any 2xx response means that the plan was cancelled.',
        byField('the plan in the list after it (`--changes`).', (exchange, seen) => {
          const [before, after] = [listBefore(seen, exchange), listsAfter(seen, exchange).at(-1)];
          const sign = before && after && cancelledSign(before, after);
          return exchange.result.ok && sign
            ? asAssumed(`The list shows it: ${sign}.`)
            : confirmedBy(exchange, seen, 'the plan is cancelled');
        }),
      ),
    },
  },
  migrationRequired: {
    journey: 'orders',
    open: {
      context: point('The context is `subscriptions`.', byAddress),
      'answer.required': point(
        'It is a flag at the top of the response.',
        byField('the field.', (exchange) =>
          exchange.result.ok
            ? asAssumed('It is there.')
            : otherwise(
                'It is not at the top, or is no flag.',
                'The portal treats it as no answer, and migrates nobody.',
              ),
        ),
      ),
    },
  },
  migrateSubscriptions: {
    journey: 'orders',
    open: {
      context: point('The context is `subscriptions`.', noMigration),
      body: point('The call has no body.', noMigration),
      'answer.subscription': point(
        'It is the new subscription; without it the migration has failed.',
        noMigration,
      ),
    },
  },
} satisfies Readonly<Record<string, CallPoints>>;
