import { describe, expect, it, test } from 'vitest';
import { takeAppleReturn } from './apple-return.ts';

/** A page at an address; `shown` is what its address bar was changed to. */
function pageAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://account.visi.example');
  const shown: unknown[] = [];
  const history = {
    state: { kept: true },
    replaceState: (...given: unknown[]) => void shown.push(given),
  };
  return { page: { location: { pathname, search, hash }, history }, shown };
}

describe('the way back from Apple', () => {
  it('is taken off the address, and the way back of the page stays', () => {
    const { page, shown } = pageAt('/login?apple=n-1&redirectUri=%2Fplans#lr-token=lr-1');
    expect(takeAppleReturn(page)).toEqual({ authCode: 'lr-1', nonce: 'n-1' });
    expect(shown).toEqual([[{ kept: true }, '', '/login?redirectUri=%2Fplans']]);
  });

  test.each([
    ['cancelled at Apple', '/login?apple=n-1'],
    ['a token nobody asked for', '/login#lr-token=lr-1'],
    ['an empty token', '/login?apple=n-1#lr-token='],
    ['an empty nonce', '/login?apple=#lr-token=lr-1'],
  ])('brings nothing, and leaves nothing on the address: %s', (_what, address) => {
    const { page, shown } = pageAt(address);
    expect(takeAppleReturn(page)).toBeUndefined();
    expect(shown).toEqual([[{ kept: true }, '', '/login']]);
  });

  test.each(['/login', '/login?redirectUri=%2Fplans', '/login#content'])(
    'a page like %s is left alone',
    (address) => {
      const { page, shown } = pageAt(address);
      expect(takeAppleReturn(page)).toBeUndefined();
      expect(shown).toEqual([]);
    },
  );
});
