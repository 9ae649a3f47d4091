import type { Page } from '@playwright/test';
import { bank, cards, fillOwner, typeRecurlyCard } from '../support/cards.ts';
import { expect, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

/** Recurly.js recognises a phone or tablet by its User-Agent, and then adds an input before each of its frames. */
const phone = {
  viewport: { width: 360, height: 740 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  hasTouch: true,
};
const tablet = {
  viewport: { width: 768, height: 1024 },
  userAgent:
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  hasTouch: true,
};

/** The library as it is, or one whose styles the page's policy refuses. */
type Library = 'the library’s own styles' | 'its styles refused';

async function openForm(page: Page, address: string, library: Library = 'the library’s own styles') {
  if (library === 'its styles refused')
    await page.route('**/sandbox/recurly/recurly.js', async (route) => {
      // Node does not resolve `<brand>.localhost`.
      const { port, pathname } = new URL(route.request().url());
      const script = await (await fetch(`http://127.0.0.1:${port}${pathname}`)).text();
      const body = script.replaceAll(/\w+\.setAttribute\('style', [^\n]*\);/g, '');
      await route.fulfill({ contentType: 'text/javascript', body });
    });
  await page.goto(address);
  await expect(page.getByText('Loading the card form…')).toBeHidden();
}

/** The position of each part of a card form, of its frame, and of its input where it is visible. */
const partsOf = (page: Page) =>
  page.locator('.hosted').evaluateAll((places) =>
    places.map((place) => {
      const box = (element: Element | null) => {
        const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      };
      const proxy = place.querySelector('input');
      return {
        place: box(place),
        frame: box(place.querySelector('iframe')),
        hasProxy: proxy !== null,
        proxyIsSeen: proxy?.checkVisibility({ opacityProperty: true }) ?? false,
      };
    }),
  );

/** Expects four fields, each in its place, and no extra input beside them. */
async function expectInPlace(page: Page): Promise<void> {
  const parts = await partsOf(page);
  expect(parts).toHaveLength(4);
  for (const { place, frame, hasProxy, proxyIsSeen } of parts) {
    expect({ hasProxy, proxyIsSeen }).toEqual({ hasProxy: true, proxyIsSeen: false });
    expect(frame.left).toBeGreaterThanOrEqual(place.left);
    expect(frame.right).toBeLessThanOrEqual(place.right);
    expect(frame.top).toBeGreaterThanOrEqual(place.top);
    expect(frame.bottom).toBeLessThanOrEqual(place.bottom);
    expect(frame.bottom - frame.top).toBeGreaterThanOrEqual(44);
    expect(frame.right - frame.left).toBeGreaterThan((place.right - place.left) * 0.5);
  }
  for (const [index, { place: one }] of parts.entries())
    for (const { place: other } of parts.slice(index + 1))
      expect(one.right <= other.left || one.bottom <= other.top).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

/** The colour in the middle of a screenshot. */
const middleOf = (page: Page, picture: Buffer) =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    return [...(drawing?.getImageData(image.width / 2, 6, 1, 1).data ?? [])].slice(0, 3);
  }, picture.toString('base64'));

test.describe('In the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the fields of the provider have the background of the page', async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', 'otis');
    await openForm(page, at('/billing?from=payment', 'otis'));
    const colour = await middleOf(page, await page.locator('.hosted').first().screenshot());
    expect(Math.max(...colour)).toBeLessThan(80);
  });
});

// Every pair of device, library and brand; the fourth row is the journey on a phone below.
for (const { device, name, library, brand } of [
  { device: phone, name: 'a phone', library: 'its styles refused', brand: 'otis' },
  { device: tablet, name: 'a tablet', library: 'its styles refused', brand: 'momentum' },
  { device: tablet, name: 'a tablet', library: 'the library’s own styles', brand: 'otis' },
] as const) {
  test.describe(`Recurly’s form on ${name}`, () => {
    test.use(device);

    test(
      `${brand}, ${library}: four fields, each in its place, and no extra input beside them`,
      inAllOnly,
      async ({ page, context, at }) => {
        await signedInBy(context, at, 'owner', brand);
        await openForm(page, at('/billing?from=payment', brand), library);
        await expectInPlace(page);
      },
    );
  });
}

test.describe('Recurly’s form on a phone', () => {
  test.use(phone);

  test('momentum, the library’s own styles: the fields are in their places, the “next” key leads to the next field, the challenge of the bank fits the screen, and the card is stored', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', 'momentum');
    await openForm(page, at('/billing?from=payment', 'momentum'));
    await expectInPlace(page);
    for (const [index, title] of ['Card Number', 'Month', 'Year', 'CVV'].entries()) {
      await page.locator('.hosted input').nth(index).focus();
      const field = page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox');
      await expect(field).toBeFocused();
    }
    await typeRecurlyCard(page, cards.challenged);
    await fillOwner(page);
    await page.getByRole('button', { name: 'Save card' }).press('Enter');
    await expect(bank(page).getByRole('heading')).toBeVisible();
    const [dialog, frame] = [
      await page.getByRole('dialog').boundingBox(),
      await page.locator('iframe[title="Make-believe bank"]').boundingBox(),
    ];
    if (!dialog || !frame) throw new Error('the bank does not ask');
    expect(frame.x).toBeGreaterThanOrEqual(dialog.x);
    expect(frame.x + frame.width).toBeLessThanOrEqual(dialog.x + dialog.width);
    expect(frame.width).toBeGreaterThan(250);
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(at('/payment', 'momentum'));
  });
});

for (const brand of ['geeni', 'nightowl'] as const)
  test.describe(`The card form of ${brand} for an order, on a phone`, () => {
    test.use({ viewport: phone.viewport, hasTouch: true });

    test(
      'today’s and the next charge, the number of the card and Continue are on the first screen, and nothing scrolls sideways on a smaller one',
      usualIf(brand === 'geeni'),
      async ({ page, context, at }) => {
        await signedInBy(context, at, 'newcomer', brand);
        await page.goto(at('/plans', brand));
        await page.getByRole('radio', { name: /Plus$/ }).first().check();
        await page.getByRole('button', { name: 'Choose Plan' }).click();
        await expect(page).toHaveURL(at('/billing', brand));
        await expect(page.getByText('Loading the card form…')).toBeHidden();
        const number = await page.locator('.billing-fields iframe').first().boundingBox();
        expect(number?.y).toBeLessThan(520);
        await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
        const plan = page.getByRole('region', { name: 'Your new plan' });
        await expect(plan.getByText(/^\$0\.00 today, then \$\d.* on \w+ \d+, \d{4}$/)).toBeInViewport({
          ratio: 1,
        });
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      },
    );
  });
