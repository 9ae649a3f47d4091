import { readPdf } from '../../support/read-pdf.ts';
import { expect, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an invoice is a link as a whole, and its button prints it in light colours also on a dark screen, with the wordmark and without the frame', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'pastdue', 'nightowl');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(at('/account-history', 'nightowl'));
    const row = page.getByRole('row').nth(1);
    const box = await row.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(120);
    await row.click({ position: { x: (box?.width ?? 0) / 2, y: 6 } });
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice of/ })).toBeVisible();
    await expect(page.getByText('This invoice is unpaid.')).toBeVisible();
    const print = page.getByRole('button', { name: 'Print' });
    await print.click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(print).toBeHidden();
    await expect(page.getByText('Download PDF')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('.invoice-logo')).toBeVisible();
    const paper = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--surface'),
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    expect(paper).toBe(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface')),
    );
    await page.goBack();
    await page.getByRole('link', { name: 'Update card' }).click();
    await expect(page).toHaveURL(at('/billing?from=payment', 'nightowl'));
  });
});

test('on a wider screen an invoice has one line, without its number where that has no room, and its date is large enough to touch', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'owner', 'momentum');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('/account-history', 'momentum'));
    const row = page.getByRole('row').nth(1);
    expect((await row.boundingBox())?.height).toBeLessThan(60);
    expect((await row.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(row.getByText(/^INV-/)).toBeVisible({ visible: width === 1280 });
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button without a function, and the invoice can be kept as a file', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', 'geeni');
    await page.goto(at('/account-history'));
    await page.locator('.invoice-link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice of/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const kept = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    expect((await kept).suggestedFilename()).toMatch(/^merkury-smart-invoice-[\d-]+-INV-[\w-]+\.pdf$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice of/ })).toBeVisible();
  });

  test(
    'a year is one sheet of paper, with its sums and without the frame, on a dark screen too, and can be kept as a table',
    inAllOnly,
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'owner', 'nightowl');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(at('/account-history', 'nightowl'));
      const year = String(new Date().getUTCFullYear() - 1);
      await page.getByRole('navigation', { name: 'A year on one sheet' }).getByText(year).click();
      await expect(page.getByRole('heading', { level: 1, name: `Invoices from ${year}` })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      const number = (await page.locator('.year-invoices bdi').first().textContent()) ?? '';
      const kept = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download CSV' }).click();
      expect((await kept).suggestedFilename()).toBe(`night-owl-invoices-${year}.csv`);
      for (const format of ['Letter', 'A4']) {
        const margin = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' };
        const paper = await readPdf(await page.pdf({ format, margin }));
        expect(paper.pages, format).toBe(1);
        for (const words of ['Night Owl', 'Olivia Bennett', number, 'Paid (USD)'])
          expect(paper.letters).toContain(words.replaceAll(' ', ''));
        for (const words of ['My Plan', 'Download', 'Terms of Use'])
          expect(paper.letters).not.toContain(words.replaceAll(' ', ''));
      }
    },
  );
});
