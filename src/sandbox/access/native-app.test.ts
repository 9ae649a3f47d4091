import { beforeEach, describe, expect, it, test } from 'vitest';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const ask = (path: string, init: RequestInit = {}, brand = 'otis') =>
  sandbox.fetch(
    new Request(`http://${brand}.localhost:8787${path}`, {
      ...init,
      headers: { 'x-sandbox-brand': brand, ...init.headers },
    }),
  );
const open = (fields: Record<string, string>, brand?: string) =>
  ask('/sandbox/native-app', { method: 'POST', body: new URLSearchParams(fields) }, brand);
const tell = (message: unknown) =>
  ask('/sandbox/native-messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });

const form = { persona: 'owner', target: '/plans', source: 'ios', toPlanCode: '', fromPlanCode: '' };

describe('POST /sandbox/native-app', () => {
  it('opens that brand’s portal as its app does, with a token for that persona', async () => {
    const answer = await open(form);
    expect(answer.status).toBe(303);
    const link = new URL(answer.headers.get('location') ?? '', 'http://otis.localhost');
    const token = link.searchParams.get('token') ?? '';
    expect([link.pathname, link.searchParams.get('nextPath'), link.searchParams.get('source')]).toEqual([
      '/isolated-sso-redirect',
      '/plans',
      'ios',
    ]);
    expect(sandbox.world.store.oneTimeTokens.get(token)).toMatchObject({
      purpose: 'sso',
      accountKey: 'otis:owner@otis.example',
      usedAtMs: null,
    });
  });

  test.each([
    ['es', {}, 'es'],
    ['pt-BR', { toPlanCode: 'otis_pro_m' }, 'pt-BR'],
    ['', {}, null],
  ])('passes the app’s language: %j', async (language, more, said) => {
    const answer = await open({ ...form, ...more, language });
    const link = new URL(answer.headers.get('location') ?? '', 'http://otis.localhost');
    expect(link.searchParams.get('lang')).toBe(said);
  });

  it('passes a plan change to the plan chooser', async () => {
    const answer = await open({ ...form, toPlanCode: 'otis_pro_m', fromPlanCode: 'otis_essential_m' });
    const link = new URL(answer.headers.get('location') ?? '', 'http://otis.localhost');
    expect(link.pathname).toBe('/sso-redirect');
    expect([link.searchParams.get('toPlanCode'), link.searchParams.get('fromPlanCode')]).toEqual([
      'otis_pro_m',
      'otis_essential_m',
    ]);
  });

  test.each([
    ['an unknown persona', { ...form, persona: 'nobody' }],
    ['a place outside the list', { ...form, target: 'https://evil.example' }],
    ['an unknown phone', { ...form, source: 'fax' }],
    ['an unknown language', { ...form, language: 'xx' }],
  ])('shows the page again for %s', async (_what, fields) => {
    const answer = await open(fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('role="alert"');
    expect(sandbox.world.store.oneTimeTokens.list().filter(({ purpose }) => purpose === 'sso')).toEqual([]);
  });
});

describe('a message of the portal to the app', () => {
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  const hello = { event: 'HELLO', protocol: 'account-portal', version: 1, capabilities: ['NAVIGATE_BACK'] };

  it('is stored and listed, the newest first', async () => {
    expect((await tell(hello)).status).toBe(204);
    await tell({ event: 'NAVIGATE_BACK' });
    expect(await (await ask('/sandbox/native-messages')).json()).toEqual([
      { at, brand: 'otis', message: { event: 'NAVIGATE_BACK' } },
      { at, brand: 'otis', message: hello },
    ]);
    expect(await (await ask('/sandbox')).text()).toContain('<b>NAVIGATE_BACK</b> (otis)');
  });

  it('is deleted on request', async () => {
    await tell(hello);
    await ask('/sandbox/native-messages/clear', { method: 'POST' });
    expect(await (await ask('/sandbox/native-messages')).json()).toEqual([]);
  });

  test.each([[{ event: 'TOKEN', token: 'x' }], [{ event: 'NAVIGATE_BACK', token: 'x' }], ['x'], [null]])(
    '%j is refused',
    async (message) => {
      expect((await tell(message)).status).toBe(400);
      expect(sandbox.world.store.nativeMessages.list()).toEqual([]);
    },
  );
});

it('serves the stand-in script of the app', async () => {
  const script = await ask('/sandbox/native-host.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toContain('ReactNativeWebView');
});
