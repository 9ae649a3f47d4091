import { describe, expect, it } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { beginApple, beginGoogle, liveGoogleNonces, readApple } from './social-note.ts';

const { env } = fakeEnv(() => Response.error());
const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 11, 1);

/** A browser on one brand's host that keeps the last cookie it got. */
function browser(host = 'account.visi.example') {
  let cookie = '';
  const at = (minutes: number) =>
    aContext(`https://${host}/login`, { cookie }, START_MS + minutes * MINUTE_MS);
  return {
    at,
    keep: (setCookie: string) => void (cookie = setCookie.split(';')[0] ?? ''),
    get cookie() {
      return cookie;
    },
  };
}

async function begin(who: ReturnType<typeof browser>, minutes: number): Promise<string> {
  const { nonce, cookie } = await beginGoogle({ ...who.at(minutes), env });
  who.keep(cookie);
  return nonce;
}

describe('the nonce for Google’s button', () => {
  it('is the same for all tabs while it is fresh, and a new one later', async () => {
    const jane = browser();
    const first = await begin(jane, 0);
    expect(await begin(jane, 4)).toBe(first);
    const second = await begin(jane, 6);
    expect(second).not.toBe(first);
    expect(await liveGoogleNonces({ ...jane.at(6), env })).toEqual([second, first]);
  });

  it('is valid for ten minutes, however often the cookie is renewed', async () => {
    const jane = browser();
    const first = await begin(jane, 0);
    const second = await begin(jane, 6);
    expect(await liveGoogleNonces({ ...jane.at(9.9), env })).toContain(first);
    expect(await liveGoogleNonces({ ...jane.at(10), env })).toEqual([second]);
    expect(await liveGoogleNonces({ ...jane.at(16), env })).toEqual([]);
  });

  it('is kept together with one earlier nonce, and no more', async () => {
    const jane = browser();
    await begin(jane, 0);
    const kept = [await begin(jane, 5), await begin(jane, 9.99)];
    expect(kept[0]).toBe(kept[1]);
    const third = await begin(jane, 10);
    expect(await liveGoogleNonces({ ...jane.at(10), env })).toEqual([third, kept[0]]);
  });

  it('differs in every browser, and is not valid for another brand or purpose', async () => {
    const [jane, joe] = [browser(), browser()];
    expect(await begin(jane, 0)).not.toBe(await begin(joe, 0));
    const elsewhere = aContext('https://account.geeni.example/login', { cookie: jane.cookie }, START_MS);
    expect(await liveGoogleNonces({ ...elsewhere, env })).toEqual([]);
    const { nonce, cookie } = await beginApple({ ...joe.at(0), env }, undefined);
    joe.keep(cookie.replace('__Host-social-apple', '__Host-social-google'));
    expect(await liveGoogleNonces({ ...joe.at(0), env })).toEqual([]);
    expect(await readApple({ ...joe.at(0), env }, nonce)).toBeUndefined();
  });
});

describe('a sign-in by Apple', () => {
  it('is recognised by its nonce, with the return route', async () => {
    const jane = browser();
    const { nonce, cookie, redirectUri } = await beginApple(
      { ...jane.at(0), env },
      '/plans?planId=1&token=x',
    );
    expect(redirectUri).toBe('/plans?planId=1');
    jane.keep(cookie);
    expect(await readApple({ ...jane.at(9), env }, nonce)).toEqual({ redirectUri: '/plans?planId=1' });
    expect(await readApple({ ...jane.at(10), env }, nonce)).toBeUndefined();
    expect(await readApple({ ...jane.at(0), env }, `${nonce}x`)).toBeUndefined();
    expect(await readApple({ ...browser().at(0), env }, nonce)).toBeUndefined();
  });

  it('carries no address outside the portal', async () => {
    expect(
      (await beginApple({ ...browser().at(0), env }, 'https://evil.example')).redirectUri,
    ).toBeUndefined();
  });
});
