import type { BrowserContext, Page, Route } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.ts';
import type { Gateway } from '../../../src/brands/gateways.ts';
import { providerScript } from '../../../src/server/providers/provider-sources.ts';
import { pagePolicy } from '../../../src/server/request/page-policy.ts';
import { cards, fillOwner, typeRecurlyCard } from './cards.ts';
import type { Brand } from './page-rows.ts';
import { expect, signedInBy } from './portal-test.ts';

type At = (path: string, brand?: string) => string;

const { byKey } = await checkedSandboxBrands();

/** How often a request is repeated whose kept connection the portal has just closed. */
const RETRIES = 3;

/** The sandbox at the address that Node can reach. */
const sandboxAt = (at: At) => `http://127.0.0.1:${new URL(at('/')).port}`;

/** Whether an address is that of the page on which a bank asks. */
const isChallenge = (url: URL) => url.pathname === '/billing' && url.searchParams.get('challenge') === '1';

/** Sets the gateway whose challenge the sandbox plays, and its form, at every brand. */
export async function playChallenge(
  { request }: Page,
  at: At,
  gateway: Gateway,
  form: string,
): Promise<void> {
  const answer = await request.put(`${sandboxAt(at)}/sandbox/challenge`, {
    data: { gateway, form },
    maxRetries: RETRIES,
  });
  expect(answer.status()).toBe(200);
}

/** Saves a card that asks its bank, up to the page on which the bank is to ask. */
export async function reachChallenge(
  page: Page,
  context: BrowserContext,
  at: At,
  brand: Brand,
): Promise<void> {
  await signedInBy(context, at, 'owner', brand);
  await page.goto(at('/billing?from=payment', brand));
  await expect(page.getByText('Loading the card form…')).toBeHidden();
  await fillOwner(page);
  await typeRecurlyCard(page, cards.challenged);
  await page.getByRole('button', { name: 'Save card' }).press('Enter');
  // Whole: a load that a reload cuts off is told as the reload's own failure. The form before it has a dialog too.
  await page.waitForURL(isChallenge);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/**
 * Reloads the bank's page of a brand with the policy that it has in production with these gateways, and with Recurly.js
 * from its real address. The stand-ins answer for every real host.
 */
export async function reloadAsInProduction(
  page: Page,
  at: At,
  brand: Brand,
  gateways: Gateway[],
): Promise<void> {
  await page.route(/^https:/, (route) => answerInPlace(route, at));
  await page.route(isChallenge, async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({
      url: `${sandboxAt(at)}${url.pathname}${url.search}`,
      headers: { ...(await route.request().allHeaders()), host: url.host },
      maxRetries: RETRIES,
    });
    const { script, policy } = productionPolicy(
      brand,
      gateways,
      response.headers()['content-security-policy'] ?? '',
    );
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
      body: (await response.text()).replaceAll('/sandbox/recurly/recurly.js', script),
    });
  });
  // Playwright answers in place of no address that a redirect leads to, so the page is asked for once more.
  await page.reload();
}

function productionPolicy(key: Brand, gateways: Gateway[], sandboxPolicy: string) {
  const brand = byKey.get(key);
  if (brand?.billing.provider !== 'recurly') throw new Error(`Recurly does not take the cards of ${key}`);
  const { script, policy } = providerScript(
    {
      brand: {
        ...brand,
        billing: { ...brand.billing, recurly: { ...brand.billing.recurly, gateways } },
      },
      env: { ENVIRONMENT: 'production' },
      url: new URL('https://account.test-houses.com/billing'),
      sandboxed: false,
    },
    'recurly',
    { challenge: true },
  );
  const hashes = (directive: string) => {
    const words = new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(sandboxPolicy)?.[1] ?? '';
    return words.split(' ').flatMap((word) => /^'(sha256-.*)'$/.exec(word)?.[1] ?? []);
  };
  return {
    script,
    policy: pagePolicy({
      inline: { scripts: hashes('script-src'), styles: hashes('style-src') },
      loadsFont: true,
      foreignScripts: true,
      sources: policy.sources,
    }),
  };
}

async function answerInPlace(route: Route, at: At): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const path = pathname === '/v4/recurly.js' ? '/sandbox/recurly/recurly.js' : pathname;
  // Without the origin of the page: the sandbox takes calls of this machine alone.
  const response = await route.fetch({
    url: sandboxAt(at) + path,
    headers: { 'content-type': request.headers()['content-type'] ?? 'text/plain' },
    maxRetries: RETRIES,
  });
  await route.fulfill({
    response,
    headers: { ...response.headers(), 'access-control-allow-origin': '*' },
  });
}
