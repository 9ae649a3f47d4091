import type { Page } from '@playwright/test';
import { expect, paused, signedInBy, test } from '../support/portal-test.ts';
import { eachValue } from '../../support/suite.ts';

// The local runtime sends a compressed answer only when it is complete.
test.use({ extraHTTPHeaders: { 'accept-encoding': 'identity' } });

/** The position of a part of the page, in whole pixels. */
async function place(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
}

/** Pages that are sent before the platform has answered: the call they wait for, their skeleton, and the content. */
const pages = [
  {
    path: '/subscriptions',
    call: '/subscriptions',
    heading: 'My Plan',
    says: 'Loading your plan…',
    comes: 'h2[id^=plan-]',
    parts: ['main .card', 'main .plan-main', 'main .plan-side'],
  },
  {
    path: '/payment',
    call: '/billingInfo',
    heading: 'Payment',
    says: 'Loading your card and invoices…',
    comes: '.last-invoices',
    parts: ['main .card', 'main .card:nth-child(2)'],
  },
  {
    path: '/account-history',
    call: '/paymentHistory',
    heading: 'Account History',
    says: 'Loading your invoices…',
    comes: '.invoices',
    parts: ['main .card'],
  },
];

const views = pages.flatMap((page) => ['360', '1280'].map((width) => ({ ...page, width })));

for (const { path, call, heading, says, comes, parts, width } of eachValue(views, (view) => [
  view.path,
  view.width,
])) {
  test(`${path} at ${width} pixels: the skeleton has the place of the content`, async ({ browser, at }) => {
    const context = await browser.newContext({ viewport: { width: Number(width), height: 800 } });
    await signedInBy(context, at, 'owner', 'visi');
    const page = await context.newPage();
    const answer = await paused({ at, brand: 'visi' }, 'GET', call);
    await page.goto(at(path, 'visi'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: says })).toHaveCount(1);
    const outline = await Promise.all(parts.map((part) => place(page, part)));
    await answer();
    await expect(page.locator(comes).first()).toBeVisible();
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
    const shown = await Promise.all(parts.map((part) => place(page, part)));
    for (const [index, part] of parts.entries()) {
      expect({ ...shown[index], y: 0 }, part).toEqual({ ...outline[index], y: 0 });
      // A different type size may move a part by up to one line.
      expect(Math.abs((shown[index]?.y ?? 0) - (outline[index]?.y ?? Infinity)), part).toBeLessThan(28);
    }
    await context.close();
  });
}
