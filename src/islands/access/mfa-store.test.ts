import { describe, expect, it, test } from 'vitest';
import { mfaStore } from './mfa-store.ts';

const NOW = Date.UTC(2026, 11, 3);
const OVER = '/login?redirectUri=%2Fbilling&reason=ended';
const words = { offline: 'You seem to be offline.', failed: 'Verify your identity', resendFailed: 'Sorry.' };

/** An MFA store whose page the test controls; `story` records the requests and redirects. */
function mfa(post: () => Promise<Response>) {
  const story: unknown[] = [];
  const store = mfaStore({ state: { at: 'idle' }, waitMs: 45_000, over: OVER }, words, {
    leave: (next) => void story.push(['leave', next]),
    nowMs: () => NOW,
  });
  const sending = (form: 'verify' | 'resend') => () =>
    store[form].submit(() => {
      story.push(form);
      return post();
    });
  return { store, story, verify: sending('verify'), resend: sending('resend') };
}

const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const problem = (code: string, message = 'Wrong Verification Code\nPlease check it.', status = 401) =>
  answering({ code, message, requestId: 'r-1' }, status);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a code', () => {
  it('that is right goes to the next page', async () => {
    const { store, story, verify } = mfa(answering({ next: '/plans' }));
    await verify();
    expect(story).toEqual(['verify', ['leave', '/plans']]);
    expect(store.verify.$form.get()).toEqual({ at: 'leaving', next: '/plans' });
    expect(store.$code.get()).toEqual({ at: 'leaving', next: '/plans' });
  });

  it('is sent once, however often the button is pressed', async () => {
    const { story, verify, resend } = mfa(answering({ next: '/plans' }));
    await Promise.all([verify(), verify(), resend()]);
    expect(story).toEqual(['verify', ['leave', '/plans']]);
  });

  it('makes only its own form busy', async () => {
    const { store, verify } = mfa(answering({}));
    const verifying = verify();
    expect([store.verify.$form.get().at, store.resend.$form.get().at]).toEqual(['sending', 'idle']);
    await verifying;
    expect([store.verify.$form.get().at, store.resend.$form.get().at]).toEqual(['idle', 'idle']);
  });

  test.each([
    ['wrong', problem('code_invalid'), 'Wrong Verification Code', 'Please check it.'],
    ['sent without a connection', offline, words.offline, undefined],
    [
      'answered with an HTML page',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      words.failed,
      undefined,
    ],
    ['answered in another shape', answering({ to: '/plans' }), words.failed, undefined],
    ['accepted and refused at once', answering({ next: '/plans' }, 403), words.failed, undefined],
  ])('%s opens a dialog with the message', async (_what, post, title, text) => {
    const { store, verify } = mfa(post);
    await verify();
    expect(store.$code.get()).toEqual({ at: 'shown', kind: 'error', title, text, closes: 'dialog' });
    store.close();
    expect(store.$code.get()).toEqual({ at: 'idle' });
  });
});

describe('another code', () => {
  it('is sent, and the next one can be requested when the server allows it', async () => {
    const { store, story, resend } = mfa(answering({ message: 'Verification code sent.', waitMs: 60_000 }));
    expect(store.$resendAtMs.get()).toBe(NOW + 45_000);
    await resend();
    expect(story).toEqual(['resend']);
    expect(store.$code.get()).toMatchObject({
      kind: 'success',
      title: 'Verification code sent.',
      closes: 'alert',
    });
    expect(store.$resendAtMs.get()).toBe(NOW + 60_000);
  });

  it('of a sign-in that another one has replaced leads to the page of that one', async () => {
    const { story, resend } = mfa(answering({ next: '/mfaLogin' }));
    await resend();
    expect(story).toEqual(['resend', ['leave', '/mfaLogin']]);
  });

  test.each([
    ['too_many_codes', 'dialog'],
    ['account_locked', 'dialog'],
    ['resend_failed', 'alert'],
    ['resend_too_soon', 'alert'],
  ])('refused with %s is shown in an %s', async (code, closes) => {
    const { store, resend } = mfa(problem(code, 'You have requested too many codes', 429));
    await resend();
    expect(store.$code.get()).toMatchObject({
      kind: 'error',
      title: 'You have requested too many codes',
      closes,
    });
    expect(store.$resendAtMs.get()).toBe(NOW + 45_000);
  });

  test.each([
    ['no connection', offline, words.offline],
    ['an answer that is an HTML page', () => Promise.resolve(new Response('<html>')), words.resendFailed],
  ])('fails with %s', async (_what, post, title) => {
    const { store, resend } = mfa(post);
    await resend();
    expect(store.$code.get()).toMatchObject({ at: 'shown', kind: 'error', title });
  });
});

test.each(['verify', 'resend'] as const)(
  'a sign-in that has ended goes to the login page with its return route (%s)',
  async (verb) => {
    const { story, ...forms } = mfa(problem('sign_in_over'));
    await forms[verb]();
    expect(story).toContainEqual(['leave', OVER]);
  },
);

describe('forms that the browser sends', () => {
  it('are left to the browser one at a time', () => {
    const { store } = mfa(offline);
    expect([store.verify.handOver(), store.verify.handOver(), store.resend.handOver()]).toEqual([
      true,
      false,
      false,
    ]);
    expect([store.verify.$form.get(), store.resend.$form.get()]).toEqual([
      { at: 'leaving', next: undefined },
      { at: 'idle' },
    ]);
  });

  it('are idle again when the page is restored', () => {
    const { store } = mfa(offline);
    store.resend.handOver();
    store.resend.restore();
    expect(store.verify.handOver()).toBe(true);
  });
});
