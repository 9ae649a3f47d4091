import { describe, expect, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { platformOf } from '../platform/platform-of.ts';
import { resetNote } from './recovery-notes.ts';
import { resetPassword } from './reset-password.ts';
import { resetPasswordPage } from './reset-password-page.ts';

const NEW = { password: 'Different-2026', confirmation: 'Different-2026' };
const ADDRESS = 'https://account.geeni.example/reset-password';

/** Chooses a new password by a mailed link, and returns the page after it and what was logged. */
async function chosen(fails?: string, email = 'owner@geeni.example') {
  const { env, story } = fakeEnv(
    () => Response.json({ IsPosted: true }),
    fails === undefined ? {} : { fails },
  );
  const lines: string[] = [];
  const request = (cookie?: string) => ({
    ...aContext(
      ADDRESS,
      cookie === undefined ? {} : { cookie: cookie.split(';', 1)[0] ?? '' },
      undefined,
      env,
    ),
    log: logInto(lines),
  });
  const link = {
    at: 'link' as const,
    vtoken: 'token',
    email,
    redirectUri: '/payment',
  };
  const context = request(await resetNote.write(request(), link));
  const outcome = await resetPassword(context, platformOf(context), NEW);
  expect(outcome.kind).toBe('changed');
  const again = request(outcome.cookies[0]);
  const page = await resetPasswordPage(again, '');
  if (page.page.kind !== 'outcome') throw new Error('no outcome');
  const second = await resetPassword(again, platformOf(again), NEW);
  return { shown: page.page.outcome, second, story, lines };
}

describe('the page after a new password', () => {
  test('says that it is set, where every session has ended', async () => {
    const { shown, story, lines } = await chosen();
    expect(shown).toMatchObject({ kind: 'success', title: 'Your password has been changed' });
    expect(shown.links).toEqual([{ href: '/login?redirectUri=%2Fpayment', label: 'Return to Login' }]);
    expect(story.filter((line) => line === 'account endSessions')).toHaveLength(1);
    expect(lines.join()).not.toContain('security_not_noted');
  });

  test('says where that is not certain, and leads to the page that shows who is signed in', async () => {
    const { shown, lines } = await chosen('account endSessions');
    expect(shown).toMatchObject({
      kind: 'problem',
      title: 'Your password has been changed',
      text: 'We couldn’t make sure that everyone else is signed out.',
      hint: 'Please sign in with your new password, then look at Account and security: you can sign out everyone else there.',
    });
    expect(shown.links).toEqual([{ href: '/login?redirectUri=%2Fsecurity', label: 'Return to Login' }]);
    expect(lines.join()).toContain('"event":"security_not_noted","what":"newPassword"');
  });

  test('says so too where the link does not say whose password it is', async () => {
    const { shown, story } = await chosen(undefined, '');
    expect(shown).toMatchObject({ kind: 'problem', title: 'Your password has been changed' });
    expect(story).not.toContain('account endSessions');
  });

  test.each([undefined, 'account endSessions'])(
    'says of the same form, sent again, that the link was used',
    async (fails) => {
      const { second } = await chosen(fails);
      expect(second).toMatchObject({ kind: 'link', code: 'LINK_ALREADY_USED' });
    },
  );
});
