import * as z from 'zod';
import { cardKind } from '../money/card-kinds.ts';
import { singleUse, timeMs } from './single-use.ts';

/** One line of an invoice, in minor units; negative for a discount or credit. */
export const billLine = z.object({ description: z.string(), amountMinor: z.int() });
export type BillLine = z.output<typeof billLine>;

/** A charge of a card, in minor units: `amountMinor` in total, `taxMinor` of it tax. */
export const ledgerEntry = z.object({
  id: z.string(),
  accountKey: z.string(),
  atMs: timeMs,
  kind: z.literal('charge'),
  planCode: z.string(),
  amountMinor: z.int().min(1),
  taxMinor: z.int().min(0),
  currency: z.string(),
  couponCode: z.string().nullable(),
  lastFour: z.string().nullable(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** The owner of a card, with the billing address. */
export const cardOwner = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

/** A card that a provider's fields have taken, with its holder. Works once, for a limited time. */
export const cardToken = z.object({
  id: z.string(),
  kind: cardKind,
  type: z.string(),
  lastFour: z.string(),
  expired: z.boolean(),
  ...cardOwner.shape,
  ...singleUse.shape,
});
export type CardToken = z.output<typeof cardToken>;

/** A 3-D Secure challenge: its account, its card and its result, which works once. */
export const challengeAction = z.object({
  id: z.string(),
  accountKey: z.string(),
  cardTokenId: z.string().nullable(),
  kind: cardKind,
  type: z.string(),
  lastFour: z.string().nullable(),
  ...singleUse.shape,
  result: z.object({ id: z.string(), passed: z.boolean() }).nullable(),
});
export type ChallengeAction = z.output<typeof challengeAction>;

/** A coupon that an account has redeemed. */
export const redemption = z.object({ accountKey: z.string(), code: z.string(), atMs: timeMs });
export type Redemption = z.output<typeof redemption>;

/** A price that replaces the catalogue's, in minor units of its currency. */
export const movedPrice = z.strictObject({
  brand: z.string(),
  planCode: z.string(),
  currency: z.string(),
  amountMinor: z.int().min(0),
});
export type MovedPrice = z.output<typeof movedPrice>;

/** Returns the key of a plan's price in a currency. */
export function priceKey({ brand, planCode, currency }: Omit<MovedPrice, 'amountMinor'>): string {
  return `${brand} ${planCode} ${currency}`;
}

/** A visit to a page hosted by the payment provider, to pay for a plan or to replace the card. */
export const hostedVisit = z.object({
  id: z.string(),
  brand: z.string(),
  accountKey: z.string(),
  /** Null if only the card is replaced. */
  order: z
    .object({ planCode: z.string(), devices: z.array(z.string()), couponCode: z.string().nullable() })
    .nullable(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAtMs: timeMs,
  /** The outcome; null while the visit is open. */
  ended: z.enum(['done', 'cancelled']).nullable(),
});
export type HostedVisit = z.output<typeof hostedVisit>;
