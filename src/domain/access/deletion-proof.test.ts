import { expect, test } from 'vitest';
import { deletionProof } from './deletion-proof.ts';
import { RECENT_MS } from './recent.ts';

test.each([
  ['password', 0, 'none'],
  ['password', RECENT_MS, 'none'],
  ['password', RECENT_MS + 1, 'password'],
  ['code', RECENT_MS, 'none'],
  ['code', RECENT_MS + 1, 'signIn'],
  ['social', RECENT_MS, 'none'],
  ['social', RECENT_MS + 1, 'signIn'],
  ['sso', RECENT_MS, 'none'],
  ['sso', RECENT_MS + 1, 'signIn'],
  [undefined, RECENT_MS, 'none'],
  [undefined, RECENT_MS + 1, 'signIn'],
] as const)('signed in by %s, %i milliseconds ago, asks for: %s', (signedInBy, ago, proof) => {
  expect(deletionProof({ startedAtMs: 5_000, signedInBy }, 5_000 + ago, RECENT_MS)).toBe(proof);
});
