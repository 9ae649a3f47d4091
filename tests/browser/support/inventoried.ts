import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.ts';
import { scriptInventory } from '../../../src/brands/script-inventory.ts';
import type { Brand } from './page-rows.ts';
import type { PageName } from '../../../src/domain/pages/page-name.ts';

const { byKey } = await checkedSandboxBrands();

/** The scripts of third parties that each page has asked for since it was opened. */
const asked = new WeakMap<Page, Set<string>>();

/** Notes the scripts of a browser context from now on. Scripts in a provider's own frame cannot reach the page. */
export function noteScripts(context: BrowserContext): void {
  context.on('request', (request: Request) => {
    if (request.serviceWorker()) return;
    const frame = request.frame();
    const page = frame.page();
    if (frame !== page.mainFrame()) return;
    if (request.isNavigationRequest()) asked.set(page, new Set());
    const { origin, pathname, href } = new URL(request.url());
    if (request.resourceType() !== 'script' || pathname.startsWith('/_astro/')) return;
    asked.get(page)?.add(origin === new URL(page.url()).origin ? pathname : href);
  });
}

/**
 * Touches the page and expects that it has asked for exactly the scripts of third parties that the
 * inventory lists for it (PCI DSS 6.4.3). The context's scripts must be noted (`noteScripts`).
 */
export async function expectInventoried(
  page: Page,
  { brand: key, name, isVisitor }: { brand: Brand; name: PageName; isVisitor: boolean },
): Promise<void> {
  const brand = brandOf(key);
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  // A visitor who has to be asked loads no tag before the answer.
  const hasTags = isVisitor && (await page.locator('.consent').count()) === 0;
  const allowed = scriptInventory
    .filter(({ pages, brands, only }) => !only && pages.includes(name) && brands(brand))
    .filter(({ purposes }) => hasTags || !purposes)
    .map(({ standIn }) => standIn);
  await page.waitForLoadState();
  const noted = () => [...(asked.get(page) ?? ['nothing was noted'])].toSorted();
  await expect.poll(noted, { message: name }).toEqual(allowed.toSorted());
}

/**
 * Expects that the page, which asks a bank about a card, has asked for the scripts of the card form and of the brand's
 * gateway, and for no other. The context's scripts must be noted (`noteScripts`).
 */
export function expectChallengeInventoried(page: Page, key: Brand): void {
  const brand = brandOf(key);
  const allowed = scriptInventory
    .filter(({ pages, brands, only }) => only !== 'pastDue' && pages.includes('billing') && brands(brand))
    .map(({ standIn }) => standIn);
  const paths = [...(asked.get(page) ?? [])].map((address) => new URL(address, page.url()).pathname);
  expect(paths.toSorted()).toEqual(allowed.toSorted());
}

function brandOf(key: Brand) {
  const brand = byKey.get(key);
  if (!brand) throw new Error(`no brand ${key}`);
  return brand;
}
