import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { forgotPasswordPage } from './forgot-password-page.ts';
import { forgotNote } from './recovery-notes.ts';
import type { RequestContext } from '../request/request-context.ts';

const EMAIL = 'owner@visi.example';

/** The request of a browser that has just asked for a link. */
async function asked(
  query: string,
  {
    at = 'sent',
    email = EMAIL,
    brand = 'visi',
    nowMs = Date.UTC(2026, 11, 1),
  }: { at?: 'typed' | 'refused' | 'sent'; email?: string; brand?: string; nowMs?: number } = {},
): Promise<RequestContext> {
  const address = `https://account.${brand}.example/forgot-password${query}`;
  const first = aContext(address);
  const [cookie = ''] = (await forgotNote.write(first, { email, at })).split(';');
  return aContext(address, { cookie }, nowMs);
}

describe('the view of /forgot-password', () => {
  test.each([
    ['?view=submitted', 'submitted'],
    ['?view=resent', 'resent'],
    ['', 'default'],
    ['?view=default', 'default'],
    ['?view=Submitted', 'default'],
    ['?view=constructor', 'default'],
  ])('%j after a request for a link is %s', async (query, view) => {
    expect((await forgotPasswordPage(await asked(query), undefined)).page.view).toBe(view);
  });

  test.each(['?view=submitted', '?view=resent', ''])(
    '%j is the form for any other browser',
    async (query) => {
      const context = aContext(`https://account.visi.example/forgot-password${query}`);
      expect(await forgotPasswordPage(context, undefined)).toMatchObject({
        page: { view: 'default', form: { email: '', error: undefined } },
        cookies: [],
      });
    },
  );

  it('is the form again after a quarter of an hour', async () => {
    const late = await asked('?view=submitted', { nowMs: Date.UTC(2026, 11, 1, 0, 15, 1) });
    expect((await forgotPasswordPage(late, undefined)).page.view).toBe('default');
  });

  it('says once that an address is invalid, and keeps it in the form', async () => {
    const context = await asked('?view=submitted', { at: 'refused', email: 'owner@visi' });
    expect(await forgotPasswordPage(context, undefined)).toMatchObject({
      page: {
        view: 'default',
        form: { email: 'owner@visi', error: 'Please enter a valid email address.' },
      },
      cookies: [expect.stringMatching(/^__Host-flash=;.*Max-Age=0$/)],
    });
  });
});

test.each(['', '?view=submitted', '?view=resent'])(
  'an address that was only typed at the sign-in fills the form, and %j does not say that a link was sent',
  async (query) => {
    expect(await forgotPasswordPage(await asked(query, { at: 'typed' }), undefined)).toMatchObject({
      page: { view: 'default', form: { email: EMAIL, error: undefined } },
      cookies: [],
    });
  },
);

describe('Contact Support', () => {
  it('is the brand’s chat, in a new tab', async () => {
    expect((await forgotPasswordPage(await asked('?view=resent'), undefined)).page).toMatchObject({
      support: { href: 'https://support.visi.example/chat', newTab: '(opens in a new tab)' },
    });
  });

  it('is a mail where the brand has no chat', async () => {
    const context = await asked('?view=resent');
    const { chat: _chat, ...support } = context.brand.support;
    const { page } = await forgotPasswordPage(
      { ...context, brand: { ...context.brand, support } },
      undefined,
    );
    expect(page).toMatchObject({ support: { href: 'mailto:support@visi.example', newTab: undefined } });
  });
});

test('only a brand with that feature has the small label', async () => {
  for (const [brand, smallLabel] of [
    ['nightowl', true],
    ['visi', false],
  ] as const) {
    const context = aContext(`https://account.${brand}.example/forgot-password`);
    expect((await forgotPasswordPage(context, undefined)).page).toMatchObject({ form: { smallLabel } });
  }
});
