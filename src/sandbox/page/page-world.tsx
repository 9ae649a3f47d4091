/** @jsxImportSource hono/jsx */
import { coupons } from '../money/coupons.ts';
import { testCardNumbers } from '../money/test-cards.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../world/clock.ts';
import { Form, type PageRequest, type Section } from './page-parts.tsx';

const moves = [
  { text: 'Forward 10 minutes', name: 'advanceMs', value: String(10 * MINUTE_MS) },
  { text: 'Forward 1 day', name: 'advanceMs', value: String(DAY_MS) },
  { text: 'Forward 31 days', name: 'advanceMs', value: String(31 * DAY_MS) },
];

const countries = [
  { name: 'network', value: 'DE', text: 'Germany' },
  { name: 'network', value: 'FR', text: 'France' },
  { name: 'network', value: 'GB', text: 'United Kingdom' },
  { name: 'network', value: 'CA-QC', text: 'Quebec' },
  { name: 'network', value: 'US-CA', text: 'California' },
  { name: 'network', value: 'US-TX', text: 'Texas' },
  { name: 'network', value: 'unknown', text: 'Nobody knows' },
];

/** Buttons that advance the clock, which cannot go back, and one that resets the sandbox to its seed. */
export function clock({ world }: PageRequest): Section {
  const now = new Date(world.clock.nowMs());
  return {
    id: 'clock',
    title: 'Clock',
    hint: 'Move time forward and codes expire, trials end and plans renew. After 12 hours everybody has to sign in again.',
    content: (
      <>
        <p>
          <b>
            <time datetime={now.toISOString()}>{dayText.format(now)} UTC</time>
          </b>{' '}
          <span class="hint">{ahead(world.clock.offsetMs())}</span>
        </p>
        <Form action="/sandbox/clock" buttons={moves} />
        <p class="hint">
          Everything back to how it was: people, plans, invoices, clock, faults and outbox; no calls.
        </p>
      </>
    ),
    form: { action: '/sandbox/reset', buttons: [{ text: 'Start over', kind: 'danger' }] },
  };
}

const dayText = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

function ahead(offsetMs: number): string {
  if (offsetMs === 0) return 'The same as the real time.';
  const parts = [
    count(Math.floor(offsetMs / DAY_MS), 'day'),
    count(Math.floor((offsetMs % DAY_MS) / HOUR_MS), 'hour'),
    count(Math.floor((offsetMs % HOUR_MS) / MINUTE_MS), 'minute'),
  ].filter((part) => part !== null);
  return parts.length > 0
    ? `Ahead of the real time by ${parts.join(', ')}.`
    : 'A moment ahead of the real time.';
}

function count(number: number, unit: string): string | null {
  if (number === 0) return null;
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Buttons that let this browser come from another network: the law there decides whether tags may load. */
export function networks(): Section {
  return {
    id: 'network',
    link: 'Network',
    title: 'Where you are',
    hint: (
      <>
        The portal takes your country from your network. Where its law asks first, a page with tags asks you;
        elsewhere they load until you refuse. Open <a href="/plans">the plans</a> as a visitor, and see.
      </>
    ),
    form: { action: '/sandbox/network', buttons: countries },
  };
}

/** The prices of the plans, which can be changed during an order, and the promo codes. */
export function prices({ world, brand }: PageRequest): Section {
  const sold = brand.catalogue.filter(({ billingCycle }) => billingCycle > 0);
  const currencies = [...new Set(sold.flatMap(({ amounts }) => Object.keys(amounts)))];
  return {
    id: 'prices',
    link: 'Prices',
    title: 'Prices and promo codes',
    hint: 'Move a price while somebody is looking at it, and see what they are asked to pay. In the smallest units of the currency: 799 is $7.99.',
    form: {
      action: '/sandbox/prices',
      hidden: { brand: brand.key },
      fields: [
        { label: 'Plan', name: 'planCode', choices: sold.map(({ code }) => ({ value: code })) },
        { label: 'Currency', name: 'currency', choices: currencies.map((currency) => ({ value: currency })) },
        { label: 'New price', name: 'amountMinor', type: 'number', min: '0', required: true },
      ],
      buttons: [{ text: 'Move the price', kind: 'main' }],
    },
    live: {
      empty: 'Every plan costs what the catalogue says.',
      cards: world.store.movedPrices.list().map(({ amountMinor, ...place }) => ({
        text: (
          <>
            <code>{place.planCode}</code> <b>{`${amountMinor} ${place.currency}`}</b>, {place.brand}
          </>
        ),
        form: {
          action: '/sandbox/prices/clear',
          hidden: place,
          buttons: [{ text: 'Back', label: `Back to the price of ${place.planCode}, ${place.currency}` }],
        },
      })),
      clear: { action: '/sandbox/prices/clear', buttons: [{ text: 'All prices back' }] },
    },
    cards: coupons.map(({ code, summary }) => ({
      text: (
        <>
          <code>{code}</code> {summary}
        </>
      ),
    })),
  };
}

/** The test cards. Any other valid card number works too. */
export function testCards(): Section {
  return {
    id: 'cards',
    link: 'Cards',
    title: 'Test cards',
    hint: 'With any month and year to come and any three digits. The number stays in the make-believe provider’s own frame: nothing but its last four digits is ever sent.',
    cards: testCardNumbers.map(([number, what]) => ({
      text: (
        <>
          <code>{number}</code> {what}
        </>
      ),
    })),
  };
}
