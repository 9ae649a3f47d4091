import { expect } from 'vitest';

/** A cookie of a sibling host or of another path: no page of ours can remove it. */
export type ForeignCookie = { foreign: string };

/**
 * The cookies of a document as a browser keeps them: a pair as text is the page's own, and `Max-Age=0` removes it. `foreign`
 * pairs are shown after them and stay.
 */
export function pageJar(protocol: 'http:' | 'https:', ...pairs: readonly (string | ForeignCookie)[]) {
  const nameOf = (pair: string) => pair.split('=', 1)[0];
  let own = pairs.filter((pair) => typeof pair === 'string');
  const foreign = pairs.flatMap((pair) => (typeof pair === 'string' ? [] : [pair.foreign]));
  return {
    location: { protocol },
    get cookie() {
      return [...own, ...foreign].join('; ');
    },
    set cookie(set: string) {
      expect(set).toMatch(/^[^=;]+=; Path=\/; Max-Age=0/);
      const isSecure = set.includes('; Secure');
      // A browser refuses a cookie with this prefix that is not Secure, also one that removes it.
      if (set.startsWith('__Host-') && !isSecure) return;
      own = own.filter((pair) => nameOf(pair) !== nameOf(set));
    },
  };
}
