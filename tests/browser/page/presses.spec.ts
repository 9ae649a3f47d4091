import type { Locator, Page } from '@playwright/test';
import { cards, fillOwner, typeRecurlyCard } from '../support/cards.ts';
import { expect, PASSWORD, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

/** One thumb on a small phone. */
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Counts presses. Each ends with what it leads to, so that none does nothing. */
function thumb() {
  let presses = 0;
  return {
    async press(what: Locator, then: () => Promise<unknown>): Promise<void> {
      presses += 1;
      await what.tap();
      await then();
    },
    presses: () => presses,
  };
}

/** Ticks the terms and submits: two presses (docs/product/orders.md, Placing an order). */
async function placeOrder(page: Page, press: ReturnType<typeof thumb>['press']): Promise<void> {
  const terms = page.locator('input[name="terms"]');
  await press(terms, () => expect(terms).toBeChecked());
  await press(button(page, 'Submit'), () =>
    expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible(),
  );
}

test.describe('On a phone, with as few presses as the rules allow', () => {
  test('a first purchase by a new card takes 5: plan, Sign In, Continue, terms, Submit', async ({
    page,
    at,
  }) => {
    const { press, presses } = thumb();
    await page.goto(at('/plans', 'geeni'));
    await press(link(page, 'Sign in to choose Plus').or(button(page, 'Sign in to choose Plus')), () =>
      page.waitForURL(/\/login/),
    );
    await page.getByLabel('Email Address').fill('newcomer@geeni.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(button(page, 'Sign In'), () => page.waitForURL(/\/billing/));
    await expect(page.getByText('Loading the card form…')).toBeHidden();
    await typeRecurlyCard(page, cards.good);
    await fillOwner(page);
    await press(button(page, 'Continue'), () => page.waitForURL(/\/order-summary/));
    await placeOrder(page, press);
    expect(presses()).toBe(5);
  });

  test(
    'a larger plan for a camera that is not covered takes 4: the offer, Change Plan, terms, Submit',
    inAllOnly,
    async ({ page, context, at }) => {
      const { press, presses } = thumb();
      await signedInBy(context, at, 'owner');
      await page.goto(at('/subscriptions', 'geeni'));
      await press(link(page, /^Premium covers Nursery/), () => page.waitForURL(/\/plans/));
      await press(button(page, 'Change Plan'), () => page.waitForURL(/\/order-summary/));
      await placeOrder(page, press);
      expect(presses()).toBe(4);
    },
  );

  test(
    'a smaller plan for one of two cameras takes 7: Change Plan, plan, Change Plan, camera and its question, terms, Submit',
    inAllOnly,
    async ({ page, context, at }) => {
      const { press, presses } = thumb();
      await signedInBy(context, at, 'owner', 'otis');
      await page.goto(at('/subscriptions', 'otis'));
      await press(link(page, 'Change Plan'), () => page.waitForURL(/\/plans/));
      await press(page.locator('.plan-strip a, .plan-strip label').filter({ hasText: 'Essential' }), () =>
        expect(button(page, 'Change Plan')).toBeEnabled(),
      );
      const question = page.getByRole('dialog');
      await press(button(page, 'Change Plan'), () => expect(question).toBeVisible());
      const camera = question.getByRole('radio', { name: /Front Door/ });
      await press(camera, () => expect(camera).toBeChecked());
      await press(question.getByRole('button', { name: /^Yes/ }), () => page.waitForURL(/\/order-summary/));
      await placeOrder(page, press);
      expect(presses()).toBe(7);
    },
  );

  test('what was not paid takes 2: Update card, Save card', inAllOnly, async ({ page, context, at }) => {
    const { press, presses } = thumb();
    await signedInBy(context, at, 'pastdue');
    await page.goto(at('/subscriptions', 'geeni'));
    await press(link(page, 'Update card'), () => page.waitForURL(/\/billing/));
    await expect(page.getByText('Loading the card form…')).toBeHidden();
    await typeRecurlyCard(page, cards.good);
    await press(button(page, 'Save card'), () => page.waitForURL(/\/payment/));
    expect(presses()).toBe(2);
  });

  test(
    'a camera with a place on the plan takes 1, and 1 takes it back',
    inAllOnly,
    async ({ page, context, at }) => {
      const { press, presses } = thumb();
      await signedInBy(context, at, 'owner', 'nightowl');
      await page.goto(at('/subscriptions', 'nightowl'));
      await press(button(page, 'Cover Nursery'), () =>
        expect(page.getByText('Nursery is covered.')).toBeVisible(),
      );
      expect(presses()).toBe(1);
      await press(button(page, 'Undo'), () => expect(button(page, 'Cover Nursery')).toBeVisible());
    },
  );

  test(
    'a cancellation takes 4: the menu, Cancel Plan, and Cancel plan on the page and in its question',
    inAllOnly,
    async ({ page, context, at }) => {
      const { press, presses } = thumb();
      await signedInBy(context, at, 'owner', 'otis');
      await page.goto(at('/subscriptions', 'otis'));
      const entry = link(page, 'Cancel Plan');
      await press(page.locator('.menu-button.dots').first(), () => expect(entry).toBeVisible());
      await press(entry, () => page.waitForURL(/\/cancel-plan/));
      const question = page.getByRole('dialog');
      await press(button(page, 'Cancel plan'), () => expect(question).toBeVisible());
      await press(question.getByRole('button', { name: 'Cancel plan' }), () =>
        page.waitForURL(/\/subscriptions/),
      );
      await expect(page.getByText('Your plan is cancelled.')).toBeVisible();
      expect(presses()).toBe(4);
    },
  );
});
