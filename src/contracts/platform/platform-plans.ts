import * as z from 'zod';
import { deviceList, deviceModels } from '../devices/device.ts';
import { planList } from '../plans/plan.ts';
import { changes, reads } from './platform-operation.ts';
import { subscription, subscriptionList } from '../plans/subscription.ts';
import { wireFlag, wireId } from './wire.ts';

const anything = z.unknown();
const deviceChoice = z.strictObject({
  pepperSubscriptionId: z.string(),
  devices: z.array(z.string()),
  devicesRemoved: z.array(z.string()),
});

/** Plans and devices. */
export const planOperations = {
  subscriptions: reads('/subscriptions', { context: 'account', access: 'signed', answer: subscriptionList }),
  accountSubscriptions: reads('/subscriptions/{accountId}', {
    context: 'subscriptions',
    access: 'signed',
    // Only the plans that may be tried are read here: the subscriptions come from GET /subscriptions.
    answer: z.object({
      subscriptions: z.unknown().optional(),
      trialEligibility: z.object({ plans: z.array(wireId) }),
    }),
    open: {
      context: 'It is `subscriptions`.',
      path: '`accountId` is `pepperUser.account_id` of the profile.',
    },
  }),
  listAvailableSubscriptions: reads('/listAvailableSubscriptions', {
    context: 'subscriptions',
    access: 'signed',
    answer: planList,
  }),
  plans: reads('/plans', {
    context: 'configuration',
    access: 'open',
    query: z.strictObject({ brand: z.string() }),
    answer: planList,
    open: {
      context: 'It is `configuration`.',
      access: 'Anybody may ask: visitors may look at the plans.',
      'query.brand': 'The brand goes as a query parameter, by its key.',
    },
  }),
  deviceModels: reads('/deviceModels/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: deviceModels,
    open: {
      context: 'It is `configuration`.',
      access: 'Anybody may ask.',
    },
  }),
  devices: reads('/devices', {
    context: 'devices',
    access: 'signed',
    query: z.strictObject({ excludeExternalSub: z.literal('false') }),
    answer: deviceList,
    open: {
      context: 'It is `devices`.',
    },
  }),
  saveDevices: changes('POST', '/saveDevices', {
    context: 'subscriptions',
    access: 'signed',
    body: deviceChoice,
    answer: anything,
    open: {
      method: 'It is POST.',
      context: 'It is `subscriptions`.',
      path: 'It is `/saveDevices`.',
      body: 'The subscription, the devices it is to cover and those taken off it.',
      answer: 'Any 2xx means that it was saved.',
    },
  }),
  cancelPlan: changes('POST', '/cancelPlan', {
    context: 'subscriptions',
    access: 'signed',
    body: z.strictObject({
      pepperSubscriptionId: z.string(),
      pepperPlanId: z.string(),
      defaultPlanId: z.string(),
    }),
    answer: anything,
    open: {
      method: 'It is POST.',
      context: 'It is `subscriptions`.',
      path: 'It is `/cancelPlan`.',
      body: 'The subscription, its plan and the default plan, by their ids.',
      answer: 'Any 2xx means that it was cancelled.',
    },
  }),
  migrationRequired: reads('/migration/required', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ required: wireFlag }),
    open: {
      context: 'It is `subscriptions`.',
      'answer.required': 'A flag at the top of the answer.',
    },
  }),
  migrateSubscriptions: changes('POST', '/migrateSubscriptions', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ subscription: subscription.nullish() }),
    open: {
      context: 'It is `subscriptions`.',
      body: 'There is none.',
      'answer.subscription': 'The new subscription; without one the migration has failed.',
    },
  }),
} as const;
