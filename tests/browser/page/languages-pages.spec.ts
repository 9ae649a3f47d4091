import { languages, type SpokenLanguage } from '../../../src/domain/languages.ts';
import { eachRow } from '../support/page-rows.ts';
import { brands, test } from '../support/portal-test.ts';
import { inLanguage, spokenIn } from '../support/spoken.ts';

/** The languages that pages.spec.ts checks more closely. */
const elsewhere: ReadonlySet<SpokenLanguage> = new Set(['en', 'ar', 'ja']);
const looked = languages.filter((language) => !elsewhere.has(language));

for (const [index, language] of looked.entries()) {
  const brand = brands[index % brands.length] ?? 'geeni';
  test(`Every page of ${brand} is in ${language}, and fits a phone`, async ({ browser, at }) => {
    const { check } = await spokenIn(language);
    const inIt = { newContext: () => browser.newContext(inLanguage(language)) };
    await eachRow({ browser: inIt, at, brand }, async (page) => check(page));
  });
}
