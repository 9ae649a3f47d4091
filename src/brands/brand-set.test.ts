import { describe, expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';
import type { BrandInput } from './brand-schema.ts';
import { brandSet } from './brand-set.ts';
import { copyFor } from '../copy/copy.ts';
import { brand as otis } from './data/otis.ts';
import { resolveBrand } from './resolve-brand.ts';

const files = import.meta.glob('./data/*.ts', { eager: true });

const aurora: BrandInput = {
  ...otis,
  key: 'aurora',
  displayName: 'Aurora',
  hosts: ['account.aurora.example', 'my.aurora.example'],
  password: { specialCharacter: false },
  features: { ...otis.features, twoYearTab: true },
  currencies: { NO: 'NOK' },
  copy: { en: { signIn: { title: 'Welcome to Aurora' } } },
};

describe('an eighth brand is one data file', () => {
  const brands = brandSet({ ...files, './data/aurora.ts': { brand: aurora } });

  it('joins the others', () => {
    expect([...brands.byKey.keys()]).toEqual([...brandSet(files).byKey.keys(), 'aurora'].toSorted());
  });

  it.each(['account.aurora.example', 'my.aurora.example', 'aurora.localhost:8787'])(
    'answers on %s',
    (host) => {
      expect(resolveBrand(brands, { host, query: undefined, cookie: undefined })).toMatchObject({
        brand: { key: 'aurora', displayName: 'Aurora' },
        from: 'host',
      });
    },
  );

  it('answers to its name on an unknown host', () => {
    const request = { host: 'preview.example', query: 'aurora', cookie: undefined };
    expect(resolveBrand(brands, request).brand.displayName).toBe('Aurora');
  });

  it('has its own words, look and rules', () => {
    const brand = resolveBrand(brands, {
      host: 'aurora.localhost',
      query: undefined,
      cookie: undefined,
    }).brand;
    expect(copyFor('signIn', 'en', brand)).toMatchObject({ title: 'Welcome to Aurora', submit: 'Sign In' });
    expect(brandCss(brand.theme)).toContain(`--accent:${brand.theme[brand.theme.defaultScheme].accent}`);
    expect(brand.features.twoYearTab).toBe(true);
    expect(brand.currencies).toEqual({ NO: 'NOK' });
  });

  it('changes nothing for the others', () => {
    for (const [key, brand] of brandSet(files).byKey) expect(brands.byKey.get(key)).toEqual(brand);
  });
});

describe('a set that cannot be says why', () => {
  it('two brands with one host', () => {
    const twin = { ...aurora, hosts: ['account.otis.example'] };
    expect(() => brandSet({ ...files, './data/aurora.ts': { brand: twin } })).toThrow(
      'The brands aurora and otis both claim the host account.otis.example: give it to one of them.',
    );
  });

  it('a file without a brand', () => {
    expect(() => brandSet({ ...files, './data/aurora.ts': { aurora } })).toThrow(
      'The brand file ./data/aurora.ts has no `export const brand`.',
    );
  });

  it('no file for the default brand', () => {
    expect(() => brandSet({ './data/aurora.ts': { brand: aurora } })).toThrow(
      'There is no brand file geeni.ts: the default brand must exist.',
    );
  });
});
