/** @module-tag all */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenUploadBudgets, uploadOf } from '../../../bench/upload-bytes.ts';
import { deployments } from '../../../environments/sandbox.ts';
import type { BrandFile } from '../../../src/brands/brand-schema.ts';
import { brandFiles } from '../../../src/brands/checked-brands.ts';
import type { DeploymentInput } from '../../../src/brands/deployment-schema.ts';
import { ProjectCopy } from '../../support/followed-document.ts';
import { formTo } from '../../support/html.ts';
import { deployedFile } from '../../support/made-answer.ts';
import { gradualDeployment } from './gradual-deployment.ts';
import { PASSWORD } from '../../support/portal.ts';
import { type DeployedPortal, serveDeployment } from '../../support/deployment.ts';
import { describeSmoke } from './smoke-of-deployment.ts';

/** How long a build may take on a busy machine, in milliseconds. */
const BUILD_MS = 400_000;

const copy = new ProjectCopy();
const environments = ['staging', 'production'];
/** The brand that these tests leave out of production. */
const ABSENT = 'otis';

type Outcome = Awaited<ReturnType<ProjectCopy['outcome']>>;
const before = new Map<string, Outcome>();
const after = new Map<string, Outcome>();
const refused = [
  'npm run doctor -- production',
  'npm run build -- production',
  'npm run deploy -- production --dry-run',
];

/** Replaces placeholders in a text by values that could be real. */
const couldBeReal = (text: string) =>
  text
    .replaceAll(/GTM-[A-Z]+01/g, 'GTM-A1B2C3')
    .replaceAll('0VENDOR', '9HZKQ1PYB')
    .replaceAll(/-([\w-]+)-public-key/g, '-$1J5yKkXbPm0Q2sT8u')
    .replaceAll(/[\w-]+-lr-api-key/g, '6f1c2b90-1d3e-4c5a-9b7f-0a1b2c3d4e5f')
    .replaceAll(/[\w-]+\.apps\.googleusercontent\.example/g, '4418-k2.apps.googleusercontent.com')
    .replaceAll('BCR2DN4T0000', 'BCR2DN4TQ7LZ')
    .replaceAll(/placeholder/gi, 'real')
    .replaceAll(/\.example\b/g, '.test-houses.com')
    .replaceAll('example.', 'com.')
    .replaceAll('id1000000', 'id1449318');

/** The sandbox's address for an address that these tests fill in; `undefined` for any other address. */
function addressOf(url: string): string | undefined {
  const [, base, brand, rest] =
    /^https:\/\/(api|oauth)\.(?:staging\.|production\.)?([\w-]+)\.test-houses\.com(?:\/v2)?(\/.*)$/.exec(
      url,
    ) ?? [];
  return base && `https://${base}.${brand}.example${rest}`;
}

/** Fills in an environment for every brand except `without`. Each platform's address has a path and ends with a slash. */
function fillIn(
  name: string,
  { brands, without = [] }: { brands: readonly BrandFile[]; without?: string[] },
): void {
  const filled = brands
    .filter(({ key }) => !without.includes(key))
    .map((brand): [string, DeploymentInput] => {
      const deployment = deployments(brand);
      const host = `${name}.${brand.key}.example`;
      const { apple } = deployment.social ?? {};
      return [
        brand.key,
        {
          ...deployment,
          hosts: [host],
          platform: { api: `https://api.${host}/v2/`, oauth: `https://oauth.${host}` },
          social: {
            ...deployment.social,
            ...(apple && { apple: { ...apple, redirectUriBase: `https://${host}` } }),
          },
        },
      ];
    });
  const text = couldBeReal(JSON.stringify(Object.fromEntries(filled), null, 2));
  const keysThere =
    name === 'production'
      ? text.replaceAll('pk_test_', 'pk_live_').replaceAll(/\b(ewr1|fra)-/g, '$1-L')
      : text;
  copy.write(`environments/${name}.ts`, `export const deployments = ${keysThere};\n`);
  copy.write(`environments/${name}.files/all${deployedFile.path}`, deployedFile.body);
}

beforeAll(async () => {
  const files = globSync('src/brands/data/*.ts', { cwd: copy.folder });
  for (const file of files) copy.write(file, couldBeReal(readFileSync(path.join(copy.folder, file), 'utf8')));
  const brands = brandFiles(import.meta.glob('../../../src/brands/data/*.ts', { eager: true }));
  for (const name of environments) fillIn(name, { brands, without: name === 'production' ? [ABSENT] : [] });
  const production = path.join(copy.folder, 'environments/production.ts');
  const ready = readFileSync(production, 'utf8');
  copy.write(
    'environments/production.ts',
    ready.replace('https://api.production.visi.test-houses.com', 'https://api.visi.example'),
  );
  for (const command of refused) before.set(command, await copy.outcome(command));
  copy.write('environments/production.ts', ready);
  const page = readFileSync('docs/deploy.md', 'utf8');
  const steps = new Set(
    [...page.matchAll(/^npm run (?:doctor|build|deploy .*--dry-run)\b[^#\n]*/gm)].map(([step]) =>
      step.trim(),
    ),
  );
  for (const step of steps) after.set(step, await copy.outcome(step));
}, BUILD_MS);

afterAll(() => copy.remove());

const said = (command: string) => {
  const outcome = after.get(command);
  if (!outcome) throw new Error(`docs/deploy.md has no step ${command}`);
  expect(outcome).toMatchObject({ code: 0 });
  return outcome.printed;
};

describe('with one placeholder in production', () => {
  test.each(refused)('%s is refused with what is missing', (command) => {
    const { code, printed } = before.get(command) ?? { printed: '' };
    expect(code).toBe(1);
    expect(printed).toMatch(/^visi\n {2}platform\.api: a placeholder; the real one: the platform’s team$/m);
    expect(printed).toContain('production is not ready: 1 thing is missing or wrong.');
  });
});

describe('docs/deploy.md, followed as far as possible offline, with values that could be real', () => {
  test('reports each environment as ready', () => {
    expect(said('npm run doctor -- staging')).toContain('staging is ready');
    expect(said('npm run doctor -- production')).toContain(
      `Not served in production, for they have no deployment in it: ${ABSENT}.`,
    );
    expect(said('npm run doctor -- production')).toContain('production is ready');
  });

  test.each(environments)('would deploy the one build as the Worker of %s, without a sandbox', (name) => {
    const text = said(`npm run deploy -- ${name} --dry-run`);
    expect(text).toContain(`env.ENVIRONMENT ("${name}")`);
    for (const binding of ['SESSIONS', 'PENDING', 'ATTEMPTS', 'ACCOUNTS', 'RATE_LIMITER', 'EVENTS', 'ASSETS'])
      expect(text).toContain(`env.${binding}`);
    expect(text).not.toContain('SANDBOX');
    const config = JSON.parse(
      readFileSync(path.join(copy.folder, `dist/server/wrangler.${name}.json`), 'utf8'),
    );
    expect(config).toMatchObject({ name: `account-portal-${name}`, main: 'entry.mjs', no_bundle: true });
    expect(config.secrets).toEqual({ required: ['SESSION_KEY'] });
    for (const host of [`${name}.visi.test-houses.com`, `${name}.geeni.test-houses.com`])
      expect(text.indexOf(host)).toBeGreaterThan(text.indexOf(`A deployment of ${name} touches:`));
  });
});

gradualDeployment(copy);

test('the build lists the packages it is made of, and no tool', () => {
  const sbom = JSON.parse(readFileSync(path.join(copy.folder, 'dist/sbom.cdx.json'), 'utf8'));
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'account-portal' } },
  });
  const names = sbom.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['astro', 'hono', 'react', 'zod']));
  for (const tool of ['vitest', 'oxlint', '@playwright/test']) expect(names).not.toContain(tool);
});

test('the code of that build keeps the byte budget of an upload', () => {
  expect(brokenUploadBudgets(uploadOf(path.join(copy.folder, 'dist/server')))).toEqual([]);
});

describe.each(environments)('that build in %s', (name) => {
  let portal: DeployedPortal;
  beforeAll(async () => {
    portal = await serveDeployment(path.join(copy.folder, 'dist/server'), `wrangler.${name}.json`);
  }, BUILD_MS);
  afterAll(() => portal.stop());

  test('answers /healthz with ok on a host of every brand that it serves', async () => {
    const answer = await portal.ask(`https://${name}.visi.test-houses.com/healthz`);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { status: 'ok', version: expect.anything(), environment: name, brand: 'visi' },
    ]);
  });

  test('shows each brand on its own host, and the default brand on the host of a brand that it leaves out', async () => {
    const title = async (at: string) => /<title>[^<]*/.exec((await portal.ask(at)).text)?.[0];
    expect(await title(`https://${name}.visi.test-houses.com/login`)).toContain('Visi');
    const absent = await title(`https://${name}.${ABSENT}.test-houses.com/login`);
    expect(absent).toContain(name === 'production' ? 'Merkury Smart' : 'Otis');
    expect(await title(`https://other.test-houses.com/login?brand=${ABSENT}`)).toContain(
      name === 'production' ? 'Merkury Smart' : 'Otis',
    );
  });

  test('has no sandbox', async () => {
    const answer = await portal.ask(`https://${name}.visi.test-houses.com/sandbox/outbox`);
    expect(answer.status).toBe(302);
  });

  test('calls the platform of its environment, whose address has a path and ends with a slash', async () => {
    await portal.ask(`https://${name}.visi.test-houses.com/api/auth/sign-in`, {
      method: 'POST',
      headers: {
        origin: `https://${name}.visi.test-houses.com`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'username=somebody%40visi.com&password=Passw0rd%21',
    });
    const base = `https://api.${name}.visi.test-houses.com`;
    expect(portal.calls()).toContain(`POST ${base}/v2/authentication/byEmail`);
  });
});

describe('that build, in production', () => {
  const name = 'production';

  test('signs a person in, shows the account and changes it, with a platform at other addresses', async () => {
    const elsewhere = await serveDeployment(
      path.join(copy.folder, 'dist/server'),
      `wrangler.${name}.json`,
      {},
      addressOf,
    );
    const origin = `https://${name}.visi.test-houses.com`;
    const cookies = new Map<string, string>();
    async function visit(at: string, fields?: Record<string, string>) {
      const headers = {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(fields && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
      };
      const answer = await elsewhere.ask(
        `${origin}${at}`,
        fields ? { method: 'POST', headers, body: String(new URLSearchParams(fields)) } : { headers },
      );
      for (const cookie of answer.cookies) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/; Max-Age=0/i.test(cookie)) cookies.delete(key);
        else cookies.set(key, value);
      }
      return answer;
    }
    const username = 'owner@visi.example';
    const signedIn = await visit('/api/auth/sign-in', { username, password: PASSWORD });
    expect([signedIn.status, signedIn.location]).toEqual([303, '/subscriptions']);
    const plan = await visit('/subscriptions');
    expect(plan.status).toBe(200);
    expect(plan.text).toContain('<h2 id="plan-');
    for (const page of ['/payment', '/account-history', '/manage-devices', '/plans', '/security'])
      expect([page, (await visit(page)).status]).toEqual([page, 200]);
    const form = formTo((await visit('/manage-devices')).text, '/api/devices/save');
    const saved = await visit(form.action, { ...form.fields, confirmed: '1' });
    expect([saved.status, saved.location]).toEqual([
      303,
      expect.stringMatching(/^\/manage-devices\?subscriptionId=[^&]+$/),
    ]);
    expect(elsewhere.calls()).toContainEqual(expect.stringMatching(/^(POST|PUT) .*\/saveDevices/));
    const called = new Set(elsewhere.calls().map((call) => new URL(call.split(' ')[1] ?? '').origin));
    expect([...called]).toEqual([`https://api.${name}.visi.test-houses.com`]);
    expect((await visit('/api/auth/sign-out', {})).status).toBe(303);
    expect((await visit('/subscriptions')).location).toMatch(/^\/login/);
    await elsewhere.stop();
  });

  test('answers every request with 503 where its environment is unknown', async () => {
    const lost = await serveDeployment(path.join(copy.folder, 'dist/server'), `wrangler.${name}.json`, {
      ENVIRONMENT: 'nowhere',
    });
    const answers = await Promise.all(
      ['/healthz', '/login', '/api/auth/sign-in'].map((at) =>
        lost.ask(`https://${name}.visi.test-houses.com${at}`),
      ),
    );
    await lost.stop();
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ status: 'unready', missing: ['ENVIRONMENT'] });
  });
});

describeSmoke(copy.folder, addressOf);
