import { describe, expect, it, test } from 'vitest';
import { languageOfFailure, platformWords } from './platform-words.ts';

describe('a text that the platform wrote for people', () => {
  it('is shown on an English page', () => {
    expect(platformWords('10 % off', 'en')).toBe('10 % off');
    expect(platformWords(null, 'en')).toBeUndefined();
  });

  test.each(['de', 'ja', 'ar', 'en-XA'] as const)('is not shown on a page in %s', (language) => {
    expect(platformWords('10 % off', language)).toBeUndefined();
  });
});

it('only a failure with the platform’s own text is in the platform’s language', () => {
  expect(languageOfFailure('platform_message')).toBe('en');
  for (const code of ['wrong_credentials', 'account_locked', 'sign_in_failed', undefined])
    expect(languageOfFailure(code)).toBeUndefined();
});
