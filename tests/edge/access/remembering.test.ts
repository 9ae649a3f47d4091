import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../../support/html.ts';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const owner = { username: emailOf('owner'), password: PASSWORD };
const signIn = (fields: Record<string, string>, cookie?: string) =>
  postForm('/api/auth/sign-in', fields, { cookie, network: newNetwork() });
const loginForm = async (cookie: string) => {
  const page = await ask({ path: '/login', cookie });
  expectSafe(page);
  return { page, fields: formTo(page.text, '/api/auth/sign-in').fields };
};

describe('Remember Me', () => {
  test('keeps the e-mail in a sealed cookie, and nothing else', async () => {
    const answer = await signIn({ ...owner, rememberMe: 'on' });
    const note = cookieValue(answer, '__Host-remembered') ?? '';
    expect(answer.setCookies.find((cookie) => cookie.startsWith('__Host-remembered='))).toMatch(
      /; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d{7,8}$/,
    );
    for (const part of note.split('.')) {
      const clear = Buffer.from(part, 'base64url').toString('latin1');
      expect(clear).not.toMatch(/owner|geeni|Passw0rd/i);
    }
    const { fields } = await loginForm(`__Host-remembered=${note}`);
    expect(fields).toEqual({ username: emailOf('owner'), password: '', rememberMe: 'on' });
  });

  test('does not sign anybody in', async () => {
    const answer = await signIn({ ...owner, rememberMe: 'on' });
    const cookie = `__Host-remembered=${cookieValue(answer, '__Host-remembered')}`;
    expect((await ask({ path: '/subscriptions', cookie })).status).toBe(302);
    expect((await ask({ path: '/api/session', cookie })).status).toBe(401);
  });

  test('stays after signing out', async () => {
    const cookie = cookieHeader(await signIn({ ...owner, rememberMe: 'on' }));
    const out = await postForm('/api/auth/sign-out', {}, { cookie });
    expect(cookieValue(out, '__Host-remembered')).toBeUndefined();
  });

  test('unticked forgets the e-mail', async () => {
    const cookie = cookieHeader(await signIn({ ...owner, rememberMe: 'on' }));
    expect(cookieValue(await signIn(owner, cookie), '__Host-remembered')).toBe('');
    const byScript = await postJson('/api/auth/sign-in', { ...owner, rememberMe: true });
    expect(cookieValue(byScript, '__Host-remembered')).not.toBe('');
  });

  test('remembers nothing of a failed sign-in', async () => {
    const answer = await signIn({ username: 'x@geeni.example', password: 'wrong', rememberMe: 'on' });
    expect(cookieValue(answer, '__Host-remembered')).toBeUndefined();
  });

  test.each([
    ['markup', '"><img src=x onerror=alert(1)>@geeni.example'],
    ['a script end', '</script><script>alert(1)</script>'],
    ['quotes', `o'neil"&amp;@geeni.example`],
  ])('and a failure show a name with %s as typed text, and no script of it runs', async (_, username) => {
    const answer = await signIn({ username, password: 'wrong' });
    const { page, fields } = await loginForm(cookieHeader(answer));
    expect(fields['username']).toBe(username);
    expect(page.text).not.toMatch(/<img src=x|<script>alert/);
  });
});

describe('A failed plain form', () => {
  test('shows its message once: the page replaces its cookie', async () => {
    const answer = await signIn({ username: 'flash@geeni.example', password: 'wrong' });
    expect([answer.status, answer.location]).toEqual([303, '/login']);
    expect(answer.setCookies.find((cookie) => cookie.startsWith('__Host-flash='))).toMatch(
      /; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=60$/,
    );
    const cookie = cookieHeader(answer);
    const { page, fields } = await loginForm(cookie);
    expect(wordsOf(page.text)).toContain('The email or password you entered is incorrect.');
    expect(fields['username']).toBe('flash@geeni.example');
    expect(fields['password']).toBe('');
    expect(cookieValue(page, '__Host-flash')).not.toBe(cookieValue(answer, '__Host-flash'));
    const again = await ask({ path: '/login', cookie: cookieHeader(page) });
    expect(again.text).not.toContain('incorrect');
  });

  test('keeps its message in a sealed cookie', async () => {
    const answer = await signIn({ username: 'sealed@geeni.example', password: 'SecretWrong1!' });
    const note = cookieValue(answer, '__Host-flash') ?? '';
    for (const part of note.split('.')) {
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.toMatch(/sealed|incorrect|SecretWrong/);
    }
  });

  test('keeps the return route, and the message is gone after the next success', async () => {
    const failed = await signIn({
      username: 'x@geeni.example',
      password: 'wrong',
      redirectUri: '/billing?a=1',
    });
    expect(failed.location).toBe('/login?redirectUri=%2Fbilling%3Fa%3D1');
    const page = await ask({ path: failed.location ?? '', cookie: cookieHeader(failed) });
    expect(formTo(page.text, '/api/auth/sign-in').fields['redirectUri']).toBe('/billing?a=1');
    const answer = await signIn(owner, cookieHeader(failed));
    expect(cookieValue(answer, '__Host-flash')).toBe('');
  });

  test('is shown to no other visitor', async () => {
    const failed = await signIn({ username: 'private@geeni.example', password: 'wrong' });
    await ask({ path: '/login', cookie: cookieHeader(failed) });
    const next = await ask({ path: '/login' });
    expect(next.text).not.toContain('private@geeni.example');
    expect(next.text).not.toContain('incorrect');
  });
});
