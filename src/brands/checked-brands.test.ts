import { describe, expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';
import type { BrandFile, BrandInput } from './brand-schema.ts';
import { deployments } from '../../environments/sandbox.ts';
import { brandFiles, brandSet, environmentFiles } from './checked-brands.ts';
import { copyFor } from '../copy/copy.ts';
import { brand as otis } from './data/otis.ts';
import { resolveBrand } from './resolve-brand.ts';

const sandbox = { name: 'sandbox', deployments };
const files = import.meta.glob('./data/*.ts', { eager: true });

const aurora: BrandInput = {
  ...otis,
  key: 'aurora',
  displayName: 'Aurora',
  password: { specialCharacter: false },
  features: { ...otis.features, twoYearTab: true },
  currencies: { NO: 'NOK' },
  copy: { en: { signIn: { title: 'Welcome to Aurora' } } },
};

describe('an eighth brand is one data file', () => {
  const brands = brandSet({ ...files, './data/aurora.ts': { brand: aurora } }, sandbox);

  it('is listed with the others', () => {
    expect([...brands.byKey.keys()]).toEqual([...brandSet(files, sandbox).byKey.keys(), 'aurora'].toSorted());
  });

  it.each(['account.aurora.example', 'aurora.localhost:8787'])('is found by the host %s', (host) => {
    expect(resolveBrand(brands, { host, query: undefined, cookie: undefined })).toMatchObject({
      brand: { key: 'aurora', displayName: 'Aurora' },
      from: 'host',
    });
  });

  it('is found by its key on an unknown host', () => {
    const request = { host: 'preview.example', query: 'aurora', cookie: undefined };
    expect(resolveBrand(brands, request).brand.displayName).toBe('Aurora');
  });

  it('has its own copy, theme and rules', () => {
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

  it('does not change the others', () => {
    for (const [key, brand] of brandSet(files, sandbox).byKey) expect(brands.byKey.get(key)).toEqual(brand);
  });
});

describe('an invalid set says why', () => {
  it('two brands with one host', () => {
    const twins = (brand: BrandFile) => ({ ...deployments(brand), hosts: ['account.example.com'] });
    const [first, second] = brandFiles(files).map(({ key }) => key);
    expect(() => brandSet(files, { name: 'twins', deployments: twins })).toThrow(
      `The brands ${first} and ${second} both claim the host account.example.com: give it to one of them.`,
    );
  });

  it('a file without a brand', () => {
    expect(() => brandSet({ ...files, './data/aurora.ts': { aurora } }, sandbox)).toThrow(
      'The brand file ./data/aurora.ts has no `export const brand`.',
    );
  });

  it('no file for the default brand', () => {
    expect(() => brandSet({ './data/aurora.ts': { brand: aurora } }, sandbox)).toThrow(
      'There is no brand file geeni.ts: the default brand must exist.',
    );
  });

  it('a deployment of an unknown brand', () => {
    const otisDeployment = deployments(brandOf(files));
    expect(() =>
      brandSet(files, { name: 'staging', deployments: { otis: otisDeployment, aurora: otisDeployment } }),
    ).toThrow(
      'environments/staging.ts gives aurora a deployment: there is no such brand file in src/brands/data.',
    );
  });

  it('an environment without the default brand', () => {
    expect(() =>
      brandSet(files, { name: 'staging', deployments: { otis: deployments(brandOf(files)) } }),
    ).toThrow('The brand geeni has no deployment in environments/staging.ts: unknown hosts show this brand.');
  });

  it('production as a test system', () => {
    const module = { deployments, isTestSystem: true };
    expect(() => environmentFiles({ './production.ts': module })).toThrow(
      'environments/production.ts says isTestSystem',
    );
    expect(environmentFiles({ './staging.ts': module })).toMatchObject([{ isTestSystem: true }]);
  });

  it('an environment that shares what may not be shared', () => {
    expect(() => environmentFiles({ './staging.ts': { deployments, mayShare: ['hosts'] } })).toThrow(
      "mayShare may name 'platform' and 'billing'",
    );
    expect(environmentFiles({ './staging.ts': { deployments, mayShare: ['platform'] } })).toMatchObject([
      { mayShare: ['platform'] },
    ]);
  });

  it('a file of an environment without deployments', () => {
    expect(() => environmentFiles({ '../../environments/staging.ts': {} })).toThrow(
      'The file of the environment staging, ../../environments/staging.ts, has no `export const deployments`.',
    );
  });
});

describe('an environment', () => {
  const served = brandFiles(files).filter(({ key }) => ['geeni', 'otis'].includes(key));
  const two = {
    name: 'staging',
    deployments: Object.fromEntries(served.map((brand) => [brand.key, deployments(brand)])),
  };

  it('serves the brands that have a deployment in it; the hosts of the others are unknown', () => {
    const { byKey, byHost } = brandSet(files, two);
    expect([...byKey.keys()]).toEqual(['geeni', 'otis']);
    for (const host of ['account.visi.example', 'visi.localhost'])
      expect(resolveBrand({ byKey, byHost }, { host, query: 'visi', cookie: 'visi' })).toMatchObject({
        brand: { key: 'geeni' },
        from: 'default',
      });
  });

  it('has the name of its file', () => {
    const found = environmentFiles({ '../../environments/staging.ts': { deployments: two.deployments } });
    expect(found.map(({ name }) => name)).toEqual(['staging']);
  });
});

function brandOf(modules: Record<string, unknown>): BrandFile {
  const found = brandFiles(modules).find(({ key }) => key === otis.key);
  if (!found) throw new Error('there is no otis');
  return found;
}
