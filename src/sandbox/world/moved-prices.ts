import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { MovedPrice } from './money-entities.ts';
import type { Store } from './store.ts';
import type { World } from './world.ts';

const DEAREST_MINOR = 100_000_000;

/** Body of PUT /sandbox/prices, from a script or the page: the new price of a plan, in minor units. */
export const priceMove = z.strictObject({
  brand: z.string(),
  planCode: z.string(),
  currency: z.string(),
  amountMinor: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.int().min(0).max(DEAREST_MINOR)),
});

/** Body of DELETE /sandbox/prices: restores one price of the catalogue. */
export const pricePlace = z.strictObject({ brand: z.string(), planCode: z.string(), currency: z.string() });

/** Returns the brand with its current prices, which every platform call uses. The catalogue itself does not change. */
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

/** Changes a price; false if the brand sells no such plan in that currency, or the plan is free. */
export function movePrice({ store, brands }: World, move: MovedPrice): boolean {
  const tier = brands.byKey.get(move.brand)?.catalogue.find(({ code }) => code === move.planCode);
  if (!tier || tier.billingCycle === 0 || !Object.hasOwn(tier.amounts, move.currency)) return false;
  store.movedPrices.put(move);
  return true;
}
