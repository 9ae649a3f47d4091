import { beforeEach, describe, expect, test } from 'vitest';
import { wordsOf } from '../../support/html.ts';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  ownNetwork,
  PASSWORD,
  postForm,
} from '../../support/portal.ts';
import { appLink, appToken, arrived } from '../../support/sso.ts';
import { kept, openedLink, resetLink } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const NEW = 'Different-2026';

/** Signs in from a browser of its own, and returns its cookies. */
async function signedInAs(username: string, brand: string): Promise<string> {
  const sent = { username, password: PASSWORD };
  const answer = await postForm('/api/auth/sign-in', sent, { brand, network: ownNetwork() });
  if (!cookieValue(answer, '__Host-session')) throw new Error(`${username} is not signed in`);
  return cookieHeader(answer);
}

/** Whether a session lives at the edge; the platform is not asked. */
const lives = async (cookie: string, brand: string) =>
  (await ask({ brand, path: '/api/session', cookie })).status === 200;

/** Opens a mailed link for a new password in a browser with these cookies, and returns the cookies after it. */
async function linkOf(email: string, brand: string, cookie = ''): Promise<string> {
  const { path } = await resetLink(email, brand);
  return [cookie, await openedLink(brand, path)].filter(Boolean).join('; ');
}

const choose = (cookie: string, brand: string, password = NEW) =>
  postForm(
    '/api/recovery/reset-password',
    { password, confirmation: password },
    { brand, cookie, network: ownNetwork() },
  );

describe('A new password', () => {
  test('ends every session of the account, this browser’s too; other accounts and brands stay', async () => {
    const brand = 'pepper';
    const email = emailOf('collector', brand);
    const [one, two] = [await signedInAs(email, brand), await signedInAs(email.toUpperCase(), brand)];
    const token = await appToken('collector', brand);
    const three = cookieHeader(await arrived(appLink('sso', { token }), { brand }));
    const others = [
      { brand, cookie: await signedInAs(emailOf('owner', brand), brand) },
      { brand: 'visi', cookie: await signedInAs(emailOf('collector', 'visi'), 'visi') },
    ];
    for (const cookie of [one, two, three]) expect(await lives(cookie, brand)).toBe(true);
    const cookie = await linkOf(email, brand, one);
    const changed = await choose(cookie, brand);
    const told = await ask({ brand, path: changed.location ?? '', cookie: kept(cookie, changed) });
    expect(wordsOf(told.text)).toContain('Your password has been changed');
    for (const ended of [one, two, three]) expect(await lives(ended, brand)).toBe(false);
    const page = await ask({ brand, path: '/payment', cookie: two });
    expect(page.location).toBe('/login?redirectUri=%2Fpayment&reason=ended');
    for (const other of others) expect(await lives(other.cookie, other.brand)).toBe(true);
    const again = await postForm(
      '/api/auth/sign-in',
      { username: email, password: NEW },
      { brand, network: ownNetwork() },
    );
    expect(await lives(cookieHeader(again), brand)).toBe(true);
  });

  test('that is refused, or whose link is no good, ends none', async () => {
    const brand = 'notion';
    const email = emailOf('yearly', brand);
    const session = await signedInAs(email, brand);
    const cookie = await linkOf(email, brand);
    await choose(cookie, brand, 'short');
    await choose(cookie, brand, `${PASSWORD}1`);
    const forged = `/reset-password?vtoken=made-up&email=${encodeURIComponent(email)}`;
    await choose(await openedLink(brand, forged), brand);
    await sandbox.setFault({ method: 'PUT', path: '/resetPassword/{brand}', fault: 'status:503' });
    await choose(cookie, brand);
    await sandbox.clearFaults();
    expect(await lives(session, brand)).toBe(true);
  });
});
