import { expect, test } from 'vitest';
import { accountDigest, sha256Hex } from './digests.ts';

// The first two digests are those of FIPS 180-2; the third is of two bytes of UTF-8.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['é', '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c'],
])('the SHA-256 digest of %j is %s', (text, digest) => {
  expect(sha256Hex(text)).toBe(digest);
});

test('ids of accounts are compared byte for byte, and each brand has accounts of its own', () => {
  const names = ['AbCdEf01', 'aBcDeF01', 'abcdef01', ' abcdef01', 'abcdef01 ', 'ábcdef01', 'a\u0301bcdef01'];
  const digests = [...names.map((name) => accountDigest('geeni', name)), accountDigest('otis', 'abcdef01')];
  expect(new Set(digests).size).toBe(digests.length);
  expect(accountDigest('geeni', 'abcdef01')).toBe(digests[2]);
});
