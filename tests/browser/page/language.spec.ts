import type { Page } from '@playwright/test';
import { expect, sandbox, signedInBy, signedInPage, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

/** Opens the menu and presses a language by its own name. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.languages > summary').click();
  await page.getByRole('button', { name, exact: true }).click();
}

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));

test.describe('The language menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the same page in the chosen language, and keeps it', async ({ page, at }) => {
    await page.goto(at('/login?redirectUri=%2Fplans'));
    await expect(root(page)).toHaveAttribute('lang', 'en');
    await choose(page, 'Español');
    await expect(page).toHaveURL(at('/login?redirectUri=%2Fplans'));
    await expect(root(page)).toHaveAttribute('lang', 'es');
    await choose(page, 'العربية');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await page.goto(at('/forgot-password'));
    await expect(root(page)).toHaveAttribute('lang', 'ar');
    await page.locator('.languages > summary').click();
    await expect(page.getByRole('button', { name: 'العربية' })).toHaveAttribute('aria-current', 'true');
  });

  test('is in the person’s menu, too, on the first screen of a phone', async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner');
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(at('/payment'));
    await page.getByRole('button', { name: 'Olivia Bennett' }).click();
    await page.locator('.languages-item > summary').click();
    const japanese = page.getByRole('button', { name: '日本語' });
    await expect(japanese).toBeInViewport({ ratio: 1 });
    await japanese.click();
    await expect(page).toHaveURL(at('/payment'));
    await expect(root(page)).toHaveAttribute('lang', 'ja');
  });

  test('is not printed, and fits the narrowest phone', inAllOnly, async ({ page, at }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(at('/login'));
    await page.locator('.languages > summary').click();
    for (const part of await page.locator('.languages summary, .languages button').all()) {
      const box = await part.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.languages')).toBeHidden();
  });
});

test('The menu works by keyboard alone', async ({ page, at }) => {
  await page.goto(at('/error'));
  const summary = page.locator('.languages > summary');
  await summary.focus();
  await expect(summary).toHaveAccessibleName('Language: English');
  await page.keyboard.press('Enter');
  for (const name of ['English', 'Español', 'Español (España)', 'Français']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(root(page)).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(at('/error'));
});

test(
  'The address that was typed beside a card is still there in the chosen language',
  inAllOnly,
  async ({ context, at }) => {
    await signedInBy(context, at, 'owner', 'momentum');
    const page = await context.newPage();
    await page.goto(at('/billing?from=payment', 'momentum'));
    const kept = page.waitForResponse('**/api/typed?*');
    await page.getByLabel('Address', { exact: true }).fill('221B Baker Street');
    expect((await kept).status()).toBe(204);
    await choose(page, 'Español');
    await expect(page).toHaveURL(at('/billing?from=payment', 'momentum'));
    await expect(root(page)).toHaveAttribute('lang', 'es');
    await expect(page.locator('input[value="221B Baker Street"]')).toBeVisible();
    // Text that was typed just before the choice is sent with it, without waiting for a pause.
    const sent = page.waitForRequest('**/api/typed?*');
    await page.locator('input[value="221B Baker Street"]').fill('4 Privet Drive');
    await choose(page, 'Deutsch');
    expect((await sent).postData()).toContain('4 Privet Drive');
  },
);

test.describe('The local storage', () => {
  test('holds the choice of the menu, which only the page after it writes', async ({ page, at }) => {
    await page.goto(at('/error?locale=ja', 'otis'));
    await expect(root(page)).toHaveAttribute('lang', 'ja');
    expect(await stored(page)).toBeNull();
    await expect(page.locator('script')).toHaveCount(0);
    await choose(page, 'Português (Brasil)');
    await expect(root(page)).toHaveAttribute('lang', 'pt-BR');
    await expect.poll(() => stored(page)).toBe('pt-BR');
    await page.goto(at('/error-status', 'otis'));
    await expect(page.locator('script')).toHaveCount(0);
  });

  test('keeps the language, and nothing else, when the person signs out', async ({ context, at }) => {
    const page = await signedInPage(context, at);
    await choose(page, 'Deutsch');
    await expect.poll(() => stored(page)).toBe('de');
    await page.evaluate(() => localStorage.setItem('draft', 'text'));
    await page.getByRole('button', { name: 'Olivia Bennett' }).click();
    await page.locator('form[action="/api/auth/sign-out"] button').first().click();
    await page.waitForURL(at('/'));
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await expect.poll(() => stored(page)).toBe('de');
    expect(await page.evaluate(() => localStorage.length)).toBe(1);
  });

  test('is never read: a value that somebody writes there has no effect', async ({ page, at }) => {
    await page.goto(at('/login'));
    await page.evaluate(() => localStorage.setItem('locale', '"><img src=x onerror=alert(1)>'));
    await page.reload();
    await expect(root(page)).toHaveAttribute('lang', 'en');
  });
});

test.describe('The language of the page reaches', () => {
  test('the native app, whose own language the page had first', async ({ page, at }) => {
    const { token } = await sandbox<{ token: string }>(at, 'POST', '/sandbox/sso', {
      brand: 'geeni',
      email: 'owner@geeni.example',
    });
    await page.addInitScript(() => Object.defineProperty(window, 'name', { value: 'native-app' }));
    await page.goto(at(`/isolated-sso-redirect?token=${token}&nextPath=/subscriptions&source=ios&lang=es`));
    await page.waitForURL(at('/subscriptions'));
    await expect(root(page)).toHaveAttribute('lang', 'es');
    const { port } = new URL(at('/'));
    const greetings = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/native-messages`);
      const told: { message: { event: string; language?: string } }[] = await answer.json();
      return told.map(({ message }) => message.language);
    };
    await expect.poll(greetings).toContain('es');
    await choose(page, 'Français');
    await expect(root(page)).toHaveAttribute('lang', 'fr');
    await expect.poll(greetings).toContain('fr');
  });

  test('Apple and Google on the sign-in page', async ({ page, at }) => {
    await page.goto(at('/login'));
    await choose(page, 'Español');
    await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeVisible();
    await expect(page.locator('.social-apple img')).toHaveAttribute('src', /locale=es_/);
  });

  test('Stripe on the card form', inAllOnly, async ({ context, at }) => {
    await signedInBy(context, at, 'owner', 'nightowl');
    const page = await context.newPage();
    await page.goto(at('/billing', 'nightowl'));
    await choose(page, '日本語');
    const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
    await expect(frame.getByLabel('カード番号')).toBeVisible();
    for (const [name, expiry] of [
      ['Español (España)', 'Fecha de caducidad'],
      ['Español', 'Fecha de vencimiento'],
    ] as const) {
      await choose(page, name);
      await expect(frame.getByLabel(expiry)).toBeVisible();
    }
  });

  test('Google Pay on the checkout, in a language that it supports', inAllOnly, async ({ context, at }) => {
    await signedInBy(context, at, 'newcomer', 'momentum');
    const page = await context.newPage();
    await page.goto(at('/plans', 'momentum'));
    const offer = page.locator('input[name="planId"]').first();
    await page.goto(at(`/checkout?planId=${await offer.getAttribute('value')}`, 'momentum'));
    await choose(page, 'Deutsch');
    await expect(page.locator('.gpay-button')).toHaveAttribute('lang', 'de');
  });
});
