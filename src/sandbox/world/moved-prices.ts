import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { MovedPrice } from './money-entities.ts';
import type { Store } from './store.ts';
import type { World } from './world.ts';

const DEAREST_MINOR = 100_000_000;

/** PUT /sandbox/prices, from a script or from the page: what a plan is to cost from now on, in minor units. */
export const priceMove = z.strictObject({
  brand: z.string(),
  planCode: z.string(),
  currency: z.string(),
  amountMinor: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.int().min(0).max(DEAREST_MINOR)),
});

/** DELETE /sandbox/prices: one price back to the catalogue's. */
export const pricePlace = z.strictObject({ brand: z.string(), planCode: z.string(), currency: z.string() });

/** The brand with the prices that hold now. Every call of the platform works with it; the catalogue's file stays as it is. */
export function withMovedPrices(
  { movedPrices }: Pick<Store, 'movedPrices'>,
  brand: SandboxBrand,
): SandboxBrand {
  const moved = movedPrices.ownedBy(brand.key);
  if (moved.length === 0) return brand;
  return {
    ...brand,
    catalogue: brand.catalogue.map((tier) => ({
      ...tier,
      amounts: {
        ...tier.amounts,
        ...Object.fromEntries(
          moved
            .filter(({ planCode }) => planCode === tier.code)
            .map(({ currency, amountMinor }) => [currency, amountMinor]),
        ),
      },
    })),
  };
}

/** Moves a price; false where the brand sells no such plan for money in that currency. */
export function movePrice({ store, brands }: World, move: MovedPrice): boolean {
  const tier = brands.byKey.get(move.brand)?.catalogue.find(({ code }) => code === move.planCode);
  if (!tier || tier.billingCycle === 0 || !Object.hasOwn(tier.amounts, move.currency)) return false;
  store.movedPrices.put(move);
  return true;
}
