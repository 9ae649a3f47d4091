import type { BrowserContext, Page } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.mjs';
import { routeMap } from '../../../src/domain/route-map.ts';
import { type brands, sandbox, signedInBy } from './portal-test.ts';

export type Brand = (typeof brands)[number];
const { byKey } = await checkedSandboxBrands();
type At = (path: string, brand?: string) => string;

/** Where a page is looked at: a browser that nobody else uses, on one brand. */
export type Stage = { context: BrowserContext; page: Page; at: (path: string) => string; brand: Brand };

/** One page as somebody finds it, everywhere that a brand has it. */
export type PageRow = {
  /** The path in the route map that it is a view of. */
  route: string;
  path: string;
  /** A persona; a visitor where there is none. */
  who?: string;
  /** What has to be done before; answers the address where that differs. */
  before?: (stage: Stage) => Promise<string | void>;
  has?: (brand: Brand) => boolean;
};

const withCancelPlan = (brand: Brand) => byKey.get(brand)?.features.cancelPlan === true;
/** A brand whose card is entered on the portal itself. */
export const withCardForm = (brand: Brand) => byKey.get(brand)?.flow === 'portal';

/** Every page of the portal once, as most people find it. */
export const pageRows: readonly PageRow[] = [
  { route: '/', path: '/' },
  { route: '/login', path: '/login' },
  { route: '/subscription', path: '/subscription' },
  { route: '/forgot-password', path: '/forgot-password' },
  { route: '/reset-password', path: '/reset-password' },
  { route: '/reset-password', path: '/reset-password?vtoken=any&email=owner%40geeni.example' },
  { route: '/verify-email', path: '/verify-email' },
  { route: '/plans', path: '/plans' },
  { route: '/share', path: '/share' },
  { route: '/error', path: '/error' },
  { route: '/error-status', path: '/error-status' },
  { route: '/404', path: '/nowhere.html' },
  { route: '/oauth', path: '/oauth' },
  { route: '/oauth', path: '/sandbox/assistants/google/start' },
  { route: '/onward', path: '/onward' },
  { route: '/mfaLogin', path: '/mfaLogin', who: 'mfa-email' },
  { route: '/subscriptions', path: '/subscriptions', who: 'owner' },
  { route: '/account-history', path: '/account-history', who: 'owner' },
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
  { route: '/security', path: '/security', who: 'owner' },
  { route: '/delete-account', path: '/delete-account', who: 'owner' },
  { route: '/pending-delete', path: '/pending-delete', who: 'leaving' },
];

/** Paths of the route map that show nothing of their own, each with the reason. */
const withoutView: Record<string, string> = {
  '/setup-stripe-elements': 'leads on at once',
  '/isolated-sso-redirect': 'the page of /sso-redirect',
  '/gallery': 'for whoever builds the parts: gallery.spec.ts',
  '/500': 'the page of /404 with other words',
};

/** The pages that nobody looks at: a page that was added, and no row. */
export function routesWithoutRow(): string[] {
  const seen = new Set(pageRows.map(({ route }) => route));
  return [...routeMap.keys()].filter((route) => !seen.has(route) && !Object.hasOwn(withoutView, route));
}

/** Opens the rows one after another, each person's in a browser of their own, and hands each page over as it stands. */
export async function eachRow(
  { browser, at, brand }: { browser: { newContext(): Promise<BrowserContext> }; at: At; brand: Brand },
  look: (page: Page, row: PageRow) => Promise<void>,
): Promise<void> {
  const rows = pageRows.filter(({ has }) => has?.(brand) ?? true);
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

/** Opens a row for the person whose browser it is, until its page stands still. */
export async function openRow({ page, ...stage }: Stage, row: PageRow): Promise<void> {
  const path = (await row.before?.({ page, ...stage })) ?? row.path;
  await page.goto(stage.at(path), { waitUntil: 'domcontentloaded' });
  // The fields of a provider come when they come, and Google's button with them.
  await page.locator('.billing-waiting').waitFor({ state: 'hidden' });
}

/** The largest yearly plan of a brand: nobody is on it but `collector`. */
export function largestPlan(brand: Brand): string {
  const plan = byKey
    .get(brand)
    ?.catalogue.findLast((each) => each.visible && !each.legacy && each.billingCycle === 12);
  if (!plan) throw new Error(`${brand} sells nothing by the year`);
  return `plan-${plan.code}`;
}

/** A plan below the largest that is sold by the month: whoever is on the largest is asked before they get it. */
export function lowerPlan(brand: Brand): string {
  const plan = byKey
    .get(brand)
    ?.catalogue.find((each) => each.visible && !each.legacy && each.billingCycle === 1);
  if (!plan) throw new Error(`${brand} sells nothing by the month`);
  return `plan-${plan.code}`;
}

/** Sends one of the portal's forms from the page that is open; what it leads to is not followed. */
export async function sendForm(page: Page, action: string, fields: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ([to, body]) =>
      void (await fetch(to, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })),
    [action, fields] as const,
  );
}

async function chooseLargest({ page, at, brand }: Stage): Promise<void> {
  await page.goto(at('/plans'), { waitUntil: 'domcontentloaded' });
  await sendForm(page, '/api/plans/choose', { planId: largestPlan(brand) });
}

/** The checkout of a brand's largest plan, with something to say. */
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

/** A link of the brand's app for somebody else than who is signed in: the person is asked. */
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
