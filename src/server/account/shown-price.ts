import type { Brand } from '../../brands/brand-schema.ts';
import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { contractCountry, contractLaw } from '../../domain/legal/sales-law.ts';
import { grossPlan, taxShare } from '../../domain/orders/gross-price.ts';
import { statedCharge } from '../../domain/plans/subscription-state.ts';
import type { OrderContext } from './order-context.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';

/** How the list price of a plan is shown to somebody. */
export type ShownPrice = {
  /** True where prices contain their tax, as the law of the person's country asks (docs/adr/066). */
  isGross: boolean;
  /** Returns a plan as it is shown; its prices contain the tax where `isGross`. */
  shown: (plan: Plan) => Plan;
  /** A charge of the account that tells what tax is added; undefined where none does, or where prices contain it. */
  taxed: NextCharge | undefined;
};

/** Returns how prices are shown to an account of an ISO country, or to a visitor, who has no subscriptions. */
export function shownPrice(
  brand: Pick<Brand, 'sells' | 'country'>,
  country: string,
  subscriptions: readonly Pick<Subscription, 'state'>[],
): ShownPrice {
  const charges = subscriptions.flatMap(({ state }) => statedCharge(state) ?? []);
  const percent = brand.sells.taxPercent[contractCountry(country, brand)];
  if (!contractLaw(country, brand).grossPrices || percent === undefined)
    return { isGross: false, shown: (plan) => plan, taxed: charges.find(({ tax }) => tax > 0) };
  const share = taxShare(
    percent,
    charges.find(({ subTotal }) => subTotal > 0),
  );
  return { isGross: true, shown: (plan) => grossPlan(plan, share), taxed: undefined };
}

/** Returns the list price of one period of an order as it is shown, in minor units: with its tax where the law asks for it. */
export function shownListPrice(
  { listPreview, country }: Pick<OrderContext, 'listPreview' | 'country'>,
  brand: Pick<Brand, 'sells' | 'country'>,
): number {
  return contractLaw(country, brand).grossPrices ? listPreview.total : listPreview.subTotal;
}
