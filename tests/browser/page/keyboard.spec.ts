import type { Page } from '@playwright/test';
import { cards } from '../support/cards.ts';
import { expectFocusSeen, tabTo } from '../support/focus-ring.ts';
import { largestPlan } from '../support/page-rows.ts';
import { expect, PASSWORD, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Types into the focused field of a provider. */
async function typeInFrame(
  page: Page,
  title: string,
  label: string | undefined,
  text: string,
): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await expect(label ? frame.getByLabel(label) : frame.getByRole('textbox')).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type(text);
}

test.describe('By keyboard alone, with a visible focus at every step (WCAG 2.1.1, 2.4.7, 2.4.11)', () => {
  test('geeni: sign-in with a wrong password, then with the right one, and sign-out', async ({
    page,
    at,
  }) => {
    const brand = 'geeni';
    await page.goto(at('/login', brand));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Email Address'));
    await page.keyboard.type(`owner@${brand}.example`);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('nope');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectFocusSeen(page);
    await tabTo(page, button(page, 'Close'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(PASSWORD);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, button(page, 'Sign In'));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/subscriptions', brand));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, button(page, 'Olivia Bennett'));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Sign Out'));
    await page.keyboard.press('Escape');
    await expect(button(page, 'Olivia Bennett')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Sign Out'));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/', brand));
  });

  test('otis: another camera of the plan', async ({ context, page, at }) => {
    await signedInBy(context, at, 'owner', 'otis');
    await page.goto(at('/manage-devices', 'otis'));
    const camera = page.getByRole('checkbox', { name: 'Nursery' });
    await tabTo(page, camera);
    await page.keyboard.press('Space');
    await expect(camera).toBeChecked();
    await tabTo(page, button(page, 'Save Changes'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
  });

  test('nightowl: from My Plan to another plan and its receipt', async ({ context, page, at }) => {
    const brand = 'nightowl';
    await signedInBy(context, at, 'owner', brand);
    await page.goto(at('/subscriptions', brand));
    await tabTo(page, page.getByRole('link', { name: 'Change Plan' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/plans', brand));
    await tabTo(page, page.getByRole('link', { name: 'Yearly' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/term=yearly/);
    await tabTo(page, page.getByRole('radio').first());
    const wanted = page.locator(`input[value="${largestPlan(brand)}"]`);
    for (let step = 0; step < 6 && !(await wanted.isChecked()); step += 1) {
      await page.keyboard.press('ArrowDown');
      await expectFocusSeen(page);
    }
    await expect(wanted).toBeChecked();
    await tabTo(page, button(page, 'Change Plan'));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/order-summary', brand));
    await tabTo(page, page.locator('summary', { hasText: 'Add a promo code' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Promo code' }));
    await page.keyboard.type('nope');
    await tabTo(page, button(page, 'Apply'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Promo code nope is not valid')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeFocused();
    await expectFocusSeen(page);
    await tabTo(page, button(page, 'Remove nope'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Promo code nope is not valid')).toHaveCount(0);
    await tabTo(page, page.getByRole('checkbox', { name: /Terms/ }));
    await page.keyboard.press('Space');
    await tabTo(page, button(page, 'Submit'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to My Plan' })).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/subscriptions', brand));
  });

  test(
    'momentum: a card that is refused, then one that is accepted, in the fields of Recurly',
    inAllOnly,
    async ({ context, page, at }) => {
      await signedInBy(context, at, 'owner', 'momentum');
      await page.goto(at('/payment', 'momentum'));
      await tabTo(page, page.getByRole('link', { name: /^Change/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/billing/);
      for (const [number, taken] of [
        [cards.declined, false],
        [cards.good, true],
      ] as const) {
        // The card comes first on the page, and its fields load again after a refusal.
        await expect(page.getByText('Loading the card form…')).toBeHidden();
        await tabTo(page, page.locator('iframe[title="Card Number"]'));
        for (const [title, text] of [
          ['Card Number', number],
          ['Month', '12'],
          ['Year', '40'],
          ['CVV', '123'],
        ] as const) {
          await typeInFrame(page, title, undefined, text.replaceAll(' ', ''));
          await page.keyboard.press('Tab');
        }
        await tabTo(page, button(page, 'Save card'));
        await page.keyboard.press('Enter');
        if (taken) await page.waitForURL(at('/payment', 'momentum'));
        else await expect(page.locator('.billing > .alert')).toBeFocused();
      }
    },
  );

  test('nightowl: a card in the frame of Stripe', inAllOnly, async ({ context, page, at }) => {
    await signedInBy(context, at, 'owner', 'nightowl');
    await page.goto(at('/billing?from=payment', 'nightowl'));
    await expect(page.getByText('Loading the card form…')).toBeHidden();
    await tabTo(page, page.locator('iframe[title="Secure payment input frame"]'));
    for (const [label, text] of [
      ['Card number', cards.good.replaceAll(' ', '')],
      ['Expiration date', '1240'],
      ['Security code', '123'],
    ] as const) {
      await typeInFrame(page, 'Secure payment input frame', label, text);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, button(page, 'Save card'));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/payment', 'nightowl'));
  });
});
