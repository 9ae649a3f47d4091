import { expect, test } from 'vitest';
import { meaningTogether, stateMeaning, type StateMeaning } from './state-word.ts';

test.each<[StateMeaning, (string | null | undefined)[]]>([
  ['silent', [null, undefined, '', ' ', '-', 'Success', 'OK', '200', 'accepted']],
  ['active', ['active', 'ACTIVE', 'Renewing']],
  ['trial', ['in_trial', 'Trialing']],
  ['pastDue', ['past_due', 'unpaid']],
  ['cancelled', ['canceled', 'Pending Cancellation']],
  ['paused', ['on-hold']],
  ['ended', ['expired', 'incomplete_expired']],
  ['later', ['future']],
  ['waiting', ['incomplete', 'requires_action', 'requires_payment_method', 'requires_confirmation']],
  ['failed', ['failed', 'Failure', 'ERROR']],
  ['unknown', ['pending', 'processing', 'inactive', 'not active', 'constructor']],
])('%s: %j', (meaning, words) => {
  for (const word of words) expect([word, stateMeaning(word)]).toEqual([word, meaning]);
});

test.each<[string[], StateMeaning]>([
  [['active', 'canceled'], 'cancelled'],
  [['canceled', 'active'], 'cancelled'],
  [['in_trial', 'active'], 'trial'],
  [['active', 'mystery'], 'unknown'],
  [['paused', 'expired'], 'ended'],
  [[], 'silent'],
])('%j together mean %s', (words, meaning) => {
  expect(meaningTogether(words)).toBe(meaning);
});
