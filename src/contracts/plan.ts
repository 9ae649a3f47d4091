import * as z from 'zod';
import { wireId, wireText } from './wire.ts';

/** An amount as a number or in digits; null where the platform left a hole, which is no price. */
const minorUnits = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  z.union([z.null(), z.literal(''), z.boolean(), z.array(z.unknown())]).transform(() => null),
]);

/** What one plan costs: minor units by currency. */
const amountInCents = z
  .record(z.string(), z.object({ _: minorUnits }))
  .default({})
  .transform((byCurrency) =>
    Object.entries(byCurrency).flatMap(([currency, { _: amount }]) =>
      amount === null ? [] : [{ currency, minorUnits: amount }],
    ),
  );

const features = z
  .object({ retention: z.coerce.number().int().min(0).nullish() })
  .loose()
  .nullish();

/** A plan of the catalogue on the wire (spec subscriptions-and-money.md section 3, Plan). */
const wirePlan = z.object({
  id: wireId,
  name: z.string().min(1).max(200),
  default: z.boolean().default(false),
  legacy: z.boolean().default(false),
  visible: z.boolean().default(true),
  external_plan_code: z.string().min(1).max(200),
  device_quantity: z.int().min(0),
  billing_cycle: z.int().min(0),
  billing_order: z.int(),
  amountInCents,
  cost: z.array(z.object({ amount: z.int(), currency: z.string() })).optional(),
  trial: z.object({ duration: z.int(), unit: z.string() }).nullish(),
  features,
  /** Selling points in the platform's words. */
  highlights: z.array(z.string().max(200)).default([]),
});

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
  prices: wire.amountInCents,
  trial: wire.trial ?? null,
  highlights: wire.highlights,
}));
/** A plan of the catalogue inside the portal. */
export type Plan = z.output<typeof plan>;
export type WirePlan = z.input<typeof plan>;
export const planList = z.array(plan).max(1_000);

/** The plan inside a subscription: the same fields under `plan_config`. */
export const planConfig = z.object({
  name: z.string().min(1).max(200),
  billing_cycle: z.int().min(0),
  billing_order: z.int(),
  device_quantity: z.int().min(0),
  external_plan_code: z.string().min(1).max(200),
  provider: wireText,
  default: z.boolean().default(false),
  visible: z.boolean().default(true),
  features,
});
