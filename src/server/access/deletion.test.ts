import { expect, it } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import { cancelDeletion } from './deletion.ts';

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
