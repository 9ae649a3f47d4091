import { checkedSandboxBrands } from '../../../scripts/brand-files.ts';
import { scriptInventory } from '../../../src/brands/script-inventory.ts';
import { comeFrom } from '../support/page-rows.ts';
import { expect, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

test(
  'a tag manager that is blocked, or not found, changes nothing',
  inAllOnly,
  async ({ page, context, at }) => {
    await comeFrom(context, 'US-TX');
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
  },
);

test('every script of the inventory is loaded by some brand, and has a reason', async () => {
  const { byKey } = await checkedSandboxBrands();
  for (const script of scriptInventory) {
    expect([...byKey.values()].some(script.brands), script.name).toBe(true);
    expect(script.reason.length).toBeGreaterThan(10);
  }
});
