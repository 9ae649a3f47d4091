import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { type Answer, ask, emailOf, PASSWORD, postForm, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { callPaths, routeRows, unknownPaths } from '../rows/routes.ts';
import { statusRows } from '../rows/statuses.ts';

let cookie: string;
beforeAll(async () => {
  await sandbox.reset();
  cookie = await signedIn('owner');
});

const timingOf = ({ headers }: Answer) => headers['server-timing'];
const TIMED =
  /^(session;dur=\d+, )?(platform;dur=\d+;desc="(1 call|([02-9]|\d{2}) calls)", )?render;dur=\d+$/;

describe('/healthz', () => {
  const hosts = [...allBrands.byKey.values()].map(({ hosts: [host = ''] }) => host);

  test('answers ok with the version on every host, without a call of the platform', async () => {
    await sandbox.clearLog();
    const asked = [...hosts, '10.1.2.3', 'evil.example'];
    const answers = await Promise.all(
      asked.map((host) => ask({ host, path: '/healthz?brand=otis', cookie })),
    );
    for (const [index, answer] of answers.entries()) {
      expectSafe(answer);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.setCookies).toEqual([]);
      expect(JSON.parse(answer.text)).toEqual({
        status: 'ok',
        version: { id: expect.stringMatching(/\S/), tag: expect.any(String) },
        environment: 'sandbox',
        brand: allBrands.byHost.get(asked[index] ?? '')?.key ?? null,
      });
    }
    expect(await sandbox.log()).toEqual([]);
  });

  test('answers HEAD without a body', async () => {
    const answer = await ask({ path: '/healthz', method: 'HEAD' });
    expectSafe(answer);
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

describe.each([
  ['a visitor', () => undefined],
  ['a signed-in person', () => cookie],
])('Server-Timing of every page, for %s', (_, who) => {
  test('is there, and holds only durations and a number of calls', async () => {
    const paths = [...routeRows.map(({ path }) => path), ...unknownPaths, '/404'];
    const answers = await Promise.all(paths.map((path) => ask({ path, cookie: who() })));
    answers.forEach((answer, index) => {
      const timing = timingOf(answer);
      expect({ path: paths[index], timing }).toEqual({
        path: paths[index],
        timing: expect.stringMatching(timing === 'cache;desc="kept"' ? /kept/ : TIMED),
      });
      if (who()) expect(timing).toMatch(/^session;dur=\d+, /);
    });
  });
});

describe('Server-Timing', () => {
  test('of a page of an account counts exactly its calls of the platform', async () => {
    await sandbox.clearLog();
    const page = await ask({ path: '/manage-devices', cookie });
    const calls = (await sandbox.log()).length;
    expect(calls).toBeGreaterThan(0);
    expect(timingOf(page)).toContain(`;desc="${calls} ${calls === 1 ? 'call' : 'calls'}"`);
  });

  test('of a page that waited holds the duration', async () => {
    await sandbox.setFault({ method: 'GET', path: '/devices', fault: 'slow:300', times: 1 });
    const page = await ask({ path: '/manage-devices', cookie });
    await sandbox.clearFaults();
    const waited = Number(/platform;dur=(\d+)/.exec(String(timingOf(page)))?.[1]);
    expect(waited).toBeGreaterThanOrEqual(290);
  });

  test('of a page of the page cache is never that of an earlier visitor', async () => {
    const path = '/forgot-password';
    const timed = [];
    for (let turn = 0; turn < 3; turn += 1) timed.push(timingOf(await ask({ path })));
    expect(timed[0]).toMatch(/^(render;dur=\d+|cache;desc="kept")$/);
    expect(timed.slice(1)).toEqual(['cache;desc="kept"', 'cache;desc="kept"']);
  });

  test('is on no call, because its duration could show what is known of a person', async () => {
    const asked = await postForm('/api/recovery/forgot-password', { email: emailOf('owner') });
    const entered = await postForm('/api/auth/sign-in', { username: emailOf('owner'), password: PASSWORD });
    const others = await Promise.all([...callPaths, '/healthz'].map((path) => ask({ path })));
    for (const answer of [asked, entered, ...others]) expect(timingOf(answer)).toBeUndefined();
  });
});

test('docs/runbook.md lists every status that the Worker answers with', () => {
  const told = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^\| (\d{3}) +\|/gm)].map(
    ([, status]) => status,
  );
  const answered = statusRows().map(({ status }) => String(status));
  for (const status of [...answered, '429', '500', '502', '503', '504'])
    if (Number(status) >= 300) expect(told).toContain(status);
});
