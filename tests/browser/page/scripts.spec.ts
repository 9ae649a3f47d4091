import type { Request } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.mjs';
import { scriptInventory } from '../../../src/brands/script-inventory.ts';
import { expect, signedInPage, test } from '../support/portal-test.ts';

const visitorPages = ['/login', '/forgot-password', '/plans', '/error'];
const ownPages = [
  '/subscriptions',
  '/plans',
  '/manage-devices',
  '/payment',
  '/billing?from=payment',
  '/order-summary',
  '/account-history',
];

// One brand for each provider, and the brand with a tag manager: pages load only the listed scripts of third parties, or of
// the sandbox in their place.
for (const key of ['momentum', 'geeni', 'notion', 'nightowl'] as const) {
  test(`${key} loads the scripts of the inventory, and no other (PCI DSS 6.4.3)`, async ({ context, at }) => {
    const brand = (await checkedSandboxBrands()).byKey.get(key);
    if (!brand) throw new Error(`no brand ${key}`);
    const page = await signedInPage(context, at, 'owner', key);
    const tier = brand.catalogue.findLast((each) => each.visible && !each.legacy && each.billingCycle === 12);
    await page.goto(at(`/plans?term=yearly`, key));
    await page.locator(`label:has(input[value="plan-${tier?.code}"])`).click();
    await page.getByRole('button', { name: /^(Change|Choose) Plan$/ }).click();
    await page.waitForLoadState();

    const loads = async (path: string) => {
      const scripts = new Set<string>();
      const note = (request: Request) => {
        const url = new URL(request.url());
        // Scripts in a provider's own frame cannot reach the page.
        if (request.frame() !== page.mainFrame()) return;
        if (request.resourceType() === 'script' && !url.pathname.startsWith('/_astro/'))
          scripts.add(url.origin === new URL(page.url()).origin ? url.pathname : url.href);
      };
      page.on('request', note);
      await page.goto(at(path, key));
      await page.locator('main').click({ position: { x: 1, y: 1 } });
      await page.waitForLoadState('networkidle');
      page.off('request', note);
      return [...scripts].toSorted();
    };
    const allowed = (path: string, who: 'visitor' | 'signedIn') =>
      scriptInventory
        .filter((script) => script.pages.includes(path) && script.brands(brand))
        .filter(({ visitorsOnly }) => who === 'visitor' || !visitorsOnly)
        .map(({ standIn }) => standIn)
        .toSorted();

    const paths = [...ownPages, `/checkout?planId=plan-${tier?.code}`];
    for (const path of paths)
      expect(await loads(path), path).toEqual(allowed(path.split('?')[0] ?? '', 'signedIn'));
    await context.clearCookies();
    for (const path of visitorPages) expect(await loads(path), path).toEqual(allowed(path, 'visitor'));
  });
}

test('a tag manager that is blocked, or not found, changes nothing', async ({ page, at }) => {
  const tags = ['**/sandbox/tag-manager.js*', '**/sandbox/experiments.js*'];
  for (const answer of [undefined, 404]) {
    const asked: string[] = [];
    for (const address of tags)
      await page.route(address, (route) => {
        asked.push(route.request().url());
        return answer ? route.fulfill({ status: answer }) : route.abort();
      });
    await page.goto(at('/plans'));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await page.unrouteAll();
  }
});

test('every script of the inventory is loaded by some brand, and has a reason', async () => {
  const { byKey } = await checkedSandboxBrands();
  for (const script of scriptInventory) {
    expect([...byKey.values()].some(script.brands), script.name).toBe(true);
    expect(script.reason.length).toBeGreaterThan(10);
  }
});
