import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../../support/html.ts';
import {
  askPortalWithFastTimeouts,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
} from '../../support/portal.ts';
import { whilePaused } from '../../support/paused.ts';
import { kept, mailedLink } from '../../support/recovery.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appLink, appToken, arrivedInApp } from '../../support/sso.ts';

askPortalWithFastTimeouts();
beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const brand = 'otis';
const CALL = '/api/security/not-me';
const MAIL = { method: 'POST', path: '/forgotPassword/{brand}' };
/** Browsers whose names differ, and whose cookies have the same names in the sandbox environment (docs/adr/034). */
const OWN =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const THIEF = 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';

async function signedIn(persona: string, agent: string): Promise<string> {
  const answer = await postForm(
    '/api/auth/sign-in',
    { username: emailOf(persona, brand), password: PASSWORD },
    { brand, headers: { 'user-agent': agent }, network: newNetwork() },
  );
  expect(answer.location).toBe('/subscriptions');
  return cookieHeader(answer);
}
const page = (cookie: string) => ask({ brand, path: '/security', cookie });
const lives = async (cookie: string) => (await ask({ brand, path: '/api/session', cookie })).status === 200;
const buttons = (text: string) =>
  [...text.matchAll(/aria-label="(This wasn’t me: [^"]*)"/g)].map(([, name]) => name);

/** Asks for five links for a new password, as many as anybody gets in ten minutes. */
async function usedUp(persona: string, cookie: string | undefined): Promise<void> {
  for (let asked = 0; asked < 5; asked += 1)
    await postForm(
      '/api/recovery/forgot',
      { email: emailOf(persona, brand) },
      { brand, network: newNetwork(), cookie },
    );
}

/** Presses the first button of the page, and returns the words of the page that it leads to. */
async function pressed(
  cookie: string,
): Promise<{ words: string; text: string; location: string | undefined }> {
  const { action, fields } = formTo((await page(cookie)).text, CALL);
  const answer = await postForm(action, fields, { brand, cookie, network: newNetwork() });
  expect(answer.status).toBe(303);
  const told = await ask({ brand, path: answer.location ?? '', cookie: kept(cookie, answer) });
  expectSafe(told);
  return { words: wordsOf(told.text), text: told.text, location: answer.location };
}

describe('“This wasn’t me”', () => {
  test('stands beside each sign-in but this one, and says beforehand what it does', async () => {
    const cookie = await signedIn('yearly', OWN);
    expect(buttons((await page(cookie)).text)).toEqual([]);
    await signedIn('yearly', THIEF);
    const { text } = await page(cookie);
    // Beside the session, and beside what happened.
    expect(buttons(text)).toEqual([
      expect.stringMatching(/: Firefox on Android, Unknown place, Active now$/),
      expect.stringMatching(/: Firefox on Android, Unknown place, \w+ \d+, .*$/),
    ]);
    expect(wordsOf(text)).toContain(
      'We’ll sign out everyone else, remove all other known browsers, and email you a link to choose a new password.',
    );
  });

  test('signs out a thief whose sign-in is under way', async () => {
    const cookie = await signedIn('household', OWN);
    await signedIn('household', THIEF);
    const typed = { username: emailOf('household', brand), password: PASSWORD };
    const thief = await whilePaused(
      { method: 'POST', path: '/byEmail' },
      () => postForm('/api/auth/sign-in', typed, { brand, network: newNetwork() }),
      () => pressed(cookie),
    );
    expect(thief.location).toBe('/login');
    expect([await lives(cookie), await lives(cookieHeader(thief))]).toEqual([true, false]);
  });

  test('signs a thief out and leads to a mailed link; this session and this browser stay', async () => {
    const cookie = await signedIn('collector', OWN);
    const thief = await signedIn('collector', THIEF);
    const { words, location } = await pressed(cookie);
    expect(location).toBe('/forgot-password?view=submitted');
    expect(words).toContain('Everyone else is signed out. All other known browsers are removed.');
    expect(words).toContain(`should arrive at ${emailOf('collector', brand)} soon`);
    // MFA is off for this person.
    expect(words).toContain('Until then, use a password that you don’t use anywhere else.');
    expect([await lives(cookie), await lives(thief)]).toEqual([true, false]);
    const turned = await ask({ brand, path: '/subscriptions', cookie: thief });
    expect(turned.location).toBe('/login?redirectUri=%2Fsubscriptions&reason=ended');
    expect((await mailedLink(emailOf('collector', brand), 'reset')).path).toContain('/reset-password?');
    const after = wordsOf((await page(cookie)).text);
    expect(after).toContain('Signed out elsewhere');
    expect(after).toContain('Browser removed');
    expect(after.match(/Known browser/g)).toHaveLength(1);
    expect(after).not.toContain('Sign out everywhere else');
  });

  test('pressed by the thief, leaves the owner the way back by password and by mail', async () => {
    const owner = await signedIn('free', OWN);
    const thief = await signedIn('free', THIEF);
    await usedUp('free', thief);
    expect((await pressed(thief)).words).toContain('Please use the newest link in your inbox');
    expect([await lives(owner), await lives(thief)]).toEqual([false, true]);
    const back = await signedIn('free', OWN);
    expect((await pressed(back)).location).toBe('/forgot-password?view=submitted');
    expect([await lives(back), await lives(thief)]).toEqual([true, false]);
  });

  test('beside a sign-in from the app says that the app stays signed in', async () => {
    const cookie = await signedIn('trial', OWN);
    const token = await appToken('trial', brand);
    await arrivedInApp(appLink('isolated', { token, source: 'ios' }), { brand });
    expect((await pressed(cookie)).words).toContain('We can’t sign anyone out of the app here.');
  });

  test.each(['status:400', 'status:503', 'html', 'hang'])(
    'signs the thief out and offers the form where the mail has the fault %s',
    async (fault) => {
      const cookie = await signedIn('legacy', OWN);
      const thief = await signedIn('legacy', THIEF);
      await sandbox.setFault({ ...MAIL, fault });
      const { words, text } = await pressed(cookie);
      expect(words).toContain('Everyone else is signed out. All other known browsers are removed.');
      expect(words).toContain('We’re not sure a link to choose a new password was sent.');
      expect(formTo(text, '/api/recovery/forgot').fields['email']).toBe(emailOf('legacy', brand));
      expect([await lives(cookie), await lives(thief)]).toEqual([true, false]);
    },
  );

  test('says so where this browser has asked for too many links, and not where strangers have', async () => {
    await usedUp('pastdue', undefined);
    const cookie = await signedIn('pastdue', OWN);
    await signedIn('pastdue', THIEF);
    expect((await pressed(cookie)).location).toBe('/forgot-password?view=submitted');
    await usedUp('pastdue', cookie);
    await signedIn('pastdue', THIEF);
    expect((await pressed(cookie)).words).toContain('Please use the newest link in your inbox');
  });
});
