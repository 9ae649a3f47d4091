import { describe, expect, it, test } from 'vitest';
import { takeAppleReturn } from './social-sign-in.tsx';

/** A page at an address; `shown` records the calls of `replaceState`. */
function pageAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://account.visi.example');
  const shown: unknown[] = [];
  const history = {
    state: { kept: true },
    replaceState: (...given: unknown[]) => void shown.push(given),
  };
  return { page: { location: { pathname, search, hash }, history }, shown };
}

describe('the return from Apple', () => {
  it('is removed from the address, and the return route stays', () => {
    const { page, shown } = pageAt('/login?apple=n-1&redirectUri=%2Fplans#lr-token=lr-1');
    expect(takeAppleReturn(page)).toEqual({ authCode: 'lr-1', nonce: 'n-1' });
    expect(shown).toEqual([[{ kept: true }, '', '/login?redirectUri=%2Fplans']]);
  });

  test.each([
    ['cancelled at Apple', '/login?apple=n-1'],
    ['a token without a nonce', '/login#lr-token=lr-1'],
    ['an empty token', '/login?apple=n-1#lr-token='],
    ['an empty nonce', '/login?apple=#lr-token=lr-1'],
  ])('returns undefined and cleans the address: %s', (_what, address) => {
    const { page, shown } = pageAt(address);
    expect(takeAppleReturn(page)).toBeUndefined();
    expect(shown).toEqual([[{ kept: true }, '', '/login']]);
  });

  test.each(['/login', '/login?redirectUri=%2Fplans', '/login#content'])(
    'a page like %s is not changed',
    (address) => {
      const { page, shown } = pageAt(address);
      expect(takeAppleReturn(page)).toBeUndefined();
      expect(shown).toEqual([]);
    },
  );
});
