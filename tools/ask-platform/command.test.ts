import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { answersFolder, commanded } from './command.fixture.ts';
import { accountIn } from './run.fixture.ts';

/** An account with an address where tax is due. */
const as = 'californian@geeni';

const told = z.object({
  exitCode: z.number(),
  points: z.array(z.object({ id: z.string(), verdict: z.string(), ours: z.string().optional() })),
  calls: z.array(z.object({ requestId: z.string(), end: z.string() })),
});

describe('the exit code', () => {
  it('is 0 where everything is as assumed or cannot be told', async () => {
    const { exit, out } = await commanded(['sandbox']);
    expect([exit, out.includes(' 0 otherwise')]).toEqual([0, true]);
  });

  it('is 1 where something is otherwise, and the summary names the lines to change', async () => {
    const { exit, out } = await commanded(['sandbox'], { as, forms: ['no-tax-rate'] });
    expect(exit).toBe(1);
    expect(out).toMatch(/otherwise +preview answer\.tax_rate/);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /here src\/contracts\/orders\/preview\.ts:\d+, or there the handler of `POST \{api\}\/subscriptions\/preview`/,
    );
  });

  it('is 2 where nobody could be signed in, with the reason', async () => {
    const { exit, out } = await commanded(['sandbox'], { as: 'locked@geeni' });
    expect([exit, out.includes('the account is locked')]).toEqual([2, true]);
  });
});

describe('it does not run', () => {
  const shared = /is where people pay/;
  test.each([
    ['without an environment', [], /Name an environment/],
    [
      'with an environment that there is not',
      ['Mistyped1!'],
      /There is no such environment: environments\/ has production/,
    ],
    ['with a brand that there is not', ['sandbox', '--brand', 'nobody'], /has no deployment/],
    ['with --changes in production', ['production', '--changes'], shared],
    ['with --orders in production', ['production', '--orders'], shared],
    [
      'with --orders where no test system is',
      ['staging', '--orders'],
      /does not say that it is a test system/,
    ],
    ['against a placeholder', ['staging'], /placeholder in geeni\.platform\.api/],
    [
      'with an option that it does not have',
      ['sandbox', '--passwort=Mistyped1!'],
      /never given as arguments/,
    ],
    ['with a second word', ['sandbox', 'Mistyped1!'], /never given as arguments/],
  ])('%s', async (_what, args, words) => {
    const { exit, out, err } = await commanded(args);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(words);
    expect(err).not.toContain('Mistyped');
  });

  it('without a test account, where nobody can be asked for one', async () => {
    const { exit, err } = await commanded(['sandbox'], { env: {} });
    expect([exit, err.includes('ASK_PLATFORM_EMAIL')]).toEqual([2, true]);
  });

  it('over answers that it has not written', async () => {
    const folder = answersFolder();
    writeFileSync(path.join(folder, 'environments/sandbox.answers.json'), '{"geeni": 1}');
    const { exit, err } = await commanded(['sandbox'], { folder });
    expect([exit, err.includes('environments/sandbox.answers.json')]).toEqual([2, true]);
  });
});

it('--help says how, and asks nobody', async () => {
  const { exit, out } = await commanded(['--help'], { env: {} });
  expect(exit).toBe(0);
  for (const option of [
    '--brand',
    '--changes',
    '--orders',
    '--promo-code',
    '--report',
    '--json',
    '--keep',
    'ASK_PLATFORM_PASSWORD',
  ])
    expect(out).toContain(option);
});

it('--json is one document on the output, and progress is elsewhere', async () => {
  const { exit, out, err } = await commanded(['sandbox', '--json'], { forms: ['no-prices'] });
  const { exitCode, points, calls } = told.parse(JSON.parse(out));
  expect([exit, exitCode]).toEqual([1, 1]);
  const wrong = points.filter(({ verdict }) => verdict === 'otherwise');
  expect(wrong.map(({ id }) => id)).toEqual(['listAvailableSubscriptions answer.amountInCents']);
  expect(wrong[0]?.ours).toMatch(/plan\.ts:\d+$/);
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(calls.length);
  expect(err.split('\n').filter((line) => line.includes('{api}')).length).toBeGreaterThan(10);
});

it('--report is a page with a box for each point: ticked, or to be answered', async () => {
  const { files } = await commanded(['sandbox', '--report', 'answers.md'], { forms: ['odd-preview'] });
  const report = files.get('answers.md') ?? '';
  const { points } = told.parse(
    JSON.parse((await commanded(['sandbox', '--json'], { forms: ['odd-preview'] })).out),
  );
  const boxes = (mark: string) => report.split('\n').filter((line) => line.startsWith(`- [${mark}]`)).length;
  expect(boxes('x')).toBe(points.filter(({ verdict }) => verdict === 'asAssumed').length);
  expect(boxes('x') + boxes(' ')).toBe(points.length);
  expect(report).toMatch(/## Otherwise\n\n### `POST \{api\}\/subscriptions\/preview`, response, total/);
  expect(report).toContain('To change at the platform.** The handler of');
});

describe('--keep', () => {
  const file = (folder: string) =>
    readFileSync(path.join(folder, 'environments/sandbox.answers.json'), 'utf8');

  it('keeps what was settled, and a second run says what is different', async () => {
    const folder = answersFolder();
    await commanded(['sandbox', '--keep'], { folder, as });
    const first = file(folder);
    expect(first).toContain('"preview answer.tax_rate"');
    const same = await commanded(['sandbox', '--keep'], { folder, as });
    expect([same.out.includes('Different'), file(folder)]).toEqual([false, first]);
    const other = await commanded(['sandbox', '--keep'], {
      folder,
      as,
      forms: ['no-tax-rate'],
    });
    expect(other.out).toMatch(/Different from the last run that was kept\n {2}preview answer\.tax_rate/);
    expect(file(folder)).toContain('"otherwise"');
  });

  it('keeps what another account has settled, and what another brand has', async () => {
    const folder = answersFolder();
    await commanded(['sandbox', '--keep'], { folder, as: 'newcomer@geeni' });
    expect(file(folder)).toContain('"billingInfo answer"');
    await commanded(['sandbox', '--keep'], { folder });
    await commanded(['sandbox', '--brand', 'otis', '--keep'], { folder, as: 'owner@otis' });
    expect(file(folder)).toContain('"billingInfo answer"');
    expect(file(folder)).toMatch(/"geeni": \{[^]*"otis": \{/);
  });

  it('keeps nothing of a run that could not sign in', async () => {
    const folder = answersFolder();
    await commanded(['sandbox', '--keep'], { folder, as: 'locked@geeni' });
    expect(() => file(folder)).toThrow();
  });
});

describe('on a terminal', () => {
  it('asks for the account and for a code when it has been sent', async () => {
    const typed = ['mfa-email@geeni.example', 'Passw0rd!', 'again', 'code', 'code'];
    const { exit, err } = await commanded(['sandbox'], { env: {}, isTerminal: true, typed });
    expect(exit).toBe(0);
    expect(err.match(/The code that was sent by e-mail/g)).toHaveLength(3);
  });

  it('ends where nobody types anything', async () => {
    const { exit, out } = await commanded(['sandbox'], { env: {}, isTerminal: true, typed: [undefined] });
    expect([exit, out]).toEqual([2, '']);
  });
});

it('a run that is stopped tells so, and leaves the account as it was', async () => {
  const sandbox = testWorld();
  const before = accountIn(sandbox, 'owner', 'otis');
  const stop = new AbortController();
  const { out } = await commanded(['sandbox', '--brand', 'otis', '--changes'], {
    sandbox,
    as: 'owner@otis',
    stop: stop.signal,
    fetcher: () => (request) => {
      if (request.url.endsWith('/cancelPlan')) stop.abort();
      return sandbox.fetch(request);
    },
  });
  expect(out).toContain('The run was stopped before.');
  expect(accountIn(sandbox, 'owner', 'otis')).toEqual(before);
});
