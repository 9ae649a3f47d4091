import { execFileSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { brandOf } from '../../tests/support/test-platform.ts';
import { runSmoke, type Surroundings } from './command.ts';
import { Unanswered } from './portal-ask.ts';
import { answerWith } from '../../tests/support/made-answer.ts';
import * as z from 'zod';

const otis = { ...brandOf('otis'), hosts: ['account.otis.com', 'my.otis.com'] };

/** Runs the command where no host answers. */
async function commanded(args: readonly string[], more: Partial<Surroundings> = {}) {
  let out = '';
  let err = '';
  const asked: string[] = [];
  const exit = await runSmoke({
    args,
    env: {},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    isTerminal: { in: false, err: false },
    paint: (_colour, text) => text,
    hidden: async () => undefined,
    brandsOf: async () => [otis],
    workerOf: (name) => `account-portal-${name}`,
    askOf: () => (address) => {
      asked.push(address);
      return Promise.reject(new Unanswered('no connection'));
    },
    certificateOf: () => Promise.reject(new Unanswered('no connection by TLS')),
    deployedFiles: () => [],
    nowMs: Date.now,
    pause: async () => undefined,
    stop: new AbortController().signal,
    ...more,
  });
  return { exit, out, err, asked };
}

const told = z.object({ checks: z.array(z.object({ check: z.string(), said: z.string() })) });
const OVERRIDE = '2f1c6d00-0000-4000-8000-000000000000';

describe('it does not run', () => {
  test.each([
    ['without an environment', [], /Name an environment/],
    ['with a second word', ['staging', 'Mistyped1!'], /never given as arguments/],
    [
      'with an option that it does not have',
      ['staging', '--passwort=Mistyped1!'],
      /never given as arguments/,
    ],
    ['with a brand that there is not', ['staging', '--brand', 'nobody'], /no deployment .* otis\./],
    ['against the sandbox', ['sandbox'], /not deployed/],
    ['with a time that is none', ['staging', '--wait', 'Mistyped1!'], /number of seconds/],
    ['with an override by tag', ['staging', '--override', 'Mistyped1!'], /id of a version/],
    ['with two versions', ['staging', '--override', OVERRIDE, '--version', 'x'], /--override or --version/],
  ])('%s', async (_what, args, words) => {
    const { exit, out, err, asked } = await commanded(args);
    expect([exit, out, asked]).toEqual([2, '', []]);
    expect(err).toMatch(words);
    expect(err).not.toContain('Mistyped');
  });

  it('against a host that is a placeholder', async () => {
    const { exit, err } = await commanded(['staging'], { brandsOf: async () => [brandOf('otis')] });
    expect([exit, err]).toEqual([2, expect.stringContaining('placeholder in otis.hosts')]);
  });

  it('in an environment that cannot be read', async () => {
    const brandsOf = () =>
      Promise.reject(new Error('There is no such environment: environments/ has staging.'));
    const { exit, err } = await commanded(['Mistyped1!'], { brandsOf });
    expect([exit, err]).toEqual([2, 'There is no such environment: environments/ has staging.\n']);
  });
});

it('--help says how, and asks nobody', async () => {
  const { exit, out, asked } = await commanded(['--help']);
  expect([exit, asked]).toEqual([0, []]);
  for (const word of [
    '--brand',
    '--version',
    '--override',
    '--wait',
    '--json',
    'SMOKE_EMAIL',
    'SMOKE_PASSWORD',
  ])
    expect(out).toContain(word);
});

it('a service token of Cloudflare Access goes with each request, and is never printed', async () => {
  let carried = {};
  const { out, err } = await commanded(['staging'], {
    env: { CF_ACCESS_CLIENT_ID: 'token.access', CF_ACCESS_CLIENT_SECRET: 'hushhush' },
    askOf: (_hosts, headers) => {
      carried = headers;
      return () => Promise.reject(new Unanswered('no connection'));
    },
  });
  expect(carried).toEqual({ 'cf-access-client-id': 'token.access', 'cf-access-client-secret': 'hushhush' });
  expect(out + err).not.toContain('hushhush');
});

it('of a host that does not answer it says that once, and nothing of the other checks', async () => {
  const { exit, out } = await commanded(['staging']);
  expect(exit).toBe(1);
  expect(out.split('\n').map((line) => line.replace(/ {2,}.*/, ''))).toEqual([
    'account.otis.com',
    'my.otis.com',
    'account.otis.com',
    'my.otis.com',
    '4 checks, 4 failed, in 0 s',
    '',
  ]);
  expect(out.match(/WRONG {2}no answer: no connection/g)).toHaveLength(4);
});

it('says that a version did not come, and looks all the same', async () => {
  const { exit, err, out } = await commanded(['staging', '--wait', '2', '--version', 'x'], {
    nowMs: (() => {
      let ms = 0;
      return () => (ms += 1_000);
    })(),
  });
  expect([exit, err]).toEqual([1, 'The version is not everywhere after 2 seconds.\n']);
  expect(out).toContain('4 checks, 4 failed');
});

it('leaves a host that is too slow, and says so', async () => {
  let ms = 0;
  const { exit, out } = await commanded(['staging', '--json'], {
    brandsOf: async () => [{ ...otis, hosts: ['account.otis.com'] }],
    nowMs: () => ms,
    certificateOf: async (host) => ({ distrust: undefined, names: [host], untilMs: Infinity }),
    askOf: () => async (address) => {
      ms += 25_000;
      return answerWith(address.endsWith('/healthz') ? 200 : 404, '{}');
    },
  });
  const made = told.parse(JSON.parse(out)).checks;
  expect([exit, made.map(({ check }) => check)]).toEqual([
    1,
    ['certificate', 'health', 'brand', 'version', 'headers', 'policy'],
  ]);
  expect(made.at(-1)?.said).toContain('too slow');
});

it('that is stopped has not run to its end', async () => {
  const stop = new AbortController();
  const { exit, err } = await commanded(['staging'], {
    stop: stop.signal,
    askOf: () => () => {
      stop.abort();
      return Promise.reject(new Unanswered('stopped'));
    },
  });
  expect([exit, err]).toEqual([2, 'Stopped before the end.\n']);
});

it('the script itself names the environments of the checkout, and not what was typed', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/smoke.ts', 'Mistyped1!'], { stdio: 'pipe', encoding: 'utf8' }),
  ).toThrow(
    expect.objectContaining({
      status: 2,
      stderr: 'There is no such environment: environments/ has production, sandbox, staging.\n',
    }),
  );
});
