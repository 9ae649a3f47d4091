import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, tagsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieValue,
  markOf,
  originOf,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { callRows } from '../rows/calls.ts';

beforeAll(() => sandbox.reset());

const ADDRESS = { address1: '221B Baker Street', city: 'Marylebone', postalCode: '62701' };
const CARD = { provider: 'recurly', token: 'secret-token', firstName: 'Ada', lastName: 'King', ...ADDRESS };

/** A browser whose session is over: its cookie, and the mark of the account in the pages that are still open. */
type Left = { brand: string; cookie: string; mark: string | undefined };

/** Ends a session from elsewhere, so that the browser keeps its cookie and its page. */
async function left(persona: string, brand = 'geeni'): Promise<Left> {
  const cookie = await signedIn(persona, brand);
  const mark = await markOf(cookie, { brand });
  await postForm('/api/auth/sign-out', {}, { brand, cookie });
  return { brand, cookie, mark };
}

/** Posts a form of a page that is still open. */
const press = (path: string, fields: Record<string, string>, { brand, cookie, mark }: Left) =>
  postForm(`${path}?account=${mark}`, fields, { brand, cookie });

/** The cookie of what was kept, as a browser sends it; empty for nothing. */
const keptBy = (answer: Answer) => {
  const value = cookieValue(answer, '__Host-typed');
  return value ? `__Host-typed=${value}` : '';
};

/** Opens a page after a new sign-in, with the cookie of what was kept. */
async function seen(path: string, persona: string, kept: string, brand = 'geeni') {
  const session = await signedIn(persona, brand);
  const page = await ask({ brand, path, cookie: `${session}; ${kept}` });
  expectSafe(page, { brand });
  return { page, session };
}

/** The forms with something of a person's own; what the others send goes back in an address, or is a secret or a consent. */
const keeping: ReadonlySet<string> = new Set(['/api/billing/store', '/api/cancel', '/api/devices/save']);

describe('A form that is refused because its session is over', () => {
  test.each(callRows.filter(({ needs }) => needs))(
    '$path is kept where a person entered something',
    async (row) => {
      const browser = await left('owner');
      const answer = await press(row.path, row.sends ?? {}, browser);
      expect(keptBy(answer) !== '', row.path).toBe(keeping.has(row.path));
    },
  );

  test.each(['geeni', 'momentum', 'nightowl', 'otis'])(
    '%s: the address beside a card is there again for the same person, and no card',
    async (brand) => {
      const answer = await press(
        '/api/billing/store',
        { ...CARD, address2: '4242 4242 4242 4242' },
        await left('owner', brand),
      );
      expectSafe(answer, { brand });
      expect(answer.location).toBe('/login?redirectUri=%2Fbilling&reason=ended');
      const { page } = await seen('/billing?from=payment', 'owner', keptBy(answer), brand);
      expect(formTo(page.text, '/api/billing/store').fields).toMatchObject(ADDRESS);
      expect(page.text).not.toMatch(/secret-token|4242 4242/);
    },
  );

  test('the reason of a cancellation is chosen again when the question is asked, once', async () => {
    const browser = await left('owner', 'otis');
    const page = (await seen('/cancel-plan', 'owner', '', 'otis')).page;
    const { action, fields } = formTo(
      (await seen('/cancel-plan?step=confirm', 'owner', '', 'otis')).page.text,
      '/api/cancel',
    );
    expect([page.status, action]).toEqual([200, `/api/cancel?account=${browser.mark}`]);
    const answer = await press('/api/cancel', { ...fields, reason: 'switching' }, browser);
    const back = `/cancel-plan?subscriptionId=${fields['subscriptionId']}`;
    expect(answer.location).toBe(`/login?${new URLSearchParams({ redirectUri: back, reason: 'ended' })}`);
    const { page: again, session } = await seen(back, 'owner', keptBy(answer), 'otis');
    expect(cookieValue(again, '__Host-typed')).toBeUndefined();
    const asked = await ask({
      brand: 'otis',
      path: `${back}&step=confirm`,
      cookie: `${session}; ${keptBy(answer)}`,
    });
    expect(asked.text).toContain('<option value="switching" selected');
    expect(cookieValue(asked, '__Host-typed')).toBe('');
  });

  test('the devices that were ticked are ticked again', async () => {
    const boxes = (page: Answer) =>
      tagsOf(page.text).filter(
        ({ name, attributes }) => name === 'input' && attributes.get('name') === 'device',
      );
    const ticked = (page: Answer) =>
      boxes(page).flatMap(({ attributes }) => (attributes.has('checked') ? [attributes.get('value')] : []));
    const { page } = await seen('/manage-devices', 'owner', '');
    const { fields } = formTo(page.text, '/api/devices/save');
    const chosen = boxes(page)
      .map(({ attributes }) => attributes.get('value') ?? '')
      .slice(-2);
    expect(chosen).not.toEqual(ticked(page));
    const { brand, cookie, mark } = await left('owner');
    const body = new URLSearchParams([
      ['subscriptionId', fields['subscriptionId'] ?? ''],
      ['version', fields['version'] ?? ''],
      ...chosen.map((id) => ['device', id]),
    ]);
    const answer = await ask({
      brand,
      cookie,
      method: 'POST',
      path: `/api/devices/save?account=${mark}`,
      headers: {
        origin: originOf(brand),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    });
    const back = `/manage-devices?subscriptionId=${fields['subscriptionId']}`;
    expect(ticked((await seen(back, 'owner', keptBy(answer))).page)).toEqual(chosen);
  });

  test('the promo code of an order goes to the chooser', async () => {
    const answer = await press('/api/orders/promo', { code: ' SAVE20 ' }, await left('owner'));
    expect(answer.location).toBe('/login?redirectUri=%2Fplans%3FpromoCode%3Dsave20&reason=ended');
  });

  test('what a script was about to store is kept, too, and no other field', async () => {
    const { brand, cookie, mark } = await left('owner');
    const store = (page: string) =>
      postJson(
        `/api/typed?account=${mark}`,
        { page, fields: { ...ADDRESS, password: 'Passw0rd!' } },
        { brand, cookie },
      );
    const answer = await store('/billing');
    expectProblem(answer, 401, 'signed_out');
    const { page } = await seen('/billing?from=payment', 'owner', keptBy(answer));
    expect(formTo(page.text, '/api/billing/store').fields).toMatchObject(ADDRESS);
    expect(page.text).not.toContain('Passw0rd!');
    expect(keptBy(await store('/security'))).toBe('');
  });

  test('where the platform says that the session is over, the form is kept as well', async () => {
    const cookie = await signedIn('owner', 'pepper');
    await sandbox.setFault({ method: 'POST', path: '/billing/verify', fault: 'status:401' });
    const answer = await postForm(
      '/api/billing/store',
      { ...CARD, state: 'IL', country: 'US' },
      { brand: 'pepper', cookie },
    );
    expect(answer.location).toMatch(/reason=ended$/);
    const { page } = await seen('/billing?from=payment', 'owner', keptBy(answer), 'pepper');
    expect(formTo(page.text, '/api/billing/store').fields).toMatchObject(ADDRESS);
  });
});

describe('What a refused form kept', () => {
  test('is not shown to another person, and is deleted then', async () => {
    const answer = await press('/api/billing/store', CARD, await left('owner'));
    const { page } = await seen('/billing?from=payment', 'yearly', keptBy(answer));
    expect(page.text).not.toContain('Baker');
    expect(cookieValue(page, '__Host-typed')).toBe('');
  });

  test.each<[string, (browser: Left) => Promise<Answer>]>([
    [
      'a page of another site sends it',
      ({ cookie, mark }) =>
        postForm(`/api/billing/store?account=${mark}`, CARD, {
          cookie,
          headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        }),
    ],
    ['it names no account', ({ cookie }) => postForm('/api/billing/store?account=', CARD, { cookie })],
    [
      'it names two accounts',
      ({ cookie, mark }) =>
        postForm(`/api/billing/store?account=${mark}&account=${'0'.repeat(32)}`, CARD, { cookie }),
    ],
    [
      'the person has signed out by choice, so that the browser has no session any more',
      ({ mark }) => postForm(`/api/billing/store?account=${mark}`, CARD),
    ],
    [
      'the cookie of the session is forged',
      ({ mark }) =>
        postForm(`/api/billing/store?account=${mark}`, CARD, { cookie: '__Host-session=abc.def' }),
    ],
    [
      'its fields are longer than any of the form',
      (browser) => press('/api/billing/store', { city: 'x'.repeat(201) }, browser),
    ],
  ])('is nothing where %s', async (_what, send) => {
    expect(keptBy(await send(await left('owner')))).toBe('');
  });

  test('is nothing where another account is signed in now', async () => {
    const { mark } = await left('owner');
    const cookie = await signedIn('yearly');
    const answer = await postForm(`/api/billing/store?account=${mark}`, CARD, { cookie });
    expect([answer.location, keptBy(answer)]).toEqual(['/subscriptions', '']);
  });
});
