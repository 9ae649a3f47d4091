import { expect, test } from 'vitest';
import { trimStyleHashes } from './style-hashes.ts';

const ISLANDS = 'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=';

test('of the build’s style hashes the one that pages share stays', async () => {
  const manifest = { csp: { styleDirective: { hashes: ['sha256-a', ISLANDS, 'sha256-b'] } } };
  await trimStyleHashes(manifest);
  expect(manifest.csp.styleDirective.hashes).toEqual([ISLANDS]);
});

test('a manifest without a policy stays as it is', async () => {
  const manifest = {};
  await trimStyleHashes(manifest);
  expect(manifest).toEqual({});
});
