import { globSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { servePortal } from '../../support/edge-server.ts';

/** The keys of the brands. */
export const brands = ['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'] as const;
/** The password of every persona. */
export const PASSWORD = 'Passw0rd!';

/** Lines of the console that are allowed: the browser writes one for each refused call. */
const expectedLines = [
  /Failed to load resource: the server responded with a status of (400|401|402|404|409|422|429|502)/,
  /Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
];

type PortalFixtures = {
  /** The address of a path on a brand's host. */
  at: (path: string, brand?: string) => string;
  /** The mails and text messages that the sandbox has sent to somebody, newest first. */
  outbox: (to: string) => Promise<SandboxMail[]>;
  /** The files in which the portal and its sandbox have stored or logged anything, as texts. */
  stored: () => string[];
};

/** A mail or text message that the sandbox has sent. */
export type SandboxMail = {
  brand: string;
  kind: string;
  channel: 'email' | 'sms';
  code?: string;
  link?: string;
};

/**
 * Playwright's test with a portal and a sandbox for each worker. The sandbox is reset before each test, so that no test
 * affects another. Any console error, warning or uncaught error fails the test.
 */
export const test = base.extend<
  PortalFixtures,
  {
    /** The name of a portal that only the files with this name use, because they count what others leave behind. */
    portalOf: string;
    portal: { port: number; state: string };
  }
>({
  portalOf: ['all', { option: true, scope: 'worker' }],
  portal: [
    async ({ browserName }, use) => {
      // Other browsers do not resolve `<brand>.localhost`.
      if (browserName !== 'chromium') throw new Error(`the portal is tested in Chromium, not ${browserName}`);
      const { port, logFile, stop } = await servePortal();
      await use({ port, state: path.dirname(logFile) });
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => {
    await fetch(`http://127.0.0.1:${portal.port}/sandbox/reset`, { method: 'POST' });
    await use(`http://geeni.localhost:${portal.port}`);
  },
  at: async ({ baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    await use((address, brand = 'geeni') => `http://${brand}.localhost:${port}${address}`);
  },
  outbox: async ({ baseURL }, use) => {
    // Node does not resolve `<brand>.localhost`; the sandbox is the same on every host.
    const { port } = new URL(baseURL ?? '');
    await use(async (to) => {
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/outbox?to=${encodeURIComponent(to)}`);
      return answer.json();
    });
  },
  stored: async ({ portal }, use) => {
    await use(() => {
      for (;;) {
        const texts = filesOf(portal.state);
        if (texts) return texts;
      }
    });
  },
  context: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type()) || expectedLines.some((line) => line.test(text)))
        return;
      complaints.push(text);
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    if (cpuSlowed > 1) context.on('page', slowDown);
    await use(context);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
});

/** How many times slower the pages compute, to find what is red by chance (CONTRIBUTING.md). */
const cpuSlowed = Number(process.env['CPU_SLOWED'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowed });
}

/** The texts of a folder's files; `undefined` if a file was removed while they were read, because its data has moved. */
function filesOf(folder: string): string[] | undefined {
  try {
    return globSync('**/*', { cwd: folder })
      .map((file) => path.join(folder, file))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file, 'latin1'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Types a persona's e-mail and password and presses Sign In. */
export async function fillSignIn(
  page: Page,
  persona: string,
  brand = 'geeni',
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel('Email Address').fill(`${persona}@${brand}.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Waits for the code's page, and enters a whole MFA code, which the script submits by itself. */
export async function enterCode(page: Page, code: string): Promise<void> {
  // No island waits before the form has arrived: without this, the code could be typed before hydration.
  await page.getByLabel('Verification code').waitFor();
  const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (isScripted) await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Verification code').fill(code);
  if (!isScripted) await page.getByRole('button', { name: 'Verify' }).click();
}

/** Touches the sign-in form and waits until it is hydrated. */
export async function wakeSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email Address').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/**
 * Signs a persona in by a plain form, without a page, and gives its cookies to the browser. Throws if that fails. With MFA,
 * the sign-in then waits for its code.
 */
export async function signedInBy(
  context: BrowserContext,
  at: PortalFixtures['at'],
  persona: string,
  brand = 'geeni',
): Promise<void> {
  const { origin, host, port, hostname } = new URL(at('/', brand));
  // Node does not resolve `<brand>.localhost`.
  const form = new URLSearchParams({ username: `${persona}@${brand}.example`, password: PASSWORD });
  const request = http.request({
    // A kept connection may be closed by the portal just when it is used again.
    agent: false,
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/auth/sign-in',
    headers: {
      host,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const answered = Promise.withResolvers<http.IncomingMessage>();
  request.once('response', answered.resolve).once('error', answered.reject).end(form.toString());
  const answer = await answered.promise;
  answer.resume();
  const cookies = (answer.headers['set-cookie'] ?? [])
    .filter((value) => !/; Max-Age=0/i.test(value))
    .map((value) => /^([^=]+)=([^;]*)/.exec(value) ?? ['', '', '']);
  if (answer.statusCode !== 303 || cookies.length === 0)
    throw new Error(`${persona} of ${brand} did not sign in: ${answer.statusCode}`);
  await context.addCookies(
    cookies.map(([, name = '', value = '']) => ({
      name,
      value,
      domain: hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
}

/** Holds the requests of an address back until the returned function is called. */
export async function holdRequests(context: BrowserContext, address: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await context.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

/** Calls the sandbox's own interface, which is the same on every host. Throws if it refuses. */
export async function sandbox<Answer>(
  at: PortalFixtures['at'],
  method: string,
  address: string,
  body?: object,
): Promise<Answer> {
  const { port } = new URL(at('/'));
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return JSON.parse(text || 'null');
}

/** Gives the next call of an operation a fault, for one brand. */
export async function faultOnce(
  { at, brand }: { at: PortalFixtures['at']; brand: string },
  method: string,
  operationPath: string,
  fault: string,
): Promise<void> {
  await sandbox(at, 'PUT', '/sandbox/faults', { brand, method, path: operationPath, fault, times: 1 });
}

/** Lets the calls of an operation at one brand wait for their answers until the returned function is called. */
export async function paused(
  { at, brand }: { at: PortalFixtures['at']; brand: string },
  method: string,
  operationPath: string,
): Promise<() => Promise<void>> {
  await sandbox(at, 'PUT', '/sandbox/faults', { brand, method, path: operationPath, fault: 'pause' });
  return () => sandbox(at, 'DELETE', '/sandbox/faults');
}

/** Signs a persona in, and returns a page at My Plan. */
export async function signedInPage(
  context: BrowserContext,
  at: PortalFixtures['at'],
  persona = 'owner',
  brand = 'geeni',
): Promise<Page> {
  await signedInBy(context, at, persona, brand);
  const page = await context.newPage();
  await page.goto(at('/subscriptions', brand));
  return page;
}

/** Strikes a key in a dialog once it is modal: an earlier key goes to the page behind it. */
export async function pressInDialog(page: Page, key: string): Promise<void> {
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press(key);
}

export { expect };
