import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyer, charged, get, post } from '../../support/buyer.ts';
import { deleteBy } from '../../support/deletion.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { ask, cookieHeader, postForm, signedIn } from '../../support/portal.ts';
import { received } from '../../support/paused.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

/** Faults after which the platform has changed nothing. */
const refusals = ['status:500', 'error:1104'] as const;
const leadsTo = { 'status:500': '/error', 'error:1104': '/error?error_code=deletion_refused' };
/** Faults after which the platform has made the change, and the portal cannot read its answer. */
const losses = ['reset', 'html'] as const;

describe('Deleting an account', () => {
  test('ends the session, empties the browser and leads to /', async () => {
    const cookie = await signedIn('collector', 'otis');
    const answer = await deleteBy({ brand: 'otis', cookie });
    expect([answer.status, answer.location]).toEqual([303, '/']);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect((await ask({ brand: 'otis', path: '/subscriptions', cookie })).status).toBe(302);
    await sandbox.reset();
  });

  test.each(refusals)('under %s no page says that the account will be deleted', async (fault) => {
    const cookie = await signedIn('owner', 'geeni');
    await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests', fault });
    const answer = await deleteBy({ brand: 'geeni', cookie });
    const home = await ask({ brand: 'geeni', path: '/', cookie: cookieHeader(answer) });
    expect(home.text).not.toContain('Your account will be deleted');
  });

  test('without a session leads to /login and calls no platform', async () => {
    await sandbox.clearLog();
    const answer = await postForm('/api/account/delete', {});
    expect([answer.status, answer.location]).toEqual([
      303,
      '/login?redirectUri=%2Fdelete-account&reason=ended',
    ]);
    expect(await sandbox.log()).toEqual([]);
  });

  test.each(losses)('under %s is read back as done, and leads to /', async (fault) => {
    await sandbox.reset();
    const cookie = await signedIn('owner', 'pepper');
    await sandbox.clearLog();
    await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests', fault });
    expect((await deleteBy({ brand: 'pepper', cookie })).location).toBe('/');
    const deletions = (await sandbox.log()).filter(({ path }) => path === '/users/deletionRequests');
    expect(deletions).toHaveLength(1);
    await sandbox.reset();
  });

  test.each(refusals)(
    'under %s leads to /error, which knows a refusal, and the session stays open',
    async (fault) => {
      const cookie = await signedIn('owner', 'visi');
      await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests', fault });
      const answer = await deleteBy({ brand: 'visi', cookie });
      expect([answer.status, answer.location]).toEqual([303, leadsTo[fault]]);
      await sandbox.clearFaults();
      expect((await ask({ brand: 'visi', path: '/subscriptions', cookie })).status).toBe(200);
    },
  );
});

describe('Deleting an account while an order is under way', () => {
  beforeEach(() => sandbox.reset());
  const SUBMIT = '/api/orders/submit';
  const brand = 'momentum';
  const ordering = async (fault: string) => {
    const who = await buyer(brand, 'owner');
    await post(who, '/api/plans/choose', { planId: 'plan-momentum_60_m', confirmed: 'yes' });
    const { fields } = formTo((await get(who, '/order-summary')).text, SUBMIT);
    await sandbox.setFault({ brand, method: 'POST', path: '/subscribe', fault, times: 1 });
    return { who, sent: post(who, SUBMIT, { ...fields, terms: 'accepted' }) };
  };
  const made = async () => (await sandbox.log()).map(({ method, path }) => `${method} ${path}`);

  test('waits until the order is placed: it is charged, and then the account is left', async () => {
    const other = await signedIn('owner', brand);
    // So that only the answer to the order tells that it is placed.
    await sandbox.setFault({ brand, method: 'GET', path: '/subscriptions', fault: 'lag:40000' });
    const { who, sent } = await ordering('slow:600');
    await received('/subscribe', 1);
    const [ordered, deleted] = await Promise.all([sent, deleteBy({ brand, cookie: other })]);
    expect([ordered.location, deleted.location]).toEqual(['/order-summary', '/']);
    const calls = await made();
    // The newest first.
    expect(calls.indexOf('POST /users/deletionRequests')).toBeLessThan(calls.indexOf('POST /subscribe'));
    expect(await charged(who)).toEqual([700]);
  });

  test('is not sent while nobody knows what became of the order, and says so', async () => {
    const { who, sent } = await ordering('status:500');
    expect((await sent).location).toBe('/order-summary?notice=unsure');
    const answer = await deleteBy(who);
    expect([answer.status, answer.location]).toEqual([303, '/delete-account']);
    const page = await ask({
      brand,
      path: '/delete-account',
      cookie: `${who.cookie}; ${cookieHeader(answer)}`,
    });
    expect(wordsOf(page.text)).toContain('We’re still checking on your last order or change.');
    expect(await made()).not.toContain('POST /users/deletionRequests');
    expect((await get(who, '/subscriptions')).status).toBe(200);
  });

  test('a change that the platform confirmed holds nothing up, though the list does not show it yet', async () => {
    await sandbox.setFault({ brand, method: 'GET', path: '/subscriptions', fault: 'lag:40000' });
    const { who, sent } = await ordering('slow:1');
    expect((await sent).location).toBe('/order-summary');
    expect((await deleteBy(who)).location).toBe('/');
  });
});

describe('A pending deletion', () => {
  test.each(['otis', 'visi', 'momentum', 'pepper'])(
    'on %s a failed cancellation names that brand’s support',
    async (brand) => {
      const cookie = await signedIn('leaving', brand);
      await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests/cancel', fault: 'status:500' });
      const answer = await postForm('/api/account/cancel-deletion', {}, { brand, cookie });
      expect([answer.status, answer.location]).toEqual([303, '/pending-delete']);
      const page = await ask({
        brand,
        path: '/pending-delete',
        cookie: `${cookie}; ${cookieHeader(answer)}`,
      });
      expect(page.text).toContain(
        'Sorry, we are unable to cancel your delete account request at this time. Please contact customer support for assistance.',
      );
      expect(page.text).toContain(`mailto:support@${brand}.example`);
      expect((await ask({ brand, path: '/pending-delete', cookie })).text).not.toContain(
        'Sorry, we are unable',
      );
    },
  );

  test.each(losses)('under %s is read back as cancelled', async (fault) => {
    await sandbox.reset();
    const cookie = await signedIn('leaving');
    await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests/cancel', fault, times: 1 });
    expect((await postForm('/api/account/cancel-deletion', {}, { cookie })).location).toBe('/subscriptions');
  });

  test.each(refusals)('under %s stays pending', async (fault) => {
    await sandbox.reset();
    const cookie = await signedIn('leaving');
    await sandbox.setFault({ method: 'POST', path: '/users/deletionRequests/cancel', fault });
    expect((await postForm('/api/account/cancel-deletion', {}, { cookie })).location).toBe('/pending-delete');
    expect((await ask({ path: '/subscriptions', cookie })).location).toBe('/pending-delete');
  });

  test('cancelled, the account is active at once in the same session', async () => {
    await sandbox.reset();
    const cookie = await signedIn('leaving', 'notion');
    const answer = await postForm('/api/account/cancel-deletion', {}, { brand: 'notion', cookie });
    expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
    expect((await ask({ brand: 'notion', path: '/subscriptions', cookie })).status).toBe(200);
    expect((await ask({ brand: 'notion', path: '/pending-delete', cookie })).location).toBe('/subscriptions');
  });

  test('that was requested outside the portal is shown without a date', async () => {
    await sandbox.reset();
    const cookie = await signedIn('leaving', 'notion');
    const page = await ask({ brand: 'notion', path: '/pending-delete', cookie });
    expect(page.text).toContain('>You asked us to delete this account. It isn’t deleted yet');
  });

  test('a visitor is sent to sign in', async () => {
    expect((await ask({ path: '/pending-delete' })).location).toBe('/login');
    expect((await postForm('/api/account/cancel-deletion', {})).location).toBe('/login');
  });
});
