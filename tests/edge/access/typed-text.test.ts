import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formTo } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  originOf,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());

const FORM = '/api/billing/store';
const PAGE = '/billing?from=payment';
const ADDRESS = { address1: '221B Baker Street', city: 'Marylebone', postalCode: '62701' };
const IDLE = { 'x-portal-request': '1', 'x-portal-ending': 'idle' };

/** Sends typed text of the card form as the page's script does. */
const type = (cookie: string, brand: string, fields: Record<string, string>, page = '/billing') =>
  postJson('/api/typed', { page, fields }, { brand, cookie });

/** The fields of the card form as a person sees them who signs in with these cookies. */
async function seen(
  persona: string,
  brand: string,
  left: string,
): Promise<{ page: Answer; session: string }> {
  const session = await signedIn(persona, brand);
  const page = await ask({ brand, path: PAGE, cookie: `${session}; ${left}` });
  expectSafe(page, { brand });
  return { page, session };
}
const fieldsOf = (page: Answer) => formTo(page.text, FORM).fields;

describe.each(['momentum', 'nightowl', 'geeni'])('On %s', (brand) => {
  const name = brand === 'nightowl' ? { name: 'Ada King Lovelace' } : { firstName: 'Ada', lastName: 'King' };

  test('the typed address is back after an idle session ended, for the same person, and is sealed until then', async () => {
    const cookie = await signedIn('owner', brand);
    const kept = await type(cookie, brand, { ...name, ...ADDRESS, state: 'CA', country: 'US' });
    expectSafe(kept, { brand });
    expect(kept.status).toBe(204);
    const left = cookieHeader(kept);
    expect(left).toMatch(/^__Host-typed=/);
    const decoded = left.split(/[=.]/).map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    // Words so long that no sealed text holds them by chance.
    expect([left, ...decoded].join('\n')).not.toMatch(/Baker|Marylebone/);
    const out = await ask({
      brand,
      method: 'POST',
      path: '/api/auth/sign-out',
      headers: { ...IDLE, origin: originOf(brand), 'sec-fetch-site': 'same-origin' },
      cookie: `${cookie}; ${left}`,
    });
    expect(out.status).toBe(204);
    expect(cookieValue(out, '__Host-typed')).toBeUndefined();
    const { page, session } = await seen('owner', brand, left);
    expect(fieldsOf(page)).toMatchObject({ ...name, ...ADDRESS });
    expect(page.text).toContain('<option value="CA" selected');
    // Once per session: the next request shows the address of the account.
    const again = await ask({ brand, path: PAGE, cookie: `${session}; ${cookieHeader(page)}` });
    expect(fieldsOf(again)['address1']).not.toBe(ADDRESS.address1);
    // It is back again after another session ended.
    expect(fieldsOf((await seen('owner', brand, cookieHeader(page))).page)).toMatchObject(ADDRESS);
  });

  test('another person on the device never sees it, and it is deleted then', async () => {
    const left = cookieHeader(await type(await signedIn('owner', brand), brand, ADDRESS));
    const { page } = await seen('yearly', brand, left);
    expect(page.text).not.toContain('Baker');
    expect(cookieValue(page, '__Host-typed')).toBe('');
  });

  test('the session in which it was typed shows the address of the account', async () => {
    const cookie = await signedIn('owner', brand);
    const left = cookieHeader(await type(cookie, brand, ADDRESS));
    const page = await ask({ brand, path: PAGE, cookie: `${cookie}; ${left}` });
    expect(page.text).not.toContain('Baker');
  });
});

test('Typed text of one brand or page does not show at another', async () => {
  const left = cookieHeader(await type(await signedIn('owner', 'otis'), 'otis', ADDRESS));
  expect((await seen('owner', 'visi', left)).page.text).not.toContain('Baker');
  const elsewhere = cookieHeader(await type(await signedIn('owner'), 'geeni', ADDRESS, '/cancel-plan'));
  expect((await seen('owner', 'geeni', elsewhere)).page.text).not.toContain('Baker');
});

test('A card number that was typed in another field is not kept', async () => {
  const cookie = await signedIn('owner');
  const left = cookieHeader(await type(cookie, 'geeni', { ...ADDRESS, address2: '4242 4242 4242 4242' }));
  const { page } = await seen('owner', 'geeni', left);
  expect(page.text).not.toMatch(/4242 4242/);
  expect(fieldsOf(page)).toMatchObject(ADDRESS);
});

test('A country that the form does not offer is not shown', async () => {
  const cookie = await signedIn('owner');
  const left = cookieHeader(await type(cookie, 'geeni', { ...ADDRESS, country: 'XX' }));
  const { page } = await seen('owner', 'geeni', left);
  expect(fieldsOf(page)).toMatchObject(ADDRESS);
  expect(page.text).toContain('<option value="US" selected');
});

test.each([
  ['Signing out', '/api/auth/sign-out'],
  ['Keeping a request for deletion, which signs out,', '/api/account/keep-deletion'],
])('%s deletes it', async (_what, call) => {
  const cookie = await signedIn('owner');
  const left = cookieHeader(await type(cookie, 'geeni', ADDRESS));
  const out = await postForm(call, {}, { cookie: `${cookie}; ${left}` });
  expect(cookieValue(out, '__Host-typed')).toBe('');
});

test('It is not kept without a session, or from a page of another site', async () => {
  expectProblem(await type('', 'geeni', ADDRESS), 401, 'signed_out');
  const cookie = await signedIn('owner');
  const foreign = await postJson(
    '/api/typed',
    { page: '/billing', fields: ADDRESS },
    { cookie, headers: { origin: 'https://evil.example' } },
  );
  expect(foreign.status).toBe(403);
});

test('Endless text is not kept, and the page still works', async () => {
  const cookie = await signedIn('owner');
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x'.repeat(200)]));
  const answer = await type(cookie, 'geeni', fields);
  expect([answer.status, answer.setCookies]).toEqual([204, []]);
});
