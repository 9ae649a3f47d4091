import type { Brand } from '../../brands/brand-schema.ts';
import type { CatalogueInput } from './catalogue-schema.ts';

/** Returns the default catalogue, for a brand without its own; it has a plan for every persona. */
export function usualCatalogue({ key, planCodes }: Pick<Brand, 'key' | 'planCodes'>): CatalogueInput {
  const prefix = key.replaceAll('-', '_');
  const [free = `${prefix}_free`] = planCodes.free;
  const paid = { deviceQuantity: 3, retentionDays: 14 };
  return [
    {
      code: free,
      name: 'Free',
      billingCycle: 0,
      billingOrder: 0,
      deviceQuantity: 2,
      retentionDays: 1,
      usd: 0,
      default: true,
    },
    { ...paid, code: `${prefix}_standard_m`, name: 'Standard', billingCycle: 1, billingOrder: 10, usd: 399 },
    {
      ...paid,
      code: `${prefix}_standard_y`,
      name: 'Standard',
      billingCycle: 12,
      billingOrder: 11,
      usd: 3_999,
    },
    {
      ...paid,
      code: `${prefix}_classic_m`,
      name: 'Classic',
      billingCycle: 1,
      billingOrder: 12,
      usd: 299,
      visible: false,
      legacy: true,
    },
    {
      code: `${prefix}_plus_m`,
      name: 'Plus',
      billingCycle: 1,
      billingOrder: 20,
      deviceQuantity: 10,
      retentionDays: 30,
      usd: 999,
    },
  ];
}
