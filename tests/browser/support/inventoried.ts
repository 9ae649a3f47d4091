import { expect, type Page } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.mjs';
import { scriptInventory } from '../../../src/brands/script-inventory.ts';
import type { Brand } from './page-rows.ts';

const { byKey } = await checkedSandboxBrands();

/** Paths that show the form of `/login`. */
const signIn: ReadonlySet<string> = new Set(['/', '/subscription']);

/**
 * Touches the page, waits until nothing loads, and expects that it has loaded exactly the scripts of third parties that the
 * inventory lists for it (PCI DSS 6.4.3). Scripts in a provider's own frame cannot reach the page.
 */
export async function expectInventoried(
  page: Page,
  { brand: key, route, isVisitor }: { brand: Brand; route: string; isVisitor: boolean },
): Promise<void> {
  const brand = byKey.get(key);
  if (!brand) throw new Error(`no brand ${key}`);
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => !pathname.startsWith('/_astro/'))
      .map(({ origin, pathname, href }) => (origin === location.origin ? pathname : href)),
  );
  const allowed = scriptInventory
    .filter(({ pages, brands }) => pages.includes(signIn.has(route) ? '/login' : route) && brands(brand))
    .filter(({ visitorsOnly }) => isVisitor || !visitorsOnly)
    .map(({ standIn }) => standIn);
  expect([...new Set(loaded)].toSorted(), route).toEqual(allowed.toSorted());
}
