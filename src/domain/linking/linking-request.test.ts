import { describe, expect, it, test } from 'vitest';
import {
  deniedAddress,
  grantedAddress,
  type LinkingClient,
  type LinkingRefusal,
  linkingRequest,
  MAX_STATE_LENGTH,
} from './linking-request.ts';

const GOOGLE = 'https://oauth-redirect.googleusercontent.com/r/PROJECT';
const ALEXA = ['pitangui.amazon.com', 'layla.amazon.com', 'alexa.amazon.co.jp'].map(
  (host) => `https://${host}/api/skill/link/VENDOR`,
);
const clients: LinkingClient[] = [
  { partner: 'google', clientId: 'a-google', redirectUris: [GOOGLE] },
  { partner: 'alexa', clientId: 'a-alexa', redirectUris: ALEXA },
];
/** The partner the path names; null where it names nobody. */
type Partner = LinkingClient['partner'] | null;

const encoded = encodeURIComponent;
const query = (parts: { client?: string; uri?: string; state?: string; more?: string } = {}) =>
  `client_id=${parts.client ?? 'a-google'}&redirect_uri=${encoded(parts.uri ?? GOOGLE)}&state=${parts.state ?? 'S'}${parts.more ?? ''}`;
const read = (rawQuery: string, partner: Partner = 'google') =>
  linkingRequest({ rawQuery, partner: partner ?? undefined }, clients);
const refused = (reason: LinkingRefusal) => ({ kind: 'refused', reason });

describe('a request of an assistant that the brand knows', () => {
  test.each<[string, string, Partner]>([
    ['O-01', query(), 'google'],
    ['O-01 where the path names nobody', query(), null],
    ['O-01 with response_type code', query({ more: '&response_type=code' }), 'google'],
    ['with parameters nobody reads', query({ more: '&scope=a%20b&user_locale=en' }), 'google'],
    [
      'with a wish for a language that stands twice',
      query({ more: '&user_locale=en&user_locale=de' }),
      'google',
    ],
    ['with empty parts', `&${query()}&&`, 'google'],
    [
      'in another order, with an encoded name',
      `%73tate=S&redirect_uri=${GOOGLE}&client_id=a-google`,
      'google',
    ],
  ])('%s', (_id, rawQuery, partner) => {
    expect(read(rawQuery, partner)).toEqual({
      kind: 'valid',
      request: { partner: 'google', clientId: 'a-google', redirectUri: GOOGLE, rawState: 'S' },
    });
  });

  test.each(ALEXA)('O-02 %s', (uri) => {
    expect(read(query({ client: 'a-alexa', uri }), 'alexa')).toMatchObject({
      kind: 'valid',
      request: { partner: 'alexa', redirectUri: uri },
    });
  });

  test.each([
    'a+b',
    'a%2Bb',
    'a%20b',
    '%c3%a9',
    '%C3%A9',
    '%F0%9F%98%80',
    '%22%27',
    "it's",
    '%3C%2Fscript%3E',
    '%26state%3Devil',
    'a=b==',
    '%zz%',
    '%00',
    '?/',
    'x'.repeat(MAX_STATE_LENGTH),
  ])('keeps the state %s as it stood', (state) => {
    expect(read(query({ state }))).toMatchObject({ kind: 'valid', request: { rawState: state } });
  });

  it('keeps the proof key as it was sent', () => {
    const more = '&code_challenge=E9Mel-hoa_OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';
    expect(read(query({ more }))).toMatchObject({
      request: {
        codeChallenge: 'E9Mel-hoa_OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        codeChallengeMethod: 'S256',
      },
    });
  });
});

describe('a request without what it needs', () => {
  test.each([
    ['O-17 no state', `client_id=a-google&redirect_uri=${GOOGLE}`],
    ['O-17 an empty state', query({ state: '' })],
    ['O-17 a state without a value', `client_id=a-google&redirect_uri=${GOOGLE}&state`],
    ['O-17 no client', `redirect_uri=${GOOGLE}&state=S`],
    ['O-17 an empty client', query({ client: '' })],
    ['O-17 no address', 'client_id=a-google&state=S'],
    ['no query', ''],
    ['names in another case', `Client_Id=a-google&Redirect_Uri=${GOOGLE}&State=S`],
    ['a name behind a second question mark', `?client_id=a-google&redirect_uri=${GOOGLE}&state=S`],
  ])('%s', (_id, rawQuery) => {
    expect(read(rawQuery)).toEqual({ kind: 'missing' });
  });
});

describe('an address that is not one of the client’s, to the letter', () => {
  test.each([
    ['O-05', `${GOOGLE}?x=1`],
    ['O-05', `${GOOGLE}#f`],
    ['O-05', `${GOOGLE}/`],
    ['O-05', GOOGLE.slice(0, -1)],
    ['O-05', `${GOOGLE}/../PROJECT`],
    ['O-05', GOOGLE.replace('.com/', '.com:443/')],
    ['O-05', GOOGLE.replace('https', 'http')],
    ['O-05', ` ${GOOGLE}`],
    ['O-05', `${GOOGLE}\n`],
    ['O-05', GOOGLE.replace('/r/', '/%72/')],
    ['O-07', 'https://oauth-redirect.googleusercontent.com@evil.example/r/PROJECT'],
    ['O-08', 'https://www%2ekeycloak%2eorg%2fapp%2f:y@evil.example'],
    ['O-09', 'https://oauth-redirect.googleusercontent.com.evil.example/r/PROJECT'],
    ['O-10', 'HTTPS://OAuth-Redirect.GoogleUserContent.com/r/PROJECT'],
    ['O-12', 'javascript:alert(1)'],
    ['O-12', 'data:text/html,x'],
    ['O-12', '//evil.example'],
    ['O-12', '/login'],
    ['O-14', ALEXA[0] ?? ''],
  ])('%s %j', (_id, uri) => {
    expect(read(query({ uri }))).toEqual(refused('unknown_redirect_uri'));
  });

  it('O-05 even when it is encoded twice', () => {
    expect(read(query({ uri: encoded(GOOGLE) }))).toEqual(refused('unknown_redirect_uri'));
  });

  it('O-05 even when its escapes are no text', () => {
    expect(read(`client_id=a-google&redirect_uri=${GOOGLE}%E0%A4&state=S`)).toEqual(
      refused('unknown_redirect_uri'),
    );
  });
});

describe('a request that is nobody’s', () => {
  test.each<[string, string, LinkingRefusal, Partner?]>([
    ['O-13', `${query()}&redirect_uri=https://evil.example`, 'duplicate_parameter'],
    ['O-13', `redirect_uri=https://evil.example&${query()}`, 'duplicate_parameter'],
    ['O-13', `${query()}&%72edirect_uri=${GOOGLE}`, 'duplicate_parameter'],
    ['O-13', `${query()}&state=S`, 'duplicate_parameter'],
    ['O-13', `${query()}&client_id=`, 'duplicate_parameter'],
    ['O-13', `${query()}&scope=a&scope=b`, 'duplicate_parameter'],
    ['O-14', query({ client: 'a-alexa' }), 'unknown_redirect_uri', null],
    ['O-15', query(), 'other_partner', 'alexa'],
    ['O-15', query({ client: 'a-alexa', uri: ALEXA[0] ?? '' }), 'other_partner', 'google'],
    ['O-18', query({ state: 'x'.repeat(MAX_STATE_LENGTH + 1) }), 'state_too_long'],
    ['O-18', query({ state: 'x'.repeat(10_000) }), 'state_too_long'],
    ['O-22', query({ more: '&response_type=token' }), 'response_type'],
    ['O-22', query({ more: '&response_type=id_token' }), 'response_type'],
    ['O-22', query({ more: '&response_type=code%20token' }), 'response_type'],
    ['O-22', query({ more: '&response_type=CODE' }), 'response_type'],
    ['O-22', query({ more: '&response_type=' }), 'response_type'],
    ['of another brand', query({ client: 'b-google' }), 'unknown_client'],
    ['with a client in another case', query({ client: 'A-Google' }), 'unknown_client'],
    ['with a client from a prototype', query({ client: '__proto__' }), 'unknown_client'],
  ])('%s %s', (_id, rawQuery, reason, ...partner) => {
    expect(read(rawQuery, ...partner)).toEqual(refused(reason));
  });

  it('of a brand without assistants', () => {
    expect(linkingRequest({ rawQuery: query(), partner: 'google' }, [])).toEqual(refused('unknown_client'));
  });
});

describe('the way back to the assistant', () => {
  const request = { partner: 'google', clientId: 'a', redirectUri: GOOGLE, rawState: 'a%2Bb+c%20d' } as const;

  test.each([
    ['O-01 a code', 'abc', 'abc'],
    ['O-26 a code that would add a state', 'abc&state=evil', 'abc%26state%3Devil'],
    ['O-26 a code that would end the query', 'a#b?c', 'a%23b%3Fc'],
    ['O-26 a code with a line break', 'a\r\nset-cookie: x=y', 'a%0D%0Aset-cookie%3A%20x%3Dy'],
    ['a code that is no well-formed text', 'a\ud800b', 'a%EF%BF%BDb'],
  ])('%s: one code and one state', (_id, code, sent) => {
    const address = grantedAddress(request, code);
    expect(address).toBe(`${GOOGLE}?code=${sent}&state=a%2Bb+c%20d`);
    expect([...new URL(address).searchParams.keys()]).toEqual(['code', 'state']);
  });

  it('without a code says that access was denied', () => {
    expect(deniedAddress(request)).toBe(`${GOOGLE}?error=access_denied&state=a%2Bb+c%20d`);
  });

  it('goes on with the query an address has of its own', () => {
    const own = { ...request, redirectUri: `${GOOGLE}?app=1` };
    expect(grantedAddress(own, 'abc')).toBe(`${GOOGLE}?app=1&code=abc&state=a%2Bb+c%20d`);
  });
});
