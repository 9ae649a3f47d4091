import { describe, expect, it, test } from 'vitest';
import { codeStore } from './mfa-store.ts';

const NOW = Date.UTC(2026, 11, 3);
const words = { offline: 'You seem to be offline.', failed: 'Verify your identity', resendFailed: 'Sorry.' };

/** A second step whose page is played by the test; `story` tells what left it. */
function mfa(post: () => Promise<Response>) {
  const story: unknown[] = [];
  const store = codeStore({ state: { at: 'idle' }, waitMs: 45_000 }, words, {
    post: (path, data) => {
      story.push([path, data]);
      return post();
    },
    leave: (next) => void story.push(['leave', next]),
    nowMs: () => NOW,
  });
  return { store, story };
}

const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const problem = (code: string, message = 'Wrong Verification Code\nPlease check it.', status = 401) =>
  answering({ code, message, requestId: 'r-1' }, status);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a code', () => {
  it('that is right leads on', async () => {
    const { store, story } = mfa(answering({ next: '/plans' }));
    await store.verify('123456');
    expect(story).toEqual([
      ['/verify', { code: '123456' }],
      ['leave', '/plans'],
    ]);
    expect(store.$code.get()).toEqual({ at: 'leaving', next: '/plans' });
  });

  it('is sent once, however often the button is pressed', async () => {
    const { store, story } = mfa(answering({ next: '/plans' }));
    await Promise.all([store.verify('123456'), store.verify('123456'), store.resend()]);
    expect(story).toEqual([
      ['/verify', { code: '123456' }],
      ['leave', '/plans'],
    ]);
  });

  test.each([
    ['wrong', problem('code_invalid'), 'Wrong Verification Code', 'Please check it.'],
    ['sent without a connection', offline, words.offline, undefined],
    [
      'answered by a page',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      words.failed,
      undefined,
    ],
    ['answered in another shape', answering({ to: '/plans' }), words.failed, undefined],
    ['accepted and refused at once', answering({ next: '/plans' }, 403), words.failed, undefined],
  ])('%s opens a dialog that says so', async (_what, post, title, text) => {
    const { store } = mfa(post);
    await store.verify('123456');
    expect(store.$code.get()).toEqual({ at: 'told', kind: 'error', title, text, closes: 'dialog' });
    store.close();
    expect(store.$code.get()).toEqual({ at: 'idle' });
  });
});

describe('another code', () => {
  it('is sent, and the next one may be asked for when the server says', async () => {
    const { store, story } = mfa(answering({ message: 'Verification code sent.', waitMs: 60_000 }));
    expect(store.$resendAtMs.get()).toBe(NOW + 45_000);
    await store.resend();
    expect(story).toEqual([['/resend', {}]]);
    expect(store.$code.get()).toMatchObject({
      kind: 'success',
      title: 'Verification code sent.',
      closes: 'alert',
    });
    expect(store.$resendAtMs.get()).toBe(NOW + 60_000);
  });

  test.each([
    ['too_many_codes', 'dialog'],
    ['account_locked', 'dialog'],
    ['resend_failed', 'alert'],
    ['resend_too_soon', 'alert'],
  ])('refused with %s is told in an %s (access.md section 8)', async (code, closes) => {
    const { store } = mfa(problem(code, 'You have requested too many codes', 429));
    await store.resend();
    expect(store.$code.get()).toMatchObject({
      kind: 'error',
      title: 'You have requested too many codes',
      closes,
    });
    expect(store.$resendAtMs.get()).toBe(NOW + 45_000);
  });

  test.each([
    ['no connection', offline, words.offline],
    ['a page for an answer', () => Promise.resolve(new Response('<html>')), words.resendFailed],
  ])('%s', async (_what, post, title) => {
    const { store } = mfa(post);
    await store.resend();
    expect(store.$code.get()).toMatchObject({ at: 'told', kind: 'error', title });
  });
});

test.each(['verify', 'resend'] as const)('a sign-in that is over begins again (%s)', async (verb) => {
  const { store, story } = mfa(problem('sign_in_over'));
  await store[verb]('123456');
  expect(story).toContainEqual(['leave', '/login?reason=ended']);
});
