/** @module-tag all */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../support/edge-server.ts';
import { ProjectCopy, stepsOf } from '../../support/followed-document.ts';
import { wordsOf } from '../../support/html.ts';
import { ask, askPortal, postForm, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';

/** Long enough for a build on a machine that does other things too. */
const BUILD_MS = 400_000;

const copy = new ProjectCopy();
const before = copy.sources();
let after: Map<string, string>;
let portal: Awaited<ReturnType<ProjectCopy['serve']>> | undefined;

beforeAll(async () => {
  const steps = stepsOf('docs/add-a-brand.md');
  const last = steps.pop();
  if (last?.kind !== 'command') throw new Error('the last step does not serve the portal');
  for (const step of steps) {
    if (step.kind === 'edit') copy.edit(step.path, step.diff);
    else await copy.enter(step.command);
  }
  after = copy.sources();
  const port = await freePort();
  const state = path.join(copy.folder, '.portal/state');
  portal = await copy.serve(last.command, 'Press Ctrl+C to stop', {
    PORT: String(port),
    PORTAL_STATE: state,
  });
  askPortal({ port, logFile: '' });
}, BUILD_MS);

afterAll(async () => {
  await portal?.stop();
  copy.remove();
}, BUILD_MS);

describe('docs/add-a-brand.md, followed word for word', () => {
  test('adds one file of data and three images, and changes nothing else', () => {
    const changed = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
    expect(changed.toSorted()).toEqual([
      'public/brands/harbor/icon.svg',
      'public/brands/harbor/logo.svg',
      'public/brands/harbor/touch-icon.png',
      'src/brands/data/harbor.ts',
    ]);
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  });

  test('names the new brand where the portal starts', () => {
    expect(portal?.printed()).toMatch(/Harbor Home +http:\/\/harbor\.localhost:\d+/);
  });

  test('serves its sign-in, on its development host and its own', async () => {
    for (const host of [undefined, 'account.harbor.example']) {
      const page = await ask({ brand: 'harbor', ...(host ? { host } : {}), path: '/login' });
      expectSafe(page);
      expect(page.status).toBe(200);
      expect(page.text).toContain('Harbor Home');
      expect(page.text).toContain('/brands/harbor/logo.svg');
    }
    for (const image of ['logo.svg', 'icon.svg', 'touch-icon.png'])
      expect((await ask({ brand: 'harbor', path: `/brands/harbor/${image}` })).status).toBe(200);
  });

  test('lets its owner in, who sees My Plan', async () => {
    const cookie = await signedIn('owner', 'harbor');
    const page = await ask({ brand: 'harbor', path: '/subscriptions', cookie });
    expectSafe(page, { brand: 'harbor' });
    expect(page.status).toBe(200);
    const words = wordsOf(page.text);
    for (const shown of ['My Plan', 'Standard', '$3.99', 'Next charge']) expect(words).toContain(shown);
    const cancel = await ask({ brand: 'harbor', path: '/cancel-plan', cookie });
    expect(cancel.status).toBe(200);
  });

  test('asks for no card when a customer takes its free plan', async () => {
    const cookie = await signedIn('newcomer', 'harbor');
    const chosen = await postForm(
      '/api/plans/choose',
      { planId: 'plan-harbor_free', confirmed: 'yes' },
      { brand: 'harbor', cookie },
    );
    expect(chosen.location).toBe('/order-summary');
    const page = await ask({ brand: 'harbor', path: '/order-summary', cookie });
    expect([page.status, page.location]).toEqual([200, undefined]);
    expect(wordsOf(page.text)).not.toContain('No credit card on file.');
  });

  test('leaves the other brands as they were, without an error in the log', async () => {
    const page = await ask({ brand: 'otis', path: '/login' });
    expect(page.text).toContain('/brands/otis/logo.svg');
    expect(page.text).not.toContain('harbor');
    expect(portal?.printed()).not.toContain('"level":"error"');
  });
});

describe('npm run new-brand without a terminal', () => {
  test.each([
    [
      'a key that exists',
      '--key harbor --name Other --host account.other.example --accent 123456 --provider stripe',
      '--key must be another one: there is a brand harbor already',
    ],
    ['answers that are missing', '--key other --accent red', '--host is missing'],
    ['an option that does not exist', '--colour red', "Unknown option '--colour'"],
  ])('refuses %s, lists the options, and writes nothing', async (_what, options, why) => {
    const files = copy.sources();
    const { code, printed } = await copy.outcome(`npm run new-brand -- ${options}`);
    expect(code).toBe(1);
    expect(printed).toContain(why);
    expect(printed).toContain('--provider recurly');
    expect(copy.sources()).toEqual(files);
  });
});
