import { beforeAll, describe, expect, test } from 'vitest';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { formTo, linksOf, tagsOf } from '../../support/html.ts';
import { ask, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

describe('A sign-in page as it is served', () => {
  test.each(['/', '/login', '/subscription'])('%s posts the password', async (path) => {
    expect(formTo((await ask({ path })).text, '/api/auth/sign-in').method).toBe('POST');
  });

  test.each([...allBrands.byKey])(
    'of %s helps with the password as the brand’s data says',
    async (brand, { features }) => {
      const { text } = await ask({ brand, path: '/login' });
      expect(linksOf(text).includes('/forgot-password')).toBe(features.forgotPasswordOnLogin);
      expect(text.includes('Show password')).toBe(features.showPasswordToggle);
    },
  );

  test('is marked as the current page in the header, and the plans are not', async () => {
    const current = async (path: string) => {
      const [header = ''] = /<header[^]*?<\/header>/.exec((await ask({ path })).text) ?? [];
      return tagsOf(header)
        .filter(({ attributes }) => attributes.get('aria-current') === 'page')
        .map(({ attributes }) => attributes.get('href'));
    };
    expect(await current('/')).toEqual(['/']);
    expect(await current('/login')).toEqual(['/']);
    expect(await current('/plans')).toEqual([]);
  });

  test('leads a signed-in person to the return route', async () => {
    const answer = await ask({ path: '/login?redirectUri=%2Fplans', cookie: await signedIn('owner') });
    expect([answer.status, answer.location]).toEqual([303, '/plans']);
  });
});

test.each([...allBrands.byKey.keys()])(
  'the owner of %s sees two devices, and can sign out',
  async (brand) => {
    const { text } = await ask({ brand, path: '/subscriptions', cookie: await signedIn('owner', brand) });
    const [, devices = ''] = /<ul class="device-chips" aria-label="Devices">([^]*?)<\/ul>/.exec(text) ?? [];
    expect(tagsOf(devices).filter(({ name }) => name === 'li')).toHaveLength(2);
    expect(formTo(text, '/api/auth/sign-out').method).toBe('POST');
  },
);

describe('A page that shows a name carries the script and the dialogs that watch the session', () => {
  test.each([
    ['/error', 'owner', 200],
    ['/error-status', 'owner', 200],
    ['/share', 'owner', 200],
    ['/forgot-password', 'owner', 200],
    ['/nowhere.png', 'owner', 404],
    ['/plans', 'owner', 200],
    ['/pending-delete', 'leaving', 200],
  ])('%s', async (path, persona, status) => {
    const page = await ask({ path, cookie: await signedIn(persona) });
    expect(page.status).toBe(status);
    const tags = tagsOf(page.text);
    expect(tags.some(({ attributes }) => attributes.get('class') === 'menu-button')).toBe(true);
    const [script = ''] = tags.flatMap(({ name, attributes }) => {
      const address = attributes.get('src') ?? '';
      return name === 'script' && address.includes('session-watch') ? [address] : [];
    });
    expect(script).not.toBe('');
    expect((await ask({ path: script })).status).toBe(200);
    const dialogs = tags.flatMap(({ name, attributes }) => (name === 'dialog' ? attributes.get('id') : []));
    expect(dialogs).toEqual(expect.arrayContaining(['session-dialog', 'leaving-dialog']));
  });
});

test('the person’s menu links to the security page, which links to a new password', async () => {
  const cookie = await signedIn('owner');
  const menu = (await ask({ path: '/subscriptions', cookie })).text;
  expect(menu).toMatch(/<a class="menu-item" href="\/security">Account and security<\/a>/);
  const { text } = await ask({ path: '/security', cookie });
  expect(text).toMatch(/<a [^>]*href="\/forgot-password"[^>]*>Change password<\/a>/);
});

test.each(['/verify-email', '/reset-password'])('%s opens the app on Android', async (path) => {
  const headers = {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  };
  const { text } = await ask({ brand: 'notion', path, headers });
  expect(linksOf(text).filter((href) => href.startsWith('intent://open'))).toHaveLength(1);
});
