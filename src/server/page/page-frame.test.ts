import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../../brands/all-brands.ts';
import { aContext } from '../../../tests/support/fake-env.ts';
import { pageFrame, frameHeader, frameTabs } from './page-frame.ts';

describe('the frame around a page', () => {
  it('names page and brand, and the year', () => {
    expect(pageFrame(aContext('https://account.geeni.example/'), 'My Plan')).toMatchObject({
      title: 'My Plan · Merkury Smart',
      brand: { key: 'geeni', name: 'Merkury Smart' },
      footer: {
        year: 2026,
        text: 'Merkury Smart is the home of Geeni devices.',
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
    ['/subscriptions', true],
    ['/login', false],
    ['/plans', false],
  ])('a page at %s links the sheet of the pages behind the sign-in: %s', (route, links) => {
    const frame = pageFrame({ ...aContext('https://account.geeni.example/'), route }, 'x');
    expect(frame.linksSheet).toBe(links);
  });
});

describe('the header', () => {
  const context = aContext('https://account.geeni.example/');

  it('has a sign-in link for a visitor, marked where it leads to the page itself', () => {
    const signIn = { href: '/', label: 'Sign In' };
    expect(frameHeader(context, undefined)).toEqual({ signIn: { ...signIn, current: true } });
    const plans = aContext('https://account.geeni.example/plans');
    expect(frameHeader(plans, undefined)).toEqual({ signIn: { ...signIn, current: false } });
  });

  it('has the person’s name and no more of their record', () => {
    const platform = {
      token: 'secret',
      credentials: { AccessKeyId: 'a', SecretAccessKey: 'b', SessionToken: 'c', region: 'd' },
    };
    const person = { name: 'Jane Doe', email: 'jane@example.com', accountId: '1', status: 'active' };
    const session = { brand: 'geeni', startedAtMs: 0, seenAtMs: 0, person, platform };
    const header = frameHeader({ ...context, accountMark: 'mark' }, session);
    expect(header).toMatchObject({ person: { name: 'Jane Doe', signOutText: 'Sign Out' } });
    expect(JSON.stringify(header)).not.toMatch(/secret|jane@example\.com|"accountId"|"platform"/);
  });
});

describe('the tab bar: active tab from the first path segment', () => {
  test.each([
    ['/subscriptions', ['/subscriptions']],
    ['/payment', ['/payment']],
    ['/payment/', ['/payment']],
    ['/account-history?page=2', ['/account-history']],
    ['/plans', []],
    ['/', []],
  ])('%s', (path, active) => {
    const { tabs } = frameTabs(aContext(`https://account.geeni.example${path}`));
    expect(tabs.map(({ href }) => href)).toEqual(['/subscriptions', '/payment', '/account-history']);
    expect(tabs.filter(({ current }) => current).map(({ href }) => href)).toEqual(active);
  });
});
