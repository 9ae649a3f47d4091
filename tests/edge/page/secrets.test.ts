import { beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../../src/sandbox/platform/session-keys.ts';
import { signInMark } from '../../support/mfa.ts';
import { tagsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  captured,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  requestIdOf,
  portalLog,
} from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { logEntries, logLines } from '../../support/server-log.ts';
import { personal, type Secret, secrets, secretsIn, WRONG_PASSWORD } from '../../support/secret-shapes.ts';

const journeys: [string, string][] = [
  ['owner', 'geeni'],
  ['collector', 'otis'],
  ['apple', 'notion'],
  ['newcomer', 'visi'],
  ['leaving', 'geeni'],
  ['mfa-sms', 'nightowl'],
  ['mfa-email', 'geeni'],
  ['locked', 'pepper'],
  ['unverified', 'momentum'],
];

const pages = [
  '/subscriptions',
  '/account-history',
  '/mfaLogin',
  '/login',
  '/login?reason=unavailable',
  '/error',
  '/error-status',
  '/anything-unknown',
  '/missing.css',
  '/500',
  '/api/session',
  '/api/x',
];

/** The MFA codes that were sent: only the person's mail or telephone may hold them. */
const codes: string[] = [];

/** The cookies of a sign-in after its MFA code, first a wrong and then the right one. Without MFA they stay as they are. */
async function pastMfa(answer: Answer, brand: string, email: string): Promise<string> {
  const cookie = cookieHeader(answer);
  if (answer.location !== '/mfaLogin') return cookie;
  await ask({ brand, path: '/mfaLogin', cookie });
  const sent = [...(await sandbox.outbox(email)), ...(await sandbox.outbox('+12025550142'))];
  const code = sent.find(({ kind }) => kind === 'mfa')?.code;
  if (!code) throw new Error(`no code for ${email}`);
  codes.push(code);
  const wrong = code.startsWith('0') ? '123456' : '012345';
  const signIn = await signInMark(cookie, brand);
  const failed = await postForm('/api/mfa/verify', { code: wrong, signIn }, { brand, cookie });
  await ask({ brand, path: '/mfaLogin', cookie: `${cookie}; ${cookieHeader(failed)}` });
  await postForm('/api/mfa/resend', { signIn }, { brand, cookie });
  const right = await postForm('/api/mfa/verify', { code, signIn }, { brand, cookie });
  if (right.location !== '/subscriptions') throw new Error(`${email} did not get past the code`);
  return cookieHeader(right);
}

async function travel(persona: string, brand: string): Promise<Answer> {
  const username = emailOf(persona, brand);
  const network = newNetwork();
  await ask({ brand, path: '/login?redirectUri=%2Fbilling' });
  const failed = await postForm(
    '/api/auth/sign-in',
    { username, password: WRONG_PASSWORD },
    { brand, network },
  );
  await ask({ brand, path: '/login', cookie: cookieHeader(failed) });
  await postJson(
    '/api/auth/sign-in',
    { username, password: WRONG_PASSWORD, rememberMe: true },
    { brand, network },
  );
  await postJson('/api/auth/sign-in', { username, password: PASSWORD, rememberMe: true }, { brand, network });
  const signedIn = await postForm(
    '/api/auth/sign-in',
    { username, password: PASSWORD, rememberMe: 'on' },
    { brand, network },
  );
  const cookie = await pastMfa(signedIn, brand, username);
  for (const path of pages) await ask({ brand, path, cookie });
  await postJson('/api/session/touch', {}, { brand, cookie });
  for (const fault of ['truncated', 'html', 'status:500', 'status:401']) {
    await sandbox.setFault({ brand, method: 'GET', path: '/subscriptions', fault, times: 1 });
    await ask({ brand, path: '/subscriptions', cookie });
  }
  for (const fault of ['truncated', 'html', 'reset', 'status:500']) {
    await sandbox.setFault({ brand, method: 'POST', path: '/byEmail', fault, times: 1 });
    await postJson(
      '/api/auth/sign-in',
      { username, password: PASSWORD, rememberMe: false },
      { brand, network },
    );
  }
  return postForm('/api/auth/sign-out', {}, { brand, cookie });
}

let last: Answer;
let linesBefore: number;
beforeAll(async () => {
  await sandbox.reset();
  linesBefore = logLines(portalLog()).length;
  for (const [persona, brand] of journeys) last = await travel(persona, brand);
  await sandbox.clearFaults();
  const login = await ask({ path: '/login' });
  const scripts = tagsOf(login.text).flatMap(({ attributes }) => [
    attributes.get('component-url') ?? '',
    attributes.get('renderer-url') ?? '',
    attributes.get('src') ?? '',
  ]);
  for (const path of scripts.filter((each) => each.startsWith('/_astro/'))) await ask({ path });
});

test('The patterns match the secrets that the sandbox gives out', () => {
  const hex = (bytes: number) => 'ab'.repeat(bytes);
  const sessions = { ownedBy: () => [], put: () => undefined, delete: () => undefined };
  const session = startSession(
    {
      store: { sessions, settings: { get: () => null } },
      clock: { nowMs: () => 0 },
      random: { hex },
    } as never,
    { key: 'geeni:owner@geeni.example', brand: 'geeni' } as never,
  );
  for (const value of [session.token, session.accessKeyId, session.secretAccessKey, session.sessionToken]) {
    expect(secrets.filter(([, secret]) => secret.test(`{"x":"${value}"}`))).not.toEqual([]);
  }
});

test('The journeys reached their pages: there are answers to search', () => {
  const all = captured.join('\n');
  expect(captured.length).toBeGreaterThan(journeys.length * 20);
  for (const sign of [
    'id="plan-',
    'astro-island',
    '"code":"',
    '__Host-session=',
    'Clear-Site-Data',
    'createElement',
  ])
    expect(all.toLowerCase()).toContain(sign.toLowerCase());
});

describe('No secret leaves the edge', () => {
  test.each(secrets)('%s is in no answer: body, header or cookie', (...secret) => {
    expect(secretsIn(captured, [secret])).toEqual([]);
  });

  test('no MFA code is in an answer or a line of the log', () => {
    expect(codes).toHaveLength(2);
    const code: Secret = ['a code', new RegExp(`(?<![0-9A-Za-z])(${codes.join('|')})(?![0-9A-Za-z])`)];
    expect(secretsIn([...captured, ...logLines(portalLog())], [code])).toEqual([]);
  });

  test.each([...secrets, ...personal])('%s is in no line of the log', async (...secret) => {
    // Once the last event is in the log, every event before it is, too.
    await expect
      .poll(() => logEntries(portalLog()).map(({ requestId }) => requestId))
      .toContain(requestIdOf(last));
    const lines = logLines(portalLog()).slice(linesBefore);
    expect(lines.length).toBeGreaterThan(journeys.length * 5);
    expect(secretsIn(lines, [secret])).toEqual([]);
  });
});

test('Every line of the log names its request and its kind (ASVS 16.2)', () => {
  const entries = logEntries(portalLog()).slice(-200);
  for (const { requestId, brand, level, event } of entries) {
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(brand).toMatch(/^[a-z]+$/);
    expect(level).toMatch(/^(info|warn|error)$/);
    expect(event).toMatch(/^[a-z_]+$/);
  }
  const events = new Set(entries.map(({ event }) => event));
  for (const event of ['signed_in', 'signed_out', 'sign_in_failed', 'platform_call_failed'])
    expect(events).toContain(event);
});
