import { describe, expect, it, test } from 'vitest';
import { pageJar } from '../../../tests/support/page-jar.ts';
import type { AppMessage } from '../../contracts/native-message.ts';
import { takeAppMessages } from '../../islands/page/take-app-messages.ts';
import { appMessagesCookie, appVisit, appVisitCookie } from './app-visit.ts';
import { requestCookies } from './cookies.ts';

/** What a browser sends back after an answer that set the cookie. */
const kept = (setCookie: string) => ({ cookies: requestCookies(setCookie.split(';', 1)[0]) });
/** What the script of a page takes out of the cookie. */
const taken = (setCookie: string) =>
  takeAppMessages(
    Object.assign(pageJar('https:', setCookie.split(';', 1)[0] ?? ''), { querySelectorAll: () => [] }),
  );

const refused = (message: string): AppMessage => ({
  event: 'SHOW_ALERT',
  subtype: 'CHECKOUT_FAILURE',
  code: 'promo',
  message,
});

describe('The visit of an app', () => {
  test.each([
    { source: 'ios', session: 'open' },
    { source: 'app', session: 'ended' },
  ] as const)('$source, $session comes back as it was written', (visit) => {
    expect(appVisit(kept(appVisitCookie(visit)))).toEqual(visit);
  });

  test.each(['', 'ios', 'ios.', '.open', 'windows.open', 'ios.asleep'])('%j is none', (value) => {
    expect(appVisit({ cookies: new Map([['__Host-app', value]]) })).toBeUndefined();
  });
});

describe('The messages that wait for a script', () => {
  it('are taken in order, with every letter, those of an earlier answer first', () => {
    const first = appMessagesCookie({ cookies: new Map() }, [refused('لم يتم الطلب.')]);
    const both = appMessagesCookie(kept(first), [
      { event: 'SESSION_ENDED', reason: 'idle', nextPath: '/plans' },
    ]);
    expect(taken(both)).toEqual([
      refused('لم يتم الطلب.'),
      { event: 'SESSION_ENDED', reason: 'idle', nextPath: '/plans' },
    ]);
    expect(both).not.toContain('HttpOnly');
    expect(both).toContain('Secure');
  });

  it('never grow beyond what a browser keeps: the oldest are dropped', () => {
    let cookie = '';
    for (let at = 0; at < 20; at += 1)
      cookie = appMessagesCookie(kept(cookie), [refused(`${at}${'あ'.repeat(200)}`)]);
    expect(cookie.length).toBeLessThan(4_096);
    expect(taken(cookie).at(-1)).toEqual(refused(`19${'あ'.repeat(200)}`));
  });
});
