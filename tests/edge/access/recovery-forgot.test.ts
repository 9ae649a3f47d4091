import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formTo, tagsOf, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  emailOf,
  newNetwork,
  postForm,
  postJson,
  knownBrowser,
} from '../../support/portal.ts';
import { kept } from '../../support/recovery.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

const PAGE = '/forgot-password';
const CALL = '/api/recovery/forgot';
const FORGOT = { method: 'POST', path: '/forgotPassword/{brand}' };
const SUBMITTED = `${PAGE}?view=submitted`;

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());
afterEach(() => sandbox.clearFaults());

const byScript = (email: string, network = newNetwork()) => postJson(CALL, { email }, { network });
const byForm = (email: string, network = newNetwork()) => postForm(CALL, { email }, { network });
const page = (path: string, cookie = '') => ask({ path, cookie });
const mailsTo = async (to: string) =>
  (await sandbox.outbox(to)).filter(({ kind }) => kind === 'reset').length;
const askedFor = async () =>
  (await sandbox.log())
    .filter(({ path }) => path.startsWith('/forgotPassword/'))
    .map(({ account }) => account);
/** Waits for a mail: the portal answers before the platform has sent it. */
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000, interval: 50 });

function expectMovedOn(answer: Answer): void {
  expectSafe(answer);
  if (answer.status === 303) expect(answer.location).toBe(SUBMITTED);
  else expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: SUBMITTED }]);
  expect(answer.setCookies).toHaveLength(1);
  expect(answer.setCookies[0]).toMatch(
    /^__Host-flash=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=900$/,
  );
}

describe.each([
  ['script', byScript],
  ['form', byForm],
] as const)('Asking for a link by %s', (by, send) => {
  test('sends one mail to a known address, in any letter case', async () => {
    const email = emailOf(by === 'form' ? 'owner' : 'free');
    expectMovedOn(await send(`  ${email.toUpperCase()} `));
    await soon(async () => expect(await mailsTo(email)).toBe(1));
    expect(await askedFor()).toEqual([email.toUpperCase()]);
  });

  test('gives the same answer for an unknown address, and sends no mail', async () => {
    const email = `nobody-${by}@geeni.example`;
    expectMovedOn(await send(email));
    await soon(async () => expect(await askedFor()).toEqual([email]));
    expect(await sandbox.outbox(email)).toEqual([]);
  });

  test.each([
    'status:400',
    'status:401',
    'status:404',
    'status:429',
    'status:500',
    'status:503',
    'error:1198',
    'reset',
    'html',
    'truncated',
    'empty',
    'huge',
    // The answer comes before that of the platform.
    'pause',
  ])('gives the same answer when the platform has the fault %s', async (fault) => {
    await sandbox.setFault({ ...FORGOT, fault });
    const email = `yearly-${by}-${fault.replace(':', '-')}@geeni.example`;
    const answer = await send(email);
    expectMovedOn(answer);
    // One call and no retry: two calls are two mails.
    await soon(async () => expect(await askedFor()).toEqual([email]));
  });

  test.each([
    // CVE-2022-35924: a mail to two addresses.
    ['a list', 'attacker@a.com,victim@v.com'],
    ['a list with a line', 'attacker@a.com\r\nvictim@v.com'],
    // GHSA-5jpx-9hw9-2fx4: a mail to the address in quotes.
    ['a quoted local part', '"e@attacker.com"@victim.com'],
    ['no address', 'owner'],
    ['nothing', ''],
    ['markup', '<img src=x onerror=1>@geeni.example'],
  ])('refuses %s without a call of the platform', async (_what, email) => {
    const answer = await send(email);
    expectSafe(answer);
    if (by === 'script') {
      expectProblem(answer, 400, 'email_invalid');
      expect(answer.setCookies).toEqual([]);
    } else {
      expect([answer.status, answer.location]).toEqual([303, PAGE]);
      const cookie = kept('', answer);
      const form = await page(PAGE, cookie);
      expect(wordsOf(form.text)).toContain('Please enter a valid email address.');
      expect(formTo(form.text, CALL).fields['email']).toBe(email);
      expect(tagsOf(form.text).filter(({ attributes }) => attributes.get('src') === 'x')).toEqual([]);
      // The message shows once; a reload shows the plain form.
      const again = await page(PAGE, kept(cookie, form));
      expect(wordsOf(again.text)).not.toContain('Please enter a valid email address.');
    }
    expect(await askedFor()).toEqual([]);
  });

  test('is limited without a message: the sixth mail to one address is not sent', async () => {
    const brand = by === 'form' ? 'visi' : 'otis';
    const email = emailOf('stuck', brand);
    const post = by === 'form' ? postForm : postJson;
    for (let count = 1; count <= 7; count += 1)
      expectMovedOn(await post(CALL, { email }, { brand, network: newNetwork() }));
    await soon(async () => expect(await mailsTo(email)).toBe(5));
    expect(await askedFor()).toHaveLength(5);
  });
});

describe('Links that strangers have used up', () => {
  const brand = 'momentum';
  const forgot = (email: string, cookie?: string) =>
    postForm(CALL, { email }, { brand, network: newNetwork(), cookie });

  test.each([
    ['is left', 'free', (email: string) => email],
    [
      'is left, although they added tags to the address',
      'yearly',
      (email: string, count: number) => email.replace('@', `+${count}@`),
    ],
  ] as const)('one %s to the owner in a browser that knows them', async (_what, persona, spelled) => {
    const email = emailOf(persona, brand);
    const cookie = await knownBrowser(persona, brand);
    for (let count = 1; count <= 6; count += 1) await forgot(spelled(email, count));
    await soon(async () => expect(await askedFor()).toHaveLength(5));
    const mails = await mailsTo(email);
    expectMovedOn(await forgot(email));
    await forgot(email, await knownBrowser('collector', brand));
    expectMovedOn(await forgot(email, cookie));
    await soon(async () => expect(await mailsTo(email)).toBe(mails + 1));
    expect(await askedFor()).toHaveLength(6);
  });

  test('by a thief who is signed in are the thief’s own', async () => {
    const email = emailOf('trial', brand);
    const owner = await knownBrowser('trial', brand);
    const thief = await knownBrowser('trial', brand);
    for (let count = 1; count <= 7; count += 1) await forgot(email, thief);
    await soon(async () => expect(await mailsTo(email)).toBe(5));
    await forgot(email, owner);
    await soon(async () => expect(await mailsTo(email)).toBe(6));
  });
});

describe('The answer does not show whether an address is known', () => {
  test('the same status, headers and body for a known and an unknown one', async () => {
    const same = ({ status, headers, text, location }: Answer) => ({
      status,
      text,
      location,
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => !['x-request-id', 'set-cookie', 'date'].includes(name)),
      ),
    });
    for (const send of [byScript, byForm]) {
      const [known, unknown] = [await send(emailOf('legacy')), await send(emailOf('nobody'))];
      expect(same(known)).toEqual(same(unknown));
      // The cookie is sealed, and its length depends on the length of the address alone.
      expect(known.setCookies[0]?.length).toBe(unknown.setCookies[0]?.length);
    }
  });

  test('nor does its time: it waits for the platform for neither', async () => {
    await sandbox.setFault({ ...FORGOT, fault: 'pause' });
    for (const email of [emailOf('newcomer'), emailOf('nobody-at-all')]) {
      expectMovedOn(await byScript(email));
      await soon(async () => expect(await askedFor()).toContain(email));
    }
  });

  test('one network is limited without a message, over all addresses', async () => {
    const network = newNetwork();
    for (let count = 1; count <= 32; count += 1)
      expectMovedOn(await byScript(`n${count}@geeni.example`, network));
    await soon(async () => expect(await askedFor()).toHaveLength(30));
    // A later mail from another network arrives, and the mails over the limit do not.
    const last = 'last@geeni.example';
    await byScript(last);
    await soon(async () => expect(await askedFor()).toContain(last));
    expect(await askedFor()).toHaveLength(31);
  });
});

describe('The views of /forgot-password', () => {
  test('default: the form, enabled as served', async () => {
    const answer = await page(PAGE);
    expectSafe(answer);
    expect(answer.text).toContain('<h1>Forgot your password?</h1>');
    const form = formTo(answer.text, CALL);
    expect(form).toEqual({ method: 'POST', action: CALL, fields: { email: '' } });
    const input = tagsOf(answer.text).find(({ attributes }) => attributes.get('name') === 'email');
    expect(input?.attributes.has('required')).toBe(true);
    const button = tagsOf(answer.text).find(({ name }) => name === 'button');
    expect(button?.attributes.has('disabled')).toBe(false);
    expect(wordsOf(answer.text)).toContain('Return to Login Page');
  });

  test('submitted, then resent; the address is in no URL', async () => {
    const email = emailOf('apple');
    const sent = await byForm(email);
    let cookie = kept('', sent);
    const submitted = await page(sent.location ?? '', cookie);
    expect(wordsOf(submitted.text)).toMatch(
      /Check your email .*apple@geeni\.example.*Resend Reset Link .*Return to Login/,
    );
    const again = await postForm(
      formTo(submitted.text, '/api/recovery/resend').action,
      {},
      { cookie, network: newNetwork() },
    );
    expect([again.status, again.location]).toEqual([303, `${PAGE}?view=resent`]);
    cookie = kept(cookie, again);
    const resent = await page(again.location ?? '', cookie);
    expect(wordsOf(resent.text)).toMatch(
      /We sent it again .*apple@geeni\.example.*Contact Support.*Return to Login/,
    );
    const support = tagsOf(resent.text).find(({ attributes }) => attributes.get('target') === '_blank');
    expect(Object.fromEntries(support?.attributes ?? [])).toMatchObject({
      href: 'https://support.geeni.example/chat',
      rel: 'noopener',
    });
    await soon(async () => expect(await mailsTo(email)).toBe(2));
    for (const { location } of [sent, again]) expect(location).not.toMatch(/apple|@|%40/);
  });

  test('a script receives the same next page', async () => {
    const cookie = kept('', await byScript(emailOf('pending')));
    const answer = await postJson('/api/recovery/resend', {}, { cookie, network: newNetwork() });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: `${PAGE}?view=resent` }]);
  });

  test.each(['submitted', 'resent', 'nonsense', '', '__proto__', '<img src=x>'])(
    'view=%s without an earlier request is the form',
    async (view) => {
      const answer = await page(`${PAGE}?view=${encodeURIComponent(view)}`);
      expectSafe(answer);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<h1>Forgot your password?</h1>');
      expect(answer.text).not.toContain('img src=x');
    },
  );

  test('an unknown view after a request is the form, with the address kept', async () => {
    const cookie = kept('', await byForm(emailOf('stuck')));
    const answer = await page(`${PAGE}?view=nonsense`, cookie);
    expect(formTo(answer.text, CALL).fields['email']).toBe(emailOf('stuck'));
  });

  test.each([
    ['by form', () => postForm('/api/recovery/resend', {}), 303],
    ['by script', () => postJson('/api/recovery/resend', {}), 200],
  ])(
    'resending %s without an earlier request leads to the form, without a call of the platform',
    async (_by, send, status) => {
      const answer = await send();
      expectSafe(answer);
      expect(answer.status).toBe(status);
      expect(answer.location ?? JSON.parse(answer.text).next).toBe(PAGE);
      expect(await sandbox.log()).toEqual([]);
    },
  );

  test('only nightowl has a label that shrinks', async () => {
    for (const [brand, small] of [
      ['nightowl', true],
      ['visi', false],
    ] as const)
      expect((await ask({ brand, path: PAGE })).text.includes('class="form small-label"')).toBe(small);
  });
});
