import { beforeEach, describe, expect, test } from 'vitest';
import { callMap } from '../../../src/domain/pages/call-map.ts';
import { cardToken, owner } from '../../support/billing.ts';
import { deleteBy } from '../../support/deletion.ts';
import { deviceForm, devicesPage } from '../../support/devices.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { appLink, appToken, SSO_CALL, opened } from '../../support/sso.ts';
import { formTo } from '../../support/html.ts';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { type CallRow, callRows } from '../rows/calls.ts';

const brand = 'otis';
const changing = callRows.filter(({ path }) => callMap.get(`POST ${path}`)?.access === 'activeAccount');
const changes = async () =>
  (await sandbox.log()).filter(({ method }) => method !== 'GET').map(({ path }) => path);
const send = ({ path, sends = {} }: CallRow, cookie: string) =>
  'problem' in (callRows.find((row) => row.path === path)?.needs ?? {})
    ? postJson(path, {}, { brand, cookie })
    : postForm(path, sends, { brand, cookie });

/** Expects that nothing changed: a redirect to where the deletion is cancelled, or a problem for a script. */
async function expectBarred(row: CallRow, cookie: string): Promise<void> {
  await sandbox.clearLog();
  const answer = await send(row, cookie);
  if (row.needs && 'problem' in row.needs) expectProblem(answer, 403, 'pending_delete');
  else expect([answer.status, answer.location]).toEqual([303, '/pending-delete']);
  expect(await changes()).toEqual([]);
}

beforeEach(() => sandbox.reset());

describe('An account whose deletion was requested in one session', () => {
  test('the calls of this test cover money, devices and plans', () => {
    expect(changing.length).toBe(10);
  });

  test.each(changing)('changes nothing by $path in another session, which has ended', async (row) => {
    const here = await signedIn('owner', brand);
    const there = await signedIn('owner', brand);
    await deleteBy({ brand, cookie: there });
    await sandbox.clearLog();
    const answer = await send(row, here);
    if (row.needs && 'problem' in row.needs) expectProblem(answer, 401, 'signed_out');
    else expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/login\?/)]);
    expect(await changes()).toEqual([]);
  });

  test('shows the next sign-in the page that cancels the deletion', async () => {
    const [here, there] = [await signedIn('owner', brand), await signedIn('owner', brand)];
    await deleteBy({ brand, cookie: there });
    expect((await ask({ brand, path: '/pending-delete', cookie: here })).location).toMatch(/^\/login/);
    const again = await signedIn('owner', brand);
    expect((await ask({ brand, path: '/subscriptions', cookie: again })).location).toBe('/pending-delete');
    const page = await ask({ brand, path: '/pending-delete', cookie: again });
    expect(formTo(page.text, '/api/account/cancel-deletion')).toEqual(expect.anything());
  });

  test('is not opened by an SSO arrival that waits for its confirmation', async () => {
    const link = appLink('isolated', { token: await appToken('owner', brand), source: 'ios' });
    const page = await opened(link, { brand });
    const asked = await postForm(SSO_CALL, formTo(page.text, SSO_CALL).fields, { brand });
    const question = await ask({ brand, path: asked.location ?? '', cookie: cookieHeader(asked) });
    const there = await signedIn('owner', brand);
    await deleteBy({ brand, cookie: there });
    const fields = { ...formTo(question.text, SSO_CALL).fields, choice: 'continue' };
    const arrived = await postForm(SSO_CALL, fields, { brand, cookie: cookieHeader(asked) });
    expect(arrived.location).toMatch(/^\/login\?.*reason=token-refused/);
    expect(cookieValue(arrived, '__Host-session')).toBeUndefined();
  });

  test('works again at once in every later session when the deletion is cancelled', async () => {
    const there = await signedIn('owner', brand);
    await deleteBy({ brand, cookie: there });
    const [here, back] = [await signedIn('owner', brand), await signedIn('owner', brand)];
    await ask({ brand, path: '/pending-delete', cookie: here });
    await postForm('/api/account/cancel-deletion', {}, { brand, cookie: back });
    expect((await ask({ brand, path: '/pending-delete', cookie: here })).location).toBe('/subscriptions');
    const answer = await postForm(
      '/api/devices/save',
      { version: 'b', device: 'd' },
      { brand, cookie: here },
    );
    expect(answer.location).not.toBe('/pending-delete');
  });

  test('works as before when the platform refused the deletion', async () => {
    const cookie = await signedIn('owner', brand);
    await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests', fault: 'error:1104' });
    await deleteBy({ brand, cookie });
    await sandbox.clearFaults();
    const answer = await postForm('/api/devices/save', { version: 'b', device: 'd' }, { brand, cookie });
    expect(answer.location).not.toBe('/pending-delete');
  });

  test('changes nothing while the result of the request is unknown, and works again once it is known', async () => {
    const cookie = await signedIn('owner', brand);
    await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests', fault: 'status:500' });
    await sandbox.setFault({ method: 'GET', path: '/profile', fault: 'status:500' });
    await deleteBy({ brand, cookie });
    for (const row of changing) await expectBarred(row, cookie);
    expect((await ask({ brand, path: '/pending-delete', cookie })).status).toBe(200);
    await sandbox.clearFaults();
    const answer = await postForm('/api/devices/save', { version: 'b', device: 'd' }, { brand, cookie });
    expect(answer.location).not.toBe('/pending-delete');
  });
});

type Form = { at: string; fields: Record<string, string> };
const give = (home: string, status: 'active' | 'pending_delete', persona = 'owner') =>
  sandbox.setAccountStatus(home, emailOf(persona, home), status);

/** Changes that are ready to be sent, as the page showed them before the deletion was requested. */
const ready: [string, string, (cookie: string) => Promise<Form>][] = [
  [
    'an order',
    'visi',
    async (cookie) => {
      const plan = { planId: 'plan-visi_pro_8_y', confirmed: 'yes' };
      await postForm('/api/plans/choose', plan, { brand: 'visi', cookie });
      const { text } = await ask({ brand: 'visi', path: '/order-summary', cookie });
      const at = '/api/orders/submit';
      return { at, fields: { ...formTo(text, at).fields, terms: 'accepted' } };
    },
  ],
  [
    'an order at the provider’s',
    'notion',
    async (cookie) => {
      const plan = { planId: 'plan-notion_premium_m', confirmed: 'yes' };
      await postForm('/api/plans/choose', plan, { brand: 'notion', cookie });
      const { text } = await ask({ brand: 'notion', path: '/order-summary', cookie });
      const at = '/api/orders/checkout-session';
      return { at, fields: { ...formTo(text, at).fields, terms: 'accepted' } };
    },
  ],
  [
    'a card',
    'momentum',
    async () => {
      const fields = { ...owner, provider: 'recurly', token: await cardToken('ok'), from: 'payment' };
      return { at: '/api/billing/store', fields };
    },
  ],
  [
    'a choice of devices',
    'pepper',
    async (cookie) => {
      const { hidden, all } = deviceForm(await devicesPage({ brand: 'pepper', cookie }));
      const fields = { ...Object.fromEntries(hidden), device: all[0] ?? '', confirmed: '1' };
      return { at: '/api/devices/save', fields };
    },
  ],
  [
    'a cancellation',
    'geeni',
    async (cookie) => {
      const { text } = await ask({ brand: 'geeni', path: '/cancel-plan?step=confirm', cookie });
      return { at: '/api/cancel', fields: formTo(text, '/api/cancel').fields };
    },
  ],
];

describe('An account whose deletion was requested in the app', () => {
  test.each(ready)(
    'is refused %s by the platform, and redirected to the pending deletion',
    async (_, home, form) => {
      const cookie = await signedIn('owner', home);
      const { at, fields } = await form(cookie);
      await give(home, 'pending_delete');
      const answer = await postForm(at, fields, { brand: home, cookie });
      expect([answer.status, answer.location]).toEqual([303, '/pending-delete']);
      const refused = (await sandbox.log()).find(({ status }) => status >= 400);
      expect([refused?.status, refused?.method]).toEqual([409, 'POST']);
      expect((await ask({ brand: home, path: '/pending-delete', cookie })).status).toBe(200);
    },
  );

  describe('in a session that is older than ten minutes', () => {
    askSeparatePortal({ recentScale: 0 });

    test.each(changing)('changes nothing by $path: the portal reads the account first', async (row) => {
      const cookie = await signedIn('owner', brand);
      await give(brand, 'pending_delete');
      await expectBarred(row, cookie);
      await give(brand, 'active');
      expect((await ask({ brand, path: '/pending-delete', cookie })).location).toBe('/subscriptions');
    });
  });
});
