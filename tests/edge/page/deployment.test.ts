import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProjectCopy } from '../../support/followed-document.ts';
import { type DeployedPortal, serveDeployment } from '../../support/deployment.ts';

/** Long enough for a build on a machine that does other things too. */
const BUILD_MS = 400_000;

const copy = new ProjectCopy();
const environments = ['staging', 'production'];
/** The brand that has no place in production. */
const ABSENT = 'otis';

type Outcome = Awaited<ReturnType<ProjectCopy['outcome']>>;
const before = new Map<string, Outcome>();
const after = new Map<string, Outcome>();
const refused = [
  'npm run doctor -- production',
  'npm run build -- production',
  'npm run deploy -- production --dry-run',
];

/** The files of the copy with values that could be real ones; platforms have a path and a slash at the end. */
function fillIn(): void {
  const files = globSync(['environments/{staging,production}.ts', 'src/brands/data/*.ts'], {
    cwd: copy.folder,
  });
  for (const file of files) {
    const text = readFileSync(path.join(copy.folder, file), 'utf8')
      .replaceAll('GTM-PLACEHOLDER', 'GTM-A1B2C3')
      .replaceAll('PLACEHOLDER', 'M3A9HZKQ1P')
      .replaceAll('placeholder', 'a1b2c3d4')
      .replaceAll(/(api: 'https:\/\/[^']*\.example)'/g, "$1/v2/'")
      .replaceAll(/\.example\b/g, '.test-houses.com')
      .replaceAll('example.', 'com.')
      .replaceAll('id1000000', 'id1449318');
    copy.write(file, text);
  }
}

beforeAll(async () => {
  for (const command of refused) before.set(command, await copy.outcome(command));
  fillIn();
  const production = readFileSync(path.join(copy.folder, 'environments/production.ts'), 'utf8');
  copy.write(
    'environments/production.ts',
    production.replace(new RegExp(`^ {2}${ABSENT}: \\{\\n[\\s\\S]*?^ {2}\\},\\n`, 'm'), ''),
  );
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

describe('with the values the repository has', () => {
  test.each(refused)('%s is refused with what is missing, brand by brand', (command) => {
    const { code, printed } = before.get(command) ?? { printed: '' };
    expect(code).toBe(1);
    expect(printed).toMatch(/^visi\n(?: {2}.*\n)* {2}platform\.api: a placeholder/m);
    expect(printed).toContain('production is not ready');
  });
});

describe('docs/deploy.md, followed as far as it goes offline, with values that could be real', () => {
  test('finds each environment ready', () => {
    expect(said('npm run doctor -- staging')).toContain('staging is ready');
    expect(said('npm run doctor -- production')).toContain(
      `Not served in production, for they have no place in it: ${ABSENT}.`,
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
  });
});

describe.each(environments)('that build in %s', (name) => {
  const host = name === 'production' ? 'account' : 'account-staging';
  let portal: DeployedPortal;
  beforeAll(async () => {
    portal = await serveDeployment(path.join(copy.folder, 'dist/server'), `wrangler.${name}.json`);
  }, BUILD_MS);
  afterAll(() => portal.stop());

  test('is well on a host of every brand it serves', async () => {
    const answer = await portal.ask(`https://${host}.visi.test-houses.com/healthz`);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { status: 'ok', version: expect.anything() },
    ]);
  });

  test('shows each brand on its own host, and the default on one that is not in it', async () => {
    const title = async (at: string) => /<title>[^<]*/.exec((await portal.ask(at)).text)?.[0];
    expect(await title(`https://${host}.visi.test-houses.com/login`)).toContain('Visi');
    const absent = await title(`https://${host}.${ABSENT}.test-houses.com/login`);
    expect(absent).toContain(name === 'production' ? 'Merkury Smart' : 'Otis');
    expect(await title(`https://other.test-houses.com/login?brand=${ABSENT}`)).toContain(
      name === 'production' ? 'Merkury Smart' : 'Otis',
    );
  });

  test('knows no sandbox', async () => {
    const answer = await portal.ask(`https://${host}.visi.test-houses.com/sandbox/outbox`);
    expect(answer.status).toBe(302);
  });

  test('calls the platform of its own place, whose base has a path and a slash at the end', async () => {
    await portal.ask(`https://${host}.visi.test-houses.com/api/auth/sign-in`, {
      method: 'POST',
      headers: {
        origin: `https://${host}.visi.test-houses.com`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'username=somebody%40visi.com&password=Passw0rd%21',
    });
    const base = `https://api.${name === 'staging' ? 'staging.' : ''}visi.test-houses.com`;
    expect(portal.calls()).toContain(`POST ${base}/v2/authentication/byEmail`);
  });

  test('answers nothing but 503 where it does not know its environment', async () => {
    const lost = await serveDeployment(path.join(copy.folder, 'dist/server'), `wrangler.${name}.json`, {
      ENVIRONMENT: 'nowhere',
    });
    const answers = await Promise.all(
      ['/healthz', '/login', '/api/auth/sign-in'].map((at) =>
        lost.ask(`https://${host}.visi.test-houses.com${at}`),
      ),
    );
    await lost.stop();
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(JSON.parse(answers[0]?.text ?? '')).toEqual({ status: 'unready', missing: ['ENVIRONMENT'] });
  });
});
