import { describe, expect, it, test } from 'vitest';
import type { BrandFile } from '../src/brands/brand-schema.ts';
import { brandFiles } from '../src/brands/checked-brands.ts';
import { deployments } from '../environments/sandbox.ts';
import { reportOf, reportText } from './environment-report.ts';
import { workerBlock, workerConfig } from './worker-findings.ts';

const brands = brandFiles(import.meta.glob('../src/brands/data/*.ts', { eager: true }));
/** Deployments with placeholders only. */
const staging = Object.fromEntries(brands.map((brand) => [brand.key, deployments(brand)]));
const worker = workerConfig('staging');
const nowhere = (name: string) => ({ environment: { name, deployments: {} }, worker: workerConfig(name) });
const production = workerConfig('production');
const others = [nowhere('production'), nowhere('sandbox')];
const environment = { name: 'staging', deployments: staging };
const texts = new Map<string, string>();
const block = workerBlock('staging');

/** A brand by its key. Throws if there is none. */
function brandOf(key: string): BrandFile {
  const brand = brands.find((each) => each.key === key);
  if (!brand) throw new Error(`no brand ${key}`);
  return brand;
}

const sections = (given: Partial<Parameters<typeof reportOf>[0]>) => {
  const report = reportOf({ environment, brands, worker, block, others, texts, ...given });
  return new Map(report.findings.map(({ of, lines }) => [of, lines]));
};
const ofWorker = (changes: object) => sections({ worker: { ...worker, ...changes } }).get('wrangler.toml');

describe('the deployments', () => {
  it('with a wrong field are listed by brand and field, with the placeholders of the others', () => {
    const geeni = {
      ...staging['geeni'],
      platform: { ...staging['geeni']?.platform, api: 'http://api.geeni.com' },
    };
    const found = sections({ environment: { name: 'staging', deployments: { ...staging, geeni } } });
    expect(found.get('geeni')).toEqual(['platform.api: must be an https:// address']);
    expect(found.get('visi')).toContain('platform.oauth: a placeholder; the real one: the platform’s team');
  });

  it('without a host, or with a host of another brand, are listed', () => {
    const geeni = { ...staging['geeni'], hosts: [] };
    expect(
      sections({ environment: { name: 'staging', deployments: { ...staging, geeni } } }).get('geeni')?.[0],
    ).toMatch(/^hosts: /);
    const twins = (brand: BrandFile) => ({ ...deployments(brand), hosts: ['account.example.com'] });
    expect(sections({ environment: { name: 'staging', deployments: twins } }).get('hosts')?.[0]).toMatch(
      /both claim the host account\.example\.com/,
    );
  });

  it('that do not exist are no finding, but are named', () => {
    const report = reportOf({
      environment: { name: 'staging', deployments: {} },
      brands,
      worker,
      block,
      others,
      texts,
    });
    expect(report.findings).toEqual([]);
    expect(report.absent).toEqual(brands.map(({ key }) => key));
    const keys = brands.map(({ key }) => key).join(', ');
    expect(reportText(report)).toContain(
      `Not served in staging, for they have no deployment in it: ${keys}.`,
    );
  });

  it('of the sandbox are ready with placeholders', () => {
    const given = {
      environment: { name: 'sandbox', deployments },
      brands,
      worker: workerConfig('sandbox'),
      block,
      texts,
    };
    expect(reportOf({ ...given, others: [] }).findings).toEqual([]);
  });
});

describe('what two environments share', () => {
  const real = {
    hosts: ['account.visi.com'],
    platform: { api: 'https://api.visi.com/', oauth: 'https://oauth.visi.com' },
    billing: {
      publicKey: 'ewr1-J5yKkXbPm0Q2sT8u',
      recurly: { region: 'us', gateways: ['worldpay'] },
    },
  };
  const visi = brands.filter(({ key }) => key === 'visi');
  const there = [
    {
      environment: { name: 'production', deployments: { visi: { ...staging['visi'], ...real } } },
      worker: production,
    },
  ];
  const shared = (deployment: object, more: object = {}) =>
    (
      sections({
        brands: visi,
        environment: {
          name: 'staging',
          deployments: { visi: { ...staging['visi'], ...deployment } },
          ...more,
        },
        others: there,
      }).get('visi') ?? []
    ).filter((line) => line.includes('visi’s in production'));

  test.each<[what: string, deployment: object, line: RegExp]>([
    [
      'a host',
      { hosts: ['account.visi.com'] },
      /^hosts\.0: .*take the address away.*give each environment its own$/,
    ],
    [
      'a platform, with or without a slash at the end',
      { platform: { api: 'https://api.visi.com', oauth: 'https://oauth.test.visi.com' } },
      /^platform\.api: .*changes accounts of people there.*the platform’s team.*mayShare = \['platform'\]/,
    ],
    [
      'a key that cards are charged with',
      { billing: real.billing },
      /^billing\.publicKey: .*charged at one place.*dashboard.*mayShare = \['billing'\]/,
    ],
  ])('%s is listed with what would happen', (_what, deployment, line) => {
    expect(shared(deployment)).toEqual([expect.stringMatching(line)]);
  });

  it('on purpose, by the word of the file, is not listed; a host always is', () => {
    expect(shared(real, { mayShare: ['platform', 'billing'] })).toEqual([
      expect.stringMatching(/^hosts\.0: /),
    ]);
  });

  it('because both are placeholders is not listed', () => {
    expect(
      sections({ others: [{ ...nowhere('production'), environment: { name: 'production', deployments } }] })
        .get('otis')
        ?.filter((line) => line.includes('otis’s in production')),
    ).toEqual([]);
  });
});

describe('the letters of a brand that takes declarations', () => {
  const aboutLetters = (changes: object) =>
    (ofWorker(changes) ?? []).filter((line) => line.includes('send_email'));

  it('need the binding, and its allowed senders where it lists them', () => {
    expect(aboutLetters({})).toEqual([]);
    expect(aboutLetters({ send_email: [] })).toEqual([
      '[env.staging] send_email: LETTERS is missing, so that no declaration of geeni would reach anybody',
    ]);
    const allowing = (...senders: string[]) =>
      aboutLetters({ send_email: [{ name: 'LETTERS', allowed_sender_addresses: senders }] });
    expect(allowing('portal@geeni.example')).toEqual([]);
    expect(allowing('other@geeni.example')).toEqual([
      '[env.staging] send_email: allowed_sender_addresses lacks portal@geeni.example, the sender of geeni',
    ]);
  });

  it('need a sender, which is a placeholder here', () => {
    expect(sections({}).get('geeni')).toContainEqual(
      expect.stringMatching(/^letters\.from: a placeholder; /),
    );
    const { letters: _none, ...geeni } = deployments(brandOf('geeni'));
    const found = sections({ environment: { name: 'staging', deployments: { ...staging, geeni } } });
    expect(found.get('geeni')).toEqual(['letters: is missing']);
  });
});

describe('the files of an environment', () => {
  const pay = '/.well-known/apple-developer-merchantid-domain-association';
  const file = (owner: string, path: string) => `environments/staging.files/${owner}${path}`;
  const aboutFiles = (given: ReadonlyMap<string, string>) =>
    [...sections({ texts: given }).values()].flat().filter((line) => line.includes('.well-known'));

  it('are listed where Apple Pay needs one and a host has none, with who has it', () => {
    const brandsOfApple = aboutFiles(texts).map((line) => /^account\.(\w+)\./.exec(line)?.[1]);
    expect(brandsOfApple.toSorted()).toEqual(
      brands
        .filter(({ wallets, billing }) => wallets.applePay ?? billing.provider === 'stripeElements')
        .map(({ key }) => key)
        .toSorted(),
    );
    expect(aboutFiles(texts).find((line) => line.includes('nightowl'))).toMatch(/Stripe’s dashboard/);
    expect(aboutFiles(new Map([[file('all', pay), '7B22']]))).toEqual([]);
  });

  it('are listed where one cannot be served', () => {
    expect(
      sections({ texts: new Map([[file('otsi', pay), '7B22']]) }).get('environments/staging.files'),
    ).toEqual([expect.stringContaining('no host and no brand')]);
  });

  it('of the apps are a hint, because the portal works without them', () => {
    const report = reportOf({ environment, brands, worker, block, others, texts });
    const apps = brands.filter((brand) => brand.apps).map(({ key }) => key);
    expect(report.hints.map(({ of }) => of)).toEqual(apps);
    expect(reportText(report)).toContain('Without these files an app opens no link');
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
      { ratelimits: production.ratelimits },
      /the namespace_id is another environment’s/,
    ],
    [
      'with the numbers of another',
      { analytics_engine_datasets: production.analytics_engine_datasets },
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

it('a field of the block that the one build decides is listed, and any other is not', () => {
  const told = sections({
    block: { ...block, compatibility_date: '2025-01-01', main: 'x.ts', account_id: 'a', limits: {} },
  }).get('wrangler.toml');
  expect(told).toEqual([
    expect.stringMatching(/^\[env\.staging\] compatibility_date: is not taken/),
    expect.stringMatching(/^\[env\.staging\] main: is not taken/),
  ]);
});

it('the text counts what is missing, and names the files', () => {
  const report = reportOf({
    environment,
    brands,
    worker: { ...worker, services: [{ binding: 'SANDBOX', service: 'x' }] },
    block,
    others,
    texts,
  });
  const count = report.findings.flatMap(({ lines }) => lines).length;
  expect(reportText(report)).toContain(`staging is not ready: ${count} things are missing or wrong.`);
  expect(reportText(report)).toContain('environments/staging.ts');
  expect(reportText({ name: 'staging', served: ['visi'], absent: [], findings: [], hints: [] })).toContain(
    'staging is ready: visi.',
  );
});
