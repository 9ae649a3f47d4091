import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { expectProblem, expectSafe, messageOf } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { platformCallCount } from '../../support/next-link.ts';
import { type SignInFaultRow, signInOutages, signInRefusals } from '../rows/faults.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const PATH = '/api/auth/sign-in';
const fault = (kind: string, more: { times?: number } = {}) =>
  sandbox.setFault({ method: 'POST', path: '/byEmail', fault: kind, ...more });
const byScript = (brand: string, network = newNetwork(), username = emailOf('owner', brand)) =>
  postJson(PATH, { username, password: PASSWORD, rememberMe: false }, { brand, network });

/** The names of the cookies that are set, without the sealed address for the form that asks for a new password. */
function cookiesBesidesTyped({ setCookies }: Answer): string[] {
  return setCookies.filter((cookie) => !cookie.startsWith('__Host-flash='));
}

function expectRefusal(answer: Answer, brand: string, { status, code, message }: SignInFaultRow): void {
  expectSafe(answer, { brand });
  expectProblem(answer, status, code);
  expect(messageOf(answer)).toBe(message);
  expect(cookiesBesidesTyped(answer)).toEqual([]);
}

describe.each([...signInOutages, ...signInRefusals])(
  'A sign-in when POST /byEmail has the fault $fault',
  (row) => {
    test('by script: one call, a message, no session', async () => {
      await fault(row.fault);
      const answer = await byScript('geeni');
      expectRefusal(answer, 'geeni', row);
      expect(await platformCallCount(answer)).toBe(1);
    });
  },
);

describe.each(signInRefusals)('A sign-in that is refused with $fault', (row) => {
  test('by form: back to the page with the message and the e-mail, without the password', async () => {
    await fault(row.fault);
    const fields = { username: emailOf('owner'), password: PASSWORD, redirectUri: '/billing' };
    const answer = await postForm(PATH, fields, { network: newNetwork() });
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
});

test('A slow sign-in that succeeds signs in', async () => {
  await fault('slow:800');
  const answer = await byScript('notion');
  expect(answer.status).toBe(200);
  expect(cookieValue(answer, '__Host-session')).not.toBe('');
});

describe('The attempts of a sign-in', () => {
  // A truncated refusal is still a refusal, and an endless answer takes long to read.
  test.each(signInOutages.filter(({ fault: kind }) => kind !== 'truncated' && kind !== 'huge'))(
    'are not used up by the outage $fault',
    async ({ fault: kind }) => {
      const network = newNetwork();
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

  test('after an outage the next try signs in, with one session', async () => {
    const network = newNetwork();
    await fault('reset', { times: 1 });
    expect((await byScript('pepper', network)).status).toBe(502);
    const answer = await byScript('pepper', network);
    expect(answer.status).toBe(200);
    expect(answer.setCookies.filter((cookie) => /^__Host-session=./.test(cookie))).toHaveLength(1);
  });
});
