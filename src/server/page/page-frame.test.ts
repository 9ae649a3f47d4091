import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../../brands/all-brands.ts';
import { aContext } from '../../../tests/support/fake-env.ts';
import { lawPages } from '../../domain/legal/sales-law.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountFrame, pageFrame, frameHeader, frameTabs, lawLinks } from './page-frame.ts';
import type { PageName } from '../../domain/pages/page-name.ts';

const aSession = {
  brand: 'geeni',
  startedAtMs: 0,
  seenAtMs: 0,
  person: { name: 'Jane Doe', email: 'jane@example.com', accountId: '1', status: 'active' },
  platform: {
    token: 'secret',
    credentials: { AccessKeyId: 'a', SecretAccessKey: 'b', SessionToken: 'c', region: 'd' },
  },
};

describe('the frame around a page', () => {
  it('names page and brand, and the year', () => {
    expect(pageFrame(aContext('https://account.geeni.example/'), 'My Plan')).toMatchObject({
      title: 'My Plan · Merkury Smart',
      brand: { key: 'geeni', name: 'Merkury Smart' },
      footer: {
        year: 2026,
        text: 'Home of Geeni devices.',
        terms: { label: 'Terms of Use' },
        privacy: { label: 'Privacy Policy' },
        help: { label: 'Help' },
      },
    });
  });

  it('says in the title first that something failed, and nowhere else', () => {
    const context = aContext('https://account.geeni.example/login', { 'accept-language': 'fr' });
    expect(pageFrame(context, 'Connexion', { failed: true })).toMatchObject({
      title: 'Erreur : Connexion · Merkury Smart',
      page: 'Connexion',
    });
  });

  it.each([...allBrands.byKey])('%s links to its own support', (key, brand) => {
    const { help } = pageFrame(aContext(`https://account.${key}.example/`), 'x').footer;
    expect(help.href).toBe(brand.support.chat ?? `mailto:${brand.support.email}`);
  });

  it('is in the visitor’s language', () => {
    const british = aContext('https://account.geeni.example/', { 'accept-language': 'en-GB' });
    expect(pageFrame(british, 'x')).toMatchObject({ lang: 'en', dir: 'ltr' });
    const cookie = '__Host-locale=chosen.ar';
    const arabic = aContext('https://account.geeni.example/plans?planId=7&utm=1', { cookie });
    expect(pageFrame(arabic, 'x')).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
      footer: { languages: { current: 'ar', page: '/plans?planId=7' } },
      storesLanguage: false,
    });
  });

  it.each([
    ['myPlan', true],
    ['signIn', false],
    ['plans', false],
  ] as const)('the page %s links the sheet of the pages behind the sign-in: %s', (page, links) => {
    const frame = pageFrame({ ...aContext('https://account.geeni.example/'), page }, 'x');
    expect(frame.linksSheet).toBe(links);
  });
});

describe('the header', () => {
  const context = aContext('https://account.geeni.example/');

  it('has a sign-in link for a visitor, marked where it leads to the page itself', () => {
    const signIn = { href: '/', label: 'Sign In' };
    const at = (page: PageName) => frameHeader({ ...context, page }, undefined);
    expect(at('start')).toEqual({ signIn: { ...signIn, current: true } });
    expect(at('plans')).toEqual({ signIn: { ...signIn, current: false } });
  });

  it('has the person’s name and no more of their record', () => {
    const header = frameHeader({ ...context, accountMark: 'mark' }, aSession);
    expect(header).toMatchObject({ person: { name: 'Jane Doe', signOutText: 'Sign Out' } });
    expect(JSON.stringify(header)).not.toMatch(/secret|jane@example\.com|"accountId"|"platform"/);
  });
});

describe('the tab bar', () => {
  const context = aContext('https://account.geeni.example/');

  test.each<[PageName | undefined, string[]]>([
    ['myPlan', ['/subscriptions']],
    ['payment', ['/payment']],
    ['history', ['/account-history']],
    ['year', ['/account-history']],
    ['plans', []],
    [undefined, []],
  ])('on %s has %j active', (page, active) => {
    const { tabs } = frameTabs({ ...context, page });
    expect(tabs.map(({ href }) => href)).toEqual(['/subscriptions', '/payment', '/account-history']);
    expect(tabs.filter(({ current }) => current).map(({ href }) => href)).toEqual(active);
  });

  it('has no tab for a page that the brand goes without', () => {
    const brand = { ...context.brand, withoutPages: ['history' as const] };
    const { tabs } = frameTabs({ ...context, brand });
    expect(tabs.map(({ href }) => href)).toEqual(['/subscriptions', '/payment']);
  });
});

test.each<[PageName, string | undefined, string, string]>([
  ['billing', undefined, '/payment', 'Payment'],
  ['billing', '7', '/plans?planId=7', 'Plans'],
  ['orderSummary', '7', '/plans?planId=7', 'Plans'],
  ['orderSummary', undefined, '/subscriptions', 'My Plan'],
  ['checkout', '7', '/plans?planId=7', 'Plans'],
  ['cancelPlan', undefined, '/subscriptions', 'My Plan'],
  ['resumePlan', undefined, '/subscriptions', 'My Plan'],
])('%s, choosing the plan %s, leads back to %s instead of the tabs', (page, choosing, href, label) => {
  const context = { ...aContext('https://account.geeni.example/'), page };
  expect(accountFrame(context, aSession, 'x', choosing)).toMatchObject({ back: { href, label } });
  expect(accountFrame(context, aSession, 'x', choosing)).not.toHaveProperty('tabs');
  expect(accountFrame({ ...context, page: 'payment' }, aSession, 'x')).not.toHaveProperty('back');
});

const from = (country: string | undefined) => ({ country, region: undefined });
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

test.each<[string, Partial<RequestContext>, string]>([
  [
    'an account in the United States, on a network in Germany',
    { accountCountry: 'US', network: from('DE') },
    'one',
  ],
  [
    'an account in Germany, on a network in the United States',
    { accountCountry: 'DE', network: from('US') },
    'all',
  ],
  ['an account without a country, in the United States', { network: from('US') }, 'one'],
  ['an account without a country, in Germany', { network: from('DE') }, 'all'],
  ['nobody knows where', { network: from(undefined) }, 'all'],
  ['a page of the law', { network: from('US'), page: 'accessibility' }, 'all'],
])('the law’s links for %s', (_who, facts, linked) => {
  const context = { ...aContext('https://account.geeni.example/login'), ...facts };
  expect(lawLinks(context).map(({ page }) => page)).toEqual(linked === 'all' ? lawPages : ['accessibility']);
});

test('a brand that sells in the United States alone links to no law page', () => {
  expect(linksAt('pepper', 'de')).toEqual([]);
});
