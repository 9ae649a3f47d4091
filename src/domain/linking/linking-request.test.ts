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
/** The partner that the path names; null where it names none. */
type Partner = LinkingClient['partner'] | null;

const encoded = encodeURIComponent;
const query = (parts: { client?: string; uri?: string; state?: string; more?: string } = {}) =>
  `client_id=${parts.client ?? 'a-google'}&redirect_uri=${encoded(parts.uri ?? GOOGLE)}&state=${parts.state ?? 'S'}${parts.more ?? ''}`;
const read = (rawQuery: string, partner: Partner = 'google') =>
  linkingRequest({ rawQuery, partner: partner ?? undefined }, clients);
const refused = (reason: LinkingRefusal) => ({ kind: 'refused', reason });

describe('a request of an assistant of the brand', () => {
  test.each<[string, string, Partner]>([
    ['is valid with all it needs', query(), 'google'],
    ['is valid where the path names no partner', query(), null],
    ['is valid with response_type code', query({ more: '&response_type=code' }), 'google'],
    ['is valid with unknown parameters', query({ more: '&scope=a%20b&user_locale=en' }), 'google'],
    [
      'is valid with a repeated language parameter',
      query({ more: '&user_locale=en&user_locale=de' }),
      'google',
    ],
    ['is valid with empty parts', `&${query()}&&`, 'google'],
    [
      'is valid in another order, with an encoded parameter name',
      `%73tate=S&redirect_uri=${GOOGLE}&client_id=a-google`,
      'google',
    ],
  ])('%s', (_id, rawQuery, partner) => {
    expect(read(rawQuery, partner)).toEqual({
      kind: 'valid',
      request: { partner: 'google', clientId: 'a-google', redirectUri: GOOGLE, rawState: 'S' },
    });
  });

  test.each(ALEXA)('is valid with each of the assistant’s redirect URIs: %s', (uri) => {
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
  ])('keeps the state %s as it was encoded', (state) => {
    expect(read(query({ state }))).toMatchObject({ kind: 'valid', request: { rawState: state } });
  });

  it('keeps the PKCE challenge as it was sent', () => {
    const more = '&code_challenge=E9Mel-hoa_OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';
    expect(read(query({ more }))).toMatchObject({
      request: {
        codeChallenge: 'E9Mel-hoa_OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        codeChallengeMethod: 'S256',
      },
    });
  });
});

describe('a request without a required parameter', () => {
  test.each([
    ['no state', `client_id=a-google&redirect_uri=${GOOGLE}`],
    ['an empty state', query({ state: '' })],
    ['a state without a value', `client_id=a-google&redirect_uri=${GOOGLE}&state`],
    ['no client', `redirect_uri=${GOOGLE}&state=S`],
    ['an empty client', query({ client: '' })],
    ['no redirect URI', 'client_id=a-google&state=S'],
    ['no query', ''],
    ['more parts than are read', query({ more: '&a'.repeat(100) })],
    ['parameter names in capitals', `Client_Id=a-google&Redirect_Uri=${GOOGLE}&State=S`],
    ['a parameter name after a second question mark', `?client_id=a-google&redirect_uri=${GOOGLE}&state=S`],
  ])('%s', (_id, rawQuery) => {
    expect(read(rawQuery)).toEqual({ kind: 'missing' });
  });
});

describe('a redirect URI that differs from every redirect URI of the client', () => {
  test.each([
    ['with a query', `${GOOGLE}?x=1`],
    ['with a fragment', `${GOOGLE}#f`],
    ['with a slash at the end', `${GOOGLE}/`],
    ['without its last letter', GOOGLE.slice(0, -1)],
    ['with a path that resolves to the same one', `${GOOGLE}/../PROJECT`],
    ['with the default port', GOOGLE.replace('.com/', '.com:443/')],
    ['with http', GOOGLE.replace('https', 'http')],
    ['with a space before it', ` ${GOOGLE}`],
    ['with a line break after it', `${GOOGLE}\n`],
    ['with an encoded path', GOOGLE.replace('/r/', '/%72/')],
    ['with the host as a user name', 'https://oauth-redirect.googleusercontent.com@evil.example/r/PROJECT'],
    ['with an encoded address as user name', 'https://www%2ekeycloak%2eorg%2fapp%2f:y@evil.example'],
    [
      'with the host as a subdomain of another',
      'https://oauth-redirect.googleusercontent.com.evil.example/r/PROJECT',
    ],
    ['in capitals', 'HTTPS://OAuth-Redirect.GoogleUserContent.com/r/PROJECT'],
    ['a script', 'javascript:alert(1)'],
    ['a data URL', 'data:text/html,x'],
    ['without a scheme', '//evil.example'],
    ['a path alone', '/login'],
    ['of another client', ALEXA[0] ?? ''],
  ])('%s %j', (_id, uri) => {
    expect(read(query({ uri }))).toEqual(refused('unknown_redirect_uri'));
  });

  it('the client’s redirect URI, encoded twice', () => {
    expect(read(query({ uri: encoded(GOOGLE) }))).toEqual(refused('unknown_redirect_uri'));
  });

  it('the client’s redirect URI with an escape that is not UTF-8', () => {
    expect(read(`client_id=a-google&redirect_uri=${GOOGLE}%E0%A4&state=S`)).toEqual(
      refused('unknown_redirect_uri'),
    );
  });
});

describe('a request that is refused', () => {
  test.each<[string, string, LinkingRefusal, Partner?]>([
    [
      'with a second redirect_uri after the first',
      `${query()}&redirect_uri=https://evil.example`,
      'duplicate_parameter',
    ],
    [
      'with a second redirect_uri before the first',
      `redirect_uri=https://evil.example&${query()}`,
      'duplicate_parameter',
    ],
    [
      'with a second redirect_uri under an encoded name',
      `${query()}&%72edirect_uri=${GOOGLE}`,
      'duplicate_parameter',
    ],
    ['with the same state twice', `${query()}&state=S`, 'duplicate_parameter'],
    ['with a second, empty client_id', `${query()}&client_id=`, 'duplicate_parameter'],
    ['with an unknown parameter twice', `${query()}&scope=a&scope=b`, 'duplicate_parameter'],
    ['with a redirect URI of another client', query({ client: 'a-alexa' }), 'unknown_redirect_uri', null],
    ['of Google on the path of Alexa', query(), 'other_partner', 'alexa'],
    [
      'of Alexa on the path of Google',
      query({ client: 'a-alexa', uri: ALEXA[0] ?? '' }),
      'other_partner',
      'google',
    ],
    [
      'with a state one character too long',
      query({ state: 'x'.repeat(MAX_STATE_LENGTH + 1) }),
      'state_too_long',
    ],
    ['with a very long state', query({ state: 'x'.repeat(10_000) }), 'state_too_long'],
    ['with response_type token', query({ more: '&response_type=token' }), 'response_type'],
    ['with response_type id_token', query({ more: '&response_type=id_token' }), 'response_type'],
    ['with two response types', query({ more: '&response_type=code%20token' }), 'response_type'],
    ['with response_type in capitals', query({ more: '&response_type=CODE' }), 'response_type'],
    ['with an empty response_type', query({ more: '&response_type=' }), 'response_type'],
    ['of another brand', query({ client: 'b-google' }), 'unknown_client'],
    ['with a client id in capitals', query({ client: 'A-Google' }), 'unknown_client'],
    ['with __proto__ as client id', query({ client: '__proto__' }), 'unknown_client'],
  ])('%s %s', (_id, rawQuery, reason, ...partner) => {
    expect(read(rawQuery, ...partner)).toEqual(refused(reason));
  });

  it('of a brand without assistants', () => {
    expect(linkingRequest({ rawQuery: query(), partner: 'google' }, [])).toEqual(refused('unknown_client'));
  });
});

describe('the redirect back to the assistant', () => {
  const request = { partner: 'google', clientId: 'a', redirectUri: GOOGLE, rawState: 'a%2Bb+c%20d' } as const;

  test.each([
    ['a code', 'abc', 'abc'],
    ['a code that would add a state', 'abc&state=evil', 'abc%26state%3Devil'],
    ['a code that would end the query', 'a#b?c', 'a%23b%3Fc'],
    ['a code with a line break', 'a\r\nset-cookie: x=y', 'a%0D%0Aset-cookie%3A%20x%3Dy'],
    ['a code that is not well-formed Unicode', 'a\ud800b', 'a%EF%BF%BDb'],
  ])('%s: the address has one code and one state', (_id, code, sent) => {
    const address = grantedAddress(request, code);
    expect(address).toBe(`${GOOGLE}?code=${sent}&state=a%2Bb+c%20d`);
    expect([...new URL(address).searchParams.keys()]).toEqual(['code', 'state']);
  });

  it('says that access was denied where the person refused', () => {
    expect(deniedAddress(request)).toBe(`${GOOGLE}?error=access_denied&state=a%2Bb+c%20d`);
  });

  it('keeps the query of the redirect URI', () => {
    const own = { ...request, redirectUri: `${GOOGLE}?app=1` };
    expect(grantedAddress(own, 'abc')).toBe(`${GOOGLE}?app=1&code=abc&state=a%2Bb+c%20d`);
  });
});
