import { expect, test } from 'vitest';
import { accountDigest } from './account-digest.ts';

test('ids of accounts are compared byte for byte, and each brand has accounts of its own', async () => {
  const names = ['AbCdEf01', 'aBcDeF01', 'abcdef01', ' abcdef01', 'abcdef01 ', 'ábcdef01', 'a\u0301bcdef01'];
  const digests = await Promise.all([
    ...names.map((name) => accountDigest('geeni', name)),
    accountDigest('otis', 'abcdef01'),
  ]);
  expect(new Set(digests).size).toBe(digests.length);
  expect(await accountDigest('geeni', 'abcdef01')).toBe(digests[2]);
});
