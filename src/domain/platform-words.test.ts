import { describe, expect, it, test } from 'vitest';
import { languageOfFailure, platformWords } from './platform-words.ts';

describe('what the platform wrote for people', () => {
  it('is for whoever reads English', () => {
    expect(platformWords('10 % off', 'en')).toBe('10 % off');
    expect(platformWords(null, 'en')).toBeUndefined();
  });

  test.each(['de', 'ja', 'ar', 'en-XA'] as const)('is for nobody who reads %s', (language) => {
    expect(platformWords('10 % off', language)).toBeUndefined();
  });
});

it('of a failure, only words that are the platform’s own are in its language', () => {
  expect(languageOfFailure('platform_message')).toBe('en');
  for (const code of ['wrong_credentials', 'account_locked', 'sign_in_failed', undefined])
    expect(languageOfFailure(code)).toBeUndefined();
});
