import * as z from 'zod';
import { cardKind } from '../money/card-kinds.ts';
import { linkingGrant } from './linking-entities.ts';
import { billLine, cardOwner } from './money-entities.ts';
import { singleUse, timeMs } from './single-use.ts';

/** An account of a brand. `key` is `<brand>:<e-mail in lower case>`; `id` is the platform's account id. */
export const account = z.object({
  key: z.string(),
  id: z.string(),
  brand: z.string(),
  email: z.string(),
  password: z.string(),
  earlierPasswords: z.array(z.string()),
  fullName: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  /** Whether a right password is enough to sign in. */
  signIn: z.enum(['open', 'locked', 'unverified']),
  status: z.enum(['active', 'pending_delete']),
  secondFactor: z.object({ channel: z.enum(['email', 'sms', 'nowhere']), to: z.string() }).nullable(),
  /** The migration from a legacy plan to its successor: if it is due, if it will succeed, and when it was done. */
  migration: z.object({ required: z.boolean(), succeeds: z.boolean(), migratedAtMs: timeMs.nullable() }),
  /** An account gets one free trial, as a new subscriber. */
  trialUsed: z.boolean(),
});
export type Account = z.output<typeof account>;

/** An event that the portal passed on, unchanged. */
export const analyticsEvent = z.object({
  id: z.string(),
  event: z.string(),
  brand: z.string(),
  page: z.string(),
  at: z.string(),
  detail: z.string().optional(),
});
export type AnalyticsEventSeen = z.output<typeof analyticsEvent>;

/** How a plan stands that does not simply run. */
export const standing = z.discriminatedUnion('kind', [
  /** Nothing is charged and nothing can be changed, but it can be cancelled. */
  z.object({ kind: z.literal('paused') }),
  /** It is still listed, and nothing else is left of it. */
  z.object({ kind: z.literal('ended'), atMs: timeMs }),
  /** It runs; the platform's word for its state is one that no document names. */
  z.object({ kind: z.literal('word'), word: z.string() }),
]);
export type Standing = z.output<typeof standing>;

/** A plan of an account. `planCode` is the code of a plan in the brand's catalogue. */
export const heldPlan = z.object({
  id: z.string(),
  accountKey: z.string(),
  planCode: z.string(),
  /** Null if nothing is charged. */
  biller: z.enum(['recurly', 'stripe', 'apple']).nullable(),
  renewsAtMs: timeMs.nullable(),
  trialEndsAtMs: timeMs.nullable(),
  /** The end of a period that the App Store bills. */
  expiresAtMs: timeMs.nullable(),
  /** The plan that will replace it, with the devices chosen for it; without a choice, the devices covered today. */
  pending: z
    .object({ planCode: z.string(), effectiveAtMs: timeMs, deviceIds: z.array(z.string()).optional() })
    .nullable(),
  deviceIds: z.array(z.string()),
  /** The day of the month on which its periods begin; that of the next renewal where it is undefined. */
  billingDay: z.int().min(1).max(31).optional(),
  /** Undefined while it simply runs. */
  standing: standing.optional(),
  /** The coupon it was ordered with: since when, and how many charges it has applied to. Another plan removes it. */
  redeemed: z.object({ code: z.string(), atMs: timeMs, charges: z.int() }).optional(),
});
export type HeldPlan = z.output<typeof heldPlan>;

/** A device of an account; `subscribable` is true if a plan can cover it. */
export const ownedDevice = z.object({
  id: z.string(),
  accountKey: z.string(),
  name: z.string().nullable(),
  model: z.string(),
  subscribable: z.boolean(),
});
export type OwnedDevice = z.output<typeof ownedDevice>;

/** The card on file, with its billing address. */
export const cardOnFile = z.object({
  accountKey: z.string(),
  type: z.string(),
  lastFour: z.string().nullable(),
  expired: z.boolean(),
  kind: cardKind,
  /** The token it was stored with; null for a seeded card. */
  tokenId: z.string().nullable(),
  ...cardOwner.shape,
});
export type CardOnFile = z.output<typeof cardOnFile>;

/** An invoice. `totalMinor` is in minor units of the currency and includes `taxMinor`; it is negative for a refund. */
export const issuedInvoice = z.object({
  id: z.string(),
  accountKey: z.string(),
  issuedAtMs: timeMs,
  status: z.string(),
  totalMinor: z.int(),
  taxMinor: z.int(),
  /** The lines that add up to the total without tax. */
  lines: z.array(billLine),
  currency: z.string(),
  cardType: z.string().nullable(),
  lastFour: z.string().nullable(),
});
export type IssuedInvoice = z.output<typeof issuedInvoice>;

/** A session: its token, and the temporary cloud credentials issued with it. */
export const session = z.object({
  token: z.string(),
  accountKey: z.string(),
  /** The account's id in the platform's answers; it changes with every reset, because the accounts are then new. */
  accountId: z.string(),
  brand: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  sessionToken: z.string(),
  expiresAtMs: timeMs,
});
export type Session = z.output<typeof session>;

/** A sign-in or linking that waits for a code. */
export const challenge = z.object({
  token: z.string(),
  accountKey: z.string(),
  code: z.string(),
  codeSentAtMs: timeMs,
  /** Codes that a newer one replaced. */
  earlierCodes: z.array(z.string()),
  startedAtMs: timeMs,
  /** Set if the code is for a linking; it is then valid for nothing else. */
  linking: linkingGrant.optional(),
});
export type Challenge = z.output<typeof challenge>;

/** The recent codes of an account: those sent and those guessed wrong, over all its sign-ins. */
export const codeGuard = z.object({
  accountKey: z.string(),
  wrongCodes: z.int(),
  lockedUntilMs: timeMs.nullable(),
  sentAtMs: z.array(timeMs),
});
export type CodeGuard = z.output<typeof codeGuard>;

/** A token that works once: an SSO from a native app, a mailed link, or an identity confirmed by Google or Apple. */
export const oneTimeToken = z.object({
  token: z.string(),
  purpose: z.enum(['sso', 'verifyEmail', 'resetPassword', 'googleIdentity', 'appleIdentity']),
  accountKey: z.string(),
  brand: z.string(),
  toPlanCode: z.string().nullable(),
  fromPlanCode: z.string().nullable(),
  ...singleUse.shape,
});
export type OneTimeToken = z.output<typeof oneTimeToken>;

/** An e-mail or SMS that would have been sent. */
export const message = z.object({
  id: z.string(),
  atMs: timeMs,
  brand: z.string(),
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  kind: z.string(),
  /** A letter: its sender, where an answer goes, and what it says. */
  from: z.string().optional(),
  replyTo: z.string().optional(),
  subject: z.string().optional(),
  text: z.string().optional(),
  code: z.string().optional(),
  /** A path of the brand's portal. */
  link: z.string().optional(),
});
export type Message = z.output<typeof message>;

/** A message of the portal to the native app around it, as JSON. */
export const nativeMessageSeen = z.object({
  id: z.string(),
  atMs: timeMs,
  brand: z.string(),
  text: z.string(),
});
export type NativeMessageSeen = z.output<typeof nativeMessageSeen>;

/** An active fault. A null brand means every brand; null `times` means until it is cleared. */
export const activeFault = z.object({
  brand: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  fault: z.string(),
  times: z.int().nullable(),
});
export type ActiveFault = z.output<typeof activeFault>;

/** A single stored value, such as the clock's offset. */
export const setting = z.object({ name: z.string(), value: z.string() });

/** A call that is carried out later, after its client has given up. */
export const lateWork = z.object({
  id: z.string(),
  dueAtMs: timeMs,
  method: z.string(),
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});
