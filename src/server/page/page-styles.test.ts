import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brandOf } from '../../../tests/support/test-platform.ts';
import { pageStyle, takeStyles } from './page-styles.ts';

const [geeni, otis] = [brandOf('geeni'), brandOf('otis')];
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the style of a page', () => {
  it('is the brand’s own, with its hash, and no other brand’s', () => {
    const { css, hash: named } = pageStyle({ brand: geeni, signedIn: false, route: '/error' });
    expect(css).toContain('--accent');
    expect(named).toBe(hash(css));
    expect(pageStyle({ brand: otis, signedIn: false, route: '/error' }).hash).not.toBe(named);
  });

  it('has the brand’s typeface only behind the sign-in', () => {
    const page = { brand: geeni, route: '/error' };
    expect(pageStyle({ ...page, signedIn: true }).css).toContain('@font-face');
    expect(pageStyle({ ...page, signedIn: false }).css).not.toContain('@font-face');
  });

  it('holds the rules of its route, which Astro no longer writes; files are left to Astro', () => {
    const file = { type: 'external' as const, src: '/a.css' };
    const built = {
      routes: [
        {
          routeData: { route: '/of-this-test' },
          styles: [{ type: 'inline' as const, content: 'h1{margin:0}' }, file],
        },
      ],
    };
    takeStyles(built);
    expect(built.routes[0]?.styles).toEqual([file]);
    const { css, hash: named } = pageStyle({ brand: geeni, signedIn: false, route: '/of-this-test' });
    expect(css).toMatch(/h1\{margin:0\}$/);
    expect(named).toBe(hash(css));
  });
});
