import * as z from 'zod';
import { cardErrorCodes } from '../billing/card-error-codes.ts';
import { earlierReceipt, orderReceipt, storedReceipt } from './order-receipt.ts';
import { storeBilling } from './plan-billing.ts';
import { promoLength } from './promo-length.ts';
import { storedWhen } from './stored-when.ts';

/** What an order wants: the plan, the subscription that it changes, and the receipt that the person agreed to. */
export const requestedOrder = z.object({
  kind: z.literal('order'),
  toPlanId: z.string(),
  toPlanCode: z.string(),
  /** Null for a first order. */
  fromSubscriptionId: z.string().nullable(),
  /** True where the subscription has that plan, and the order takes back what was to follow it. */
  keeps: z.boolean(),
  receipt: orderReceipt,
});
export type RequestedOrder = z.output<typeof requestedOrder>;

/** An order as the first versions stored it, without the subscription that it changes. */
export const earlierOrder = requestedOrder
  .omit({ fromSubscriptionId: true, keeps: true })
  .extend({ receipt: earlierReceipt });

/**
 * A choice of devices and a cancellation. `version` is the version of the subscription that the person saw; a change with
 * an outdated version is refused.
 */
const plainChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saveDevices'),
    subscriptionId: z.string(),
    deviceIds: z.array(z.string()),
    version: z.string(),
  }),
  z.object({ kind: z.literal('cancelPlan'), subscriptionId: z.string(), version: z.string() }),
]);
export type PlainChange = z.output<typeof plainChange>;
export type EarlierOrder = z.output<typeof earlierOrder>;

/** A migration. `onto`: the subscription of the platform's answer; null while there is none. */
const requestedMigration = z.object({
  kind: z.literal('migrate'),
  onto: z.object({ subscriptionId: z.string(), planId: z.string(), planName: z.string() }).nullable(),
});
export type RequestedMigration = z.output<typeof requestedMigration>;
const earlierMigration = z.object({ kind: z.literal('migrate') });

/** The wanted result of a change in storage, of whichever version. */
const storedRequest = z.union([
  requestedOrder,
  earlierOrder,
  plainChange,
  requestedMigration,
  earlierMigration,
]);
export type StoredRequest = z.output<typeof storedRequest>;

/** The plans of each subscription before a change, as text, by subscription id. */
export const storedBefore = z.record(z.string(), z.string());

/** What only the change log needs to know of a change. */
const aboutChange = z.object({
  /** The plan of a plain change before it, and until when the account has it; null where that day is unknown. */
  plan: z.object({ name: z.string(), until: storedWhen.nullable(), inTrial: z.boolean() }).optional(),
  /** The plans that a store bills beside it: the change does not end them. */
  elsewhere: z.array(storeBilling).readonly().optional(),
  /** How long the promo code of an order lasts, in a record of an earlier release; the receipt has it since. */
  promoLasts: promoLength.optional(),
});
export type AboutChange = z.output<typeof aboutChange>;

/** The one change of an account that was sent and that the account does not show yet (docs/adr/016). */
export const storedChange = z.object({
  /** The key of an order, or the text of any other change. */
  name: z.string(),
  wanted: storedRequest,
  /** In milliseconds since 1970. */
  startedAtMs: z.number(),
  before: storedBefore,
  /** `unsure`: the outcome is unknown. `done`: the platform confirmed it. */
  known: z.enum(['unsure', 'done']),
  /** True where the platform said that the payment of an order waits for the person. */
  waits: z.literal(true).optional(),
  /** The id of the request that sent it; absent in a record of an earlier release. */
  reference: z.string().optional(),
  /** Absent in a record of an earlier release. */
  about: aboutChange.optional(),
});
export type StoredChange = z.output<typeof storedChange>;

/** The outcomes that My Plan has to show, oldest first. */
export const storedOutcomes = z.array(
  z.object({
    kind: z.enum(['made', 'notFound', 'neverShown']),
    name: z.string(),
    wanted: storedRequest,
    /** The id of the request that sent the change; absent in a record of an earlier release. */
    reference: z.string().optional(),
    /** When My Plan first showed it, in milliseconds since 1970; null before that. */
    shownAtMs: z.number().nullable(),
  }),
);

/** Why an order is refused. Nothing has been charged. */
const orderRefusal = z.enum([
  'alreadySubscribed',
  /** The plan, the devices or the subscription have changed since the person saw them. */
  'changedMeanwhile',
  /** The person has not seen this price: the portal shows it and asks for a new confirmation. */
  'repriced',
  'promo',
  /** The account's object is making another change of this account at this moment. */
  'busy',
  /** Another change of this account was sent and its outcome is still unknown. */
  'underWay',
  /** The account is about to be deleted. */
  'leaving',
  'platform',
]);

/** Every outcome of placing an order but a placed one. */
const unplacedOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('declined'), code: z.enum(cardErrorCodes) }),
  /** The bank requires a challenge first: the id of the action to carry out. */
  z.object({ kind: z.literal('challenge'), actionTokenId: z.string() }),
  z.object({ kind: z.literal('refused'), why: orderRefusal }),
  /** The order was not sent, and nothing happened. */
  z.object({ kind: z.literal('failed') }),
  /**
   * The order was sent and not refused, but the account does not show it (yet). `reference`: the id of the request that
   * sent it, where an earlier request did. `waits`: its payment waits for the person, at their bank or with another card.
   */
  z.object({
    kind: z.literal('unsure'),
    reference: z.string().optional(),
    waits: z.literal(true).optional(),
  }),
  /** The platform is still working on the order. */
  z.object({ kind: z.literal('pending') }),
  z.object({ kind: z.literal('signedOut') }),
]);
export type UnplacedOutcome = z.output<typeof unplacedOutcome>;

/** How an order ended, in storage. */
export const storedOutcome = z.union([
  z.object({ kind: z.literal('done'), receipt: storedReceipt }),
  unplacedOutcome,
]);
export type StoredOutcome = z.output<typeof storedOutcome>;
