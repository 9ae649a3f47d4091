import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, ensureChromium } from './chromium.ts';
import { root, step } from './prepare.mjs';

/*
 * node scripts/picture.ts: draws docs/images/portal.webp, the moving picture of the README, from the portal that `npm start` serves.
 * Signs in, changes a plan and orders it on two brands at once. The sandbox is reset before and after.
 */
const port = process.env.PORT ?? '8787';
const brands: Brand[] = [
  { key: 'geeni', scheme: 'light' },
  { key: 'nightowl', scheme: 'dark' },
];
type Brand = { key: string; scheme: 'light' | 'dark' };
/** What is done before a picture, and for how many milliseconds it stands. */
type Scene = { ms: number; act: (page: Page, brand: Brand) => Promise<unknown> };
type View = { brand: Brand; page: Page };

const size = { width: 560, height: 760 };
const GAP = 16;

const scenes: readonly Scene[] = [
  { ms: 1_200, act: (page) => page.goto('/login') },
  {
    ms: 1_000,
    async act(page, { key }) {
      await page.getByLabel('Email Address').fill(`owner@${key}.example`);
      await page.locator('input[name="password"]').fill('Passw0rd!');
    },
  },
  {
    ms: 2_600,
    async act(page) {
      await page.locator('form[action*="/api/auth/sign-in"] button[type="submit"]').click();
      await page.waitForURL('**/subscriptions');
      await page.getByText('Next charge').first().waitFor();
    },
  },
  {
    ms: 2_600,
    async act(page) {
      await page.goto('/plans');
      const offers = page.locator('input[type="radio"][name="planId"]:enabled');
      await offers.last().check({ force: true });
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    ms: 3_000,
    async act(page) {
      await page.getByRole('button', { name: 'Change Plan' }).last().click();
      await page.waitForURL('**/order-summary');
      await page.getByText('Charged today').first().waitFor();
    },
  },
  {
    ms: 2_000,
    async act(page) {
      const terms = page.getByRole('checkbox');
      await terms.check({ force: true });
      await terms.scrollIntoViewIfNeeded();
    },
  },
  {
    ms: 3_200,
    async act(page) {
      await page.getByRole('button', { name: /Submit/ }).click();
      await page.getByText('Thank you!').first().waitFor();
    },
  },
];

async function resetSandbox() {
  await fetch(`http://127.0.0.1:${port}/sandbox/reset`, { method: 'POST' });
}

async function open(browser: Browser, brand: Brand): Promise<View> {
  const context = await browser.newContext({
    baseURL: `http://${brand.key}.localhost:${port}`,
    viewport: size,
    colorScheme: brand.scheme,
    reducedMotion: 'reduce',
  });
  return { brand, page: await context.newPage() };
}

async function draw({ page, brand }: View, { act }: Scene): Promise<Buffer> {
  await act(page, brand);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

const executablePath = ensureChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumArguments,
});
try {
  await resetSandbox();
  const views = await Promise.all(brands.map((brand) => open(browser, brand)));
  const frames: Buffer[] = [];
  for (const scene of scenes) {
    const shots = await Promise.all(views.map((view) => draw(view, scene)));
    const composed = sharp({
      create: {
        width: size.width * brands.length + GAP,
        height: size.height,
        channels: 3,
        background: '#c9ced4',
      },
    }).composite(shots.map((input, place) => ({ input, left: place * (size.width + GAP), top: 0 })));
    frames.push(await composed.png().toBuffer());
    step(`${frames.length} of ${scenes.length}`);
  }
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 72, effort: 6, loop: 0, delay: scenes.map(({ ms }) => ms) })
    .toFile(path.join(root, 'docs/images/portal.webp'));
} finally {
  await browser.close();
  await resetSandbox();
}
