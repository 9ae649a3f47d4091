import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  bank,
  cards,
  fillOwner,
  holdsCardNumber,
  typeRecurlyCard,
  typeStripeCard,
} from '../support/cards.ts';
import { chargesOf } from '../support/charges.ts';
import { expect, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

type At = (path: string, brand?: string) => string;
type Visit = { page: Page; context: BrowserContext; at: At };

const alertOf = (page: Page) => page.locator('.billing > .alert');
const save = (page: Page) => page.getByRole('button', { name: /^(Save card|Continue)$/ });

/** Presses Save by key: a click right after a scroll may hit the frame that was there before. */
const pressSave = (page: Page) => save(page).press('Enter');

async function openForm(page: Page, at: At, brand: string, path = '/billing?from=payment') {
  await page.goto(at(path, brand));
  await expect(page.getByText('Loading the card form…')).toBeHidden();
}

/** A person without a plan chooses a paid plan, and gets the card form. */
async function toBilling({ page, context, at }: Visit, brand: string, plan: RegExp): Promise<void> {
  await signedInBy(context, at, 'newcomer', brand);
  await page.goto(at('/plans', brand));
  await page.getByRole('radio', { name: plan }).first().check();
  await page.getByRole('button', { name: 'Choose Plan' }).click();
  await expect(page).toHaveURL(at('/billing', brand));
  await expect(page.getByText('Loading the card form…')).toBeHidden();
}

async function submitOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Expects that a provider’s fields have the type of the portal’s fields. */
async function expectSameType(page: Page, frameTitle: string): Promise<void> {
  const face = (input: Locator) =>
    input.evaluate((element) => {
      const { fontFamily, fontSize, color } = getComputedStyle(element);
      return { fontFamily, fontSize, color };
    });
  const theirs = page.frameLocator(`iframe[title="${frameTitle}"]`).locator('input').first();
  expect(await face(theirs)).toEqual(await face(page.getByLabel('City')));
}

/** Collects every request of the browser, with its body. */
function sentBy(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    sent.push(JSON.stringify(request.headers()));
  });
  return sent;
}

test.describe('Recurly’s form', () => {
  test('fields with the type of the portal, the plan in view beside them, a new card, then the order; no card number leaves its frame', async ({
    page,
    context,
    at,
    stored,
  }) => {
    const sent = sentBy(context);
    await toBilling({ page, context, at }, 'momentum', /7-Day$/);
    await expectSameType(page, 'Card Number');
    await expect(page.getByText('Your new plan')).toBeVisible();
    await expect(page.getByText(/^30 days free, then \$\d.* per month$/)).toBeVisible();
    await expect(page.getByText(/^\$0\.00 today, then \$\d.* on \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(page.getByText('Prepaid cards are not accepted.')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 600 });
    await save(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect(page.getByRole('region', { name: 'Your new plan' })).toBeInViewport({ ratio: 1 });
    await fillOwner(page);
    await typeRecurlyCard(page, cards.good);
    await pressSave(page);
    await expect(page).toHaveURL(at('/order-summary', 'momentum'));
    await expect(page.getByText('Visa •••• 4242')).toBeVisible();
    await submitOrder(page);
    await expect(page.getByText('Thank you!')).toBeVisible();
    expect(await chargesOf(at, 'newcomer', 'momentum')).toEqual([]);

    expect(sent.filter((each) => each.includes('/sandbox/recurly/tokens'))).not.toEqual([]);
    expect(sent.filter(holdsCardNumber)).toEqual([]);
    await page.goto(at('/sandbox/log', 'momentum'));
    expect(holdsCardNumber(await page.content())).toBe(false);
    // Neither the storage nor the log holds it.
    expect(stored().some((text) => text.includes('order_placed'))).toBe(true);
    expect(stored().filter(holdsCardNumber)).toEqual([]);
  });

  test(
    'a declined card, then one of a wrong CVC: each shows one message, the typed text stays, and the message can be closed',
    inAllOnly,
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'owner', 'otis');
      await openForm(page, at, 'otis');
      await page.getByLabel('City').fill('Salem');
      for (const [number, text, field, fault] of [
        [
          cards.declined,
          'Unable to process your request. Please use a different card or contact your bank.',
          'number',
          'This card wasn’t accepted.',
        ],
        [cards.wrongCvc, 'The CVV doesn’t match your card.', 'cvv', 'Enter a valid CVV'],
      ] as const) {
        await expect(page.getByText('Loading the card form…')).toBeHidden();
        await typeRecurlyCard(page, number);
        await pressSave(page);
        await expect(alertOf(page)).toContainText(text);
        await expect(alertOf(page)).toBeFocused();
        await expect(alertOf(page)).not.toContainText(fault);
        await expect(page.locator('.hosted.invalid')).toHaveCount(1);
        await expect(page.locator(`.${field} > .hosted.invalid`)).toBeVisible();
        await expect(page.locator(`#card-${field}-error`)).toHaveText(fault);
        await expect(page).toHaveURL(at('/billing?from=payment', 'otis'));
        await expect(page.getByLabel('City')).toHaveValue('Salem');
      }
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(alertOf(page)).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(alertOf(page)).toBeHidden();
    },
  );

  test('missing values show in one sentence and at their fields, and the focus is in the first of them', async ({
    page,
    context,
    at,
  }) => {
    const cardNumber = page.frameLocator('iframe[title="Card Number"]').getByRole('textbox');
    await signedInBy(context, at, 'newcomer', 'visi');
    await openForm(page, at, 'visi');
    await pressSave(page);
    await expect(alertOf(page)).toHaveText('10 fields need your attention.');
    await expect(cardNumber).toBeFocused();
    for (const text of [
      'Please enter a First Name',
      'Please enter a Last Name',
      'Please enter an Address',
      'Please enter a City',
      'Please select a State',
      'Please enter a Code',
    ])
      await expect(page.locator('.field-error', { hasText: text })).toBeVisible();
    const error = page.locator('#city-error');
    const [field, said, next] = await Promise.all(
      [page.getByLabel('City'), error, page.getByText('State', { exact: true })].map((each) =>
        each.boundingBox(),
      ),
    );
    if (!field || !said || !next) throw new Error('the city has no error, or no field below it');
    expect(said.y - field.y - field.height).toBe(4);
    expect(next.y - said.y - said.height).toBeGreaterThanOrEqual(12);
    // The card is validated together with the other fields.
    await expect(page.locator('#card-number-error')).toHaveText('Enter Valid Card Number');
    await page.getByLabel('City').fill('Springfield');
    await expect(page.locator('#city-error')).toBeEmpty();
    await expect(alertOf(page)).toHaveText('9 fields need your attention.');
    await expect(page.getByLabel('City')).toBeFocused();
    await typeRecurlyCard(page, cards.good);
    await alertOf(page).getByRole('link', { name: '5 fields' }).press('Enter');
    await expect(page.getByLabel('First Name')).toBeFocused();
    await fillOwner(page);
    await expect(alertOf(page)).toBeHidden();
    await typeRecurlyCard(page, cards.mistyped);
    await page.frameLocator('iframe[title="Year"]').getByRole('textbox').fill('20');
    await pressSave(page);
    await expect(alertOf(page)).toHaveText('2 fields need your attention.');
    await expect(cardNumber).toBeFocused();
    await expect(page.locator('#card-year-error')).toHaveText('Enter a valid Year');
    await cardNumber.fill(cards.good);
    await expect(alertOf(page)).toHaveText('Enter a valid Year');
    await pressSave(page);
    await expect(page.frameLocator('iframe[title="Year"]').getByRole('textbox')).toBeFocused();
  });

  test(
    'another country resets state and code, which are there again with theirs',
    inAllOnly,
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'yearly', 'visi');
      await openForm(page, at, 'visi');
      const country = page.getByLabel('Country');
      const state = page.getByRole('combobox', { name: 'State' });
      await expect(state).not.toHaveValue('');
      const own = { state: await state.inputValue(), code: await page.getByLabel('ZIP Code').inputValue() };
      await country.selectOption('Canada');
      await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('');
      await expect(page.getByLabel('Postal Code')).toHaveValue('');
      // A code that was typed is no code of another country, either.
      await page.getByLabel('Postal Code').fill('K1A 0B1');
      await country.selectOption('Germany');
      await expect(page.getByRole('combobox', { name: 'Province' })).toBeHidden();
      await expect(page.getByLabel('Postal Code')).toHaveValue('');
      await country.selectOption('United States');
      await expect(state).toHaveValue(own.state);
      await expect(page.getByLabel('ZIP Code')).toHaveValue(own.code);
      await country.selectOption('Canada');
      await page.getByRole('combobox', { name: 'Province' }).selectOption('Ontario');
      await expect(page.getByLabel('Postal Code')).toHaveValue('K1A 0B1');
      await typeRecurlyCard(page, cards.good);
      await pressSave(page);
      await expect(page).toHaveURL(at('/payment', 'visi'));
      await openForm(page, at, 'visi');
      await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Ontario');
      await expect(country).toHaveValue('CA');
    },
  );

  test('3-D Secure failed: a message, and a link to another card; then passed: for the card, and for the order', async ({
    page,
    context,
    at,
  }) => {
    await toBilling({ page, context, at }, 'otis', /Essential$/);
    const dialog = page.getByRole('dialog', { name: 'Your bank asks you to confirm this card' });
    await fillOwner(page);
    await typeRecurlyCard(page, cards.challenged);
    await pressSave(page);
    await expect(dialog).toBeVisible();
    await bank(page).getByRole('button', { name: 'Fail' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'We were unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    // The challenge does not open a second time.
    await page.reload();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('link', { name: 'Use a different card' }).click();
    await expect(page).toHaveURL(at('/billing', 'otis'));
    await expect(dialog).toHaveCount(0);
    await fillOwner(page);
    await typeRecurlyCard(page, cards.challenged);
    await pressSave(page);
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(at('/order-summary', 'otis'));
    await expect(page.getByText('Visa •••• 3220')).toBeVisible();
    await submitOrder(page);
    await expect(
      page.getByRole('dialog', { name: 'Your bank asks you to confirm this payment' }),
    ).toBeVisible();
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Thank you!')).toBeVisible();
    expect(await chargesOf(at, 'newcomer', 'otis')).toEqual([]);
  });

  test('a provider that is blocked, not what it should be, or slow for ten seconds can be loaded again; Enter in a field of the portal submits', async ({
    page,
    context,
    at,
  }) => {
    const script = '**/sandbox/recurly/recurly.js';
    const trouble = page.locator('.billing-card > .alert');
    const again = trouble.getByRole('button', { name: 'Try again' });
    await signedInBy(context, at, 'owner', 'pepper');
    await page.clock.install();
    await page.route(script, (route) => route.abort());
    await page.goto(at('/billing?from=payment', 'pepper'));
    await expect(trouble).toContainText(
      'The payment system is temporarily unavailable. Please refresh the page and try again.',
    );
    await expect(trouble).toContainText('A content blocker');
    await expect(trouble.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await pressSave(page);
    await expect(alertOf(page)).toContainText('The payment system is temporarily unavailable.');

    await page.unroute(script);
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '/* nothing */' }),
    );
    const odd = page.waitForResponse(script);
    await again.click();
    await odd;
    await expect(trouble).toBeVisible();

    await page.unroute(script);
    await page.route(script, () => undefined);
    const asked = page.waitForRequest(script);
    await again.click();
    await asked;
    await page.clock.runFor(9_000);
    await expect(trouble).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(trouble).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await again.click();
    await expect(trouble).toBeHidden();
    await expect(page.frameLocator('iframe[title="Card Number"]').getByRole('textbox')).toBeFocused();
    await expect(alertOf(page)).toHaveCount(0);
    await typeRecurlyCard(page, cards.good);
    await page.frameLocator('iframe[title="CVV"]').getByRole('textbox').press('Tab');
    await expect(page.getByLabel('First Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/payment', 'pepper'));
  });
});

test.describe('Stripe’s form', () => {
  test('a new card, whose challenge comes before Stripe returns a token and fails at first, then the order', async ({
    page,
    context,
    at,
  }) => {
    const sent = sentBy(context);
    await toBilling({ page, context, at }, 'nightowl', /Standard$/);
    await fillOwner(page);
    await typeStripeCard(page, cards.challenged);
    await pressSave(page);
    await bank(page).getByRole('button', { name: 'Fail' }).click();
    await expect(alertOf(page)).toContainText('There was an issue with your card.');
    await pressSave(page);
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(at('/order-summary', 'nightowl'));
    await expect(page.getByText('Visa •••• 3220')).toBeVisible();
    await submitOrder(page);
    await expect(page.getByText('Thank you!')).toBeVisible();
    expect(await chargesOf(at, 'newcomer', 'nightowl')).toEqual([]);
    expect(sent.filter(holdsCardNumber)).toEqual([]);
  });

  for (const [brand, first] of [
    ['nightowl', undefined],
    ['geeni', '/setup-stripe-elements'],
  ] as const)
    test(
      `${brand}: what is missing in the provider’s fields is one of the fields that need attention`,
      usualIf(brand === 'nightowl'),
      async ({ page, context, at }) => {
        const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
        await signedInBy(context, at, 'newcomer', brand);
        if (first) await page.goto(at(first, brand));
        await openForm(page, at, brand);
        await pressSave(page);
        await expect(alertOf(page)).toHaveText('6 fields need your attention.');
        await expect(frame.locator('[autocomplete=cc-number]')).toBeFocused();
        await typeStripeCard(page, cards.good);
        await expect(alertOf(page)).toHaveText('5 fields need your attention.');
        await pressSave(page);
        const name = page.getByLabel('Name on Card');
        await expect(name).toBeFocused();
        await fillOwner(page);
        await expect(alertOf(page)).toBeHidden();
        await name.fill('Cher');
        await pressSave(page);
        await expect(name).toBeFocused();
        await expect(name).toHaveAccessibleDescription('Please enter the Name on Card, first and last');
        await fillOwner(page);
        await typeStripeCard(page, cards.mistyped);
        await pressSave(page);
        await expect(alertOf(page)).toHaveText('Please check your payment information and try again.');
        await expect(frame.locator('[autocomplete=cc-number]')).toBeFocused();
      },
    );

  test(
    'fields with the type of the portal, and a message for each kind of card',
    inAllOnly,
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'owner', 'nightowl');
      await openForm(page, at, 'nightowl');
      await expectSameType(page, 'Secure payment input frame');
      for (const [number, text] of [
        [cards.mistyped, 'Please check your payment information and try again.'],
        [cards.expired, 'Your card has expired. Please use a different card.'],
        [cards.wrongCvc, 'The security code (CVC) is incorrect. Please check and try again.'],
        [cards.noFunds, 'Your card was declined. Please try another card.'],
        [cards.declined, 'Unable to process your request. Please use a different card or contact your bank.'],
      ] as const) {
        await typeStripeCard(page, number);
        await pressSave(page);
        await expect(alertOf(page)).toContainText(text);
      }
    },
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that a card needs JavaScript, with a link back', async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', 'momentum');
    await page.goto(at('/billing?from=payment', 'momentum'));
    await expect(page.locator('noscript .alert')).toBeVisible();
    await expect(page.locator('noscript .alert')).toContainText(
      'You can only enter a card with JavaScript turned on.',
    );
    await expect(save(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Payment' }).click();
    await expect(page).toHaveURL(at('/payment', 'momentum'));
  });
});
