import * as z from 'zod';
import { cardKind } from '../money/card-kinds.ts';
import { linkingGrant } from './linking-entities.ts';
import { billLine } from './money-entities.ts';

const timeMs = z.int();

/** One account of one brand. `key` is `<brand>:<e-mail in lower case>`; `id` is the platform's account id. */
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
  /** Whether a right password lets in. */
  gate: z.enum(['open', 'locked', 'unverified']),
  status: z.enum(['active', 'pending_delete']),
  secondFactor: z.object({ channel: z.enum(['email', 'sms', 'nowhere']), to: z.string() }).nullable(),
  /** A move from a legacy plan to its successor: whether it is due, how it will end, and when it was done. */
  migration: z.object({ required: z.boolean(), succeeds: z.boolean(), migratedAtMs: timeMs.nullable() }),
  /** One free trial an account, for new subscribers only. */
  trialUsed: z.boolean(),
});
export type Account = z.output<typeof account>;

/** An event the portal passed on, as it came. */
export const analyticsEvent = z.object({
  id: z.string(),
  event: z.string(),
  brand: z.string(),
  page: z.string(),
  at: z.string(),
  detail: z.string().optional(),
});
export type AnalyticsEventSeen = z.output<typeof analyticsEvent>;

/** A plan that an account is on. `planCode` is the code of a tier in the brand's catalogue. */
export const heldPlan = z.object({
  id: z.string(),
  accountKey: z.string(),
  planCode: z.string(),
  /** Null where nothing is charged. */
  biller: z.enum(['recurly', 'stripe', 'apple']).nullable(),
  renewsAtMs: timeMs.nullable(),
  trialEndsAtMs: timeMs.nullable(),
  /** End of a period that the Apple store bills. */
  expiresAtMs: timeMs.nullable(),
  /** What the plan turns into, with the devices chosen for it; those covered today, where none were chosen. */
  pending: z
    .object({ planCode: z.string(), effectiveAtMs: timeMs, deviceIds: z.array(z.string()).optional() })
    .nullable(),
  deviceIds: z.array(z.string()),
  /** The coupon it was ordered with: since when, and how many charges it came off. Another plan ends it. */
  redeemed: z.object({ code: z.string(), atMs: timeMs, charges: z.int() }).optional(),
});
export type HeldPlan = z.output<typeof heldPlan>;

export const ownedDevice = z.object({
  id: z.string(),
  accountKey: z.string(),
  name: z.string().nullable(),
  model: z.string(),
  subscribable: z.boolean(),
});
export type OwnedDevice = z.output<typeof ownedDevice>;

/** The card on file, with the address it is billed to. */
export const cardOnFile = z.object({
  accountKey: z.string(),
  type: z.string(),
  lastFour: z.string().nullable(),
  expired: z.boolean(),
  kind: cardKind,
  /** The token it came as; null for a card of the seed. */
  tokenId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});
export type CardOnFile = z.output<typeof cardOnFile>;

/** `totalMinor` in minor units of the currency, `taxMinor` included; below zero for money given back. */
export const issuedInvoice = z.object({
  id: z.string(),
  accountKey: z.string(),
  issuedAtMs: timeMs,
  status: z.string(),
  totalMinor: z.int(),
  taxMinor: z.int(),
  /** What the rest of the total is made of. */
  lines: z.array(billLine),
  currency: z.string(),
  cardType: z.string().nullable(),
  lastFour: z.string().nullable(),
});
export type IssuedInvoice = z.output<typeof issuedInvoice>;

/** One sign-in: the session token and the temporary cloud credentials that were handed out with it. */
export const session = z.object({
  token: z.string(),
  accountKey: z.string(),
  /** The account's id as the platform tells it: another one after every reset, as the accounts are other ones then. */
  accountId: z.string(),
  brand: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  sessionToken: z.string(),
  expiresAtMs: timeMs,
});
export type Session = z.output<typeof session>;

/** A sign-in that waits for a code. */
export const challenge = z.object({
  token: z.string(),
  accountKey: z.string(),
  code: z.string(),
  codeSentAtMs: timeMs,
  /** Codes that a newer one replaced. */
  earlierCodes: z.array(z.string()),
  startedAtMs: timeMs,
  /** Set where the code links an assistant, and then good for nothing else. */
  linking: linkingGrant.optional(),
});
export type Challenge = z.output<typeof challenge>;

/** What an account did with codes lately, over all its sign-ins. */
export const codeGuard = z.object({
  accountKey: z.string(),
  wrongCodes: z.int(),
  lockedUntilMs: timeMs.nullable(),
  sentAtMs: z.array(timeMs),
});
export type CodeGuard = z.output<typeof codeGuard>;

/** A token that works once: a hand-off from a native app, a mailed link, or who somebody is by Google’s or Apple’s word. */
export const oneTimeToken = z.object({
  token: z.string(),
  purpose: z.enum(['sso', 'verifyEmail', 'resetPassword', 'googleIdentity', 'appleIdentity']),
  accountKey: z.string(),
  brand: z.string(),
  toPlanCode: z.string().nullable(),
  fromPlanCode: z.string().nullable(),
  expiresAtMs: timeMs,
  usedAtMs: timeMs.nullable(),
});
export type OneTimeToken = z.output<typeof oneTimeToken>;

/** What e-mail or SMS would have carried. */
export const message = z.object({
  id: z.string(),
  atMs: timeMs,
  brand: z.string(),
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  kind: z.string(),
  code: z.string().optional(),
  /** A path of the brand's portal. */
  link: z.string().optional(),
});
export type Message = z.output<typeof message>;

/** What the portal told the native app around it, as JSON. */
export const nativeMessageSeen = z.object({
  id: z.string(),
  atMs: timeMs,
  brand: z.string(),
  text: z.string(),
});
export type NativeMessageSeen = z.output<typeof nativeMessageSeen>;

/** A fault that is switched on. A null brand means every brand; null `times` means until it is cleared. */
export const activeFault = z.object({
  brand: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  fault: z.string(),
  times: z.int().nullable(),
});
export type ActiveFault = z.output<typeof activeFault>;

/** A single remembered value, such as the clock's offset. */
export const setting = z.object({ name: z.string(), value: z.string() });

/** A call whose work is done later, when whoever sent it has given up. */
export const lateWork = z.object({
  id: z.string(),
  dueAtMs: timeMs,
  method: z.string(),
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});

/** What a read that lags behind would have answered at which time, oldest first. */
export const laggingAnswer = z.object({
  id: z.string(),
  seen: z.array(z.object({ atMs: timeMs, status: z.int(), text: z.string() })),
});
export type LaggingAnswer = z.output<typeof laggingAnswer>;
