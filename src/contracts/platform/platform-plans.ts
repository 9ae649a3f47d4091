import * as z from 'zod';
import { deviceList, deviceModels } from '../devices/device.ts';
import { planList } from '../plans/plan.ts';
import { changes, reads } from './platform-operation.ts';
import { cancelAnswer, subscription, subscriptionList } from '../plans/subscription.ts';
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
  }),
  accountSubscriptions: reads('/subscriptions/{accountId}', {
    context: 'subscriptions',
    access: 'signed',
    // Only the plans that are eligible for a trial are read here. The subscriptions come from GET /subscriptions.
    answer: z.object({
      subscriptions: z.unknown().optional(),
      trialEligibility: z.object({ plans: z.array(wireId) }),
    }),
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
  }),
  deviceModels: reads('/deviceModels/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: deviceModels,
  }),
  devices: reads('/devices', {
    context: 'devices',
    access: 'signed',
    query: z.strictObject({ excludeExternalSub: z.literal('false') }),
    answer: deviceList,
  }),
  saveDevices: changes('POST', '/saveDevices', {
    context: 'subscriptions',
    access: 'signed',
    body: deviceChoice,
    answer: anything,
  }),
  cancelPlan: changes('POST', '/cancelPlan', {
    context: 'subscriptions',
    access: 'signed',
    body: z.strictObject({
      pepperSubscriptionId: z.string(),
      pepperPlanId: z.string(),
      defaultPlanId: z.string(),
    }),
    answer: cancelAnswer,
  }),
  migrationRequired: reads('/migration/required', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ required: wireFlag }),
  }),
  migrateSubscriptions: changes('POST', '/migrateSubscriptions', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ subscription: subscription.nullish() }),
  }),
} as const;
