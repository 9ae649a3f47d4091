import { expect, it, test } from 'vitest';
import { isSimilarPassword } from './similar-password.ts';

test.each([
  ['the same', 'Passw0rd!', true],
  ['one changed', 'Passw0rd?', true],
  ['two changed', 'Qassw0rd?', true],
  ['two added', 'Passw0rd!12', true],
  ['two dropped', 'ssw0rd!', true],
  ['one added and one dropped', 'assw0rd!x', true],
  ['three changed', 'QASsw0rd!', false],
  ['three added', 'Passw0rd!123', false],
  ['another', 'Camera-2026', false],
])('%s: %s', (_what, password, similar) => {
  expect(isSimilarPassword(password, ['Something-else1', 'Passw0rd!'])).toBe(similar);
});

it('a first password is similar to none', () => {
  expect(isSimilarPassword('Passw0rd!', [])).toBe(false);
});
