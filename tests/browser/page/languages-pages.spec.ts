import { languages } from '../../../src/domain/languages.ts';
import { eachRow } from '../support/page-rows.ts';
import { brands, test } from '../support/portal-test.ts';
import { inLanguage, spokenIn } from '../support/spoken.ts';

for (const [index, language] of languages.entries()) {
  const brand = brands[index % brands.length] ?? 'geeni';
  test(`Every page of ${brand} speaks ${language}, and fits a phone`, async ({ browser, at }) => {
    const { check } = await spokenIn(language);
    const inIt = { newContext: () => browser.newContext(inLanguage(language)) };
    await eachRow({ browser: inIt, at, brand }, async (page) => check(page));
  });
}
