import * as z from 'zod';
import { pricesOf } from './prices.ts';

/** A plan of a brand in the sandbox's catalogue. */
const tierSchema = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9_]+$/, 'must be lower-case letters, digits and underscores'),
    name: z.string().min(1),
    /** Months between two charges; 0 for a plan that is never charged. */
    billingCycle: z.union([z.literal(0), z.literal(1), z.literal(12), z.literal(24)]),
    /** A change to a plan with a higher order is an upgrade, to a lower one a downgrade. */
    billingOrder: z.int().min(0),
    deviceQuantity: z.int().min(0),
    /** Days of video history; 0 for none. 1 is displayed in hours. */
    retentionDays: z.int().min(0),
    /** The price in US cents; the prices in other currencies are computed from it. */
    usd: z.int().min(0),
    default: z.boolean().default(false),
    visible: z.boolean().default(true),
    legacy: z.boolean().default(false),
    features: z.array(z.string()).default([]),
  })
  .transform(({ usd, ...tier }) => ({ ...tier, amounts: pricesOf(usd) }));

const catalogueSchema = z.array(tierSchema).min(1);

/** A catalogue as its file defines it. */
export type CatalogueInput = z.input<typeof catalogueSchema>;
/** A plan with its prices in minor units, by currency. */
export type Tier = z.output<typeof tierSchema>;

/**
 * Validates the catalogue of one brand. A plan must be free if and only if the brand lists its code as free. Throws an
 * `Error` that names the brand, the field and the expected value.
 */
export function parseCatalogue(key: string, free: readonly string[], input: unknown): readonly Tier[] {
  const read = catalogueSchema.safeParse(input);
  const wrong = read.success
    ? read.data.flatMap(({ code, billingCycle }, index) => {
        if (free.includes(code) === (billingCycle === 0)) return [];
        return billingCycle === 0
          ? [`${index}.code: planCodes.free must name "${code}", because it is never charged`]
          : [`${index}.code: "${code}" is charged, so planCodes.free must not name it`];
      })
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!read.success || wrong.length > 0)
    throw new Error(`The catalogue of ${key} cannot be sold. Correct these fields:\n  ${wrong.join('\n  ')}`);
  return read.data;
}
