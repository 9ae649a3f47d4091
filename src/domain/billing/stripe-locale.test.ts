import { describe, expect, test } from 'vitest';
import { stripeLocale } from './stripe-locale.ts';

describe('the locale of Stripe’s fields', () => {
  test.each([
    ['en', 'en'],
    ['pt-BR', 'pt-BR'],
    ['es', 'es-419'],
    ['es-ES', 'es'],
    ['en-XA', 'en'],
  ] as const)('%s: %s', (language, locale) => {
    expect(stripeLocale(language)).toBe(locale);
  });
});
