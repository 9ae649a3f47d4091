import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

/** The pixels of a PNG, which the browser decodes. */
async function pixelsOf(page: Page, png: Buffer) {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const pixels = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, height: bitmap.height, data: [...pixels] };
  }, png.toString('base64'));
  return { width, height, data: Uint8Array.from(data) };
}

test(
  'in the light and in the dark theme, the QR code above a store holds the address of that store',
  inAllOnly,
  async ({ page, at }) => {
    await page.goto(at('/share', 'visi'));
    await expect(page.locator('.share-ways > li')).toHaveCount(2);
    const reader = await page.context().newPage();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const way of await page.locator('.share-ways > li').all()) {
        const picture = await way.getByRole('img').screenshot();
        const read = decodeQR(await pixelsOf(reader, picture));
        expect(read, colorScheme).toBe(await way.getByRole('link').getAttribute('href'));
      }
    }
  },
);

test('the stores’ buttons have the same width, on a phone on /login and on /share', async ({ page, at }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/login', '/share']) {
    await page.goto(at(path));
    const widths = await page
      .locator('.store-badge')
      .evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().width));
    expect(widths).toHaveLength(2);
    expect(new Set(widths).size).toBe(1);
  }
});
