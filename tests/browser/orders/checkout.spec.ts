import type { BrowserContext, Page } from '@playwright/test';
import { chargesOf } from '../support/charges.ts';
import { expect, faultOnce, holdRequests, sandbox, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

const path = '/checkout?planId=plan-momentum_60_m';

type At = (path: string, brand?: string) => string;
type Visit = { page: Page; context: BrowserContext; at: At };
/** What the sandbox's wallets do (src/sandbox/stand-ins/wallets-script.ts). */
type Plays = { applePay?: string; googlePay?: string; kind?: string };
type Message = { event: string; subtype?: string; code?: string; message?: string };

/** Sets what the wallets do, on every page of the context. */
async function play(context: BrowserContext, plays: Plays): Promise<void> {
  await context.addInitScript((told) => Object.assign(window, { sandboxWallets: told }), plays);
}

/** Changes what the wallets of the open page do from now on. */
async function playOn(page: Page, plays: Plays): Promise<void> {
  await page.evaluate((told) => Object.assign(Reflect.get(window, 'sandboxWallets'), told), plays);
}

/** Opens the checkout of an upgrade of momentum’s owner. */
async function checkout({ page, context, at }: Visit, plays: Plays = {}): Promise<void> {
  await play(context, plays);
  await signedInBy(context, at, 'owner', 'momentum');
  await page.goto(at(path, 'momentum'));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Opens the checkout as the brand's app does; `told` are the messages that it receives, without the greeting. */
async function inApp(
  context: BrowserContext,
  at: At,
  { source, plays }: { source: 'ios' | 'android'; plays: Plays },
): Promise<{ page: Page; told: Message[] }> {
  const brand = 'momentum';
  await play(context, plays);
  const page = await context.newPage();
  const told: Message[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/sandbox/native-messages')) return;
    const message: Message = JSON.parse(request.postData() ?? '{}');
    if (message.event !== 'HELLO') told.push(message);
  });
  const { token }: { token: string } = await sandbox(at, 'POST', '/sandbox/sso', {
    brand,
    email: `owner@${brand}.example`,
  });
  const query = new URLSearchParams({ token, nextPath: path, source });
  // The sandbox's app treats a tab of this name as its own.
  await page.addInitScript(() => {
    window.name = 'native-app';
  });
  await page.goto(at(`/isolated-sso-redirect?${query}`, brand));
  await page.waitForURL(at(path, brand));
  return { page, told };
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const pay = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Touches the form, and waits until it is hydrated: before that the browser itself submits it. */
async function alive(page: Page): Promise<void> {
  await radio(page, 'Credit card').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** What the page has asked Apple Pay and Google Pay for. */
const askedOf = (page: Page) =>
  page.evaluate(() => [Reflect.get(window, 'sandboxApplePay'), Reflect.get(window, 'sandboxGooglePay')]);

/** The amounts that the card of momentum’s owner was charged, in minor units. */
const charges = (at: At) => chargesOf(at, 'owner', 'momentum');

test.describe('Wallets', () => {
  for (const { wallet, label, button } of [
    { wallet: 'applePay', label: 'Apple Pay', button: 'Pay with Apple Pay' },
    { wallet: 'googlePay', label: 'Google Pay', button: 'Google Pay' },
  ] as const) {
    test(`${label}: closing the sheet shows no error, a declined card shows a message, and the payment is charged once, also when two tokens come`, async ({
      page,
      context,
      at,
    }) => {
      await checkout({ page, context, at });
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/checkout/pay?')) calls.push(request.postData() ?? '');
      });
      await test.step('closed', async () => {
        await expect(pay(page, button)).toBeHidden();
        await radio(page, label).check();
        await expect(pay(page, 'Pay')).toBeHidden();
        await playOn(page, { [wallet]: 'cancel' });
        await pay(page, button).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(pay(page, button)).toBeEnabled();
        expect(calls).toEqual([]);
      });
      await test.step('declined', async () => {
        await playOn(page, { [wallet]: 'pay', kind: 'declined' });
        await pay(page, button).click();
        await expect(page.getByRole('alert')).toContainText(
          'Please use a different card or contact your bank.',
        );
        // The code is removed from the address.
        await expect(page).toHaveURL(at(path, 'momentum'));
        expect(await charges(at)).toEqual([]);
        expect(calls).toHaveLength(1);
      });
      await test.step('paid', async () => {
        await radio(page, label).check();
        await playOn(page, { [wallet]: 'twice' });
        await pay(page, button).click();
        await page.waitForURL(at('/checkout-success', 'momentum'));
        await expect(page.getByText('Today', { exact: true })).toBeVisible();
        await expect(page.getByText('$7.00')).toBeVisible();
        expect(calls).toHaveLength(2);
        expect(await charges(at)).toEqual([700]);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
      });
    });
  }

  test(
    'a wallet without an answer is removed after ten seconds; the challenge of the other comes first, and the order is placed once',
    inAllOnly,
    async ({ page, context, at }) => {
      await page.clock.install();
      await checkout({ page, context, at }, { applePay: 'slow', googlePay: 'pay', kind: '3ds-passes' });
      // Now the page waits for this wallet, too.
      await expect(radio(page, 'Google Pay')).toBeEnabled();
      await expect(radio(page, 'Apple Pay')).toBeDisabled();
      await page.clock.runFor(10_500);
      await expect(radio(page, 'Apple Pay')).toHaveCount(0);
      await expect(page.getByText('There was an error communicating with the provider')).toBeVisible();
      await radio(page, 'Google Pay').check();
      await pay(page, 'Google Pay').click();
      await page.waitForURL(at('/order-summary?challenge=1', 'momentum'));
      expect(await charges(at)).toEqual([]);
      const bank = page.frameLocator('dialog iframe');
      await bank.getByRole('button', { name: 'Approve' }).click();
      await page.waitForURL(at('/checkout-success', 'momentum'));
      expect(await charges(at)).toEqual([700]);
    },
  );

  test(
    'the page’s policy allows everything that the wallets’ scripts load, and the request to each wallet has the data of the order',
    inAllOnly,
    async ({ page, context, at }) => {
      await context.addInitScript(() => {
        const refused: string[] = [];
        Object.assign(window, { refusedByPolicy: refused });
        document.addEventListener('securitypolicyviolation', (violation) => {
          refused.push(`${violation.effectiveDirective} ${violation.blockedURI}`);
        });
      });
      const hosts = new Set<string>();
      context.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      await checkout({ page, context, at });
      await expect(radio(page, 'Apple Pay')).toBeEnabled();
      await radio(page, 'Google Pay').check();
      const [apple, google] = await askedOf(page);
      expect(apple).toMatchObject({
        country: 'US',
        currency: 'USD',
        total: '7.00',
        recurring: true,
        paymentRequest: {
          recurringPaymentRequest: {
            managementURL: at('/subscriptions', 'momentum'),
            regularBilling: {
              amount: '9.99',
              recurringPaymentIntervalUnit: 'month',
              recurringPaymentIntervalCount: 1,
            },
          },
        },
      });
      expect(apple.paymentRequest.recurringPaymentRequest.trialBilling).toBeUndefined();
      expect(google).toMatchObject({
        country: 'US',
        currency: 'USD',
        total: '7.00',
        billingAddressRequired: true,
      });
      const button = page.locator('.gpay-button');
      await expect(button).toBeVisible();
      await expect(button).toHaveCSS('min-inline-size', '90px');
      for (const host of ['google', 'www.google', 'pay.google', 'www.gstatic'])
        expect(hosts).toContain(`${host}.localhost`);
      expect(await page.evaluate(() => Reflect.get(window, 'refusedByPolicy'))).toEqual([]);
    },
  );

  test('a trial is requested with a price of zero', inAllOnly, async ({ page, context, at }) => {
    await signedInBy(context, at, 'newcomer', 'momentum');
    await page.goto(at(path, 'momentum'));
    await expect(radio(page, 'Google Pay')).toBeEnabled();
    const [apple, google] = await askedOf(page);
    expect(apple.total).toBe('0.00');
    expect(apple.paymentRequest.recurringPaymentRequest.trialBilling.amount).toBe('0.00');
    expect(google.total).toBe('9.99');
  });

  test('the selected method is removed: the first of the others is selected, and the next wallet pays by keyboard alone', async ({
    page,
    context,
    at,
  }) => {
    await checkout({ page, context, at }, { applePay: 'begin:apple-pay-init-error' });
    await expect(radio(page, 'Apple Pay')).toBeEnabled();
    await expect(radio(page, 'Google Pay')).toBeEnabled();
    await radio(page, 'Credit card').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Apple Pay')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(pay(page, 'Pay with Apple Pay')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(radio(page, 'Apple Pay')).toHaveCount(0);
    await expect(radio(page, 'Credit card')).toBeChecked();
    await expect(pay(page, 'Pay')).toBeVisible();
    await radio(page, 'Credit card').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Google Pay')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(pay(page, 'Google Pay')).toBeFocused();
    await page.keyboard.press('Enter');
    await pay(page, 'Confirm payment').press('Enter');
    await page.waitForURL(at('/checkout-success', 'momentum'));
  });

  test('the provider’s library is blocked: cards still pay', async ({ page, context, at }) => {
    await context.route('**/sandbox/recurly/wallets.js', (route) => route.abort());
    await checkout({ page, context, at });
    await expect(page.getByText('There was an error communicating with the provider').first()).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(1);
    await pay(page, 'Pay').click();
    await page.waitForURL(at('/checkout-success', 'momentum'));
    expect(await charges(at)).toEqual([700]);
  });
});

test.describe('The app around the page (docs/native-bridge.md)', () => {
  // wallet-error.test.ts has every code, and wallet-setup.test.ts their texts.
  for (const { source, wallet, own, other, code, told: shown, text } of [
    {
      source: 'ios',
      wallet: 'applePay',
      own: 'Apple Pay',
      other: 'Google Pay',
      code: 'apple-pay-not-available',
      told: 'apple-pay-not-available',
      text: 'but you haven’t set it up.',
    },
    {
      source: 'android',
      wallet: 'googlePay',
      own: 'Google Pay',
      other: 'Apple Pay',
      code: 'never-heard-of',
      told: 'provider-error',
      text: 'There was an error communicating with the provider',
    },
  ] as const)
    test(
      `receives on ${source} that ${own}, the only wallet there, cannot be used: it is removed with a message`,
      usualIf(source === 'ios'),
      async ({ context, at }) => {
        const { page, told } = await inApp(context, at, { source, plays: { [wallet]: `init:${code}` } });
        await expect(page.getByText(text)).toBeVisible();
        await expect(page.getByRole('radio')).toHaveCount(1);
        await expect(radio(page, other)).toHaveCount(0);
        await expect(radio(page, 'Credit card')).toBeChecked();
        await expect.poll(() => told).toHaveLength(1);
        expect(told[0]).toMatchObject({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code: shown });
        expect(told[0]?.message).toContain(text);
      },
    );

  test('receives a payment failure, after which the payment can be tried again, then the success once, after any number of reloads, and is returned to', async ({
    context,
    at,
  }) => {
    const code = 'google-pay-payment-failure';
    const failure = 'Google Pay couldn’t get your payment details. Please try again, or pay another way.';
    const { page, told } = await inApp(context, at, {
      source: 'android',
      plays: { googlePay: `error:${code}` },
    });
    await expect(radio(page, 'Apple Pay')).toHaveCount(0);
    await radio(page, 'Google Pay').check();
    await pay(page, 'Google Pay').click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(pay(page, 'Google Pay')).toBeEnabled();
    await expect.poll(() => told).toMatchObject([{ subtype: 'CHECKOUT_FAILURE', code, message: failure }]);
    told.length = 0;
    await playOn(page, { googlePay: 'pay' });
    await pay(page, 'Google Pay').click();
    await page.waitForURL(at('/checkout-success', 'momentum'));
    await expect.poll(() => told).toEqual([{ event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' }]);
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Back to the app' }).click();
    await expect.poll(() => told.map(({ event }) => event)).toEqual(['SHOW_ALERT', 'NAVIGATE_BACK']);
  });

  test(
    'receives why a checkout cannot be shown, and after another try Cancel',
    inAllOnly,
    async ({ context, at }) => {
      await faultOnce({ at, brand: 'momentum' }, 'POST', '/preview', 'status:500');
      const { page, told } = await inApp(context, at, { source: 'ios', plays: {} });
      await expect(page.getByRole('alert')).toContainText('we couldn’t find out what this plan costs');
      await expect.poll(() => told).toMatchObject([{ subtype: 'CHECKOUT_FAILURE', code: 'preview-failed' }]);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(radio(page, 'Google Pay')).toHaveCount(0);
      await expect(radio(page, 'Apple Pay')).toBeEnabled();
      await expect(pay(page, 'Pay')).toBeVisible();
      await pay(page, 'Cancel').click();
      await page.waitForURL(at('/subscriptions', 'momentum'));
      // The message reaches the app on another connection than the page.
      await expect.poll(() => told).toContainEqual({ event: 'NAVIGATE_BACK' });
      await expect(page.getByText('not finished')).toHaveCount(0);
    },
  );
});

test.describe('By card', () => {
  test('an answer that never comes: the page says so; then Pay is sent once, with a dialog while it waits', async ({
    page,
    context,
    at,
  }) => {
    await checkout({ page, context, at });
    await alive(page);
    await context.route('**/api/checkout/pay?*', (route) => route.abort());
    await pay(page, 'Pay').click();
    await expect(page.getByRole('alert')).toContainText('the same order is never charged twice');
    await context.unroute('**/api/checkout/pay?*');
    const release = await holdRequests(context, '**/api/checkout/pay?*');
    await pay(page, 'Pay').click();
    await expect(page.getByRole('dialog', { name: 'Placing your order…' })).toBeVisible();
    release();
    await page.waitForURL(at('/checkout-success', 'momentum'));
    expect(await charges(at)).toEqual([700]);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a brand with a hosted page: the provider’s page loads', async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', 'notion');
    await page.goto(at('/checkout?planId=plan-notion_premium_m', 'notion'));
    await alive(page);
    const release = await holdRequests(context, '**/api/checkout/pay?*');
    await pay(page, 'Pay').click();
    await expect(page.getByRole('dialog', { name: 'Loading payment dashboard…' })).toBeVisible();
    release();
    await page.waitForURL(/\/sandbox\/hosted-checkout\//);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Cancel leads to My Plan; the card on file pays, and wallets are not shown', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', 'momentum');
    await page.goto(at(path, 'momentum'));
    await pay(page, 'Cancel').click();
    await expect(page).toHaveURL(at('/subscriptions', 'momentum'));
    await page.goto(at(path, 'momentum'));
    await expect(page.getByRole('radio')).toHaveCount(1);
    await pay(page, 'Pay').click();
    await expect(page).toHaveURL(at('/checkout-success', 'momentum'));
    await expect(page.getByText('$7.00')).toBeVisible();
    expect(await charges(at)).toEqual([700]);
  });
});
