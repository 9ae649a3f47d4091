import * as z from 'zod';
import { hostedCard } from './hosted-visit.ts';
import { billingFieldNames } from '../billing/billing-fields.ts';
import { nativeSources } from '../native-message.ts';
import { storedDraft } from './order-draft.ts';
import { signedInBy } from '../access/signed-in-by.ts';
import { mfaSeen } from './security-record.ts';

/** A plan change in progress, from the choice of the plan until it is ordered or discarded. */
const planChangeIntent = z.object({
  toPlanCode: z.string(),
  toPlanId: z.string(),
  /** The subscription to change; null where the account has none. */
  fromSubscriptionId: z.string().nullable(),
  /** The devices on the new plan, never more than it covers. Empty while the person still has to choose. */
  deviceIds: z.array(z.string()),
  /** The promo codes that came with the choice, in lower case. */
  promoCodes: z.array(z.string()),
  /** The next step of the change. */
  step: z.enum(['devices', 'checkoutSession', 'orderSummary', 'billing']),
  /** How many covered cameras the person accepted to lose when they chose the plan; absent where nobody was asked. */
  acceptedLoss: z.number().optional(),
});
export type PlanChangeIntent = z.output<typeof planChangeIntent>;

/**
 * A card that a person entered into the provider's own fields: a single-use token and the billing fields, never a card
 * number.
 */
const enteredCard = z.object({
  provider: z.enum(['recurly', 'stripeElements']),
  token: z.string(),
  fields: z.record(z.enum(billingFieldNames), z.string()),
  /** The page the person came from, where that is /payment; null otherwise. */
  from: z.literal('payment').nullable(),
});
export type EnteredCard = z.output<typeof enteredCard>;

/** A card that needs a challenge of its bank (3-D Secure): `actionTokenId` is the id of that challenge. */
const challengedCard = z.object({ entered: enteredCard, actionTokenId: z.string() });

/** A selection of devices kept between the form and the page that asks the person about it. */
const deviceDraft = z.object({
  /** The subscription it belongs to; null for the plan change in progress. */
  subscriptionId: z.string().nullable(),
  deviceIds: z.array(z.string()),
  /** Why it was not saved. */
  reason: z.enum([
    'overLimit',
    'nothingChosen',
    'confirmLoss',
    'failed',
    'busy',
    'underWay',
    'unsure',
    'changedMeanwhile',
  ]),
});
export type DeviceDraft = z.output<typeof deviceDraft>;

/** The address by which the platform calculates tax; a part that the account does not name is empty. */
const taxAddress = z.object({
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

/**
 * What the questions of an order are made of, as a page last read it from the account. It decides nothing: a page that
 * finds another account than this asks again.
 */
const orderBasis = z.object({
  currency: z.string(),
  address: taxAddress,
  /** The code of the plan that each subscription has, by the id of the subscription. */
  planCodes: z.record(z.string(), z.string()).readonly(),
  /** The devices that a plan can cover, in the order in which the platform lists them. */
  devices: z.array(z.object({ id: z.string(), model: z.string().nullable() })).readonly(),
});
export type OrderBasis = z.output<typeof orderBasis>;

/** How an automatic migration ended. `notRequired`: the platform said that the account needs none. */
const migrationStatus = z.enum(['success', 'error', 'notRequired']);

/** What a person has begun and not finished, and what a page needs to go on with it. */
const drafts = z.object({
  /** The plan change that the person has chosen and not ordered yet. */
  planChange: planChangeIntent.optional(),
  /** The order for that change, once the person has seen its summary. */
  order: storedDraft.optional(),
  /** A card that the person entered and whose bank asks for a challenge. */
  card: challengedCard.optional(),
  /** The token of the card that was stored last, so that the same form sent twice stores one card. */
  storedToken: z.string().optional(),
  /** A visit to the provider's page for another card, while nobody knows how it ended. */
  hostedCard: hostedCard.optional(),
  /** A device selection that was not saved, with the message to show about it. */
  deviceDraft: deviceDraft.optional(),
  /** What the questions of an order are made of, as a page last read it; undefined until a page has read it. */
  orderBasis: orderBasis.optional(),
  /** How the automatic migration ended; undefined while no result is known. */
  migration: migrationStatus.optional(),
});

/** The drafts of a session in storage, of whichever version. */
export type StoredDrafts = z.output<typeof drafts>;

/**
 * What the security record needs to list a session: when its sign-in began, in milliseconds since 1970, and the id of its
 * browser; `before` is the id until then.
 */
const unlisted = z.object({
  signInAtMs: z.number(),
  browser: z.object({ id: z.string(), before: z.string().optional() }),
});
export type Unlisted = z.output<typeof unlisted>;

/** A signed-in person, as stored at the edge. Holds secrets: nothing of `platform` may reach a browser. */
export const sessionRecord = drafts.extend({
  brand: z.string(),
  /** Both in milliseconds since 1970. */
  startedAtMs: z.number(),
  seenAtMs: z.number(),
  person: z.object({
    name: z.string(),
    email: z.string(),
    accountId: z.string(),
    status: z.string(),
    /** The account's country (ISO 3166), where the platform names one at the sign-in. */
    country: z.string().optional(),
  }),
  /** When the platform last gave the status, in milliseconds since 1970; undefined if it has not since the sign-in. */
  statusAtMs: z.number().optional(),
  platform: z.object({
    token: z.string(),
    credentials: z.object({
      AccessKeyId: z.string(),
      SecretAccessKey: z.string(),
      SessionToken: z.string(),
      region: z.string(),
      /** When they expire, in milliseconds since 1970. Not every platform states it. */
      Expiration: z.number().nullish(),
    }),
  }),
  /** How the person signed in; undefined in a session that began before the portal stored this. */
  signedInBy: signedInBy.optional(),
  /** Whether this sign-in asked for an MFA code; undefined if this way of signing in does not show it. */
  mfa: mfaSeen.optional(),
  /** The native app around the portal, for a session that began by an isolated SSO. */
  source: z.enum(nativeSources).optional(),
  /**
   * `listed` once the security record lists the session; until then what lists it. A version that listed each session as it
   * began stored nothing here.
   */
  listing: z.union([z.literal('listed'), unlisted]).optional(),
});

/** The record of a session in storage, of whichever version. */
export type StoredSession = z.output<typeof sessionRecord>;
