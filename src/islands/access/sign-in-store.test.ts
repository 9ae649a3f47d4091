import { describe, expect, it, test } from 'vitest';
import { SIGN_IN_PAUSE_MS, signInStore } from './sign-in-store.ts';

const words = { offline: 'You seem to be offline.', failed: 'Sorry there was an error while logging in.' };
const request = { username: 'jane@example.com', password: 'Passw0rd!', rememberMe: false };
const problem = { code: 'platform_message', message: 'The email or password is wrong.', requestId: 'r-1' };

/** A sign-in whose page is played by the test: what happens is written down in `story`. */
function signIn(send: () => Promise<Response>, message?: string) {
  const story: unknown[] = [];
  const store = signInStore({ message }, words, {
    send: (sent) => {
      story.push(['send', sent]);
      return send();
    },
    pause: async (ms) => void story.push(['pause', ms]),
    leave: (next) => void story.push(['leave', next]),
  });
  return { store, story };
}

const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('a sign-in that succeeds', () => {
  it('pauses 400 ms, sends once and leaves for the page the server names (access.md section 4)', async () => {
    const { store, story } = signIn(answering({ next: '/plans?planId=1' }));
    await store.submit(request);
    expect(SIGN_IN_PAUSE_MS).toBe(400);
    expect(story).toEqual([
      ['pause', 400],
      ['send', request],
      ['leave', '/plans?planId=1'],
    ]);
    expect(store.$signIn.get()).toEqual({ at: 'leaving', next: '/plans?planId=1' });
  });

  it('is busy from the first moment on', async () => {
    const { store } = signIn(answering({ next: '/plans' }));
    const submitting = store.submit(request);
    expect(store.$signIn.get()).toEqual({ at: 'sending' });
    await submitting;
  });

  it('leaves nothing to send again', async () => {
    const { store, story } = signIn(answering({ next: '/plans' }));
    await store.submit(request);
    await store.submit(request);
    store.closeAlert();
    expect(story).toHaveLength(3);
  });
});

it('a double click sends once', async () => {
  const { store, story } = signIn(answering({ next: '/plans' }));
  await Promise.all([store.submit(request), store.submit(request), store.submit(request)]);
  expect(story.filter((step) => JSON.stringify(step).startsWith('["send"'))).toHaveLength(1);
});

describe('a sign-in that fails says why', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['in the words of the server', answering(problem, 401), problem.message],
    [
      'when too many tried',
      answering({ ...problem, message: 'Please wait 10 minutes.' }, 429),
      'Please wait 10 minutes.',
    ],
    ['when there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), words.offline],
    [
      'when a page comes for an answer',
      async () => new Response('<html>Gateway</html>', { status: 502 }),
      words.failed,
    ],
    ['when nothing comes', async () => new Response(null, { status: 204 }), words.failed],
    ['when the answer has another shape', answering({ to: '/plans' }), words.failed],
    ['when a refusal names a page', answering({ next: '/plans' }, 403), words.failed],
    [
      'when the body breaks',
      async () => new Response(new ReadableStream({ pull: () => Promise.reject(new Error('reset')) })),
      words.failed,
    ],
  ])('%s', async (_when, send, message) => {
    const { store, story } = signIn(send);
    await store.submit(request);
    expect(store.$signIn.get()).toEqual({ at: 'failed', message });
    expect(story.map((step) => JSON.stringify(step))).not.toContainEqual(expect.stringMatching(/^\["leave"/));
  });

  it('and can be tried again', async () => {
    const answers = [answering(problem, 401), answering({ next: '/subscriptions' })];
    const { store, story } = signIn(() => (answers.shift() ?? answering({}))());
    await store.submit(request);
    await store.submit({ ...request, password: 'Better1!' });
    expect(story).toContainEqual(['send', { ...request, password: 'Better1!' }]);
    expect(store.$signIn.get()).toEqual({ at: 'leaving', next: '/subscriptions' });
  });
});

describe('the alert', () => {
  it('shows the failure of a plain form, and closes', () => {
    const { store } = signIn(answering({}), 'Email is not verified.');
    expect(store.$signIn.get()).toEqual({ at: 'failed', message: 'Email is not verified.' });
    store.closeAlert();
    expect(store.$signIn.get()).toEqual({ at: 'idle' });
  });

  it('is not there before anything happened', () => {
    expect(signIn(answering({})).store.$signIn.get()).toEqual({ at: 'idle' });
  });
});
