import { describe, expect, test } from 'vitest';
import { linksOf, wordsOf } from '../../support/html.ts';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  originOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  requestIdOf,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe, messageOf } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { platformCallCount, expectCalm, expectNextLink, myPlanReads } from '../../support/next-link.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { onWire } from '../../support/wire.ts';

askSeparatePortal({ timeScale: 1 });

/** The shortest time until a page and a change give up, in milliseconds, less what a clock may be off by. */
const READ_MS = 4_950;
const CHANGE_MS = 7_950;
const FAILED = 'Sorry there was an error while logging in.';
const byEmail = (brand: string) => ({ brand, method: 'POST', path: '/byEmail', fault: 'hang' });

// These tests wait for the real deadlines, so they run at the same time, each with a brand of its own. The platform gives no answer
// within ten minutes, so an answer within the time of a test did not wait for it.
describe.concurrent('A platform that never answers', () => {
  test.each(myPlanReads.map((read, index) => ({ ...read, brand: ['otis', 'visi', 'notion'][index] ?? '' })))(
    'GET $path: the page of $brand, whose frame is already sent, redirects by itself and by a link',
    async ({ brand, path, failing }) => {
      const cookie = await signedIn('owner', brand);
      const fault = { brand, method: 'GET', path, fault: 'hang' };
      await sandbox.setFault(fault);
      const page = await ask({ brand, path: '/subscriptions', cookie });
      expectCalm(page, brand);
      expect(page.ms).toBeGreaterThan(READ_MS);
      expect(await platformCallCount(page, path)).toBe(1);
      expect(page.status).toBe(200);
      expect(wordsOf(page.text)).toContain('Loading your plan…');
      expect(linksOf(page.text)).toContain(failing);
      await expectNextLink(page, { brand, cookie, way: failing, fault });
    },
  );

  test('POST /byEmail: a sign-in by script gives up in time, and nobody is signed in', async () => {
    await sandbox.setFault(byEmail('geeni'));
    const body = { username: emailOf('owner'), password: PASSWORD, rememberMe: false };
    const answer = await postJson('/api/auth/sign-in', body, { network: newNetwork() });
    expectSafe(answer);
    expect(answer.ms).toBeGreaterThan(CHANGE_MS);
    expect(cookieValue(answer, '__Host-session')).toBeUndefined();
    expect(await platformCallCount(answer, '/byEmail')).toBe(1);
    expect(messageOf(answer)).toBe(FAILED);
    expectProblem(answer, 504, 'sign_in_failed');
  });

  test('POST /byEmail: a sign-in by form returns to the page, with the message and the e-mail', async () => {
    const brand = 'momentum';
    await sandbox.setFault(byEmail(brand));
    const username = emailOf('owner', brand);
    const answer = await postForm('/api/auth/sign-in', { username, password: PASSWORD }, { brand });
    expectSafe(answer, { brand });
    expect([answer.status, answer.location]).toEqual([303, '/login']);
    expect(answer.ms).toBeGreaterThan(CHANGE_MS);
    const page = await ask({ brand, path: '/login', cookie: cookieHeader(answer) });
    expect(wordsOf(page.text)).toContain(FAILED);
    expect(wordsOf(page.text)).toContain(`Reference: ${requestIdOf(answer)}`);
    expect(page.text).toContain(`value="${username}"`);
  });

  test('A body that comes a byte at a time is cut off', async () => {
    const head = [
      'POST /api/auth/sign-in HTTP/1.1',
      `Host: ${originOf().slice('http://'.length)}`,
      `Origin: ${originOf()}`,
      'Content-Type: application/json',
      'X-Portal-Request: 1',
      'Content-Length: 500',
      'Connection: close',
      '\r\n',
    ].join('\r\n');
    const answer = await onWire(head, { trickle: ' '.repeat(500), everyMs: 200 });
    expect([400, 408]).toContain(answer.status);
  });
});
