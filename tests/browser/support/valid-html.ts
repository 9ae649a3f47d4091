import { expect, type Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The style element that Astro writes in the body, before the first island of a page. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/** Validates the rules of the HTML standard only. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Expects that the HTML of the server, before a browser corrects it, is valid. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  expect(html).toContain('</html>');
  const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''));
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
}
