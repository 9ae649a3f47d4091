import type { BrowserContext, Page } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.ts';
import { lawPages } from '../../../src/domain/legal/sales-law.ts';
import { hasPage, pageNames } from '../../../src/domain/pages/find-page.ts';
import type { PageName } from '../../../src/domain/pages/page-name.ts';
import { pages } from '../../../src/domain/pages/pages.ts';
import { type brands, sandbox, signedInBy } from './portal-test.ts';

/** The key of a brand. */
export type Brand = (typeof brands)[number];
const { byKey } = await checkedSandboxBrands();
type At = (path: string, brand?: string) => string;

/** A browser context of its own on one brand, with a page. */
export type Stage = { context: BrowserContext; page: Page; at: (path: string) => string; brand: Brand };

/** One page as it opens, at every brand that has it. */
export type PageRow = {
  name: PageName;
  /** Its address, where that is not its path. */
  path: string;
  /** A persona; a visitor by default. */
  who?: string;
  /** Prepares the page; returns its address where that is not `path`. */
  before?: (stage: Stage) => Promise<string | void>;
  /** The brands that show it so, of those that have the page. */
  has?: (brand: Brand) => boolean;
  /** True for a page that looks like that of another row, and is walked on one brand. */
  twin?: true;
};

/** True for a brand that asks visitors about tags. */
function asksForTags(brand: Brand): boolean {
  return byKey.get(brand)?.tagManager !== undefined;
}

/** A year of which the owner has invoices. */
const lastYear = new Date().getUTCFullYear() - 1;
/** True for a brand with its card form on the portal. */
export const withCardForm = (brand: Brand) => byKey.get(brand)?.flow === 'portal';

const aRow = (name: PageName, more: Partial<Omit<PageRow, 'name'>> = {}): PageRow => ({
  name,
  path: pages[name].path,
  ...more,
});
const owner = { who: 'owner' };

/** Every page of the portal once, as it usually opens. */
export const pageRows: readonly PageRow[] = [
  aRow('start'),
  aRow('signIn', { twin: true }),
  aRow('subscription', { twin: true }),
  aRow('forgotPassword'),
  aRow('resetPassword'),
  aRow('resetPassword', { path: '/reset-password?vtoken=any&email=owner%40geeni.example' }),
  aRow('verifyEmail'),
  aRow('plans'),
  aRow('share'),
  aRow('privacyChoices'),
  ...lawPages.map((name) => aRow(name)),
  aRow('cancellation', owner),
  aRow('error'),
  aRow('errorStatus', { twin: true }),
  aRow('notFound', { path: '/nowhere.html' }),
  aRow('linking'),
  aRow('partnerLinking', { path: '/sandbox/assistants/google/start' }),
  aRow('onward'),
  // The last row of a visitor: the network stays.
  aRow('plans', { has: asksForTags, before: ({ context }) => comeFrom(context, 'DE') }),
  aRow('mfa', { who: 'mfa-email' }),
  aRow('myPlan', owner),
  aRow('history', owner),
  aRow('year', { ...owner, path: `/account-history/${lastYear}` }),
  aRow('invoice', { ...owner, before: anInvoice }),
  aRow('payment', owner),
  aRow('billing', { ...owner, path: '/billing?from=payment', has: withCardForm }),
  aRow('plans', owner),
  aRow('manageDevices', owner),
  aRow('cancelPlan', owner),
  aRow('cancelPlan', { ...owner, path: '/cancel-plan?step=confirm' }),
  aRow('resumePlan', { who: 'pending' }),
  aRow('orderSummary', { ...owner, before: chooseLargest }),
  aRow('sso', { ...owner, before: appLink }),
  aRow('checkout', { who: 'newcomer', before: async (s) => checkoutOf(s.brand) }),
  aRow('checkoutSuccess', { who: 'legacy', before: pay, has: withCardForm }),
  aRow('changeLog', owner),
  aRow('security', owner),
  aRow('deleteAccount', owner),
  aRow('pendingDelete', { who: 'leaving' }),
];

/** Pages without a view of their own, each with the reason. */
const withoutView: Partial<Record<PageName, string>> = {
  stripeElements: 'leads on at once',
  isolatedSso: 'the page of /sso-redirect',
  linkingCode: 'the form of /mfaLogin: orders of the linking show it',
  gallery: 'for whoever builds the parts: all-pages/gallery.spec.ts',
  failed: 'the page of /404 with other words',
};

/** The pages without a row. */
export function pagesWithoutRow(): PageName[] {
  const seen = new Set(pageRows.map(({ name }) => name));
  return pageNames.filter((name) => !seen.has(name) && withoutView[name] === undefined);
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
  const data = byKey.get(brand);
  if (!data) throw new Error(`no brand ${brand}`);
  const rows = every.filter(({ name, has }) => hasPage(data, name) && (has?.(brand) ?? true));
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
