import { expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import { cancelDeletion, deletionRequestedFlash } from './deletion.ts';

it('a deletion is taken back only once the account object allows changes again', async () => {
  const done: string[] = [];
  const object = {
    reopen: () => new Promise((resolve) => setTimeout(resolve)).then(() => done.push('reopened')),
    noteEvent: () => Promise.resolve(done.push('noted')),
  };
  const { env } = fakeEnv(() => Response.json({ statusCode: 200 }));
  // The real bindings have more methods than the portal uses.
  const bound = { ...env, ACCOUNTS: { getByName: () => object } } as unknown as PortalEnv;
  const session = {
    brand: 'geeni',
    startedAtMs: 0,
    seenAtMs: 0,
    person: { name: '', email: '', accountId: 'a1', status: 'pending_delete' },
    platform: platformSession,
  };
  const context = { ...aContext('https://account.geeni.example/pending-delete', {}), env: bound };
  expect(await cancelDeletion(context, session)).toBe('done');
  expect(done).toEqual(['reopened', 'noted']);
});

test.each([
  [3, 'says how each plan is billed'],
  [
    40,
    'of an account with so many plans that a browser would drop the cookie says what is true of any account',
  ],
])('the farewell to %d plans: %s', async (count) => {
  const plans = Array.from({ length: count }, (_, index) => ({
    plan: `Premium ${index}`,
    kind: 'store' as const,
    by: { kind: 'apple' as const },
    paidUntil: null,
    inTrial: false,
  }));
  const billing = { plans, owed: null, isWhole: true };
  const address = 'https://account.geeni.example/';
  const cookie = await deletionRequestedFlash.write(aContext(address, {}), { billing, copyTo: null });
  expect(cookie.length).toBeLessThan(4096);
  const next = aContext(address, { cookie: cookie.split(';')[0] ?? '' });
  expect(await deletionRequestedFlash.read(next)).toEqual({
    billing: count < 40 ? billing : null,
    copyTo: null,
  });
});
