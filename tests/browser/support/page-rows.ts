import type { BrowserContext, Page } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.ts';
import { lawPagePaths, pagesOfLaw } from '../../../src/domain/legal/sales-law.ts';
import { routeMap } from '../../../src/domain/pages/route-map.ts';
import { type brands, sandbox, signedInBy } from './portal-test.ts';

/** The key of a brand. */
export type Brand = (typeof brands)[number];
const { byKey } = await checkedSandboxBrands();
type At = (path: string, brand?: string) => string;

/** A browser context of its own on one brand, with a page. */
export type Stage = { context: BrowserContext; page: Page; at: (path: string) => string; brand: Brand };

/** One page as it opens, at every brand that has it. */
export type PageRow = {
  /** The path in the route map. */
  route: string;
  path: string;
  /** A persona; a visitor by default. */
  who?: string;
  /** Prepares the page; returns its address where that is not the route. */
  before?: (stage: Stage) => Promise<string | void>;
  has?: (brand: Brand) => boolean;
  /** True for a page that looks like that of another row, and is walked on one brand. */
  twin?: true;
};

/** A year of which the owner has invoices. */
const lastYear = new Date().getUTCFullYear() - 1;
const withTags = (brand: Brand) => byKey.get(brand)?.tagManager !== undefined;
const withCancelPlan = (brand: Brand) => byKey.get(brand)?.features.cancelPlan === true;
const withLawPages = (brand: Brand) => pagesOfLaw(byKey.get(brand)?.sells.countries ?? []).length > 0;
/** True for a brand with its card form on the portal. */
export const withCardForm = (brand: Brand) => byKey.get(brand)?.flow === 'portal';

/** Every page of the portal once, as it usually opens. */
export const pageRows: readonly PageRow[] = [
  { route: '/', path: '/' },
  { route: '/login', path: '/login', twin: true },
  { route: '/subscription', path: '/subscription', twin: true },
  { route: '/forgot-password', path: '/forgot-password' },
  { route: '/reset-password', path: '/reset-password' },
  { route: '/reset-password', path: '/reset-password?vtoken=any&email=owner%40geeni.example' },
  { route: '/verify-email', path: '/verify-email' },
  { route: '/plans', path: '/plans' },
  { route: '/share', path: '/share' },
  { route: '/privacy-choices', path: '/privacy-choices', has: withTags },
  ...Object.values(lawPagePaths).map((path) => ({ route: path, path, has: withLawPages })),
  { route: '/cancellation', path: '/cancellation', who: 'owner', has: withLawPages },
  { route: '/error', path: '/error' },
  { route: '/error-status', path: '/error-status', twin: true },
  { route: '/404', path: '/nowhere.html' },
  { route: '/oauth', path: '/oauth' },
  { route: '/oauth', path: '/sandbox/assistants/google/start' },
  { route: '/onward', path: '/onward' },
  // The last row of a visitor: the network stays.
  { route: '/plans', path: '/plans', has: withTags, before: ({ context }) => comeFrom(context, 'DE') },
  { route: '/mfaLogin', path: '/mfaLogin', who: 'mfa-email' },
  { route: '/subscriptions', path: '/subscriptions', who: 'owner' },
  { route: '/account-history', path: '/account-history', who: 'owner' },
  { route: '/account-history', path: `/account-history/${lastYear}`, who: 'owner' },
  { route: '/invoice', path: '/account-history', who: 'owner', before: anInvoice },
  { route: '/payment', path: '/payment', who: 'owner' },
  { route: '/billing', path: '/billing?from=payment', who: 'owner', has: withCardForm },
  { route: '/plans', path: '/plans', who: 'owner' },
  { route: '/manage-devices', path: '/manage-devices', who: 'owner' },
  { route: '/cancel-plan', path: '/cancel-plan', who: 'owner', has: withCancelPlan },
  { route: '/cancel-plan', path: '/cancel-plan?step=confirm', who: 'owner', has: withCancelPlan },
  { route: '/keep-plan', path: '/keep-plan', who: 'pending' },
  { route: '/order-summary', path: '/order-summary', who: 'owner', before: chooseLargest },
  { route: '/sso-redirect', path: '/sso-redirect', who: 'owner', before: appLink },
  { route: '/checkout', path: '/checkout', who: 'newcomer', before: async (s) => checkoutOf(s.brand) },
  { route: '/checkout-success', path: '/checkout-success', who: 'legacy', before: pay, has: withCardForm },
  { route: '/plan-record', path: '/plan-record', who: 'owner' },
  { route: '/security', path: '/security', who: 'owner' },
  { route: '/delete-account', path: '/delete-account', who: 'owner' },
  { route: '/pending-delete', path: '/pending-delete', who: 'leaving' },
];

/** Paths of the route map without a view of their own, each with the reason. */
const withoutView: Record<string, string> = {
  '/setup-stripe-elements': 'leads on at once',
  '/isolated-sso-redirect': 'the page of /sso-redirect',
  '/gallery': 'for whoever builds the parts: all-pages/gallery.spec.ts',
  '/500': 'the page of /404 with other words',
};

/** The routes of the route map without a row. */
export function routesWithoutRow(): string[] {
  const seen = new Set(pageRows.map(({ route }) => route));
  return [...routeMap.keys()].filter((route) => !seen.has(route) && !Object.hasOwn(withoutView, route));
}

/** Lets a browser come from another network (docs/sandbox.md). */
export async function comeFrom(context: BrowserContext, network: string): Promise<void> {
  const cookie = { name: 'sandbox-network', value: network, path: '/' };
  await context.addCookies([{ ...cookie, domain: 'geeni.localhost' }]);
}

/** Opens these rows one after another, with one browser context for each person, and calls `look` with each page. */
export async function eachRow(
  {
    browser,
    at,
    brand,
    rows: every,
  }: {
    browser: { newContext(): Promise<BrowserContext> };
    at: At;
    brand: Brand;
    rows: readonly PageRow[];
  },
  look: (page: Page, row: PageRow) => Promise<void>,
): Promise<void> {
  const rows = every.filter(({ has }) => has?.(brand) ?? true);
  for (const who of new Set(rows.map((row) => row.who))) {
    const context = await browser.newContext();
    if (who) await signedInBy(context, at, who, brand);
    const page = await context.newPage();
    const stage: Stage = { context, page, brand, at: (path) => at(path, brand) };
    for (const row of rows.filter((each) => each.who === who)) {
      await openRow(stage, row);
      await look(page, row);
    }
    await context.close();
  }
}

/** Opens a row in the person's browser, and waits until its page is stable. */
export async function openRow({ page, ...stage }: Stage, row: PageRow): Promise<void> {
  const path = (await row.before?.({ page, ...stage })) ?? row.path;
  await page.goto(stage.at(path), { waitUntil: 'domcontentloaded' });
  // The fields of a provider and Google's button load late.
  await page.locator('.billing-waiting').waitFor({ state: 'hidden' });
}

/** The largest yearly plan of a brand; only `collector` has it. Throws if there is none. */
export function largestPlan(brand: Brand): string {
  const plan = byKey
    .get(brand)
    ?.catalogue.findLast((each) => each.visible && !each.legacy && each.billingCycle === 12);
  if (!plan) throw new Error(`${brand} has no yearly plan`);
  return `plan-${plan.code}`;
}

/** A monthly plan below the largest: a person on the largest plan has to confirm it. Throws if there is none. */
export function lowerPlan(brand: Brand): string {
  const plan = byKey
    .get(brand)
    ?.catalogue.find((each) => each.visible && !each.legacy && each.billingCycle === 1);
  if (!plan) throw new Error(`${brand} has no monthly plan`);
  return `plan-${plan.code}`;
}

/** Sends a form from the open page, for the page's own account, without following its redirect. */
export async function sendForm(page: Page, action: string, fields: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ([to, body]) =>
      void (await fetch(`${to}?account=${document.documentElement.dataset['account'] ?? ''}`, {
        method: 'POST',
        body: new URLSearchParams(body),
        redirect: 'manual',
      })),
    [action, fields] as const,
  );
}

async function chooseLargest({ page, at, brand }: Stage): Promise<void> {
  await page.goto(at('/plans'), { waitUntil: 'domcontentloaded' });
  await sendForm(page, '/api/plans/choose', { planId: largestPlan(brand) });
}

/** The address of the checkout of a brand's largest plan, with a message. */
export function checkoutOf(brand: Brand): string {
  return `/checkout?planId=${largestPlan(brand)}&notice=repriced`;
}

async function pay({ page, at, brand }: Stage): Promise<void> {
  await page.goto(at(checkoutOf(brand)), { waitUntil: 'domcontentloaded' });
  await page.locator('[data-pay=creditCard] > button').press('Enter');
  await page.waitForURL(/checkout-success/);
}

async function anInvoice({ page, at }: Stage): Promise<string> {
  await page.goto(at('/account-history'), { waitUntil: 'domcontentloaded' });
  return (await page.locator('.invoice-link').first().getAttribute('href')) ?? '';
}

/** An SSO link for another account than the signed-in one, so that the page shows its question. */
async function appLink({ page, at, brand }: Stage): Promise<string> {
  const { token }: { token: string } = await sandbox(at, 'POST', '/sandbox/sso', {
    brand,
    email: `trial@${brand}.example`,
  });
  await page.goto(at(`/isolated-sso-redirect?${new URLSearchParams({ token, nextPath: 'plans' })}`));
  await page.locator('.sso-question').waitFor();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
