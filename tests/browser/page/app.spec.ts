import type { BrowserContext, Page } from '@playwright/test';
import { expect, faultOnce, paused, test as base } from '../support/portal-test.ts';

type Message = { event: string; url?: string; name?: string; type?: string; base64?: string };
type Receiver = 'ReactNativeWebView' | 'webkit' | 'accountPortal';

const test = base.extend<{
  /** Opens a link in the web view of an app; `told` are the messages that the app's own receiver gets, without greetings. */
  openInApp: (app: {
    brand: string;
    nextPath: string;
    receiver: Receiver;
    capabilities?: string[];
  }) => Promise<{ told: Message[] }>;
}>({
  openInApp: async ({ context, page, at, baseURL }, use) => {
    await use(async ({ brand, nextPath, receiver, capabilities = [] }) => {
      const told: Message[] = [];
      await receiveIn(context, { receiver, capabilities, told });
      const { port } = new URL(baseURL ?? '');
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/sso`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ brand, email: `owner@${brand}.example` }),
      });
      const { token }: { token: string } = await answer.json();
      await page.goto(at(`/isolated-sso-redirect?${new URLSearchParams({ token, nextPath })}`, brand));
      await page.waitForURL(at(nextPath, brand));
      return { told };
    });
  },
});

/** Gives every page the receiver of an app, before anything of the page runs. */
async function receiveIn(
  context: BrowserContext,
  { receiver, capabilities, told }: { receiver: Receiver; capabilities: string[]; told: Message[] },
): Promise<void> {
  await context.exposeFunction('told', (text: string) => {
    const message: Message = JSON.parse(text);
    if (message.event !== 'HELLO') told.push(message);
  });
  await context.addInitScript(
    ({ kind, can }) => {
      const postMessage = (text: string) => {
        Reflect.get(window, 'told')(text);
        const { event, protocol, version } = JSON.parse(text);
        if (event !== 'HELLO' || can.length === 0) return;
        const answer = { event: 'HELLO_ACK', protocol, version, capabilities: can };
        window.postMessage(JSON.stringify(answer), window.location.origin);
      };
      const app =
        kind === 'webkit' ? { messageHandlers: { accountPortal: { postMessage } } } : { postMessage };
      Object.assign(window, { [kind]: app });
    },
    { kind: receiver, can: capabilities },
  );
}

const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back to the app' });

test('a plan bought in the app: the app’s own receiver hears it once, its receipt leads back, and the sandbox shows what it heard', async ({
  page,
  at,
  openInApp,
}) => {
  const { told } = await openInApp({
    brand: 'momentum',
    nextPath: '/plans?planId=plan-momentum_60_m',
    receiver: 'webkit',
  });
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await page.waitForURL(at('/order-summary', 'momentum'));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  const receipt = page.getByRole('dialog', { name: 'Thank you!' });
  await expect(receipt).toBeVisible();
  const placed = { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' };
  await expect.poll(() => told).toEqual([placed]);
  await page.reload();
  await receipt.getByRole('link', { name: 'Back to the app' }).click();
  await expect.poll(() => told).toEqual([placed, { event: 'NAVIGATE_BACK' }]);
  expect(page.url()).toBe(at('/order-summary', 'momentum'));
  const shown = await fetch(`http://127.0.0.1:${new URL(page.url()).port}/sandbox/native-messages`);
  const heard: { message: Message }[] = await shown.json();
  expect(heard.map(({ message }) => message)).toContainEqual(placed);
});

test('a page that is sent in pieces tells the app what it found out', async ({ page, at, openInApp }) => {
  const { told } = await openInApp({
    brand: 'momentum',
    nextPath: '/subscriptions',
    receiver: 'accountPortal',
  });
  const momentum = { at, brand: 'momentum' };
  await paused(momentum, 'GET', '/devices');
  // The local runtime sends a compressed answer only when it is complete.
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
  await page.goto(at('/subscriptions', 'momentum'), { waitUntil: 'commit' });
  await expect(page.locator('.skeleton').first()).toBeVisible();
  await faultOnce(momentum, 'GET', '/devices', 'status:500');
  await page.waitForURL(/\/error\?/);
  await expect.poll(() => told).toEqual([{ event: 'subscriptionsFlowError', code: 'devices-unavailable' }]);
  await expect(back(page)).toBeVisible();
});

test('an app that opens links and shares files is handed both; nothing opens in its web view', async ({
  page,
  at,
  openInApp,
}) => {
  const { told } = await openInApp({
    brand: 'geeni',
    nextPath: '/account-history',
    receiver: 'ReactNativeWebView',
    capabilities: ['OPEN_LINK', 'SHARE_FILE'],
  });
  const footer = page.getByRole('contentinfo');
  const help = footer.getByRole('link', { name: 'Help' });
  const address = (await help.getAttribute('href')) ?? '';
  await help.click();
  await expect.poll(() => told).toEqual([{ event: 'OPEN_LINK', url: address }]);
  await expect(help).toHaveText('Help');
  expect(page.context().pages()).toHaveLength(1);
  expect(page.url()).toBe(at('/account-history', 'geeni'));
});

test('an app that opens no links: the link shows its address, to be copied', async ({ page, openInApp }) => {
  const { told } = await openInApp({ brand: 'visi', nextPath: '/payment', receiver: 'accountPortal' });
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
  const address = (await help.getAttribute('href')) ?? '';
  await page.context().route(address, (route) => route.abort());
  await help.click();
  await expect(page.getByRole('contentinfo')).toContainText(address.replace(/^(mailto:|https:\/\/)/, ''));
  expect(told).toEqual([]);
});

test('a sibling host cannot leave a message for the app, by the name of our cookie or by the plain one', async ({
  page,
  at,
  openInApp,
}) => {
  const { told } = await openInApp({ brand: 'visi', nextPath: '/payment', receiver: 'ReactNativeWebView' });
  const forged = Buffer.from('{"event":"SHOW_ALERT","subtype":"CHECKOUT_SUCCESS"}').toString('base64url');
  const sibling = at('/', 'visi').replace('visi.localhost', 'promo.visi.localhost');
  await page.route(sibling, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>sibling</title>' }),
  );
  await page.goto(sibling);
  const kept = await page.evaluate((value) => {
    for (const name of ['app-notices', '__Host-app-notices', '=__Host-app-notices'])
      document.cookie = `${name}=${value}; Domain=visi.localhost; Path=/`;
    return document.cookie;
  }, forged);
  expect(kept).toContain(`app-notices=${forged}`);
  await page.goto(at('/payment', 'visi'));
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await back(page)
    .or(page.getByRole('banner').getByRole('link', { name: 'Back to the app' }))
    .first()
    .click();
  await expect.poll(() => told).toEqual([{ event: 'NAVIGATE_BACK' }]);
});
