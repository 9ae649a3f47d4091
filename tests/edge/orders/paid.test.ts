import { beforeEach, describe, expect, test } from 'vitest';
import { recurlyForm, stripeForm } from '../../support/billing.ts';
import { charged } from '../../support/buyer.ts';
import { wordsOf } from '../../support/html.ts';
import { PlainBrowser } from '../../support/plain-browser.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const money = (minorUnits: number) => `$${(minorUnits / 100).toFixed(2)}`;

/** Chooses a plan and confirms what it takes away. */
async function choose(browser: PlainBrowser, persona: string, plan: string): Promise<void> {
  const planId = `plan-${plan}`;
  await browser.signIn(persona);
  await browser.open(`/plans?planId=${planId}`);
  await browser.send('/api/plans/choose', { planId, confirmed: 'yes' });
}

/** Stores a card with the form of the provider, as its script does. */
async function enter(browser: PlainBrowser, form: Promise<Record<string, string>>): Promise<void> {
  await browser.post('/api/billing/store', await form);
}

/** What a refused card makes the card form say. */
const refusedCards: Record<string, string> = {
  declined: 'Please use a different card or contact your bank.',
  cvv: 'The CVV doesn’t match your card.',
};

/** The typed address is in Illinois, which has a tax of 10.25 %. */
const withTax = (minorUnits: number) => minorUnits + Math.round(minorUnits * 0.1025);

describe.each([
  {
    name: 'Recurly',
    brand: 'momentum',
    form: recurlyForm,
    small: ['momentum_7_m', '7-Day'] as const,
    large: ['momentum_60_m', '60-Day'] as const,
    up: 700,
    asked: '/billing?challenge=1',
  },
  {
    name: 'Stripe Elements',
    brand: 'nightowl',
    form: stripeForm,
    small: ['nightowl_standard_m', 'Standard'] as const,
    large: ['nightowl_premium_m', 'Premium'] as const,
    up: 1_000,
    // Its script asks before the form is sent.
    asked: '/order-summary',
  },
])(
  '$name, on $brand: the summary, the thanks and the ledger name one amount',
  ({ brand, form, ...plans }) => {
    const { small, large, up, asked } = plans;
    test.each([
      // what, persona, plan, the cards that are entered one after another, charged today
      ['a new subscription begins with a trial', 'newcomer', large, ['ok'], 0],
      ['an upgrade pays the difference', 'owner', large, [], up],
      ['a downgrade is never charged', 'yearly', small, [], 0],
      ['a change within a trial costs nothing now', 'trial', large, [], 0],
      ['an expired card on file is replaced by another', 'expired', large, ['ok'], withTax(up)],
      ['a declined card, a wrong CVC, then a good card', 'newcomer', large, ['declined', 'cvv', 'ok'], 0],
    ] as const)('%s', async (_what, persona, [plan, planName], cards, today) => {
      const browser = new PlainBrowser(brand);
      await choose(browser, persona, plan);
      if (persona === 'expired') {
        await browser.send('/api/orders/submit', { terms: 'accepted' });
        expect(wordsOf(browser.html)).toContain('Your credit card is expired. Please update your card.');
        expect(await charged({ brand, persona })).toEqual([]);
      }
      for (const kind of cards) {
        expect(browser.at).toMatch(/^\/billing/);
        await enter(browser, form(kind));
        if (kind !== 'ok') expect(wordsOf(browser.html)).toContain(refusedCards[kind]);
      }
      expect(browser.at).toBe('/order-summary');
      expect(wordsOf(browser.html)).toContain(`Charged today ${money(today)}`);
      if (cards.length > 0) expect(wordsOf(browser.html)).toContain('Visa •••• 4242');
      await browser.send('/api/orders/submit', { terms: 'accepted' });
      expect(wordsOf(browser.html)).toContain('Thank you!');
      expect(wordsOf(browser.html)).toContain(`Today ${money(today)}`);
      expect(await charged({ brand, persona })).toEqual(today === 0 ? [] : [today]);
      await browser.open('/subscriptions');
      expect(wordsOf(browser.html)).toContain(planName);
    });

    test('a card that the bank asks about leads to its question, and nothing is charged before the order', async () => {
      const browser = new PlainBrowser(brand);
      await choose(browser, 'newcomer', large[0]);
      await enter(browser, form('3ds-passes'));
      expect(await charged({ brand, persona: 'newcomer' })).toEqual([]);
      expect(browser.at).toBe(asked);
      await browser.open('/subscriptions');
      expect(browser.at).toBe('/plans');
    });
  },
);

describe('The provider’s own page, on notion', () => {
  const brand = 'notion';
  const PREMIUM = ['notion_premium_m', 'Premium'] as const;
  const PLUS = ['notion_plus_m', 'Plus'] as const;

  test.each([
    // what, persona, plan, what is pressed there, charged
    ['a new subscription', 'newcomer', PLUS, 'pay', 0],
    ['an upgrade, with its tax', 'californian', PREMIUM, 'pay', 438],
    ['a change within a trial', 'trial', PREMIUM, 'pay', 0],
    ['a declined card', 'owner', PREMIUM, 'declined', undefined],
    ['cancelled', 'owner', PREMIUM, 'cancel', undefined],
    ['a downgrade', 'yearly', PLUS, 'pay', 0],
  ] as const)('%s: %s to %s, %s', async (_what, persona, [plan, planName], action, today) => {
    const browser = new PlainBrowser(brand);
    await choose(browser, persona, plan);
    if (today !== undefined) expect(wordsOf(browser.html)).toContain(`Charged today ${money(today)}`);
    await browser.send('/api/orders/checkout-session', { terms: 'accepted' });
    const { pathname } = new URL(browser.at);
    expect(pathname).toMatch(/^\/sandbox\/hosted-checkout\//);
    await browser.post(pathname, { action });
    expect(await charged({ brand, persona })).toEqual(today ? [today] : []);
    await browser.open('/subscriptions?done=ordered');
    if (today === undefined) expect(wordsOf(browser.html)).not.toContain('Thank you for your order.');
    else {
      expect(wordsOf(browser.html)).toContain('Thank you for your order.');
      expect(wordsOf(browser.html)).toContain(planName);
      if (today > 0) expect(wordsOf(browser.html)).toContain(`${money(today)} was charged.`);
    }
  });
});
