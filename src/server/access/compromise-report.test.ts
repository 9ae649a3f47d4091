import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv, type Objects } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { forgotPasswordPage } from './forgot-password-page.ts';
import { reportCompromise } from './compromise-report.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const session: SessionRecord = {
  brand: 'visi',
  startedAtMs: NOW_MS,
  seenAtMs: NOW_MS,
  person: { name: 'Olivia', email: 'owner@visi.example', accountId: 'a1', status: 'active' },
  platform: {
    token: 'token',
    credentials: { AccessKeyId: 'k', SecretAccessKey: 's', SessionToken: 't', region: 'us-east-2' },
  },
};
type Case = Objects & {
  platform?: () => Response | Promise<Response>;
  by?: Parameters<typeof reportCompromise>[2]['by'];
  mfa?: SessionRecord['mfa'];
};

/** A press of "This wasn't me", and the page that it leads to. */
async function pressed({ platform, by = 'password', mfa, ...objects }: Case = {}) {
  const { env, story } = fakeEnv(platform ?? (() => Response.json({ IsPosted: true })), objects);
  const lines: string[] = [];
  const first = aContext('https://account.visi.example/api/security/not-me', {}, NOW_MS, env);
  const context = { ...first, log: logInto(lines) };
  const { to, cookies } = await reportCompromise(context, platformOf(context), {
    session: { ...session, mfa },
    by,
  });
  const [cookie = ''] = (cookies[0] ?? '').split(';');
  const next = aContext(`https://account.visi.example${to}`, { cookie }, NOW_MS, env);
  return { to, story, lines, page: (await forgotPasswordPage(next, session)).page };
}

const MAILED =
  'A link to choose a new password should arrive at owner@visi.example soon. Then sign in here again with the new one.';
const UNSURE = 'We’re not sure a link to choose a new password was sent. Please ask for one here.';
const SPENT =
  'We’ve had too many requests for a link to choose a new password. Please use the newest link in your inbox, or try again later.';

describe('This wasn’t me', () => {
  it('ends the other sessions, then makes each browser a stranger’s before it leaves the list', async () => {
    const { story } = await pressed({ browsers: ['one'] });
    const steps = story.filter((line) => /^(account|attempts) (end|other|forget)/.test(line));
    expect(steps).toEqual([
      'account endSessions',
      'account endSessions',
      'account otherBrowsers',
      'attempts forget',
      'account forgetBrowser',
    ]);
  });

  it('says what is done, and that the link is on its way', async () => {
    const { to, page, lines } = await pressed({ browsers: ['one'] });
    expect(to).toBe('/forgot-password?view=submitted');
    expect(page).toMatchObject({
      view: 'submitted',
      text: MAILED,
      login: { href: '/security' },
      notice: {
        kind: 'success',
        done: ['Everyone else is signed out.', 'All other known browsers are removed.'],
        advice: [],
        support: undefined,
      },
    });
    expect(lines).toEqual([
      expect.stringContaining(
        '"event":"not_me","by":"password","ended":0,"removed":1,"mail":"asked"',
      ) as string,
    ]);
  });

  test.each([
    ['account endSessions', 'notMeSessions', [/^We couldn’t.*signed out\.$/, /removed\.$/]],
    ['account otherBrowsers', 'notMeBrowsers', [/^Everyone/, /^We couldn’t.*removed\.$/]],
    ['attempts forget', 'notMeBrowsers', [/^Everyone/, /^We couldn’t.*removed\.$/]],
    ['account forgetBrowser', 'notMeBrowsers', [/^Everyone/, /^We couldn’t.*removed\.$/]],
  ])('where %s fails, goes on and does not say that it is done', async (fails, what, done) => {
    const { page, lines } = await pressed({ browsers: ['one'], fails });
    expect(page).toMatchObject({
      text: MAILED,
      notice: {
        kind: 'warning',
        done: [
          ...done.map((words) => expect.stringMatching(words) as string),
          expect.stringMatching(/look at/),
        ],
      },
    });
    expect(lines[0]).toContain(`"event":"security_not_noted","what":"${what}"`);
  });

  test.each([
    ['the platform refuses', { platform: () => Response.json({}, { status: 400 }) }, UNSURE],
    ['the platform is down', { platform: () => Promise.reject(new Error('down')) }, UNSURE],
    ['the budget is used up', { waitMs: 1 }, SPENT],
  ])('where %s, has the form for a link with the address in it', async (_when, objects, text) => {
    const { to, page } = await pressed(objects);
    expect(to).toBe('/forgot-password');
    expect(page).toMatchObject({
      view: 'default',
      title: 'Choose a new password',
      text,
      notice: { kind: 'success' },
      form: { email: 'owner@visi.example', error: undefined },
    });
  });

  test.each([
    ['social', undefined, [/^That sign-in was with Google or Apple/], false],
    ['sso', undefined, [/^That sign-in was from the app/], true],
    ['code', { on: true as const, to: 'x' }, [], false],
    ['unknown', { on: false as const }, [/^You can’t turn on sign-in codes here/], true],
    ['social', { on: false as const }, [/Google or Apple/, /sign-in codes/], true],
  ] as const)(
    'after a sign-in by %s says what a new password leaves open',
    async (by, mfa, advice, hasSupport) => {
      const { page } = await pressed({ by, mfa });
      const { notice } = page.view === 'resent' ? {} : page;
      expect(notice?.advice).toEqual(advice.map((words) => expect.stringMatching(words) as string));
      expect(notice?.support !== undefined).toBe(hasSupport);
    },
  );
});
