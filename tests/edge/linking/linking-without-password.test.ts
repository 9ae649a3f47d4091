import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { assistantOf, expectSso, linkAt, linkingPath } from '../../support/linking.ts';
import { ask, cookieHeader, newNetwork, postForm } from '../../support/portal.ts';
import { mailedLink, openedLink } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';
import { begunGoogle, byGoogle, googleToken } from '../../support/social.ts';

beforeAll(() => sandbox.reset());

const HINT = 'set a password first';

/** The words of the linking page after an e-mail and a password were refused. */
async function refusal(brand: string, typed: { username: string; password: string }) {
  const path = linkingPath('google', { brand });
  const answer = await linkAt(path, { brand, ...typed });
  const page = await ask({ brand, path: answer.location ?? '', cookie: cookieHeader(answer) });
  const words = wordsOf(page.text);
  return { status: answer.status, words, links: linksOf(page.text), alert: alertOf(page.text) };
}

const alertOf = (html: string) => /role="alert"[^]*?<\/div>/.exec(html)?.[0];

/** Creates an account by a sign-in with Google, so that it has no password. */
async function madeByGoogle(email: string, brand = 'geeni') {
  const { nonce, cookie } = await begunGoogle(brand);
  const idToken = await googleToken({ nonce, email, fullName: 'Greta Google' }, brand);
  expect((await byGoogle(idToken, { brand, cookie })).status).toBe(200);
}

describe('An account without a password', () => {
  test('sees a message that every account sees, and can link once it has a password', async () => {
    const email = 'greta@geeni.example';
    await madeByGoogle(email);
    const refused = await refusal('geeni', { username: email, password: 'Anything1!' });
    expect(refused.words).toContain(`If you signed up with Google or Apple, ${HINT}.`);
    // One link to a new password, with the text that fits the message.
    expect(refused.links.filter((link) => link === '/forgot-password')).toHaveLength(1);
    expect(refused.words).toContain('Set or reset your password');
    expect(refused.words).not.toContain('Forgot Password?');

    await postForm('/api/recovery/forgot', { email }, { network: newNetwork() });
    await expect.poll(async () => (await sandbox.outbox(email)).length).toBe(1);
    const cookie = await openedLink('geeni', (await mailedLink(email, 'reset')).path);
    const reset = await ask({ path: '/reset-password', cookie });
    const { fields } = formTo(reset.text, '/api/recovery/reset-password');
    const password = 'Nov3mber!';
    await postForm(
      '/api/recovery/reset-password',
      { ...fields, password, confirmation: password },
      { cookie, network: newNetwork() },
    );
    const linked = await linkAt(linkingPath('google'), { username: email, password });
    await expectSso(linked, { ...assistantOf('google'), state: 'S' });
  });

  test('gets the same answer as a wrong password or an unknown e-mail', async () => {
    await madeByGoogle('otto@geeni.example');
    const said = await Promise.all(
      ['otto', 'owner', 'nobody'].map((name) =>
        refusal('geeni', { username: `${name}@geeni.example`, password: 'Anything1!' }),
      ),
    );
    expect(new Set(said.map(({ alert }) => alert)).size).toBe(1);
    expect(said[0]?.alert).toContain(HINT);
  });

  test.each([
    ['nightowl', `If you signed up with Google, ${HINT}.`],
    ['visi', `If you signed up with Google or Apple, ${HINT}.`],
  ])('%s names the providers that one can sign up with there', async (brand, words) => {
    const said = await refusal(brand, { username: `owner@${brand}.example`, password: 'nope' });
    expect(said.words).toContain(words);
    expect(said.links).toContain('/forgot-password');
  });

  test.each(['pepper', 'otis', 'notion'])(
    '%s has no such accounts, and does not mention them',
    async (brand) => {
      const said = await refusal(brand, { username: `owner@${brand}.example`, password: 'nope' });
      expect(said.words).toContain('The email or password you entered is incorrect.');
      expect(said.words).not.toContain(HINT);
    },
  );

  test('does not see the message after an outage or an empty form', async () => {
    await sandbox.setFault({ method: 'POST', path: '/authcode', fault: 'status:503', times: 1 });
    for (const password of ['Anything1!', '']) {
      const said = await refusal('geeni', { username: 'owner@geeni.example', password });
      expect(said.alert).toBeDefined();
      expect(said.words).not.toContain(HINT);
    }
  });
});
