import { expect, test } from 'vitest';
import { linkingCookie, setCookie, setReadableCookie } from '../../src/server/request/cookies.ts';
import { cookieVerdict } from './cookies.ts';

test.each([
  ['what the portal sets', setCookie('session', 'abc', 60), undefined],
  ['the cookie of a linking', linkingCookie('t1', 'abc', 60), undefined],
  ['the one cookie for scripts, without HttpOnly', setReadableCookie('appMessages', 'a', 60), undefined],
  ['attributes in other letters', '__Host-session=a; path=/; secure; httponly; samesite=lax', undefined],
  ['what Cloudflare sets', '__cf_bm=a; Path=/; Domain=visi.com; SameSite=None', undefined],
  ['what Cloudflare Access sets', 'CF_Authorization=a; Path=/; Secure', undefined],
  [
    'a session for scripts and other sites',
    '__Host-session=abc; Path=/; Secure',
    '__Host-session lacks HttpOnly, SameSite=Lax',
  ],
  ['a cookie of another host', `${setCookie('kept', '1')}; Domain=visi.com`, '__Host-kept has a Domain'],
  [
    'a cookie of one path',
    '__Host-kept=1; Path=/a; Secure; HttpOnly; SameSite=Lax',
    '__Host-kept lacks Path=/',
  ],
  [
    'a cookie of somebody else',
    '_ga=GA1.1; Path=/; Secure; HttpOnly; SameSite=Lax',
    '_ga has no __Host- in front',
  ],
])('%s', (_what, setCookieText, said) => {
  const verdict = cookieVerdict([setCookieText, setCookieText]);
  if (said === undefined) expect(verdict.ok).toBe(true);
  else expect(verdict).toMatchObject({ ok: false, said });
});
