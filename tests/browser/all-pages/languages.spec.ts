import type { Page } from '@playwright/test';
import { languages, type SpokenLanguage } from '../../../src/domain/text/languages.ts';
import { cards, typeStripeCard } from '../support/cards.ts';
import { type Brand, lowerPlan } from '../support/page-rows.ts';
import { expect, PASSWORD, signedInBy, test } from '../support/portal-test.ts';
import { inLanguage, type Spoken, spokenIn } from '../support/spoken.ts';
import { inAllOnly } from '../../support/suite.ts';

type At = (path: string, brand?: string) => string;

/** The journeys of one language. `card`: the provider of the card form; `cancels`: a brand where a plan can be cancelled. */
type Walk = {
  brand: Brand;
  card: 'recurly' | 'stripe';
  cancels: Brand;
};

/** The languages that are walked: the one with the longest words, and one that is written from right to left. */
const walks: Readonly<Partial<Record<SpokenLanguage, Walk>>> = {
  de: { brand: 'otis', card: 'recurly', cancels: 'otis' },
  ar: { brand: 'nightowl', card: 'stripe', cancels: 'notion' },
};

/** Languages without a walk: pages.spec.ts walks all pages in them, or in a language of the same direction and longer words. */
const seenElsewhere: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'pt-BR', 'ja', 'he']);

/** The walk of a language; a language that is named nowhere, because it is new, has one as well. */
function walkOf(language: SpokenLanguage): Walk | undefined {
  if (seenElsewhere.has(language)) return undefined;
  return walks[language] ?? { brand: 'otis', card: 'recurly', cancels: 'otis' };
}

const alive = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

async function signIn(page: Page, { say }: Spoken, email: string, password: string): Promise<void> {
  await page.getByLabel(say('signIn', 'email')).fill(email);
  await page.getByLabel(say('signIn', 'password')).fill(password);
  await page.getByRole('button', { name: say('signIn', 'submit') }).click();
}

/** Signs in with MFA, first with a wrong password and a wrong code. */
async function getIn(page: Page, spoken: Spoken, at: (path: string) => string, code: () => Promise<string>) {
  const { say, check } = spoken;
  const email = `mfa-email@${new URL(at('/')).hostname.split('.')[0]}.example`;
  await page.goto(at('/login'));
  await check(page);
  await signIn(page, spoken, email, 'nothing');
  await expect(page.getByRole('alert')).toContainText(textIn(say('signIn', 'wrong_credentials')));
  await check(page);
  await signIn(page, spoken, email, PASSWORD);
  await page.waitForURL(/\/mfaLogin/);
  await alive(page);
  await check(page);
  const right = await code();
  await page.getByLabel(say('mfa', 'code')).fill(right === '000000' ? '111111' : '000000');
  const dialog = page.getByRole('dialog', { name: say('mfa', 'code_invalid') });
  await expect(dialog).toContainText(textIn(say('mfa', 'code_invalid_text')));
  await check(page);
  await dialog.getByRole('button', { name: say('mfa', 'okay') }).click();
  await page.getByLabel(say('mfa', 'code')).fill(right);
  await expectMyPlan(page, spoken);
}

async function expectMyPlan(page: Page, { say, check }: Spoken): Promise<void> {
  await page.waitForURL(/\/subscriptions/);
  await expect(page.getByRole('heading', { level: 1, name: say('myPlan', 'title') })).toBeVisible();
  await check(page);
}

/** Goes from My Plan to a smaller plan: the question about the losses, and the devices where there are too many. */
async function chooseLower(page: Page, { say, check }: Spoken, planId: string): Promise<void> {
  await page.getByRole('link', { name: say('myPlan', 'changePlan') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('plans', 'title') })).toBeVisible();
  await check(page);
  await page.goto(`${page.url().split('?')[0]}?term=monthly`);
  await page.locator(`label:has(input[value="${planId}"])`).click();
  await page.getByRole('button', { name: say('plans', 'changePlan') }).click();
  const question = page.getByRole('dialog', { name: say('plans', 'lossTitle') });
  await expect(question).toBeVisible();
  await check(page);
  await question.getByRole('button', { name: say('plans', 'yes') }).click();
  await page.waitForURL(/\/(manage-devices|order-summary)/);
  if (page.url().includes('manage-devices')) {
    await alive(page);
    await check(page);
    await page.locator('.device-list input').first().check();
    await page.getByRole('button', { name: say('devices', 'next') }).click();
    const loss = page.getByRole('dialog', { name: say('devices', 'lossTitle') });
    await expect(loss).toBeVisible();
    await check(page);
    await loss.getByRole('button', { name: say('devices', 'yesSure') }).click();
  }
  await page.waitForURL(/\/order-summary/);
}

async function typeCard(page: Page, { say }: Spoken, provider: Walk['card'], number: string): Promise<void> {
  // The fields load again after a refusal.
  await expect(page.getByText(say('billing', 'loading'))).toBeHidden();
  if (provider === 'stripe') return typeStripeCard(page, number);
  const values = [
    ['cardNumber', number],
    ['cardMonth', '12'],
    ['cardYear', '40'],
    ['cardCvv', '123'],
  ] as const;
  for (const [part, value] of values) {
    // The portal's copy names the provider's frames.
    const frames = page.locator('.hosted iframe');
    const place = await frames.evaluateAll(
      (all, source) =>
        all.findIndex((frame) => new RegExp(source, 'u').test(frame.getAttribute('title') ?? '')),
      say('billing', part).source,
    );
    await frames.nth(place).contentFrame().getByRole('textbox').fill(value);
  }
}

/** Enters another card for the order, after one that is declined. */
async function changeCard(page: Page, spoken: Spoken, provider: Walk['card']): Promise<void> {
  const { say, check } = spoken;
  await page.getByRole('link', { name: say('order', 'change') }).click();
  await page.waitForURL(/\/billing/);
  await check(page);
  const send = page.getByRole('button', { name: say('billing', 'submitOrder') });
  await typeCard(page, spoken, provider, cards.mistyped);
  await send.press('Enter');
  await expect(page.locator('.billing > .alert')).toContainText(
    textIn(provider === 'stripe' ? say('billing', 'stripe_validation') : say('billing', 'invalid_number')),
  );
  await check(page);
  await typeCard(page, spoken, provider, cards.declined);
  await send.press('Enter');
  await expect(page.locator('.billing > .alert')).toContainText(textIn(say('billing', 'problem_declined')));
  await check(page);
  await typeCard(page, spoken, provider, cards.good);
  await send.press('Enter');
  await page.waitForURL(/\/order-summary/);
}

async function order(page: Page, { say, check }: Spoken): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('order', 'title') })).toBeVisible();
  await check(page);
  await page.getByText(say('order', 'promoAdd')).click();
  await page.getByRole('textbox', { name: say('order', 'promoLabel') }).fill('NOPE');
  await page.getByRole('button', { name: say('order', 'promoApply') }).click();
  await expect(page.getByText(say('order', 'promo_invalid'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('order', 'submitPaid') }).click();
  await expect(page.getByRole('dialog', { name: say('order', 'doneTitle') })).toBeVisible();
  await check(page);
  await page.getByRole('link', { name: say('order', 'doneClose') }).click();
}

async function cancel(page: Page, { say, check }: Spoken): Promise<void> {
  await page.getByRole('button', { name: say('myPlan', 'menu') }).click();
  await page.getByRole('link', { name: say('myPlan', 'cancelPlan') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('cancel', 'title') })).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: say('cancel', 'cancel') }).click();
  await page.waitForURL(/step=confirm/);
  await check(page);
  await page.getByLabel(say('cancel', 'reasonTitle')).selectOption('notUsingIt');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('cancel', 'cancelNow') })
    .click();
  await expect(page.getByText(say('myPlan', 'cancelledTitle'))).toBeVisible();
  await check(page);
}

/** The pattern of a sentence anywhere in a longer text. */
function textIn({ source }: RegExp): RegExp {
  return new RegExp(source.slice(1, -1), 'u');
}

for (const language of languages) {
  const walk = walkOf(language);
  if (!walk) continue;
  const { brand, card, cancels } = walk;
  test.describe(`In ${language}`, inAllOnly, () => {
    test.use({ ...inLanguage(language), viewport: { width: 360, height: 800 } });
    const on = (at: At, where: string) => (path: string) => at(path, where);

    test(`a person signs in to ${brand} with a code, after a wrong password and a wrong code`, async ({
      page,
      at,
      outbox,
    }) => {
      const code = async () => (await outbox(`mfa-email@${brand}.example`))[0]?.code ?? '';
      await getIn(page, await spokenIn(language), on(at, brand), code);
    });

    test(`a person changes to a smaller plan of ${brand}, with another card`, async ({
      page,
      context,
      at,
    }) => {
      const spoken = await spokenIn(language);
      await signedInBy(context, at, 'collector', brand);
      await page.goto(at('/subscriptions', brand));
      await expectMyPlan(page, spoken);
      await chooseLower(page, spoken, lowerPlan(brand));
      await changeCard(page, spoken, card);
      await order(page, spoken);
      await expectMyPlan(page, spoken);
    });

    test(`a person cancels their plan of ${cancels}`, async ({ page, context, at }) => {
      const spoken = await spokenIn(language);
      await signedInBy(context, at, 'owner', cancels);
      await page.goto(at('/subscriptions', cancels));
      await expectMyPlan(page, spoken);
      await cancel(page, spoken);
    });
  });
}
