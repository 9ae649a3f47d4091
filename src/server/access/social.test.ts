import { expect, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import type { Answering } from '../../../tests/support/test-platform.ts';
import { platformOf } from '../platform/platform-of.ts';
import { beginApple } from './social-note.ts';
import { socialSignIn } from './social.ts';

const ADDRESS = 'https://account.visi.example/api/social/sign-in';

/** Signs in by Apple, in the browser that began it. */
async function signedInByApple(answering: Answering) {
  const { env } = fakeEnv(answering);
  const { nonce, cookie } = await beginApple(aContext(ADDRESS, {}, undefined, env), undefined);
  const context = aContext(ADDRESS, { cookie: cookie.split(';')[0] ?? '' }, undefined, env);
  return socialSignIn(context, platformOf(context), { provider: 'appleweb', authCode: 'code', nonce });
}

test.each<[string, number, Answering]>([
  ['refuses it', 401, () => Response.json({ errorCode: 1104, description: 'No.' }, { status: 401 })],
  ['answers too late', 504, () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['cannot be reached', 502, () => Promise.reject(new TypeError('fetch failed'))],
  ['is behind a busy gateway', 502, () => Response.json({ message: 'Too Many Requests' }, { status: 429 })],
  ['is down', 502, () => Response.json({}, { status: 503 })],
])('a sign-in by Apple fails if the platform %s: %i', async (_what, status, answering) => {
  expect(await signedInByApple(answering)).toMatchObject({ kind: 'failed', status });
});
