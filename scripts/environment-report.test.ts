import { describe, expect, it, test } from 'vitest';
import type { BrandFile } from '../src/brands/brand-schema.ts';
import { brandFiles } from '../src/brands/checked-brands.ts';
import { places } from '../environments/sandbox.ts';
import { reportOf, reportText, workerConfig } from './environment-report.ts';

const brands = brandFiles(import.meta.glob('../src/brands/data/*.ts', { eager: true }));
/** Places with placeholders only. */
const staging = Object.fromEntries(brands.map((brand) => [brand.key, places(brand)]));
const worker = workerConfig('staging');
const others = [workerConfig('production'), workerConfig('sandbox')];
const environment = { name: 'staging', places: staging };

const sections = (given: Partial<Parameters<typeof reportOf>[0]>) => {
  const report = reportOf({ environment, brands, worker, others, ...given });
  return new Map(report.findings.map(({ of, lines }) => [of, lines]));
};
const ofWorker = (changes: object) => sections({ worker: { ...worker, ...changes } }).get('wrangler.toml');

describe('the places', () => {
  it('with a wrong field are listed by brand and field, with the placeholders of the others', () => {
    const geeni = {
      ...staging['geeni'],
      platform: { ...staging['geeni']?.platform, api: 'http://api.geeni.com' },
    };
    const found = sections({ environment: { name: 'staging', places: { ...staging, geeni } } });
    expect(found.get('geeni')).toEqual(['platform.api: must be an https:// address']);
    expect(found.get('visi')).toContain('platform.oauth: a placeholder; the real one: the platform’s team');
  });

  it('without a host, or with a host of another brand, are listed', () => {
    const geeni = { ...staging['geeni'], hosts: [] };
    expect(
      sections({ environment: { name: 'staging', places: { ...staging, geeni } } }).get('geeni')?.[0],
    ).toMatch(/^hosts: /);
    const twins = (brand: BrandFile) => ({ ...places(brand), hosts: ['account.example.com'] });
    expect(sections({ environment: { name: 'staging', places: twins } }).get('hosts')?.[0]).toMatch(
      /both claim the host account\.example\.com/,
    );
  });

  it('that do not exist are no finding, but are named', () => {
    const report = reportOf({ environment: { name: 'staging', places: {} }, brands, worker, others });
    expect(report.findings).toEqual([]);
    expect(report.absent).toEqual(brands.map(({ key }) => key));
    const keys = brands.map(({ key }) => key).join(', ');
    expect(reportText(report)).toContain(`Not served in staging, for they have no place in it: ${keys}.`);
  });

  it('of the sandbox are ready with placeholders', () => {
    const given = { environment: { name: 'sandbox', places }, brands, worker: workerConfig('sandbox') };
    expect(reportOf({ ...given, others: [] }).findings).toEqual([]);
  });
});

describe('the Worker', () => {
  it('of wrangler.toml has no findings', () => {
    expect(ofWorker({})).toBeUndefined();
  });

  test.each<[what: string, changes: object, line: RegExp]>([
    [
      'that names another environment',
      { vars: { ENVIRONMENT: 'production' } },
      /ENVIRONMENT must be "staging"/,
    ],
    ['that names none', { vars: {} }, /ENVIRONMENT must be "staging"/],
    ['without its files', { assets: undefined }, /ASSETS: is missing/],
    ['without objects', { durable_objects: { bindings: [] } }, /SESSIONS: is missing/],
    ['without a rate limit', { ratelimits: [] }, /RATE_LIMITER: is missing/],
    ['that does not require its secret', { secrets: undefined }, /SESSION_KEY is missing/],
    [
      'with the sandbox',
      { services: [{ binding: 'SANDBOX', service: 'x' }] },
      /SANDBOX is for \[env\.sandbox\] alone/,
    ],
    ['with the name of another', { name: 'account-portal-production' }, /is another environment’s Worker/],
    [
      'with the limits of another',
      { ratelimits: others[0]?.ratelimits },
      /the namespace_id is another environment’s/,
    ],
    [
      'with the numbers of another',
      { analytics_engine_datasets: others[0]?.analytics_engine_datasets },
      /the dataset is another environment’s/,
    ],
    [
      'that passes events on without TLS',
      { vars: { ENVIRONMENT: 'staging', ANALYTICS_URL: 'http://events.visi.com' } },
      /ANALYTICS_URL must be an https/,
    ],
    [
      'with a factor of the tests',
      { vars: { ENVIRONMENT: 'staging', TIME_SCALE: '0.1' } },
      /are for the tests alone/,
    ],
  ])('%s is listed', (_what, changes, line) => {
    expect(ofWorker(changes)).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
    for (const told of ofWorker(changes) ?? []) expect(told).toMatch(/^\[env\.staging\] /);
  });
});

it('the text counts what is missing, and names the files', () => {
  const report = reportOf({
    environment,
    brands,
    worker: { ...worker, services: [{ binding: 'SANDBOX', service: 'x' }] },
    others,
  });
  const count = report.findings.flatMap(({ lines }) => lines).length;
  expect(reportText(report)).toContain(`staging is not ready: ${count} things are missing.`);
  expect(reportText(report)).toContain('environments/staging.ts');
  expect(reportText({ name: 'staging', served: ['visi'], absent: [], findings: [] })).toContain(
    'staging is ready: visi.',
  );
});
