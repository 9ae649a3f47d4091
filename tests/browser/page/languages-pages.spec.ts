import { eachRow } from '../support/page-rows.ts';
import { brands, test } from '../support/portal-test.ts';
import { inLanguage, spokenIn } from '../support/spoken.ts';

// Arabic and Japanese: pages.spec.ts, with every look there is.
const looked = ['es', 'fr', 'de', 'pt-BR', 'he'] as const;

for (const [index, language] of looked.entries()) {
  const brand = brands[index % brands.length] ?? 'geeni';
  test(`Every page of ${brand} speaks ${language}, and fits a phone`, async ({ browser, at }) => {
    const { check } = await spokenIn(language);
    const inIt = { newContext: () => browser.newContext(inLanguage(language)) };
    await eachRow({ browser: inIt, at, brand }, async (page) => check(page));
  });
}
