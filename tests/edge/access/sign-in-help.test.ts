import { beforeAll, describe, expect, test } from 'vitest';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { formTo } from '../../support/html.ts';
import { linkAt, linkingPath } from '../../support/linking.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { openedLink, resetLink } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appLink, appToken, arrived } from '../../support/sso.ts';

beforeAll(() => sandbox.reset());

const SIGN_IN = '/api/auth/sign-in';
const FORGOT = ['/forgot-password', 'Forgot Password?'];
const socialBrands: ReadonlySet<string> = new Set(['geeni', 'momentum', 'nightowl', 'visi']);
/** A brand’s own support. */
const supportOf = (brand: string) => [`https://support.${brand}.example/chat`, 'Contact Support'];

/** The links of the message on a page, with their words. */
const offered = (html: string) => {
  const alert = /<div[^>]* class="alert [^]*?<\/div><\/div>/.exec(html)?.[0] ?? '';
  return [...alert.matchAll(/<a href="([^"]*)"[^>]*>(?:<span>)?([^<]*)</g)].map(([, href, words]) => [
    href,
    words,
  ]);
};

/** The page that a refused sign-in leads back to. */
async function refused(brand: string, typed: { username: string; password: string }): Promise<Answer> {
  const answer = await postForm(SIGN_IN, typed, { brand, network: newNetwork() });
  const page = await ask({ brand, path: answer.location ?? '', cookie: cookieHeader(answer) });
  expectSafe(page, { brand });
  expect(formTo(page.text, SIGN_IN).fields['username']).toBe(typed.username);
  expect(page.text).toContain('<title>Error: Sign In · ');
  return page;
}

describe.each([...allBrands.byKey])('On %s', (brand, { voiceAssistants }) => {
  test.each([
    ['a wrong password', 'help-nobody', 'wrong', [FORGOT]],
    ['an address that is not verified', 'unverified', PASSWORD, [supportOf(brand)]],
    ['an account that is locked', 'locked', PASSWORD, [FORGOT]],
  ])('after %s the message links to help', async (_what, persona, password, links) => {
    const page = await refused(brand, { username: emailOf(persona, brand), password });
    expect(offered(page.text)).toEqual(links);
  });

  test('the form for a new password begins with the address that was typed', async () => {
    const username = emailOf('help-typed', brand);
    const failed = await postForm(SIGN_IN, { username, password: 'wrong' }, { brand, network: newNetwork() });
    const page = await ask({ brand, path: failed.location ?? '', cookie: cookieHeader(failed) });
    const sent = await postJson(
      SIGN_IN,
      { username, password: 'wrong', rememberMe: false },
      { brand, network: newNetwork() },
    );
    for (const answer of [page, sent]) {
      const forgot = await ask({ brand, path: '/forgot-password', cookie: cookieHeader(answer) });
      expectSafe(forgot, { brand });
      expect(formTo(forgot.text, '/api/recovery/forgot').fields['email']).toBe(username);
    }
  });

  test('no help is offered before a refusal, or for a form that was not filled in', async () => {
    expect(offered((await ask({ brand, path: '/login' })).text)).toEqual([]);
    const page = await refused(brand, { username: emailOf('help-nobody', brand), password: '' });
    expect(offered(page.text)).toEqual([]);
  });

  test.each(voiceAssistants.map(({ partner }) => partner))(
    'a linking to %s offers the same',
    async (partner) => {
      // Where an account may have no password yet, one link leads to the page that sets or resets it.
      const forgot = socialBrands.has(brand) ? ['/forgot-password', 'Set or reset your password'] : FORGOT;
      for (const [persona, password, link] of [
        ['help-nobody', 'wrong', forgot],
        ['unverified', PASSWORD, supportOf(brand)],
      ] as const) {
        const typed = { brand, username: emailOf(persona, brand), password };
        const answer = await linkAt(linkingPath(partner, { brand }), typed);
        const page = await ask({ brand, path: answer.location ?? '', cookie: cookieHeader(answer) });
        expectSafe(page, { brand });
        expect(offered(page.text)).toContainEqual(link);
      }
    },
  );
});

test.each([
  ['locked', FORGOT],
  ['unverified', supportOf('geeni')],
])('An SSO sign-in of an account that is %s offers the same help', async (persona, link) => {
  const answer = await arrived(appLink('sso', { token: await appToken(persona) }));
  const page = await ask({ path: answer.location ?? '' });
  expect(offered(page.text)).toEqual([link]);
});

test('A person whose address was not verified can sign in after choosing a password by a new link', async () => {
  const email = emailOf('unverified', 'otis');
  const cookie = await openedLink('otis', (await resetLink(email, 'otis')).path);
  const password = 'Nov3mber!';
  await postForm(
    '/api/recovery/reset-password',
    { password, confirmation: password },
    { brand: 'otis', cookie },
  );
  const answer = await postForm(
    SIGN_IN,
    { username: email, password },
    { brand: 'otis', network: newNetwork() },
  );
  expect(answer.location).toBe('/subscriptions');
});
