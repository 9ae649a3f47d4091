import { expect, test } from 'vitest';
import { sha256Hex } from './sha256-hex.ts';

// The first two digests are those of FIPS 180-2; the third is of two bytes of UTF-8.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['é', '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c'],
])('the SHA-256 digest of %j is %s', async (text, digest) => {
  expect(await sha256Hex(text)).toBe(digest);
});
