import type { Brand } from '../../brands/brand-schema.ts';
import { contractLaw } from '../../domain/legal/sales-law.ts';
import type { LaterChargesParams } from '../../domain/orders/later-charges.ts';
import type { OrderContext } from './order-context.ts';

/** The brand's rules that decide how a price is told. */
export type PricingBrand = {
  features: Pick<Brand['features'], 'taxInRecurringCharge'>;
  country: string;
  sells: Pick<Brand['sells'], 'countries'>;
};

/** Returns what the charges after today's are computed from. `nowMs` is in milliseconds since 1970. */
export function laterChargesParams(
  orderContext: OrderContext,
  promo: LaterChargesParams['promo'],
  brand: PricingBrand,
  nowMs: number,
): LaterChargesParams {
  const { billing, country, isTaxStated } = orderContext;
  return {
    ...orderContext,
    promo,
    // Without an address the platform cannot compute the tax.
    isTaxKnown: isTaxStated && Boolean(billing?.zip ?? billing?.address1),
    taxInRecurringCharge: brand.features.taxInRecurringCharge || contractLaw(country, brand).grossPrices,
    nowMs,
  };
}
