import { expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { lawLinks } from './law-links.ts';

const linksAt = (brand: string, language: string) =>
  lawLinks(aContext(`https://account.${brand}.example/login`, { 'accept-language': language })).map(
    ({ href, label }) => `${href} ${label}`,
  );

test('a brand that sells in Germany and France links to all law pages, in the order of the footer', () => {
  expect(linksAt('geeni', 'de')).toEqual([
    '/cancellation Verträge hier kündigen',
    '/withdrawal Vertrag widerrufen',
    '/contract-information Vertragsinformationen',
    '/imprint Impressum',
    '/accessibility Barrierefreiheit',
  ]);
});

test.each([
  ['en', 'Cancel contracts here', 'Withdraw from contract here'],
  ['fr', 'Résilier votre contrat', 'Renoncer au contrat ici'],
])('the names that laws word, in %s', (language, cancellation, withdrawal) => {
  expect(linksAt('geeni', language).slice(0, 2)).toEqual([
    `/cancellation ${cancellation}`,
    `/withdrawal ${withdrawal}`,
  ]);
});

test('a brand that sells in the United States alone has none', () => {
  expect(linksAt('pepper', 'de')).toEqual([]);
});
