import { base64url } from 'jose';
import { describe, expect, it, test } from 'vitest';
import { type ForeignCookie, pageJar } from '../../../tests/support/page-jar.ts';
import { takeAppMessages } from './take-app-messages.ts';

const PLACED = { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' };
const ENDED = { event: 'SESSION_ENDED', reason: 'deletion' };

/** A cookie of the messages under one of its names. */
const left = (name: string, ...messages: readonly object[]) =>
  `${name}=${messages.map((message) => base64url.encode(JSON.stringify(message))).join('.')}`;
/** A page with these cookies whose content carries `inline`. */
function pageOf(
  protocol: 'http:' | 'https:',
  cookies: readonly (string | ForeignCookie)[],
  inline: readonly unknown[] = [],
) {
  let elements = inline.length > 0 ? [JSON.stringify(inline)] : [];
  return Object.assign(pageJar(protocol, ...cookies), {
    querySelectorAll: () =>
      elements.map((text) => ({
        getAttribute: () => text,
        remove: () => {
          elements = elements.filter((each) => each !== text);
        },
      })),
  });
}

describe('over https', () => {
  it('the messages of the cookie and then of the page are taken once', () => {
    const page = pageOf('https:', [left('__Host-app-notices', PLACED)], [ENDED]);
    expect(takeAppMessages(page)).toEqual([PLACED, ENDED]);
    expect(takeAppMessages(page)).toEqual([]);
    expect(page.cookie).toBe('');
  });

  test.each<[string, (string | ForeignCookie)[]]>([
    ['of the plain name', [{ foreign: left('app-notices', PLACED) }]],
    ['of the plain name that the host itself wrote', [left('app-notices', PLACED)]],
    ['with other white space before the name', [{ foreign: left('\u00a0__Host-app-notices', PLACED) }]],
    ['of another letter case', [{ foreign: left('__host-app-notices', PLACED) }]],
    ['that cannot be removed', [{ foreign: left('__Host-app-notices', PLACED) }]],
    [
      'that comes twice',
      [left('__Host-app-notices', ENDED), { foreign: left('__Host-app-notices', PLACED) }],
    ],
  ])('a cookie %s tells nothing', (_what, cookies) => {
    const page = pageOf('https:', cookies);
    expect(takeAppMessages(page)).toEqual([]);
    expect(takeAppMessages(page), 'on the next page').toEqual([]);
  });

  it('a forged cookie of the plain name hides no message of ours', () => {
    const page = pageOf('https:', [
      { foreign: left('app-notices', ENDED) },
      left('__Host-app-notices', PLACED),
    ]);
    expect(takeAppMessages(page)).toEqual([PLACED]);
  });
});

describe('over http, where some browsers keep no cookie with the prefix (docs/adr/034)', () => {
  test.each(['app-notices', '__Host-app-notices'])('%s is taken once', (name) => {
    const page = pageOf('http:', [left(name, PLACED)]);
    expect(takeAppMessages(page)).toEqual([PLACED]);
    expect(page.cookie).toBe('');
  });

  test.each<[string, (string | ForeignCookie)[]]>([
    ['of a parent domain', [{ foreign: left('app-notices', PLACED) }]],
    ['of both names', [left('app-notices', PLACED), left('__Host-app-notices', PLACED)]],
  ])('a cookie %s tells nothing', (_what, cookies) => {
    expect(takeAppMessages(pageOf('http:', cookies))).toEqual([]);
  });
});

describe('a cookie and a page tell ends alone', () => {
  test.each<[string, object]>([
    ['a link to open', { event: 'OPEN_LINK', url: 'https://www.otis.example/' }],
    ['a file', { event: 'SHARE_FILE', name: 'a.apk', type: 'text/plain', base64: 'eA==' }],
    ['a way back', { event: 'NAVIGATE_BACK' }],
    ['a greeting', { event: 'HELLO', protocol: 'account-portal', version: 3, capabilities: [] }],
    ['another site to return to', { event: 'SESSION_ENDED', reason: 'idle', nextPath: '//evil.example' }],
    ['an address to return to', { event: 'SESSION_ENDED', reason: 'idle', nextPath: 'https://evil.example' }],
    ['a backslash to return to', { event: 'SESSION_ENDED', reason: 'idle', nextPath: '/\\evil.example' }],
    ['a sentence as a code', { event: 'subscriptionsFlowError', code: 'Call +1 900' }],
    ['an unknown field', { ...PLACED, token: 'secret' }],
  ])('%s is left out', (_what, message) => {
    expect(takeAppMessages(pageOf('https:', [left('__Host-app-notices', message, PLACED)]))).toEqual([
      PLACED,
    ]);
    expect(takeAppMessages(pageOf('https:', [], [message, PLACED]))).toEqual([PLACED]);
  });

  test.each(['%%%', 'e30', 'W10', 'bnVsbA', ''])('%j is left out', (packed) => {
    const page = pageOf('https:', [`${left('__Host-app-notices', PLACED)}.${packed}`]);
    expect(takeAppMessages(page)).toEqual([PLACED]);
  });
});
