import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brandOf } from '../../../tests/support/test-platform.ts';
import { pageStyle } from './page-styles.ts';

const [geeni, otis] = [brandOf('geeni'), brandOf('otis')];
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the style of a page', () => {
  it('is the brand’s own, with its hash, and no other brand’s', () => {
    const { css, hash: named } = pageStyle({ brand: geeni, signedIn: false, page: 'error' });
    expect(css).toContain('--accent');
    expect(named).toBe(hash(css));
    expect(pageStyle({ brand: otis, signedIn: false, page: 'error' }).hash).not.toBe(named);
  });

  it('has the brand’s typeface only behind the sign-in', () => {
    const page = { brand: geeni, page: 'error' } as const;
    expect(pageStyle({ ...page, signedIn: true }).css).toContain('@font-face');
    expect(pageStyle({ ...page, signedIn: false }).css).not.toContain('@font-face');
  });

  it('holds the rules of its sheet for a visitor only', () => {
    const signIn = pageStyle({ brand: geeni, signedIn: false, page: 'signIn' });
    const other = pageStyle({ brand: geeni, signedIn: false, page: 'forgotPassword' });
    const signedIn = pageStyle({ brand: geeni, signedIn: true, page: 'signIn' });
    expect(new Set([signIn.hash, other.hash, signedIn.hash]).size).toBe(3);
    expect(pageStyle({ brand: geeni, signedIn: false, page: 'start' })).toEqual(signIn);
  });
});
