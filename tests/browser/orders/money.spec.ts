import type { BrowserContext, Page } from '@playwright/test';
import { bank, cards, fillOwner, typeRecurlyCard, typeStripeCard } from '../support/cards.ts';
import { expect, fillSignIn, test } from '../support/portal-test.ts';

type At = (path: string, brand?: string) => string;

/** A payment that every provider has to complete, on one of its brands. */
type Case = {
  what: string;
  persona: string;
  plan: string;
  /** True where the page asks to confirm what the change takes away. */
  asked?: true;
  /** The cards that are typed, one after another; none where the card on file pays. */
  typed?: (keyof typeof cards)[];
  /** The answer to the bank's challenge. */
  bank?: 'Approve' | 'Fail';
  /** The charges in the sandbox's ledger in minor units, newest first. */
  ledger: number[];
};

async function signIn(context: BrowserContext, at: At, persona: string, brand: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(at('/login', brand));
  await fillSignIn(page, persona, brand);
  await page.waitForURL(/\/(subscriptions|plans)/);
  return page;
}

async function ledger(at: At, persona: string, brand: string): Promise<number[]> {
  const { port } = new URL(at('/'));
  const query = new URLSearchParams({ brand, email: `${persona}@${brand}.example` });
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/ledger?${query}`);
  const entries: { amountMinor: number }[] = await answer.json();
  return entries.map(({ amountMinor }) => amountMinor);
}

async function choose(page: Page, at: At, brand: string, { plan, asked }: Case): Promise<void> {
  await page.goto(at(`/plans?planId=plan-${plan}`, brand));
  await page.getByRole('button', { name: /^(Change|Choose) Plan$/ }).click();
  if (asked) await page.getByRole('button', { name: "Yes, I'm Sure" }).click();
  await page.waitForURL(/\/(billing|order-summary)/);
}

async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

const providers = [
  {
    name: 'Recurly',
    brand: 'momentum',
    type: typeRecurlyCard,
    small: 'momentum_7_m',
    large: 'momentum_60_m',
    up: 700,
  },
  {
    name: 'Stripe Elements',
    brand: 'nightowl',
    type: typeStripeCard,
    small: 'nightowl_standard_m',
    large: 'nightowl_premium_m',
    up: 1_000,
  },
];

/** The typed address is in Illinois, which has a tax of 10.25 %. */
const withTax = (minorUnits: number) => minorUnits + Math.round(minorUnits * 0.1025);

for (const { name, brand, type, small, large, up } of providers) {
  const cases: Case[] = [
    {
      what: 'a new subscription begins with a trial',
      persona: 'newcomer',
      plan: large,
      typed: ['good'],
      ledger: [],
    },
    { what: 'an upgrade pays the difference', persona: 'owner', plan: large, ledger: [up] },
    {
      what: 'a downgrade is never charged',
      persona: 'yearly',
      plan: small,
      asked: true,
      ledger: [],
    },
    { what: 'a change within a trial costs nothing now', persona: 'trial', plan: large, ledger: [] },
    {
      what: 'an expired card on file is replaced by another',
      persona: 'expired',
      plan: large,
      typed: ['good'],
      ledger: [withTax(up)],
    },
    {
      what: 'a declined card, a wrong CVC, then a good card',
      persona: 'newcomer',
      plan: large,
      typed: ['declined', 'wrongCvc', 'good'],
      ledger: [],
    },
    {
      what: '3-D Secure passed',
      persona: 'newcomer',
      plan: large,
      typed: ['challenged'],
      bank: 'Approve',
      ledger: [],
    },
    {
      what: '3-D Secure failed',
      persona: 'newcomer',
      plan: large,
      typed: ['challenged'],
      bank: 'Fail',
      ledger: [],
    },
  ];
  test.describe(`${name}, on ${brand}`, () => {
    for (const each of cases) {
      test(`${each.what}: ${JSON.stringify(each.ledger)} in the ledger`, async ({ context, at }) => {
        const { persona, typed = [] } = each;
        const page = await signIn(context, at, persona, brand);
        await choose(page, at, brand, each);
        if (persona === 'expired') {
          await order(page);
          await expect(page.getByText('Your credit card is expired. Please update your card.')).toBeVisible();
        }
        for (const [turn, card] of typed.entries()) {
          await expect(page.getByText('Loading the card form…')).toBeHidden();
          await fillOwner(page);
          await type(page, cards[card]);
          await page.getByRole('button', { name: /^(Save card|Continue)$/ }).press('Enter');
          if (each.bank) {
            await bank(page).getByRole('button', { name: each.bank }).click();
            if (each.bank === 'Fail') {
              await expect(page.getByRole('alert').first()).toBeVisible();
              expect(await ledger(at, persona, brand)).toEqual([]);
              return;
            }
          } else if (turn < typed.length - 1) await expect(page.locator('.billing > .alert')).toBeVisible();
        }
        await page.waitForURL(/order-summary/);
        await order(page);
        if (each.bank && name === 'Recurly')
          await bank(page).getByRole('button', { name: each.bank }).click();
        await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
        expect(await ledger(at, persona, brand)).toEqual(each.ledger);
      });
    }
  });
}

test.describe('The provider’s own page, on notion', () => {
  const brand = 'notion';
  for (const { what, persona, plan, press, charged, asked } of [
    { what: 'a new subscription', persona: 'newcomer', plan: 'notion_plus_m', press: 'Pay', charged: [] },
    {
      what: 'an upgrade, with its tax',
      persona: 'californian',
      plan: 'notion_premium_m',
      press: 'Pay',
      charged: [438],
    },
    {
      what: 'a change within a trial',
      persona: 'trial',
      plan: 'notion_premium_m',
      press: 'Pay',
      charged: [],
    },
    {
      what: 'a declined card',
      persona: 'owner',
      plan: 'notion_premium_m',
      press: 'Pay with a card that is declined',
      charged: [],
    },
    { what: 'cancelled', persona: 'owner', plan: 'notion_premium_m', press: 'Cancel', charged: [] },
    {
      what: 'a downgrade',
      persona: 'yearly',
      plan: 'notion_plus_m',
      press: 'Pay',
      charged: [],
      asked: true as const,
    },
  ]) {
    test(`${what}: ${JSON.stringify(charged)} in the ledger`, async ({ context, at }) => {
      const page = await signIn(context, at, persona, brand);
      await choose(page, at, brand, { what, persona, plan, ledger: charged, ...(asked ? { asked } : {}) });
      await page.getByRole('checkbox', { name: /Terms/ }).check();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.waitForURL(/hosted-checkout/);
      await page.getByRole('button', { name: press, exact: true }).click();
      await page.waitForLoadState();
      expect(await ledger(at, persona, brand)).toEqual(charged);
    });
  }
});
