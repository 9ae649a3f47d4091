import * as z from 'zod';
import { wireCount, wireCurrency, wireFlag, wireId, wireInt, wireList, wireName, wireWord } from '../wire.ts';

/** A price in minor units, as a number or in a field named `_`. A negative or unreadable one is not a price. */
const minorUnits = z.union([
  z.int().min(0),
  wireCount,
  z.object({ _: wireCount }).transform(({ _: amount }) => amount),
]);

/** Checked by hand because it is faster: a page has a dozen plans with a dozen currencies each. */
const CURRENCY = /^[A-Z]{3}$/;

/** The prices of a plan: minor units by currency. A currency without a readable price is left out. */
const amountInCents = z
  .record(z.string(), minorUnits.optional())
  .default({})
  .transform((byCurrency) =>
    Object.entries(byCurrency).flatMap(([code, amount]) => {
      const currency = code.trim().toUpperCase();
      return amount === undefined || !CURRENCY.test(currency) ? [] : [{ currency, minorUnits: amount }];
    }),
  );

/** The price for the caller; only the first item is read. */
const cost = z
  .array(z.object({ amount: minorUnits, currency: wireCurrency }))
  .default([])
  .transform(([first]) => (first ? [{ currency: first.currency, minorUnits: first.amount }] : []));

const features = z.object({ retention: wireCount.nullish() }).loose().nullish();

/**
 * A plan of the catalogue on the wire. The fields that the chooser decides and sorts by are required: id, name, code,
 * devices, cycle and order. A plan without a price can be shown but not bought.
 */
const wirePlan = z.object({
  id: wireId,
  name: wireName,
  default: wireFlag.default(false),
  legacy: wireFlag.default(false),
  visible: wireFlag.default(true),
  external_plan_code: wireId,
  device_quantity: wireCount,
  billing_cycle: wireCount,
  billing_order: wireInt,
  amountInCents,
  cost,
  trial: z.object({ duration: wireCount, unit: wireWord }).nullish(),
  features,
  /** The platform's own selling points. */
  highlights: z.array(wireName).default([]),
});

/** Reads a plan of the catalogue into the portal’s form. */
export const plan = wirePlan.transform((wire) => ({
  id: wire.id,
  code: wire.external_plan_code,
  name: wire.name,
  isDefault: wire.default,
  isLegacy: wire.legacy,
  isVisible: wire.visible,
  deviceQuantity: wire.device_quantity,
  /** Months between two charges; 0 for none. */
  billingCycle: wire.billing_cycle,
  billingOrder: wire.billing_order,
  /** Days of video history; 0 for none. */
  retentionDays: wire.features?.retention ?? 0,
  prices: wire.amountInCents.length > 0 ? wire.amountInCents : wire.cost,
  trial: wire.trial ?? null,
  highlights: wire.highlights,
}));
/** A plan of the catalogue inside the portal. */
export type Plan = z.output<typeof plan>;
/** A plan of the catalogue as the platform sends it. */
export type WirePlan = z.input<typeof plan>;
/** A list of plans as a response: a list, or a list under `plans`, `subscriptions` or `docs`. */
export const planList = wireList(plan, { id: 'id', idOf: ({ id }) => id, names: ['plans', 'subscriptions'] });

/** A number that a plan can be shown without: null where it is missing or unreadable. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((number) => number ?? null);

/** The plan inside a subscription, under `plan_config`. It is not left out for a number that is missing in it. */
export const planConfig = z.object({
  name: wireName,
  billing_cycle: orNull(wireCount),
  billing_order: orNull(wireInt),
  device_quantity: orNull(wireCount),
  external_plan_code: wireId,
  provider: wireWord.nullish(),
  default: wireFlag.default(false),
  visible: wireFlag.default(true),
  features,
});
