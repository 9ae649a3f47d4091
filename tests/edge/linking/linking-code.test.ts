import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, linksOf, withoutFooter, wordsOf } from '../../support/html.ts';
import {
  assistantOf,
  cookiesAfter,
  exchanged,
  expectSso,
  linkAt,
  linkingPath,
  type Partner,
} from '../../support/linking.ts';
import { newestCode, wrongCode } from '../../support/mfa.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const CODE = '/api/linking/code';
const RESEND = '/api/linking/resend';
const state = 'a%2Bb+c';

/** Begins a linking by an account with MFA, as far as the page that asks for the code. */
async function waiting(partner: Partner = 'google', brand = 'geeni', persona = 'mfa-email', cookie = '') {
  const begun = await linkAt(linkingPath(partner, { brand, state }), { brand, persona, cookie });
  const own = cookieHeader(begun);
  const page = await ask({ brand, path: begun.location ?? '', cookie: own });
  return { begun, page, brand, cookie: own, request: formTo(page.text, CODE).fields['request'] ?? '' };
}

type Waiting = Awaited<ReturnType<typeof waiting>>;
const send = ({ brand, cookie, request }: Waiting, code: string, more = cookie) =>
  postForm(CODE, { request, code }, { brand, cookie: more });
const pageAfter = (answer: Answer, { brand, cookie, begun }: Waiting) =>
  ask({ brand, path: answer.location ?? '', cookie: cookiesAfter(begun, answer) || cookie });

describe.each([
  ['geeni', 'mfa-email', 'm*****@g*****.example'],
  ['otis', 'mfa-sms', '(xxx) xxx-xx42'],
])('On %s %s', (brand, persona, contact) => {
  test.each(['google', 'alexa'] as const)('links %s with a code', async (partner) => {
    const linking = await waiting(partner, brand, persona);
    expectSafe(linking.begun, { brand });
    expect(linking.begun.location).toMatch(new RegExp(`^/oauth/${partner}/code\\?request=[\\w-]{8}$`));
    expect(linking.begun.setCookies.find((cookie) => cookie.startsWith('__Host-linking-'))).toMatch(
      /^__Host-linking-[\w-]{8}=[\w-]{43}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=1800$/,
    );
    expect(linking.page.status).toBe(200);
    expect(wordsOf(linking.page.text)).toContain(contact);
    const answer = await send(linking, await newestCode(persona, brand));
    const { redirectUri } = assistantOf(partner, brand);
    const code = await expectSso(answer, { redirectUri, state, brand });
    expect((await exchanged(code, { partner, brand })).account).toBe(emailOf(persona, brand));
  });
});

describe('A linking that has succeeded', () => {
  /** A linking that has ended with a code for the assistant, and that code. */
  async function done(partner: Partner = 'google') {
    await sandbox.reset();
    const linking = await waiting(partner);
    const typed = await newestCode();
    const { redirectUri } = assistantOf(partner);
    const given = await expectSso(await send(linking, typed), { redirectUri, state });
    await sandbox.clearLog();
    return { linking, typed, given, path: linking.begun.location ?? '' };
  }

  test.each([
    ['google', 'Your Merkury Smart account is linked to Google'],
    ['alexa', 'Your Merkury Smart account is linked to Amazon Alexa'],
  ] as const)('is told as such when its page is opened again: %s', async (partner, words) => {
    const { linking, typed, given, path } = await done(partner);
    for (const _look of ['back', 'reload']) {
      const page = await ask({ path, cookie: linking.cookie });
      expectSafe(page);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(wordsOf(page.text)).toContain(words);
      expect(wordsOf(page.text)).toContain('start linking again in the app');
      expect(withoutFooter(page.text)).not.toContain('<form');
      for (const secret of [given, typed, state]) expect(page.text).not.toContain(secret);
    }
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    ['its form is sent again', CODE],
    ['another code is asked for', RESEND],
  ])('is told as such when %s, and no second code is given', async (_what, call) => {
    const { linking, typed, path } = await done();
    const fields = { request: linking.request, ...(call === CODE ? { code: typed } : {}) };
    const answer = await postForm(call, fields, { cookie: linking.cookie });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, path]);
    expect(wordsOf((await pageAfter(answer, linking)).text)).toContain('is linked to Google');
    expect(await sandbox.log()).toEqual([]);
  });

  test('is told to nobody else: not without its cookie, at another assistant’s page or at another brand', async () => {
    const { linking, path } = await done();
    for (const [brand, where, cookie] of [
      ['geeni', path, ''],
      ['geeni', path.replace('google', 'alexa'), linking.cookie],
      ['visi', path, linking.cookie],
    ] as const) {
      const answer = await ask({ brand, path: where, cookie });
      expect([answer.status, answer.location]).toEqual([302, '/oauth?reason=over']);
    }
  });
});

describe('The page that asks for the code', () => {
  test('opened without its cookie leads to the page that says it is over', async () => {
    const { begun, request } = await waiting();
    const { begun: other } = await waiting('alexa');
    for (const [path, cookie] of [
      [begun.location ?? '', undefined],
      [`${begun.location ?? ''}&${linkingPath().split('?')[1] ?? ''}`, undefined],
      [begun.location ?? '', cookieHeader(other)],
      [`/oauth/alexa/code?request=${request}`, cookieHeader(begun)],
      ['/oauth/google/code', cookieHeader(begun)],
      ['/oauth/google/code?request=../../x', cookieHeader(begun)],
      ['/oauth/google/code?request=AAAAAAAA', cookieHeader(begun)],
    ] as const) {
      const answer = await ask({ path, cookie });
      expectSafe(answer);
      expect([answer.status, answer.location]).toEqual([302, '/oauth?reason=over']);
    }
    // Nobody can know here whether the linking has succeeded meanwhile.
    const over = wordsOf((await ask({ path: '/oauth?reason=over' })).text);
    expect(over).toContain('This page has expired');
    expect(over).toContain('If your devices already show up in your assistant’s app, linking worked');
    expect(over).not.toContain('Nothing was shared');
  });

  // CVE-2026-7571: the data of the client changes while the user signs in.
  test('takes no address from its query: the code goes to the assistant that began the linking', async () => {
    const linking = await waiting('google');
    const path = `${linking.begun.location ?? ''}&redirect_uri=https://evil.example&state=evil&redirectUri=https://evil.example`;
    const page = await ask({ path, cookie: linking.cookie });
    expect(page.text).not.toMatch(/evil\.example|state=evil/);
    expect(linksOf(page.text)).toContain(
      `${assistantOf('google').redirectUri}?error=access_denied&state=${state}`,
    );
    const fields = {
      request: linking.request,
      code: await newestCode(),
      redirect_uri: 'https://evil.example',
    };
    expect((await postForm(CODE, fields, { cookie: linking.cookie })).status).toBe(400);
    await expectSso(await send(linking, await newestCode()), { ...assistantOf('google'), state });
  });

  test('sends no code when it is loaded again', async () => {
    const linking = await waiting();
    const sent = (await sandbox.outbox(emailOf('mfa-email'))).length;
    await ask({ path: linking.begun.location ?? '', cookie: linking.cookie });
    expect((await sandbox.outbox(emailOf('mfa-email'))).length).toBe(sent);
  });

  test('opens at its own brand only', async () => {
    await sandbox.reset();
    const linking = await waiting();
    const answer = await ask({ brand: 'visi', path: linking.begun.location ?? '', cookie: linking.cookie });
    expect(answer.location).toBe('/oauth?reason=over');
    const posted = await send({ ...linking, brand: 'visi' }, await newestCode());
    expect(posted.location).toBe('/oauth?reason=over');
  });
});

describe('A code that is not accepted shows a message on the page', () => {
  test.each([
    [
      'wrong',
      (code: string) => wrongCode(code),
      'Wrong Verification Code Please check the code and enter it again.',
    ],
    ['too short', () => '123', 'Wrong Verification Code The code has 6 digits.'],
    ['no digits', () => 'abcdef', 'Wrong Verification Code The code has 6 digits.'],
  ])('%s; the right code then links', async (_what, typed, words) => {
    await sandbox.reset();
    const linking = await waiting();
    const answer = await send(linking, typed(await newestCode()));
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, linking.begun.location]);
    const page = await pageAfter(answer, linking);
    expect(wordsOf(page.text)).toContain(words);
    expect(page.text).toContain('role="alert"');
    await expectSso(await send(linking, await newestCode()), { ...assistantOf('google'), state });
  });

  test('the fifth wrong code locks the account, with its message', async () => {
    await sandbox.reset();
    const linking = await waiting();
    const code = await newestCode();
    for (let index = 0; index < 4; index += 1) await send(linking, wrongCode(code));
    const page = await pageAfter(await send(linking, wrongCode(code)), linking);
    expect(wordsOf(page.text)).toContain('You have entered too many invalid codes');
    await sandbox.reset();
  });

  test('an expired code', async () => {
    await sandbox.reset();
    const linking = await waiting();
    const code = await newestCode();
    await sandbox.advanceClock(10 * 60_000);
    const page = await pageAfter(await send(linking, code), linking);
    expect(wordsOf(page.text)).toContain('Expired Verification Code');
    await sandbox.reset();
  });

  test('a code that is sent twice at once links once', async () => {
    const linking = await waiting();
    const code = await newestCode();
    await sandbox.setFault({ method: 'GET', path: '/authcode/mfa', fault: 'slow:400', times: 1 });
    const answers = await Promise.all([send(linking, code), send(linking, code)]);
    const handedOff = answers.filter(({ location }) => location?.startsWith('/onward?'));
    expect(handedOff).toHaveLength(1);
    await sandbox.clearFaults();
  });

  test('a code for a linking that the platform no longer accepts leads back to where the linking began', async () => {
    const linking = await waiting();
    await sandbox.setFault({ method: 'GET', path: '/authcode/mfa', fault: 'error:1104', times: 1 });
    const answer = await send(linking, '123456');
    expect(answer.location).toBe(linkingPath('google', { state }));
    const page = await pageAfter(answer, linking);
    expect(wordsOf(page.text)).toContain('Your sign-in took too long. Please sign in again.');
    expect(cookiesAfter(linking.begun, answer)).not.toContain('__Host-linking-');
    const late = await ask({ path: linking.begun.location ?? '', cookie: linking.cookie });
    expect([late.status, late.location]).toEqual([302, '/oauth?reason=over']);
  });
});

describe('Asking for another code', () => {
  const resend = ({ brand, cookie, request }: Waiting) => postForm(RESEND, { request }, { brand, cookie });

  test('is refused within a minute, with a message', async () => {
    await sandbox.reset();
    const linking = await waiting();
    const answer = await resend(linking);
    expect([answer.status, answer.location]).toEqual([303, linking.begun.location]);
    const page = await pageAfter(answer, linking);
    expect(wordsOf(page.text)).toMatch(/You can ask for another one in \d+ seconds\./);
    expect(await sandbox.outbox(emailOf('mfa-email'))).toHaveLength(1);
  });

  test('without a linking leads to the page that says it is over', async () => {
    const answer = await postForm(RESEND, { request: 'AAAAAAAA' });
    expect([answer.status, answer.location]).toEqual([303, '/oauth?reason=over']);
  });
});

// CVE-2026-73419: a cookie that is not bound to the provider of its tab.
describe('Two tabs', () => {
  test('with two linkings: each sends its code to its own assistant', async () => {
    await sandbox.reset();
    const a = await waiting('google');
    const b = await waiting('alexa', 'geeni', 'mfa-email', a.cookie);
    const both = `${a.cookie}; ${b.cookie}`;
    const first = await newestCodes(2);
    await expectSso(await send(a, first[1] ?? '', both), { ...assistantOf('google'), state });
    await expectSso(await send(b, first[0] ?? '', both), { ...assistantOf('alexa'), state });
  });

  test('show a failure only in the tab that failed', async () => {
    const failed = await linkAt(linkingPath('google'), { password: 'nope', network: newNetwork() });
    const cookie = cookieHeader(failed);
    const other = await ask({ path: linkingPath('alexa'), cookie });
    expect(other.text).not.toContain('role="alert"');
    const own = await ask({ path: linkingPath('google'), cookie });
    expect(wordsOf(own.text)).toContain('The email or password you entered is incorrect.');
  });

  test('keep a sign-in and a linking apart that both wait for a code', async () => {
    await sandbox.reset();
    const signIn = await postForm('/api/auth/sign-in', { username: emailOf('mfa-sms'), password: PASSWORD });
    const linking = await waiting('google', 'geeni', 'mfa-email', cookieHeader(signIn));
    const both = `${cookieHeader(signIn)}; ${linking.cookie}`;
    expect((await ask({ path: '/mfaLogin', cookie: both })).text).toContain('(xxx) xxx-xx42');
    const handle = linking.cookie.split('=')[1] ?? '';
    expect((await ask({ path: '/mfaLogin', cookie: `__Host-pending=${handle}` })).location).toBe('/login');
    await expectSso(await send(linking, await newestCode(), both), { ...assistantOf('google'), state });
    expect((await ask({ path: '/mfaLogin', cookie: both })).status).toBe(200);
  });

  test('leave an open session as it is', async () => {
    await sandbox.reset();
    const session = await signedIn('owner');
    const linking = await waiting('google', 'geeni', 'mfa-email', session);
    await send(linking, await newestCode(), `${session}; ${linking.cookie}`);
    expect((await ask({ path: '/api/session', cookie: session })).status).toBe(200);
  });

  /** The newest codes, newest first. */
  async function newestCodes(count: number): Promise<string[]> {
    return (await sandbox.outbox(emailOf('mfa-email'))).slice(0, count).map(({ code }) => code ?? '');
  }
});
