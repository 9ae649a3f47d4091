/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { priceText } from '../catalogue/prices.ts';
import { isoDate } from '../world/clock.ts';
import { type CheckoutPrice, type OpenedVisit, exitUrl } from '../money/hosted.ts';
import { testCards } from '../money/test-cards.ts';
import { cycleNames, tierByCode } from '../world/tiers.ts';
import { BrandLinks, pageDocument } from './page-document.tsx';

/** Renders the provider's checkout: the order, its price, and its buttons. Plain forms without script. */
export function checkoutPage(
  { brand, account, visit }: OpenedVisit,
  { placed, today, later, next }: CheckoutPrice,
  problem: string | null,
) {
  const [held] = placed.plans;
  const tier = tierByCode(brand, visit.order?.planCode ?? held.planCode);
  const text = (minorUnits: number) => priceText(minorUnits, account.currency, brand.locale);
  return frame(
    brand,
    <>
      <Problem text={problem} />
      <h1>
        {brand.displayName} {tier.name}
      </h1>
      <p class="lead">
        {text(later.total)}, {cycleNames[tier.billingCycle]}
        {later.tax > 0 ? `, of which ${text(later.tax)} is tax` : ''}
      </p>
      <p class="now">Due today: {text(today?.total ?? 0)}</p>
      {visit.order?.couponCode && <p class="hint">With the promo code {visit.order.couponCode}.</p>}
      {next && (
        <p class="hint">
          The {today === null ? 'first' : 'next'} charge is {text(next.bill.amounts.total)} on{' '}
          <time datetime={isoDate(next.charge.atMs)}>{day(brand).format(new Date(next.charge.atMs))}</time>.
        </p>
      )}
      <form method="post" class="take">
        <button name="action" value="pay">
          Pay
        </button>
        <button name="action" value="declined" class="quiet">
          Pay with a card that is declined
        </button>
        <button name="action" value="cancel" class="quiet">
          Cancel
        </button>
      </form>
      <p class="hint">For {account.email}. No card is real, and nobody is charged.</p>
    </>,
  );
}

/** Renders the provider's page to change the card. */
export function cardPage({ brand, account }: OpenedVisit) {
  return frame(
    brand,
    <>
      <h1>Change your card</h1>
      <p class="lead">Choose the card that {brand.displayName} is to charge from now on.</p>
      <form method="post" class="hosted">
        <fieldset>
          <legend class="unseen">Card</legend>
          {testCards.map(({ key, label, lastFour }, index) => (
            <label class="card">
              <input type="radio" name="card" value={key} checked={index === 0} />
              <span>
                {label} ending in {lastFour}
              </span>
            </label>
          ))}
        </fieldset>
        <div class="take">
          <button name="action" value="save">
            Save
          </button>
          <button name="action" value="cancel" class="quiet">
            Cancel
          </button>
        </div>
      </form>
      <p class="hint">For {account.email}. No card is real, and nobody is charged.</p>
    </>,
  );
}

/** Renders the end of a visit: it has ended, has expired or is no longer possible (`problem` says why). */
export function overPage({ brand, visit }: OpenedVisit, problem: string | null) {
  return frame(
    brand,
    <>
      <Problem text={problem} />
      <h1>This page is over</h1>
      <p class="lead">
        {visit.ended === 'done'
          ? 'It has done its work already, and nothing happens twice.'
          : 'Nothing was charged and nothing has changed.'}
      </p>
      <p>
        <a href={exitUrl(visit)}>Back to {brand.displayName}</a>
      </p>
    </>,
  );
}

function day({ locale }: SandboxBrand): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

function frame(brand: SandboxBrand, content: Child) {
  return pageDocument({
    title: `Make-believe checkout · ${brand.displayName}`,
    links: <BrandLinks brand={brand} />,
    home: <span class="home">Make-believe checkout</span>,
    content,
  });
}
