/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { coupons } from '../money/coupons.ts';
import { Choice } from './page-choice.tsx';
import type { World } from '../world/world.ts';

/** The prices of the plans, which can be changed during an order, and the promo codes. */
export function Prices({ world, brand }: { world: World; brand: SandboxBrand }) {
  const sold = brand.catalogue.filter(({ billingCycle }) => billingCycle > 0);
  const currencies = [...new Set(sold.flatMap(({ amounts }) => Object.keys(amounts)))];
  return (
    <section id="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">Prices and promo codes</h2>
      <p class="hint">
        Move a price while somebody is looking at it, and see what they are asked to pay. In the smallest
        units of the currency: 799 is $7.99.
      </p>
      <form class="prices card" method="post" action="/sandbox/prices">
        <input type="hidden" name="brand" value={brand.key} />
        <Choice label="Plan" name="planCode" choices={sold.map(({ code }) => ({ value: code }))} />
        <Choice
          label="Currency"
          name="currency"
          choices={currencies.map((currency) => ({ value: currency }))}
        />
        <label>
          New price
          <input name="amountMinor" type="number" min="0" step="1" inputmode="numeric" required />
        </label>
        <button>Move the price</button>
      </form>
      <div id="prices-live" data-live>
        <MovedPrices world={world} />
      </div>
      <ul class="coupons">
        {coupons.map((coupon) => (
          <li class="card">
            <code>{coupon.code}</code> <span>{coupon.summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MovedPrices({ world }: { world: World }) {
  const moved = world.store.movedPrices.list();
  if (moved.length === 0) return <p class="empty">Every plan costs what the catalogue says.</p>;
  return (
    <>
      <ul class="active">
        {moved.map(({ brand, planCode, currency, amountMinor }) => (
          <li class="card">
            <span>
              <code>{planCode}</code>{' '}
              <b>
                {amountMinor} {currency}
              </b>
              , {brand}
            </span>
            <form method="post" action="/sandbox/prices/clear">
              <input type="hidden" name="brand" value={brand} />
              <input type="hidden" name="planCode" value={planCode} />
              <input type="hidden" name="currency" value={currency} />
              <button class="quiet">
                Back<span class="unseen"> {`to the catalogue's price of ${planCode} in ${currency}`}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action="/sandbox/prices/clear">
        <button class="quiet">All prices back</button>
      </form>
    </>
  );
}
