import { expect, it, test } from 'vitest';
import { deployments as sandboxDeployments } from '../../environments/sandbox.ts';
import type { BrandFile } from '../../src/brands/brand-schema.ts';
import { brandFiles } from '../../src/brands/checked-brands.ts';
import type { Environment } from '../../src/brands/deployed-brand.ts';
import { brandModules } from '../../scripts/brand-files.ts';
import { checkedTarget } from './target.ts';

const files = brandFiles(await brandModules());

/** An environment whose brands have their platforms at these hosts. */
function environment(name: string, hostOf: (key: string) => string, isTestSystem: boolean): Environment {
  const deployments = (brand: BrandFile) => ({
    ...sandboxDeployments(brand),
    platform: {
      api: `https://api.${hostOf(brand.key)}`,
      oauth: `https://oauth.${hostOf(brand.key)}`,
    },
  });
  return { name, isTestSystem, deployments };
}

const production = environment('production', (key) => `${key}.com`, false);
const changes = { brand: 'geeni', changes: true, orders: false };
const orders = { brand: 'geeni', changes: false, orders: true };

test.each([
  ['its own', 'geeni.com'],
  ['that of another brand', 'otis.com'],
  ['its own, written with the dot of a full name', 'geeni.com.'],
  ['its own, in capitals', 'GEENI.com'],
  ['its own, on another port', 'geeni.com:8443'],
])('a test system at a host where people pay (%s) is read and never changed', (_what, host) => {
  const staging = environment('staging', () => host, true);
  for (const options of [changes, orders])
    expect(() => checkedTarget(options, staging, { files, others: [production] })).toThrow('people pay');
  const reads = checkedTarget({ ...changes, changes: false }, staging, { files, others: [production] });
  expect(reads.brand.key).toBe('geeni');
});

it('a test system at hosts of its own is changed, and only there is something ordered', () => {
  const staging = (isTestSystem: boolean) => environment('staging', (key) => `${key}-test.com`, isTestSystem);
  const others = [production];
  expect(checkedTarget(orders, staging(true), { files, others })).toMatchObject({ isTestSystem: true });
  expect(checkedTarget(changes, staging(false), { files, others })).toMatchObject({ isTestSystem: false });
  expect(() => checkedTarget(orders, staging(false), { files, others })).toThrow('test system');
});

it('production that calls itself a test system is none', () => {
  const lying = environment('production', (key) => `${key}.com`, true);
  expect(() => checkedTarget(orders, lying, { files, others: [] })).toThrow('people pay');
  expect(checkedTarget({ ...orders, orders: false }, lying, { files, others: [] }).isTestSystem).toBe(false);
});
