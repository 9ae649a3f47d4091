import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, fillSignIn, held, signedInPage, test } from '../support/portal-test.ts';

const path = '/checkout?planId=plan-momentum_60_m';

type At = (path: string, brand?: string) => string;
/** What the sandbox's wallets do (src/sandbox/stand-ins/wallets-script.js). */
type Plays = { applePay?: string; googlePay?: string; kind?: string };
type Message = { event: string; subtype?: string; code?: string; message?: string };

/** Sets what the wallets do, on every page of the context. */
async function play(context: BrowserContext, plays: Plays): Promise<void> {
  await context.addInitScript((told) => Object.assign(window, { sandboxWallets: told }), plays);
}

async function checkout(context: BrowserContext, at: At, plays: Plays = {}): Promise<Page> {
  await play(context, plays);
  const page = await signedInPage(context, at, 'owner', 'momentum');
  await page.goto(at(path, 'momentum'));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  return page;
}

/** Opens the checkout as the brand's app does; `told` are the messages that it receives, without the greeting. */
async function inApp(
  context: BrowserContext,
  at: At,
  { source, plays, brand = 'momentum', to = path }: InApp,
): Promise<{ page: Page; told: Message[] }> {
  await play(context, plays);
  const page = await context.newPage();
  const told: Message[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/sandbox/native-messages')) return;
    const message: Message = JSON.parse(request.postData() ?? '{}');
    if (message.event !== 'HELLO') told.push(message);
  });
  const { port } = new URL(at('/'));
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/sso`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand, email: `owner@${brand}.example` }),
  });
  const { token }: { token: string } = await answer.json();
  const query = new URLSearchParams({ token, nextPath: to, source });
  // The sandbox's app treats a tab of this name as its own.
  await page.addInitScript(() => {
    window.name = 'native-app';
  });
  await page.goto(at(`/isolated-sso-redirect?${query}`, brand));
  await page.waitForURL(at(to, brand));
  return { page, told };
}
type InApp = { source: 'ios' | 'android'; plays: Plays; brand?: string; to?: string };

const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const pay = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Touches the form, and waits until it is hydrated: before that the browser itself submits it. */
async function alive(page: Page): Promise<void> {
  await radio(page, 'Credit card').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** The amounts that the card was charged, in minor units. */
async function charges(at: At): Promise<number[]> {
  const { port } = new URL(at('/'));
  const query = new URLSearchParams({ brand: 'momentum', email: 'owner@momentum.example' });
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/ledger?${query}`);
  const entries: { amountMinor: number }[] = await answer.json();
  return entries.map(({ amountMinor }) => amountMinor);
}

test.describe('Wallets', () => {
  for (const { wallet, label, button } of [
    { wallet: 'applePay', label: 'Apple Pay', button: 'Pay with Apple Pay' },
    { wallet: 'googlePay', label: 'Google Pay', button: 'Google Pay' },
  ] as const) {
    test(`${label}: is charged once, also when two tokens come`, async ({ context, at }) => {
      const page = await checkout(context, at, { [wallet]: 'twice' });
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/checkout/pay')) calls.push(request.postData() ?? '');
      });
      await expect(pay(page, button)).toBeHidden();
      await radio(page, label).check();
      await expect(pay(page, 'Pay')).toBeHidden();
      await pay(page, button).click();
      await page.waitForURL(at('/checkout-success', 'momentum'));
      await expect(page.getByText('Charged today')).toBeVisible();
      await expect(page.getByText('$7.00')).toBeVisible();
      expect(calls).toHaveLength(1);
      expect(await charges(at)).toEqual([700]);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
      await expectAccessible(page);
    });

    test(`${label}: closing the sheet shows no error`, async ({ context, at }) => {
      const page = await checkout(context, at, { [wallet]: 'cancel' });
      await radio(page, label).check();
      await pay(page, button).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(pay(page, button)).toBeEnabled();
      expect(await charges(at)).toEqual([]);
    });

    test(`${label}: a declined card shows a message on the page`, async ({ context, at }) => {
      const page = await checkout(context, at, { [wallet]: 'pay', kind: 'declined' });
      await radio(page, label).check();
      await pay(page, button).click();
      await expect(page.getByRole('alert')).toContainText(
        'Please use a different card or contact your bank.',
      );
      // The code is removed from the address.
      await expect(page).toHaveURL(at(path, 'momentum'));
      expect(await charges(at)).toEqual([]);
    });

    test(`${label}: the challenge comes first, and the order is placed once`, async ({ context, at }) => {
      const page = await checkout(context, at, { [wallet]: 'pay', kind: '3ds-passes' });
      await radio(page, label).check();
      await pay(page, button).click();
      await page.waitForURL(at('/order-summary?challenge=1', 'momentum'));
      expect(await charges(at)).toEqual([]);
      const bank = page.frameLocator('dialog iframe');
      await bank.getByRole('button', { name: 'Approve' }).click();
      await page.waitForURL(at('/checkout-success', 'momentum'));
      expect(await charges(at)).toEqual([700]);
    });

    test(`${label}: without an answer the page stops waiting`, async ({ context, at }) => {
      await play(context, { [wallet]: 'slow' });
      const page = await signedInPage(context, at, 'owner', 'momentum');
      await page.clock.install();
      await page.goto(at(path, 'momentum'));
      // Now the page waits for this wallet, too.
      await expect(radio(page, wallet === 'applePay' ? 'Google Pay' : 'Apple Pay')).toBeEnabled();
      await expect(radio(page, label)).toBeDisabled();
      await page.clock.runFor(10_500);
      await expect(radio(page, label)).toHaveCount(0);
      await expect(page.getByText('There was an error communicating with the provider')).toBeVisible();
    });
  }

  test('the request to each wallet has the data of the order', async ({ context, at }) => {
    const page = await checkout(context, at);
    await expect(radio(page, 'Apple Pay')).toBeEnabled();
    await expect(radio(page, 'Google Pay')).toBeEnabled();
    const asked = await page.evaluate(() => [
      Reflect.get(window, 'sandboxApplePay'),
      Reflect.get(window, 'sandboxGooglePay'),
    ]);
    expect(asked[0]).toMatchObject({
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
    expect(asked[1]).toMatchObject({
      country: 'US',
      currency: 'USD',
      total: '7.00',
      billingAddressRequired: true,
    });
    expect(asked[0].paymentRequest.recurringPaymentRequest.trialBilling).toBeUndefined();
  });

  test('a trial is requested with a price of zero', async ({ context, at }) => {
    const page = await context.newPage();
    await page.goto(at('/login', 'momentum'));
    await fillSignIn(page, 'newcomer', 'momentum');
    await page.waitForURL(at('/plans', 'momentum'));
    await page.goto(at(path, 'momentum'));
    await expect(radio(page, 'Google Pay')).toBeEnabled();
    const asked = await page.evaluate(() => [
      Reflect.get(window, 'sandboxApplePay'),
      Reflect.get(window, 'sandboxGooglePay'),
    ]);
    expect(asked[0].total).toBe('0.00');
    expect(asked[0].paymentRequest.recurringPaymentRequest.trialBilling.amount).toBe('0.00');
    expect(asked[1].total).toBe('9.99');
  });

  test('the sheet of the sandbox: confirm', async ({ context, at }) => {
    const page = await checkout(context, at);
    await radio(page, 'Apple Pay').check();
    await pay(page, 'Pay with Apple Pay').click();
    await pay(page, 'Confirm payment').click();
    await page.waitForURL(at('/checkout-success', 'momentum'));
  });

  test('by keyboard alone', async ({ context, at }) => {
    const page = await checkout(context, at, { googlePay: 'pay' });
    await expect(radio(page, 'Google Pay')).toBeEnabled();
    await radio(page, 'Credit card').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Google Pay')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(pay(page, 'Google Pay')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/checkout-success', 'momentum'));
  });

  test('the provider’s library is blocked: cards still pay', async ({ context, at }) => {
    await context.route('**/sandbox/recurly/wallets.js', (route) => route.abort());
    const page = await checkout(context, at);
    await expect(page.getByText('There was an error communicating with the provider').first()).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(1);
    await pay(page, 'Pay').click();
    await page.waitForURL(at('/checkout-success', 'momentum'));
    expect(await charges(at)).toEqual([700]);
  });
});

const initErrors = [
  ['applePay', 'apple-pay-not-supported', 'Apple Pay is not supported by this device or browser.'],
  ['applePay', 'apple-pay-not-available', 'but you have not set it up.'],
  ['applePay', 'apple-pay-config-missing', 'cannot be used here just now. Please pay another way.'],
  ['applePay', 'apple-pay-config-invalid', 'cannot be used here just now. Please pay another way.'],
  ['applePay', 'apple-pay-factory-only', 'cannot be used here just now. Please pay another way.'],
  ['applePay', 'apple-pay-init-error', 'There was an error communicating with the provider'],
  ['googlePay', 'google-pay-factory-only', 'cannot be used here just now. Please pay another way.'],
  ['googlePay', 'google-pay-config-missing', 'cannot be used here just now. Please pay another way.'],
  ['googlePay', 'google-pay-config-invalid', 'cannot be used here just now. Please pay another way.'],
  ['googlePay', 'google-pay-not-configured', 'cannot be used here just now. Please pay another way.'],
  ['googlePay', 'google-pay-init-error', 'Google Pay could not be loaded.'],
  ['googlePay', 'google-pay-not-available', 'Google Pay does not work with this device or browser.'],
  ['googlePay', 'google-pay-bnpl-not-supported', 'There was an error communicating with the provider'],
  ['googlePay', 'never-heard-of', 'There was an error communicating with the provider'],
] as const;

test.describe('A wallet that cannot be used', () => {
  test('every code: the method is removed with a message, and the app receives CHECKOUT_FAILURE', async ({
    browser,
    at,
  }) => {
    for (const [wallet, code, text] of initErrors) {
      const context = await browser.newContext();
      const source = wallet === 'applePay' ? 'ios' : 'android';
      const { page, told } = await inApp(context, at, { source, plays: { [wallet]: `init:${code}` } });
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(1);
      await expect(radio(page, 'Credit card')).toBeChecked();
      await expect.poll(() => told).toHaveLength(1);
      expect(told[0]).toMatchObject({
        event: 'SHOW_ALERT',
        subtype: 'CHECKOUT_FAILURE',
        code: code === 'never-heard-of' ? 'provider-error' : code,
      });
      expect(told[0]?.message).toContain(text);
      await context.close();
    }
  });

  test('the selected method is removed: the first of the others is selected', async ({ context, at }) => {
    const page = await checkout(context, at, { applePay: 'begin:apple-pay-init-error' });
    await radio(page, 'Apple Pay').check();
    await pay(page, 'Pay with Apple Pay').click();
    await expect(radio(page, 'Apple Pay')).toHaveCount(0);
    await expect(radio(page, 'Credit card')).toBeChecked();
    await expect(pay(page, 'Pay')).toBeVisible();
  });

  for (const [wallet, button, code, text] of [
    [
      'applePay',
      'Pay with Apple Pay',
      'apple-pay-payment-failure',
      'There was an error communicating with the provider',
    ],
    [
      'googlePay',
      'Google Pay',
      'google-pay-payment-failure',
      'Google Pay could not get your payment details. Please try again, or pay another way.',
    ],
  ] as const) {
    test(`${code}: a payment failure that the app receives; the payment can be tried again`, async ({
      context,
      at,
    }) => {
      const source = wallet === 'applePay' ? 'ios' : 'android';
      const { page, told } = await inApp(context, at, { source, plays: { [wallet]: `error:${code}` } });
      await radio(page, wallet === 'applePay' ? 'Apple Pay' : 'Google Pay').check();
      await pay(page, button).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(pay(page, button)).toBeEnabled();
      await expect.poll(() => told).toMatchObject([{ subtype: 'CHECKOUT_FAILURE', code, message: text }]);
    });
  }
});

test.describe('The app around the page (docs/native-bridge.md)', () => {
  test('receives the success once, after any number of reloads, and is returned to', async ({
    context,
    at,
  }) => {
    const { page, told } = await inApp(context, at, { source: 'ios', plays: { applePay: 'pay' } });
    await expect(radio(page, 'Google Pay')).toHaveCount(0);
    await radio(page, 'Apple Pay').check();
    await pay(page, 'Pay with Apple Pay').click();
    await page.waitForURL(at('/checkout-success', 'momentum'));
    await expect.poll(() => told).toEqual([{ event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' }]);
    await page.reload();
    await pay(page, 'Back to the app').click();
    await expect.poll(() => told.map(({ event }) => event)).toEqual(['SHOW_ALERT', 'NAVIGATE_BACK']);
  });

  test('receives why a checkout cannot be shown', async ({ context, at }) => {
    const { port } = new URL(at('/'));
    const faults = `http://127.0.0.1:${port}/sandbox/faults`;
    await fetch(faults, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ brand: 'momentum', method: 'POST', path: '/preview', fault: 'status:500' }),
    });
    const { page, told } = await inApp(context, at, { source: 'android', plays: {} });
    await expect(page.getByRole('alert')).toContainText('we could not find out what this plan costs');
    await expect.poll(() => told).toMatchObject([{ subtype: 'CHECKOUT_FAILURE', code: 'preview-failed' }]);
    await expectAccessible(page);
    await fetch(faults, { method: 'DELETE' });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(pay(page, 'Pay')).toBeVisible();
  });

  test('receives Cancel', async ({ context, at }) => {
    const { page, told } = await inApp(context, at, { source: 'ios', plays: {} });
    await pay(page, 'Cancel').click();
    await page.waitForURL(at('/subscriptions', 'momentum'));
    // The message reaches the app on another connection than the page.
    await expect.poll(() => told).toContainEqual({ event: 'NAVIGATE_BACK' });
    await expect(page.getByText('not finished')).toHaveCount(0);
  });
});

test.describe('By card', () => {
  test('Pay is sent once, with a dialog while it waits', async ({ context, at }) => {
    const page = await checkout(context, at);
    await alive(page);
    const release = await held(context, '**/api/checkout/pay');
    await pay(page, 'Pay').click();
    await expect(page.getByRole('dialog', { name: 'Placing your order…' })).toBeVisible();
    release();
    await page.waitForURL(at('/checkout-success', 'momentum'));
    expect(await charges(at)).toEqual([700]);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an answer that never comes: the page says so, and My Plan shows the real result', async ({
    context,
    at,
  }) => {
    const page = await checkout(context, at);
    await alive(page);
    await context.route('**/api/checkout/pay', (route) => route.abort());
    await pay(page, 'Pay').click();
    await expect(page.getByRole('alert')).toContainText('the same order is never charged twice');
    await context.unroute('**/api/checkout/pay');
    await pay(page, 'Pay').click();
    await page.waitForURL(at('/checkout-success', 'momentum'));
    expect(await charges(at)).toEqual([700]);
  });

  test('a brand with a hosted page: the provider’s page loads', async ({ context, at }) => {
    const page = await signedInPage(context, at, 'owner', 'notion');
    await page.goto(at('/checkout?planId=plan-notion_premium_m', 'notion'));
    await alive(page);
    const release = await held(context, '**/api/checkout/pay');
    await pay(page, 'Pay').click();
    await expect(page.getByRole('dialog', { name: 'Loading payment dashboard…' })).toBeVisible();
    release();
    await page.waitForURL(/\/sandbox\/hosted-checkout\//);
  });
});

test('the page’s policy allows everything that the wallets’ scripts load', async ({ context, at }) => {
  await context.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', (violation) => {
      refused.push(`${violation.effectiveDirective} ${violation.blockedURI}`);
    });
  });
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).hostname));
  const page = await checkout(context, at, {});
  await page.getByRole('radio', { name: 'Google Pay' }).check();
  const button = page.locator('.gpay-button');
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('min-inline-size', '90px');
  for (const host of ['google', 'www.google', 'pay.google', 'www.gstatic'])
    expect(asked).toContain(`${host}.localhost`);
  expect(await page.evaluate(() => Reflect.get(window, 'refusedByPolicy'))).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card on file pays; wallets are not shown', async ({ context, at }) => {
    const page = await signedInPage(context, at, 'owner', 'momentum');
    await page.goto(at(path, 'momentum'));
    await expect(page.getByRole('radio')).toHaveCount(1);
    await pay(page, 'Pay').click();
    await expect(page).toHaveURL(at('/checkout-success', 'momentum'));
    await expect(page.getByText('$7.00')).toBeVisible();
    expect(await charges(at)).toEqual([700]);
  });

  test('Cancel leads to My Plan', async ({ context, at }) => {
    const page = await signedInPage(context, at, 'owner', 'momentum');
    await page.goto(at(path, 'momentum'));
    await pay(page, 'Cancel').click();
    await expect(page).toHaveURL(at('/subscriptions', 'momentum'));
  });
});
