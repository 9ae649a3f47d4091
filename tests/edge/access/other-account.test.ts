import { beforeEach, describe, expect, test } from 'vitest';
import { callMap } from '../../../src/domain/pages/call-map.ts';
import { focusedMessage, formTo, tagsOf, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  markOf,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appLink, appToken, arrived } from '../../support/sso.ts';
import { callRows } from '../rows/calls.ts';

const brand = 'visi';
const SENTENCE = 'Another account is signed in now.';
const marked = [...callMap].flatMap(([call, row]) =>
  row.access !== 'visitor' && row.mark === 'required' && call.startsWith('POST ')
    ? [{ path: call.replace('POST ', ''), row }]
    : [],
);
const bodies = new Map(callRows.map(({ path, sends }) => [path, sends ?? {}]));

/** What My Plan says after an answer led there. */
async function toldAfter(answer: Answer, cookie: string): Promise<string> {
  expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
  expectSafe(answer, { brand });
  return wordsOf(
    (await ask({ brand, path: '/subscriptions', cookie: `${cookie}; ${cookieHeader(answer)}` })).text,
  );
}

beforeEach(() => sandbox.reset());

describe('A page of one account, after another account signed in in another tab', () => {
  test.each(marked)(
    '$path changes nothing, and leads to the account that is there now',
    async ({ path, row }) => {
      const left = await markOf(await signedIn('owner', brand), { brand });
      const cookie = await signedIn('collector', brand);
      const own = await markOf(cookie, { brand });
      expect([left, own]).toEqual([expect.any(String), expect.any(String)]);
      await sandbox.clearLog();
      const wrong = [
        `?account=${left}`,
        '',
        '?account=',
        `?account=${own}&account=${own}`,
        `?account=${own?.toUpperCase()}`,
      ];
      for (const query of wrong) {
        const form = await postForm(`${path}${query}`, bodies.get(path) ?? {}, {
          brand,
          cookie,
          account: 'none',
        });
        if (row.onRefusal === 'problem') expectProblem(form, 409, 'other_account');
        else expect([query, form.status, form.location]).toEqual([query, 303, '/subscriptions']);
        const script = await postJson(`${path}${query}`, {}, { brand, cookie, account: 'none' });
        if (row.onRefusal === 'problem') expectProblem(script, 409, 'other_account');
        else expect(JSON.parse(script.text)).toEqual({ next: '/subscriptions' });
      }
      expect(await sandbox.log()).toEqual([]);
    },
  );

  test('My Plan says once that another account is signed in', async () => {
    const form = formTo(
      (await ask({ brand, path: '/delete-account', cookie: await signedIn('owner', brand) })).text,
      '/api/account/delete',
    );
    const cookie = await signedIn('collector', brand);
    const answer = await postForm(form.action, form.fields, { brand, cookie });
    const words = await toldAfter(answer, cookie);
    expect(words).toContain(SENTENCE);
    expect(words).toContain('Nothing was sent from the page you were on.');
    expect(wordsOf((await ask({ brand, path: '/subscriptions', cookie })).text)).not.toContain(SENTENCE);
  });

  test('the card of one is not stored for the other, and typed text is sealed for nobody', async () => {
    const newcomer = await signedIn('newcomer', brand);
    const page = await ask({ brand, path: '/billing?from=payment', cookie: newcomer });
    const card = formTo(page.text, '/api/billing/store');
    const link = appLink('sso', { token: await appToken('owner', brand) });
    const other = cookieHeader(await arrived(link, { brand, cookie: newcomer }));
    await sandbox.clearLog();
    const sent = await postForm(card.action, { ...card.fields, token: 'tok-1881' }, { brand, cookie: other });
    expect(await toldAfter(sent, other)).toContain(SENTENCE);
    const typed = await postJson(
      card.action.replace('/billing/store', '/typed'),
      { page: '/billing', fields: { address1: '9 Olivia Lane' } },
      { brand, cookie: other },
    );
    expectProblem(typed, 409, 'other_account');
    expect((await sandbox.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('a session of the same account that ended and began again keeps its pages', async () => {
    const before = await markOf(await signedIn('owner', brand), { brand });
    const cookie = await signedIn('owner', brand);
    expect(await markOf(cookie, { brand })).toBe(before);
    const answer = await postForm(`/api/plans/discard?account=${before}`, {}, { brand, cookie });
    expect(focusedMessage((await ask({ brand, path: '/subscriptions', cookie })).text)).not.toContain(
      SENTENCE,
    );
    expect(answer.location).toBe('/subscriptions');
    expect(cookieHeader(answer)).toBe('');
  });
});

describe('The session’s probe', () => {
  test('says whose session it is, and refuses a page of another account', async () => {
    const cookie = await signedIn('owner', brand);
    const mark = await markOf(cookie, { brand });
    const probe = (query: string) => ask({ brand, path: `/api/session${query}`, cookie });
    const own = await probe(`?account=${mark}`);
    expect([own.status, JSON.parse(own.text)]).toEqual([200, { account: mark }]);
    for (const query of ['?account=', `?account=${'0'.repeat(32)}`, `?account=${mark}&account=${mark}`]) {
      const answer = await probe(query);
      expectProblem(answer, 409, 'other_account');
      expect(cookieHeader(answer)).toContain('__Host-flash=');
    }
  });

  test('marks of two accounts and of two brands differ, and name nobody', async () => {
    const marks = await Promise.all(
      [
        ['owner', brand],
        ['collector', brand],
        ['owner', 'otis'],
      ].map(async ([who = '', at = '']) => markOf(await signedIn(who, at), { brand: at })),
    );
    expect(new Set(marks).size).toBe(3);
  });
});

describe('Every page of a signed-in person', () => {
  /** The pages without such a form. */
  const toRead: readonly string[] = ['/payment', '/account-history', '/account-history/2026'];

  test.each([
    ...toRead,
    '/subscriptions',
    '/plans',
    '/plans?planId=plan-visi_7day&confirm=1',
    '/billing?from=payment',
    '/manage-devices',
    '/security',
    '/cancel-plan?step=confirm',
    '/delete-account',
  ])('%s carries the mark of its account in each form about the account', async (path) => {
    const cookie = await signedIn('owner', brand);
    const mark = await markOf(cookie, { brand });
    const { text } = await ask({ brand, path, cookie });
    const tags = tagsOf(text);
    expect(tags.find(({ name }) => name === 'html')?.attributes.get('data-account')).toBe(mark);
    const paths = new Set(marked.map((each) => each.path));
    const actions = tags
      .filter(({ name }) => name === 'form')
      .map(({ attributes }) => attributes.get('action') ?? '')
      .filter((action) => paths.has(action.split('?', 1)[0] ?? ''));
    expect(actions.length > 0).toBe(!toRead.includes(path));
    for (const action of actions) expect(action).toMatch(new RegExp(`\\?account=${mark}$`));
  });

  test('a page of a visitor carries none', async () => {
    expect((await ask({ brand, path: '/login' })).text).not.toContain('data-account');
  });
});
