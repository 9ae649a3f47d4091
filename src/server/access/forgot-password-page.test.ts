import { describe, expect, it, test } from 'vitest';
import { aVisit, fakeEnv } from '../../../tests/support/fake-env.ts';
import { forgotPasswordPage } from './forgot-password-page.ts';
import { forgotNote, noteCookie } from './recovery-notes.ts';
import type { Visit } from '../page/request-context.ts';

const { env } = fakeEnv(() => new Response());
const EMAIL = 'owner@visi.example';

/** A visit that has just asked for a link. */
async function asked(
  query: string,
  { refused = false, email = EMAIL, brand = 'visi', nowMs = Date.UTC(2026, 11, 1) } = {},
): Promise<Visit> {
  const address = `https://account.${brand}.example/forgot-password${query}`;
  const first = aVisit(address);
  const [cookie = ''] = (await noteCookie(env, first, forgotNote, { email, refused })).split(';');
  return aVisit(address, { cookie }, nowMs);
}

describe('the view of /forgot-password (access.md section 4)', () => {
  test.each([
    ['?view=submitted', 'submitted'],
    ['?view=resent', 'resent'],
    ['', 'default'],
    ['?view=default', 'default'],
    ['?view=Submitted', 'default'],
    ['?view=constructor', 'default'],
  ])('%j after asking is %s', async (query, view) => {
    expect((await forgotPasswordPage(env, await asked(query))).view).toBe(view);
  });

  test.each(['?view=submitted', '?view=resent', ''])('%j is the form for everybody else', async (query) => {
    const visit = aVisit(`https://account.visi.example/forgot-password${query}`);
    expect(await forgotPasswordPage(env, visit)).toMatchObject({
      view: 'default',
      email: '',
      error: undefined,
    });
    expect(visit.keptCookies).toEqual([]);
  });

  it('is the form again after a quarter of an hour', async () => {
    const late = await asked('?view=submitted', { nowMs: Date.UTC(2026, 11, 1, 0, 15, 1) });
    expect((await forgotPasswordPage(env, late)).view).toBe('default');
  });

  it('says once what was wrong with an address, and keeps it', async () => {
    const visit = await asked('?view=submitted', { refused: true, email: 'owner@visi' });
    expect(await forgotPasswordPage(env, visit)).toMatchObject({
      view: 'default',
      email: 'owner@visi',
      error: 'Please enter one valid email address.',
    });
    expect(visit.keptCookies).toEqual([expect.stringMatching(/^__Host-flash=;.*Max-Age=0$/)]);
  });
});

describe('Contact Support', () => {
  it('is the brand’s chat, in a new tab', async () => {
    expect(await forgotPasswordPage(env, await asked('?view=resent'))).toMatchObject({
      support: { href: 'https://support.visi.example/chat', newTab: '(opens in a new tab)' },
    });
  });

  it('is a mail where the brand has no chat', async () => {
    const visit = await asked('?view=resent');
    const { chat: _chat, ...support } = visit.brand.support;
    const page = await forgotPasswordPage(env, { ...visit, brand: { ...visit.brand, support } });
    expect(page).toMatchObject({ support: { href: 'mailto:support@visi.example', newTab: undefined } });
  });
});

test('only a brand that says so shrinks the label', async () => {
  for (const [brand, smallLabel] of [
    ['nightowl', true],
    ['visi', false],
  ] as const) {
    const visit = aVisit(`https://account.${brand}.example/forgot-password`);
    expect(await forgotPasswordPage(env, visit)).toMatchObject({ smallLabel });
  }
});
