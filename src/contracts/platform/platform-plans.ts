import * as z from 'zod';
import { deviceList, deviceModels } from '../devices/device.ts';
import { planList } from '../plans/plan.ts';
import { changes, reads } from './platform-operation.ts';
import { subscription, subscriptionList } from '../plans/subscription.ts';
import { wireFlag, wireId } from '../wire.ts';

const anything = z.unknown();
const deviceChoice = z.strictObject({
  pepperSubscriptionId: z.string(),
  devices: z.array(z.string()),
  devicesRemoved: z.array(z.string()),
});

/** Plans and devices. */
export const planOperations = {
  subscriptions: reads('/subscriptions', {
    context: 'account',
    access: 'signed',
    answer: subscriptionList,
    open: {
      answer:
        'The list may hold plans that have ended: then `status` says so, or an `expiration_date` in the past, and My Plan names them. It may also leave them out; then the portal knows nothing of them.',
      'answer.status':
        'Its values, in any case, are `active`, `trial` (also `in_trial`, `trialing`), `canceled` (also `cancelled`; the plan runs until its end), `expired` (also `ended`), `paused` and `past_due`. The portal also reads the usual words of the same meaning, such as `unpaid`, `suspended` and `terminated`, and shows any other as unclear.',
      'answer.next_charge':
        'It has the next charge of a plan as `currency`, `subTotal`, `tax`, `total` (`subTotal` plus `tax`, discounts included, in minor units) and `chargeDate`; without it the portal shows the list price before tax and discounts.',
    },
  }),
  accountSubscriptions: reads('/subscriptions/{accountId}', {
    context: 'subscriptions',
    access: 'signed',
    // Only the plans that are eligible for a trial are read here. The subscriptions come from GET /subscriptions.
    answer: z.object({
      subscriptions: z.unknown().optional(),
      trialEligibility: z.object({ plans: z.array(wireId) }),
    }),
    open: {
      context: 'The context is `subscriptions`.',
      path: '`accountId` is `pepperUser.account_id` of the profile.',
    },
  }),
  listAvailableSubscriptions: reads('/listAvailableSubscriptions', {
    context: 'subscriptions',
    access: 'signed',
    answer: planList,
    open: {
      answer: 'The list has exactly the plans that the account may change to.',
    },
  }),
  plans: reads('/plans', {
    context: 'configuration',
    access: 'open',
    query: z.strictObject({ brand: z.string() }),
    answer: planList,
    open: {
      context: 'The context is `configuration`.',
      access: 'The call needs no credentials, because visitors may see the plans.',
      'query.brand': 'The query parameter `brand` is the key of the brand.',
    },
  }),
  deviceModels: reads('/deviceModels/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: deviceModels,
    open: {
      context: 'The context is `configuration`.',
      access: 'The call needs no credentials.',
    },
  }),
  devices: reads('/devices', {
    context: 'devices',
    access: 'signed',
    query: z.strictObject({ excludeExternalSub: z.literal('false') }),
    answer: deviceList,
    open: {
      context: 'The context is `devices`.',
    },
  }),
  saveDevices: changes('POST', '/saveDevices', {
    context: 'subscriptions',
    access: 'signed',
    body: deviceChoice,
    answer: anything,
    open: {
      method: 'The method is POST.',
      context: 'The context is `subscriptions`.',
      path: 'The path is `/saveDevices`.',
      body: 'The body has the subscription, the devices it will cover and the devices removed from it.',
      answer: 'Any 2xx response means that the devices were saved.',
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
      method: 'The method is POST.',
      context: 'The context is `subscriptions`.',
      path: 'The path is `/cancelPlan`.',
      body: 'The body has the ids of the subscription, of its plan and of the default plan.',
      'body.pepperSubscriptionId':
        'It may name a plan that is paused, which can be cancelled but not changed. A cancellation charges nothing and pays nothing back.',
      answer: 'Any 2xx response means that the plan was cancelled.',
    },
  }),
  migrationRequired: reads('/migration/required', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ required: wireFlag }),
    open: {
      context: 'The context is `subscriptions`.',
      'answer.required': 'It is a flag at the top of the response.',
    },
  }),
  migrateSubscriptions: changes('POST', '/migrateSubscriptions', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ subscription: subscription.nullish() }),
    open: {
      context: 'The context is `subscriptions`.',
      body: 'The call has no body.',
      'answer.subscription': 'It is the new subscription; without it the migration has failed.',
    },
  }),
} as const;
