import { expect, test } from 'vitest';
import { allBrands } from '../../brands/all-brands.ts';
import { chosenLanguages } from '../../domain/text/languages.ts';
import { chosenLocale } from '../../domain/text/locale.ts';
import { withoutIsolates } from '../../domain/text/bidi.ts';
import { declarationLetters } from './declaration-letters.ts';

const geeni = allBrands.byKey.get('geeni');
if (!geeni) throw new Error('there is no geeni');
const brand = { ...geeni, letters: { from: 'portal@geeni.example' } };
const english = /^Someone wrote the following on the Merkury Smart account portal/;

/** The paragraphs of the receipt of a declaration that was sent from a page in a language. */
function receiptIn(acceptLanguage: string, isKnownBrowser: boolean): string[] {
  const locale = chosenLocale({
    remembered: undefined,
    acceptLanguage,
    brand: brand.locale,
    available: chosenLanguages,
  });
  const [, receipt] = declarationLetters(brand, locale, {
    declaration: {
      kind: 'cancellation',
      name: 'URGENT: your account will be closed',
      email: 'erika@person.example',
      contract: 'Sign in to keep it',
    },
    atMs: 0,
    timeZone: 'UTC',
    isKnownBrowser,
    hasReceipt: true,
  });
  return withoutIsolates(receipt?.text ?? '').split('\n\n');
}

test.each(chosenLanguages.filter((language) => language !== 'en'))(
  'a stranger who asks for a receipt in %s cannot hide that somebody wrote it',
  (language) => {
    const [first, second] = receiptIn(language, false);
    expect(first).toContain('Merkury Smart');
    expect(first).not.toMatch(english);
    expect(second).toMatch(english);
  },
);

test('the person themselves reads it once, in their language', () => {
  for (const paragraphs of [receiptIn('ja', true), receiptIn('en', false), receiptIn('en', true)])
    expect(paragraphs.filter((each) => each.includes('Merkury Smart'))).toHaveLength(2);
});
