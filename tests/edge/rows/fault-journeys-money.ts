import { expect } from 'vitest';
import { open, payer, type Payer, recurlyForm, stripeForm } from '../../support/billing.ts';
import { post } from '../../support/buyer.ts';
import { type Journey, opens, type Scene } from '../../support/fault-matrix.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { ask } from '../../support/portal.ts';
import { UNAVAILABLE } from '../../support/next-link.ts';

const STORE = '/api/billing/store';
const CHALLENGE = '/api/billing/challenge';
const FROM_PAYMENT = '/billing?from=payment';
const WRONG = 'Oops! Something went wrong.';
const CANNOT_SAVE = 'We are unable to save your changes at this time. Please try again.';
const NOT_SAVED = 'There has been an error saving your changes. Please try again';
const UNKNOWN = 'An unknown error occurred, please try again.';
const NEW_CITY = 'New Salem';
const CARD_SAVED = /Payment · .*•••• 4242/;
const NO_CARD = 'No credit card on file.';
const ORDERED = 'Thank you!';
const ORDER_REFUSED = 'Your order wasn’t accepted. Nothing was charged, and your plan hasn’t changed.';
const NO_PRICE = 'We couldn’t find out what your order costs. Nothing was ordered or charged.';
const FINDING_OUT = 'We sent your order, but it isn’t confirmed yet.';
const PROVIDER = /\/sandbox\/hosted-/;

/** Sends a new card from /payment, with the form fields of the brand's provider. */
function entersCard(form: () => Promise<Record<string, string>>) {
  return async (brand: string): Promise<Scene> => {
    const who = await payer(brand);
    return { cookie: who.cookie, act: async () => post(who, STORE, await form()) };
  };
}

const recurlyCard = () => recurlyForm('ok', { from: 'payment', city: NEW_CITY });
const stripeCard = () => stripeForm('ok', { from: 'payment', city: NEW_CITY });

/** Sends a card with a challenge, then the result of the challenge. */
async function answersBank(brand: string): Promise<Scene> {
  const who = await payer(brand);
  await post(who, STORE, await recurlyForm('3ds-passes', { from: 'payment', city: NEW_CITY }));
  const page = await open(who, '/billing?challenge=1&from=payment');
  const actionTokenId = formTo(page.text, CHALLENGE).fields['actionTokenId'] ?? '';
  const result = await ask({
    method: 'POST',
    path: `/sandbox/recurly/actions/${actionTokenId}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passes: true }),
  });
  const actionResultTokenId: string = JSON.parse(result.text).id;
  return { cookie: who.cookie, act: () => post(who, CHALLENGE, { actionTokenId, actionResultTokenId }) };
}

/** Chooses a plan, as far as the order summary. */
async function chooses(brand: string, planId: string): Promise<Payer> {
  const who = await payer(brand);
  await post(who, '/api/plans/choose', { planId, confirmed: 'yes' });
  return who;
}

const cardIs = async (brand: string, cookie: string) =>
  formTo((await open({ brand, cookie }, FROM_PAYMENT)).text, STORE).fields['city'];

/**
 * After a lost answer, and after a success that names no card, an unchanged card on file proves nothing, unless the
 * platform itself ended the call.
 */
const NOT_KNOWN = {
  says: 'We couldn’t find out whether your card was saved.',
  but: { 'status:500': CANNOT_SAVE, 'status:503': CANNOT_SAVE },
};

/** A card is verified, then stored. After a failure the typed text stays, except the card. */
const storing = {
  persona: 'owner',
  works: { says: CARD_SAVED },
  refused: { says: NOT_SAVED, again: CARD_SAVED },
  down: { ...NOT_KNOWN, again: CARD_SAVED },
  lost: { says: CARD_SAVED, again: CARD_SAVED },
  keeps(page: { text: string }) {
    if (page.text.includes(STORE)) expect(formTo(page.text, STORE).fields['city']).toBe(NEW_CITY);
  },
} satisfies Partial<Journey>;

/** A card that could not be verified is not stored. */
const NOT_VERIFIED = {
  says: CANNOT_SAVE,
  but: { empty: CARD_SAVED, 'status:204': CARD_SAVED },
  again: CARD_SAVED,
};

const asBilling = (path: string) => ({ persona: 'owner', ready: opens(path) });

/** The messages of journeys about money when the platform fails. */
export const moneyJourneys: Journey[] = [
  {
    operation: 'billingInfo',
    brand: 'otis',
    ...asBilling('/payment'),
    works: { says: CARD_SAVED },
    // 404, 204 and an empty answer say that there is no card.
    refused: { says: WRONG, but: { 'status:404': NO_CARD }, again: CARD_SAVED },
    down: { says: WRONG, but: { 'status:204': NO_CARD }, again: CARD_SAVED },
    lost: { says: WRONG, but: { empty: NO_CARD }, again: CARD_SAVED },
  },
  {
    operation: 'billingInfoV3',
    brand: 'nightowl',
    ...asBilling('/payment'),
    works: { says: CARD_SAVED },
    // 404, 204 and an empty answer say that there is no card.
    refused: { says: WRONG, but: { 'status:404': NO_CARD }, again: CARD_SAVED },
    down: { says: WRONG, but: { 'status:204': NO_CARD }, again: CARD_SAVED },
    lost: { says: WRONG, but: { empty: NO_CARD }, again: CARD_SAVED },
  },
  {
    operation: 'billingInfoUpdateDelegate',
    brand: 'notion',
    ...asBilling('/billing'),
    works: { says: PROVIDER },
    refused: { says: WRONG, again: PROVIDER },
    down: { says: WRONG, again: PROVIDER },
  },
  {
    operation: 'verifyBilling',
    brand: 'otis',
    ready: entersCard(recurlyCard),
    ...storing,
    down: NOT_VERIFIED,
    lost: NOT_VERIFIED,
  },
  { operation: 'storeBillingInfo', brand: 'visi', ready: entersCard(recurlyCard), ...storing },
  {
    operation: 'verifyBillingV3',
    brand: 'nightowl',
    ready: entersCard(stripeCard),
    ...storing,
    down: NOT_VERIFIED,
    lost: NOT_VERIFIED,
  },
  { operation: 'storeBillingInfoV3', brand: 'nightowl', ready: entersCard(stripeCard), ...storing },
  {
    operation: 'storeBillingInfoThreeD',
    brand: 'pepper',
    persona: 'owner',
    once: true,
    ready: answersBank,
    works: { says: CARD_SAVED },
    refused: { says: NOT_SAVED },
    down: NOT_KNOWN,
    lost: { says: CARD_SAVED },
    keeps: storing.keeps,
    async stored({ cookie }, kind, brand) {
      if (kind === 'ended') return;
      expect((await cardIs(brand, cookie)) === NEW_CITY, kind).toBe(kind === 'lost' || kind === 'slow');
    },
  },
  {
    operation: 'preview',
    brand: 'momentum',
    persona: 'owner',
    async ready(brand) {
      const who = await chooses(brand, 'plan-momentum_60_m');
      return { cookie: who.cookie, act: () => open(who, '/order-summary') };
    },
    works: { says: 'Charged today $7.00' },
    refused: { says: NO_PRICE, again: 'Charged today $7.00' },
    down: { says: NO_PRICE, again: 'Charged today $7.00' },
  },
  {
    operation: 'contactInfo',
    brand: 'momentum',
    persona: 'owner',
    async ready(brand) {
      const who = await chooses(brand, 'plan-momentum_60_m');
      return { cookie: who.cookie, act: () => open(who, '/order-summary') };
    },
    works: { says: 'Charged today $7.00' },
    // Without a country the prices have the currency of the card.
    refused: { says: 'Charged today $7.00' },
    down: { says: 'Charged today $7.00' },
    ended: { says: 'Charged today $7.00' },
  },
  {
    operation: 'validateCoupon',
    brand: 'momentum',
    persona: 'owner',
    async ready(brand) {
      const who = await chooses(brand, 'plan-momentum_60_m');
      return { cookie: who.cookie, act: () => post(who, '/api/orders/promo', { code: 'save10' }) };
    },
    works: { says: 'Charged today $6.00' },
    refused: { says: /An unknown error occurred|is not valid/, again: 'Charged today $6.00' },
    down: { says: UNKNOWN, again: 'Charged today $6.00' },
    ended: { says: UNKNOWN, again: 'Charged today $6.00' },
  },
  {
    operation: 'subscribe',
    // An order with an unknown result is not sent again (docs/adr/016).
    once: true,
    brand: 'momentum',
    persona: 'owner',
    async ready(brand) {
      const who = await chooses(brand, 'plan-momentum_60_m');
      const { fields } = formTo((await open(who, '/order-summary')).text, '/api/orders/submit');
      const act = () => post(who, '/api/orders/submit', { ...fields, terms: 'accepted' });
      return { cookie: who.cookie, act };
    },
    works: { says: ORDERED, charged: [700], again: ORDERED },
    refused: { says: ORDER_REFUSED, again: ORDERED, chargedAgain: [700] },
    down: { says: FINDING_OUT, again: FINDING_OUT },
    lost: {
      says: ORDERED,
      but: { hang: 'We’re waiting for your order to be confirmed.' },
      charged: [700],
      again: ORDERED,
    },
    async stored({ cookie }, kind, brand) {
      if (kind === 'ended') return;
      const words = wordsOf((await ask({ brand, path: '/subscriptions', cookie })).text);
      expect(words.includes('60-Day Monthly'), kind).toBe(kind === 'lost' || kind === 'slow');
    },
  },
  {
    operation: 'checkoutDelegate',
    brand: 'notion',
    persona: 'owner',
    async ready(brand) {
      const who = await payer(brand);
      const page = await open(who, '/checkout?planId=plan-notion_premium_m');
      const fields = { ...formTo(page.text, '/api/checkout/pay').fields, method: 'creditCard' };
      return { cookie: who.cookie, act: () => post(who, '/api/checkout/pay', fields) };
    },
    works: { says: PROVIDER },
    refused: { says: WRONG, again: PROVIDER },
    down: { says: WRONG, again: PROVIDER },
  },
  {
    operation: 'paymentHistory',
    brand: 'geeni',
    ...asBilling('/account-history'),
    works: { says: 'A year on one sheet' },
    refused: { says: `${UNAVAILABLE} Try again`, again: 'A year on one sheet' },
    down: { says: `${UNAVAILABLE} Try again`, again: 'A year on one sheet' },
  },
  {
    operation: 'invoiceDetails',
    brand: 'geeni',
    persona: 'owner',
    async ready(brand) {
      const who = await payer(brand);
      const list = (await open(who, '/account-history')).text;
      const path = /href="(\/invoice\?invoiceId=[^"]+)"/.exec(list)?.[1] ?? '';
      return { cookie: who.cookie, act: () => open(who, path) };
    },
    works: { says: 'Billed to' },
    refused: {
      says: UNAVAILABLE,
      but: { 'status:404': 'We couldn’t find this invoice in your account.' },
      again: 'Billed to',
    },
    down: { says: UNAVAILABLE, again: 'Billed to' },
  },
];
