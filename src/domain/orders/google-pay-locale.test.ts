import { describe, expect, test } from 'vitest';
import { googlePayLocale } from './google-pay-locale.ts';

describe('the locale of Google Pay’s button', () => {
  test.each([
    ['en', 'en'],
    ['pt-BR', 'pt'],
    ['ar', 'ar'],
    ['es-ES', 'es'],
    ['he', undefined],
  ] as const)('%s: %s', (language, locale) => {
    expect(googlePayLocale(language)).toBe(locale);
  });
});
