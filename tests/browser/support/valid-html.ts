import { expect, type Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules of the HTML standard, and no opinion beside them. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** The page as the server sends it, before a browser mends anything, keeps the rules of the HTML standard. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  expect(html).toContain('</html>');
  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
}
