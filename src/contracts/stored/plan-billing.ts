import * as z from 'zod';
import { storedWhen } from './stored-when.ts';

/** An amount in minor units. */
const storedMoney = z.object({ minorUnits: z.number(), currency: z.string() });

/** Who bills a plan in the place of the brand (`Store`). */
const storedStore = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('apple') }),
  z.object({ kind: z.literal('store'), name: z.string() }),
  z.object({ kind: z.literal('unknown') }),
]);

const plan = { plan: z.string() };

/** A plan that a store bills. Whatever ends here, the store goes on until the person cancels there. */
export const storeBilling = z.object({
  ...plan,
  kind: z.literal('store'),
  by: storedStore,
  /** Null where the day is unknown. */
  paidUntil: storedWhen.nullable(),
  inTrial: z.boolean(),
});
export type StoreBilling = z.output<typeof storeBilling>;

/**
 * How a plan that is not free is billed from now on: by whom, until when it is paid, and whether a charge still comes. `plan` is its
 * name.
 */
export const planBilling = z.discriminatedUnion('kind', [
  /** The card is charged at `at`, after a trial for the first time; both facts are null where they are unknown. */
  z.object({
    ...plan,
    kind: z.literal('charged'),
    subscriptionId: z.string(),
    at: storedWhen.nullable(),
    amount: storedMoney.nullable(),
    inTrial: z.boolean(),
  }),
  /** Nothing more is charged. */
  z.object({ ...plan, kind: z.literal('ending'), until: storedWhen.nullable() }),
  storeBilling,
  /** The platform confirmed a change that the account does not show yet. */
  z.object({ ...plan, kind: z.literal('updating') }),
  /** Nobody here knows whether a charge comes: the plan is paused, or its state is unknown. */
  z.object({ ...plan, kind: z.literal('unclear') }),
]);
export type PlanBilling = z.output<typeof planBilling>;

/** The unpaid invoices: how many, and the amount and the day of a single one where they are known. */
const owed = z.object({ count: z.number(), amount: storedMoney.nullable(), at: storedWhen.nullable() });
export type Owed = z.output<typeof owed>;

/** How all of an account is billed from now on. */
export const accountBilling = z.object({
  /** Empty where nothing is charged. */
  plans: z.array(planBilling).readonly(),
  /** Null where nothing is unpaid. */
  owed: owed.nullable(),
  /** False where a plan may be missing. */
  isWhole: z.boolean(),
});
export type AccountBilling = z.output<typeof accountBilling>;
