import type { Locator, Page } from '@playwright/test';
import { notedPlaces } from '../support/places.ts';
import { expect, fillSignIn, holdRequests, pressInDialog, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const plan = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`${name}$`) });
const change = (page: Page) => page.getByRole('button', { name: 'Change Plan' });
const question = (page: Page, name: string) => page.getByRole('dialog', { name: `Change to ${name}?` });

/** Opens the chooser, and waits for its heading. */
async function open(
  page: Page,
  at: (path: string, brand?: string) => string,
  brand: string,
  path = '/plans',
) {
  await page.goto(at(path, brand));
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
}

test.describe('Choosing a plan', () => {
  test('a larger plan: the bar shows it with its extra cost, and Change Plan is enabled and leads to the order', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', 'momentum');
    await open(page, at, 'momentum');
    const bar = page.locator('.action-bar');
    await expect(change(page)).toBeDisabled();
    await plan(page, '30-Day').check();
    await expect(plan(page, '30-Day')).toHaveAccessibleName('Selected plan 30-Day');
    await expect(change(page)).toBeEnabled();
    await expect(bar.getByText('30-Day · $5.99/mo · $3.00 more a month')).toBeVisible();
    await plan(page, '7-Day').check();
    await expect(change(page)).toBeDisabled();
    await expect(bar.getByText('30-Day · $5.99/mo · $3.00 more a month')).toBeHidden();
    await expect(bar.getByText('7-Day · $2.99/mo', { exact: true })).toBeHidden();
    // A press anywhere on the card selects its plan.
    await page.getByText(/^60 days of video/).click({ force: true });
    await expect(plan(page, '60-Day')).toBeChecked();
    await change(page).click();
    await expect(page).toHaveURL(at('/order-summary', 'momentum'));
    await page.goBack();
    await expect(plan(page, '60-Day').or(plan(page, '7-Day')).first()).toBeVisible();
    await expect(change(page)).toBeEnabled({ enabled: await plan(page, '60-Day').isChecked() });
    await expect(page.locator('button[aria-busy]')).toHaveCount(0);
  });

  test('a smaller plan opens a question first: Not Now, Escape, then Yes', async ({ page, context, at }) => {
    await signedInBy(context, at, 'collector', 'momentum');
    await open(page, at, 'momentum', '/plans?term=monthly');
    await plan(page, '7-Day').check();
    await change(page).click();
    await expect(page).toHaveURL(at('/plans?planId=plan-momentum_7_m&confirm=1', 'momentum'));
    await expect(question(page, '7-Day')).toContainText('from 60 days to 7 days');
    await expect(question(page, '7-Day')).toContainText('8 of your 10 covered cameras');
    await expect(page.getByRole('link', { name: 'Not Now' })).toBeFocused();
    await page.getByRole('link', { name: 'Not Now' }).click();
    await expect(question(page, '7-Day')).toBeHidden();
    await expect(page).toHaveURL(at('/plans?planId=plan-momentum_7_m', 'momentum'));
    await expect(plan(page, '7-Day')).toBeChecked();
    await change(page).click();
    await expect(page.getByRole('link', { name: 'Not Now' })).toBeFocused();
    await pressInDialog(page, 'Escape');
    await expect(page).toHaveURL(at('/plans?planId=plan-momentum_7_m', 'momentum'));
    await change(page).click();
    await question(page, '7-Day').getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await expect(page).toHaveURL(at('/manage-devices', 'momentum'));
  });

  test(
    'visi: the price is on the buttons, and a free plan opens a question',
    inAllOnly,
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'owner', 'visi');
      await open(page, at, 'visi');
      await expect(
        page.getByRole('radio', { name: '$8.99/mo, up to 8 devices Pro 8 cameras' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Two years' }).click();
      await expect(page).toHaveURL(at('/plans?term=twoYears', 'visi'));
      await expect(page.getByText('$89.99 per 2 years instead of $4.99 per month').first()).toBeVisible();
      await expect(page.getByText('$3.75 a month, save 24%')).toBeVisible();
      await page.getByRole('link', { name: 'Monthly' }).click();
      await plan(page, 'Basic').check();
      await change(page).click();
      await expect(question(page, 'Basic')).toContainText('from 30 days to 24 hours');
      await question(page, 'Basic').getByRole('button', { name: 'Yes, I’m Sure' }).click();
      await expect(page).toHaveURL(at('/order-summary', 'visi'));
    },
  );

  test(
    'a person without a plan sees two plans that fill the row, edge to edge, and has a button to choose one',
    inAllOnly,
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'newcomer', 'otis');
      await open(page, at, 'otis');
      const row = await page.locator('.plan-offers').boundingBox();
      const cards = await page.locator('.plan-offer').all();
      const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
      expect(boxes).toHaveLength(2);
      const widths = boxes.map((box) => box?.width ?? 0);
      expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(1);
      expect((row?.width ?? 0) - (widths[0] ?? 0) - (widths[1] ?? 0)).toBeLessThan(24);
      await expect(change(page)).toHaveCount(0);
      await plan(page, 'Pro').check();
      await page.getByRole('button', { name: 'Choose Plan' }).click();
      await expect(page).toHaveURL(at('/billing', 'otis'));
    },
  );
});

test('Back asks first, and leads to My Plan where there is no page before, else to that page', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'owner', 'visi');
  await open(page, at, 'visi');
  const back = page.getByRole('link', { name: 'Back' });
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to go back?' });
  await back.click();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(at('/subscriptions', 'visi'));
  await page.goto(at('/payment', 'visi'));
  await open(page, at, 'visi');
  await back.click();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(at('/plans', 'visi'));
  await back.click();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(at('/payment', 'visi'));
});

test(
  'from two cameras to one: the question asks for the camera, then the order; a third camera in their place is asked about',
  inAllOnly,
  async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', 'geeni');
    await page.goto(at('/plans', 'geeni'));
    await plan(page, 'Basic').check();
    await change(page).click();
    await question(page, 'Basic')
      .getByRole('radio', { name: /Driveway/ })
      .check();
    await question(page, 'Basic').getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await expect(page).toHaveURL(at('/order-summary', 'geeni'));
    await page.goto(at('/manage-devices', 'geeni'));
    await page.getByRole('radio', { name: /^Nursery/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: 'Video history will be lost' })).toBeVisible();
  },
);

test('a plan chosen as a visitor leads on after the sign-in; Back shows the plans with it selected, and further back goes on', async ({
  page,
  at,
}) => {
  await page.goto(at('/plans', 'geeni'));
  await page.getByRole('link', { name: 'Sign in to choose Plus' }).click();
  await fillSignIn(page, 'newcomer', 'geeni');
  await expect(page).toHaveURL(at('/billing', 'geeni'));
  await page.goBack();
  await expect(plan(page, 'Plus')).toBeChecked();
  await expect(page).toHaveURL(/\/plans\?planId=plan-geeni_plus_m&price=399USD$/);
  await page.goBack();
  await expect(page).toHaveURL(at('/plans', 'geeni'));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs in to choose, and the plan is still selected; then up, down after a question, and back', async ({
    page,
    at,
  }) => {
    const bar = page.locator('.action-bar');
    await page.goto(at('/plans?term=yearly', 'momentum'));
    await page.getByRole('link', { name: 'Sign in to choose 60-Day' }).click();
    await fillSignIn(page, 'legacy', 'momentum');
    // The trial that a visitor reads of is not for this person, so the plans are shown again.
    await expect(page).toHaveURL(/\/plans\?planId=plan-momentum_60_y&price=\d+USD$/);
    await expect(plan(page, '60-Day')).toBeChecked();
    await page.goto(at('/plans', 'momentum'));
    await plan(page, '30-Day').check();
    await expect(bar.getByText('30-Day · $5.99/mo · $2.00 more a month')).toBeVisible();
    await change(page).click();
    await expect(page).toHaveURL(at('/order-summary', 'momentum'));
    await page.goto(at('/plans', 'momentum'));
    await plan(page, '30-Day').check();
    await plan(page, '7-Day').check();
    await expect(bar.getByText('30-Day · $5.99/mo')).toBeHidden();
    await expect(bar.getByText('7-Day · $2.99/mo')).toBeVisible();
    await change(page).click();
    await expect(question(page, '7-Day')).toBeVisible();
    await question(page, '7-Day').getByRole('link', { name: 'Not Now' }).click();
    await expect(question(page, '7-Day')).toHaveCount(0);
    await expect(plan(page, '7-Day')).toBeChecked();
    await change(page).click();
    await question(page, '7-Day').getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await expect(page).toHaveURL(at('/manage-devices', 'momentum'));
    await page.goto(at('/plans', 'momentum'));
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(at('/subscriptions', 'momentum'));
  });
});

test.describe('On a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  /** Expects the cards in a row, with the selected card in view and part of its neighbours. */
  async function expectRow(page: Page): Promise<Locator> {
    const cards = page.getByRole('list', { name: 'Monthly' });
    await expect(cards.getByRole('heading', { name: '60-Day' })).toBeInViewport({ ratio: 1 });
    await expect(cards.getByRole('heading', { name: '7-Day' })).not.toBeInViewport();
    const width = (node: Element) => node.scrollWidth - node.clientWidth;
    expect(await cards.evaluate(width)).toBeGreaterThan(100);
    expect(await page.locator('html').evaluate(width)).toBe(0);
    return cards;
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the cards are a row, with the selected card in view and part of its neighbours', async ({
      page,
      context,
      at,
    }) => {
      await signedInBy(context, at, 'owner', 'momentum');
      await open(page, at, 'momentum', '/plans?planId=plan-momentum_60_m');
      await expectRow(page);
      await plan(page, '60-Day').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(plan(page, '30-Day')).toBeChecked();
    });
  });

  test('the cards are a row with the selected card in view, also after a key; every name and price is above them, and a press selects the plan; the button is above the bar', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', 'momentum');
    await open(page, at, 'momentum', '/plans?planId=plan-momentum_60_m');
    const cards = await expectRow(page);
    await plan(page, '60-Day').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(plan(page, '30-Day')).toBeChecked();
    // Chromium does not scroll the next radio button of a row into view.
    await expect(cards.getByRole('heading', { name: '30-Day' })).toBeInViewport({ ratio: 1 });
    await plan(page, '7-Day').check();
    const strip = page.locator('.plan-strip');
    await expect(strip).toHaveText('7-Day$2.9930-Day$5.9960-Day$9.99');
    await strip.getByText('60-Day').click();
    await expect(plan(page, '60-Day')).toBeChecked();
    await expect(page.getByRole('heading', { name: '60-Day' })).toBeInViewport({ ratio: 1 });
    const button = await page.locator('.plan-offer').last().locator('.plan-choice').boundingBox();
    const bar = await page.locator('.action-bar').boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('nothing moves while the page comes alive with its question', async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', 'visi');
    const letGo = await holdRequests(context, '**/_astro/*.js');
    await page.goto(at('/plans?planId=plan-basic&confirm=1', 'visi'), { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const movedSince = await notedPlaces(page);
    letGo();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(question(page, 'Basic')).toBeVisible();
    expect(await movedSince()).toEqual([]);
  });
});
