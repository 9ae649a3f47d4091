import { describe, expect, it, test } from 'vitest';
import { appleButtonLocale, appleButtonLocales } from './apple-button-locale.ts';

describe('the locale of Apple’s button', () => {
  it('is one of 37', () => {
    expect(appleButtonLocales).toHaveLength(37);
    expect(new Set(appleButtonLocales).size).toBe(37);
  });

  test.each(appleButtonLocales.map((locale) => [locale.replace('_', '-'), locale]))(
    '%s is drawn as %s',
    (tag, locale) => expect(appleButtonLocale([tag])).toBe(locale),
  );

  test.each([
    ['en', 'en_US'],
    ['en-AU', 'en_US'],
    ['en-DE', 'en_US'],
    ['ar', 'ar_SA'],
    ['ar-EG', 'ar_SA'],
    ['ca', 'ca_ES'],
    ['de-AT', 'de_DE'],
    ['es', 'es_ES'],
    ['es-AR', 'es_ES'],
    ['fr', 'fr_FR'],
    ['fr-BE', 'fr_FR'],
    ['pt', 'pt_BR'],
    ['pt-AO', 'pt_BR'],
    ['ms-SG', 'ms_MY'],
    ['sv-FI', 'sv_SE'],
    ['vi', 'vi_VI'],
    ['vi-VN', 'vi_VI'],
    ['zh', 'zh_CN'],
    ['zh-SG', 'zh_CN'],
    ['zh-Hant', 'zh_TW'],
    ['zh-Hant-HK', 'zh_HK'],
  ])('falls back to a locale of the same language: %s as %s', (tag, locale) =>
    expect(appleButtonLocale([tag])).toBe(locale),
  );

  test.each([
    ['he', 'iw_IL'],
    ['he-IL', 'iw_IL'],
    ['nb', 'no_NO'],
    ['nb-NO', 'no_NO'],
    ['nn-NO', 'no_NO'],
  ])('uses Apple’s code of a language: %s as %s', (tag, locale) =>
    expect(appleButtonLocale([tag])).toBe(locale),
  );

  test.each([['is-IS'], ['eu'], ['x'], [''], ['not a tag'], ['../..'], ['__proto__']])(
    'falls back to en_US: %j',
    (tag) => expect(appleButtonLocale([tag])).toBe('en_US'),
  );

  test.each([
    [[], 'en_US'],
    [['is-IS', 'de-AT', 'en-US'], 'de_DE'],
    [['gsw-CH', 'fr-CH', 'de-CH'], 'fr_FR'],
    [['is', 'eu'], 'en_US'],
    [['nonsense!', 'ja'], 'ja_JP'],
  ])('takes the first tag that Apple draws: %j as %s', (tags, locale) =>
    expect(appleButtonLocale(tags)).toBe(locale),
  );

  it('reads a tag with an underscore', () => expect(appleButtonLocale(['fr_CA'])).toBe('fr_CA'));
});
