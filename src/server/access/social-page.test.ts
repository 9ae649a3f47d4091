import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { socialSignInOf } from './social-page.ts';

/** The other ways to sign in of a brand, and what they add to the page's policy. */
function cardOf(brand: string, { sandboxed = false, language = 'en-US', cookie = '' } = {}) {
  const context = {
    ...aContext(`https://account.${brand}.example/login`, {
      'accept-language': language,
      ...(cookie && { cookie }),
    }),
    sandboxed,
  };
  const { social, policy } = socialSignInOf(context, '/plans');
  return { social, sources: policy.sources.map(({ directive, source }) => `${directive} ${source}`) };
}

describe('the other ways to sign in', () => {
  test.each([
    ['momentum', true, true],
    ['visi', true, true],
    ['geeni', true, true],
    ['nightowl', true, false],
  ])('%s: Google %s, Apple %s', (brand, google, apple) => {
    const { social } = cardOf(brand);
    expect([social?.google !== undefined, social?.apple !== undefined]).toEqual([google, apple]);
    expect(social?.words.or).toBe('or');
    expect(social?.redirectUri).toBe('/plans');
  });

  test.each(['pepper', 'otis', 'notion'])('%s has none, and adds nothing to the policy', (brand) => {
    expect(cardOf(brand)).toEqual({ social: undefined, sources: [] });
  });

  it('both buttons have the same language', () => {
    const { social } = cardOf('visi', { language: 'en-GB' });
    expect(social?.google?.locale).toBe('en_GB');
    expect(social?.apple?.image.light).toContain('locale=en_GB');
  });

  test.each([
    ['de-DE', 'de_DE'],
    ['ja-JP,ja;q=0.9', 'ja_JP'],
    ['fr', 'fr_FR'],
    ['is-IS,pt-PT;q=0.5,en;q=0.4', 'pt_PT'],
    ['is-IS', 'en_US'],
  ])('and it is the visitor’s own, even if the page has no copy in it: %s as %s', (language, locale) => {
    const { social } = cardOf('visi', { language });
    expect(social?.google?.locale).toBe(locale);
    expect(social?.apple?.image.dark).toContain(`locale=${locale}`);
  });
});

describe('the language of both buttons if the browser keeps a language', () => {
  test.each([
    ['chosen.es', 'de-DE', 'es_ES'],
    ['chosen.es', 'es-MX,de', 'es_MX'],
    ['chosen.pt-BR', 'en-US', 'pt_BR'],
    ['chosen.ar', 'en-US', 'ar_SA'],
    ['chosen.he', 'en-US', 'iw_IL'],
    ['chosen.ja', '', 'ja_JP'],
    ['asked.fr', 'de-DE', 'fr_FR'],
    ['nonsense', 'de-DE', 'de_DE'],
  ])('%s in a browser that prefers %j: %s', (kept, language, locale) => {
    const { social } = cardOf('visi', { language, cookie: `__Host-locale=${kept}` });
    expect(social?.google?.locale).toBe(locale);
    expect(social?.apple?.image.dark).toContain(`locale=${locale}`);
  });
});

describe('what the page may load', () => {
  it('the real providers, and nothing wider than they need', () => {
    const { social, sources } = cardOf('visi');
    expect(social?.google?.script).toBe('https://accounts.google.com/gsi/client');
    expect(sources).toEqual([
      `style-src 'nonce-${social?.google?.styleNonce}'`,
      'script-src https://accounts.google.com/gsi/client',
      'frame-src https://accounts.google.com/gsi/',
      'connect-src https://accounts.google.com/gsi/',
      'style-src https://accounts.google.com/gsi/style',
      'img-src https://appleid.cdn-apple.com',
    ]);
    expect(social?.apple?.image.dark).toMatch(
      /^https:\/\/appleid\.cdn-apple\.com\/appleid\/button\?.*color=white/,
    );
  });

  it('nothing from Apple for a brand without Apple', () => {
    const { sources } = cardOf('nightowl');
    expect(sources.join()).not.toContain('apple');
  });

  it('in the sandbox environment the stand-ins, and no other host', () => {
    const { social, sources } = cardOf('visi', { sandboxed: true });
    expect(social?.google?.script).toBe('/sandbox/google/gsi-client.js');
    expect(social?.apple?.image.light).toMatch(/^\/sandbox\/apple\/button\?/);
    expect(sources).toEqual([`style-src 'nonce-${social?.google?.styleNonce}'`]);
  });
});
