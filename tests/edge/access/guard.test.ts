import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageNames } from '../../../src/domain/pages/find-page.ts';
import { pages } from '../../../src/domain/pages/pages.ts';
import { type Answer, ask, postForm, postJson, signedIn } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { type CallRow, callRows, type GuardRow } from '../rows/calls.ts';

type Sender = 'nobody' | 'another brand' | 'an ended session' | 'leaving';

const cookies = new Map<Sender, string>();
beforeAll(async () => {
  await sandbox.reset();
  const ended = await signedIn('free');
  await postForm('/api/auth/sign-out', {}, { cookie: ended });
  cookies.set('another brand', await signedIn('owner', 'otis'));
  cookies.set('an ended session', ended);
  cookies.set('leaving', await signedIn('leaving'));
  await sandbox.clearLog();
});
/** The calls that the platform received in this test. */
const asked = async () => (await sandbox.log()).map(({ method, path }) => `${method} ${path}`);
afterEach(() => sandbox.clearLog());

const signedOut: Sender[] = ['nobody', 'another brand', 'an ended session'];

const guardedPages = pageNames
  .map((name) => ({ path: pages[name].path.replace('[year]', '2026'), access: pages[name].access }))
  .filter(({ access }) => access !== 'open');
/** Pages that show a visitor a public view, and a signed-in person a view of their account. */
const openPages = guardedPages.filter(({ access }) => access === 'personal').map(({ path }) => path);

describe('Every page of the table of pages that requires a session', () => {
  test('the plan chooser and the pages that take a declaration are the only ones with a view for visitors', () => {
    expect(openPages).toEqual(['/plans', '/cancellation', '/withdrawal']);
    expect(guardedPages.length).toBeGreaterThan(9);
  });

  describe.each(signedOut)('with the session of %s', (sender) => {
    test.each(guardedPages.map(({ path }) => path).filter((path) => !openPages.includes(path)))(
      '%s leads to sign in, and the platform receives no call',
      async (path) => {
        const page = await ask({ path, cookie: cookies.get(sender) });
        expectSafe(page);
        expect(page.status).toBe(302);
        expect(page.location).toMatch(/^\/login(\?|$)/);
        expect(await asked()).toEqual([]);
      },
    );

    test.each(openPages)('%s shows no account', async (path) => {
      const page = await ask({ path, cookie: cookies.get(sender) });
      expect(page.status).toBe(200);
      expect((await asked()).filter((call) => call !== 'GET /plans')).toEqual([]);
    });
  });

  test.each([...guardedPages.map(({ path }) => path), '/anything-unknown'])(
    'with an account that is about to be deleted %s leads to /pending-delete',
    async (path) => {
      const page = await ask({ path, cookie: cookies.get('leaving') });
      expectSafe(page);
      if (path === '/pending-delete') return expect(page.status).toBe(200);
      expect([page.status, page.location]).toEqual([302, '/pending-delete']);
      expect(await asked()).toEqual([]);
    },
  );
});

type Guarded = CallRow & { needs: GuardRow };
const guardedCalls = callRows.filter((row): row is Guarded => row.needs !== undefined);
const formCalls = guardedCalls.filter(({ needs }) => !('problem' in needs));
const scriptCalls = guardedCalls.filter(({ needs }) => 'problem' in needs);

const sent = ({ path, sends = {} }: CallRow, sender: Sender): Promise<Answer> =>
  postForm(path, sends, { cookie: cookies.get(sender) });

function expectLedToSignIn({ location }: Answer, { needs }: Guarded): void {
  const back = 'back' in needs ? needs.back : null;
  const query = new URLSearchParams(back === null ? {} : { redirectUri: back, reason: 'ended' });
  expect(location).toBe(back === null ? '/login' : `/login?${query}`);
}

describe('Every call that requires a session', () => {
  describe.each(signedOut)('with the session of %s', (sender) => {
    test.each(formCalls)('$path leads to sign in and back, and does nothing', async (row) => {
      const answer = await sent(row, sender);
      expectSafe(answer);
      expect(answer.status).toBe(303);
      expectLedToSignIn(answer, row);
      expect(await asked()).toEqual([]);
    });

    test.each(scriptCalls)('$path answers that there is no session', async ({ path }) => {
      const answer = await postJson(path, {}, { cookie: cookies.get(sender) });
      expectProblem(answer, 401, 'signed_out');
      expect(await asked()).toEqual([]);
    });

    test('GET /api/session answers that there is no session', async () => {
      expectProblem(await ask({ path: '/api/session', cookie: cookies.get(sender) }), 401, 'signed_out');
    });
  });

  describe('with an account that is about to be deleted', () => {
    test.each(formCalls.filter(({ needs }) => !needs.anyStatus))(
      '$path leads to /pending-delete, and does nothing',
      async (row) => {
        const answer = await sent(row, 'leaving');
        expectSafe(answer);
        expect([answer.status, answer.location]).toEqual([303, '/pending-delete']);
        expect(await asked()).toEqual([]);
      },
    );

    test.each(scriptCalls.filter(({ needs }) => !needs.anyStatus))(
      '$path answers that the account is about to be deleted',
      async ({ path }) => {
        const answer = await postJson(path, {}, { cookie: cookies.get('leaving') });
        expectProblem(answer, 403, 'pending_delete');
        expect(await asked()).toEqual([]);
      },
    );

    test('the session stays open', async () => {
      const cookie = cookies.get('leaving');
      expect((await ask({ path: '/api/session', cookie })).status).toBe(200);
      expect((await postJson('/api/session/touch', {}, { cookie })).status).toBe(204);
    });
  });

  test('the script of a wallet receives the redirect to sign in, with the plan in its return route', async () => {
    const pay = formCalls.find(({ path }) => path === '/api/checkout/pay');
    const answer = await postJson('/api/checkout/pay', pay?.sends);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { next: '/login?redirectUri=%2Fcheckout%3FplanId%3Dplan-geeni_basic_m&reason=ended' },
    ]);
  });

  test.each([
    ['a visitor', '', { next: '/login?redirectUri=%2Fsecurity&reason=ended' }],
    ['an account that is about to be deleted', 'leaving', { next: '/pending-delete' }],
  ] as const)(
    'a script that sends a form for %s receives the next page as JSON',
    async (_who, sender, next) => {
      const answer = await postForm(
        '/api/security/end-session',
        { session: 'a' },
        { cookie: sender && cookies.get(sender), headers: { 'x-portal-request': '1' } },
      );
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, next]);
    },
  );
});
