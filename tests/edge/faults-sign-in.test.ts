import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  ownNetwork,
  PASSWORD,
  postForm,
  postJson,
  requestIdOf,
} from '../support/portal.ts';
import { expectProblem, expectSafe } from '../support/safe-answer.ts';
import { sandbox } from '../support/sandbox.ts';
import { type SignInFaultRow, signInOutages, signInRefusals } from './rows/faults.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const PATH = '/api/auth/sign-in';
const LIMIT_MS = 8_500;
const fault = (kind: string, brand?: string, times?: number) =>
  sandbox.setFault({
    method: 'POST',
    path: '/byEmail',
    fault: kind,
    ...(brand ? { brand } : {}),
    ...(times ? { times } : {}),
  });
const byScript = (brand: string, network = ownNetwork(), username = emailOf('owner', brand)) =>
  postJson(PATH, { username, password: PASSWORD, rememberMe: false }, { brand, network });

async function callsOf(answer: Answer): Promise<number> {
  return (await sandbox.log()).filter(({ requestId }) => requestId === requestIdOf(answer)).length;
}

function expectRefusal(answer: Answer, brand: string, { status, code, message }: SignInFaultRow): void {
  expectSafe(answer, { brand });
  expectProblem(answer, status, code);
  expect(JSON.parse(answer.text).message).toBe(message);
  expect(answer.ms).toBeLessThan(LIMIT_MS);
  expect(answer.setCookies).toEqual([]);
}

describe.each([...signInOutages, ...signInRefusals].map((row) => ({ ...row, id: row.id ?? '' })))(
  '$id A sign-in when POST /byEmail has the fault $fault',
  (row) => {
    test('by script: one call, said in words, no session', async () => {
      await fault(row.fault);
      const answer = await byScript('geeni');
      expectRefusal(answer, 'geeni', row);
      expect(await callsOf(answer)).toBe(1);
    });

    test('by form: back to the page with the words and the e-mail, without the password', async () => {
      await fault(row.fault);
      const fields = { username: emailOf('owner'), password: PASSWORD, redirectUri: '/billing' };
      const answer = await postForm(PATH, fields, { network: ownNetwork() });
      expectSafe(answer);
      expect([answer.status, answer.location]).toEqual([303, '/login?redirectUri=%2Fbilling']);
      expect(cookieValue(answer, '__Host-session')).toBeUndefined();
      const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
      expect(wordsOf(page.text)).toContain(row.message);
      expect(page.text).not.toMatch(/Bad Gateway|<script>alert/);
      expect(formTo(page.text, PATH).fields).toEqual({
        username: emailOf('owner'),
        password: '',
        redirectUri: '/billing',
      });
      expect(page.text).not.toContain(PASSWORD);
    });
  },
);

describe.concurrent('A sign-in that takes long', () => {
  test('U-09 and never ends is given up in time, and nobody is signed in', async () => {
    await fault('hang', 'visi');
    const answer = await byScript('visi');
    expectSafe(answer, { brand: 'visi' });
    expectProblem(answer, 504, 'sign_in_failed');
    expect(JSON.parse(answer.text).message).toBe('Sorry there was an error while logging in.');
    expect(answer.ms).toBeLessThan(LIMIT_MS);
    expect(await callsOf(answer)).toBe(1);
  });

  test('U-09 by form comes back to the page with the words', async () => {
    await fault('hang', 'otis');
    const fields = { username: emailOf('owner', 'otis'), password: PASSWORD };
    const answer = await postForm(PATH, fields, { brand: 'otis', network: ownNetwork() });
    expect([answer.status, answer.location]).toEqual([303, '/login']);
    expect(answer.ms).toBeLessThan(LIMIT_MS);
    const page = await ask({ brand: 'otis', path: '/login', cookie: cookieHeader(answer) });
    expect(wordsOf(page.text)).toContain('Sorry there was an error while logging in.');
  });

  test('but comes through signs in', async () => {
    await fault('slow:800', 'notion');
    const answer = await byScript('notion');
    expect(answer.status).toBe(200);
    expect(cookieValue(answer, '__Host-session')).not.toBe('');
  });
});

describe('Tries to sign in (design decision 25)', () => {
  test.each(signInOutages.filter(({ fault: kind }) => kind !== 'huge'))(
    'are not used up by the outage $fault',
    async ({ fault: kind }) => {
      const network = ownNetwork();
      const nobody = `outage-${kind.replace(':', '-')}@geeni.example`;
      await fault(kind);
      for (let index = 0; index < 11; index += 1)
        expect((await byScript('geeni', network, nobody)).status).toBe(502);
      await sandbox.clearFaults();
      for (let index = 0; index < 10; index += 1)
        expect((await byScript('geeni', network, nobody)).status).toBe(401);
      expect((await byScript('geeni', network, nobody)).status).toBe(429);
    },
  );

  test('a person kept out by an outage gets in at the next try, with one session', async () => {
    const network = ownNetwork();
    await fault('reset', undefined, 1);
    expect((await byScript('pepper', network)).status).toBe(502);
    const answer = await byScript('pepper', network);
    expect(answer.status).toBe(200);
    expect(answer.setCookies.filter((cookie) => /^__Host-session=./.test(cookie))).toHaveLength(1);
  });
});
