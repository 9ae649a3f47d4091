import { expect, it, test } from 'vitest';
import { hostNow } from './host-now.ts';

const healthz = (facts: object, status = 200) => Response.json({ status: 'ok', ...facts }, { status });
const version = { id: '7c1f', tag: '3f146f1f' };
const coded = (code: string) => Object.assign(new Error('no'), { code });

/** Looks at a host whose name is found, and which answers so. */
const seen = (answer: () => Response) =>
  hostNow('account.visi.com', 'staging', { lookup: async () => ({}), fetch: async () => answer() });

test.each<[what: string, answer: () => Response, now: object]>([
  [
    'this environment',
    () => healthz({ environment: 'staging', version }),
    { kind: 'ours', version: '7c1f 3f146f1f' },
  ],
  [
    'this environment, not ready',
    () => healthz({ environment: 'staging', brand: null }, 503),
    { kind: 'ours' },
  ],
  [
    'another environment',
    () => healthz({ environment: 'production', version }),
    { kind: 'other', what: 'this portal’s production' },
  ],
  ['a portal that does not say where it runs', () => healthz({ version }), { kind: 'other' }],
  [
    'another site',
    () => new Response('<html>', { headers: { server: 'nginx' } }),
    { kind: 'other', what: 'a server that answers 200 (nginx)' },
  ],
  [
    'a redirect',
    () => new Response(null, { status: 301 }),
    { kind: 'other', what: 'a server that answers 301 (unnamed)' },
  ],
])('a host that serves %s', async (_what, answer, now) => {
  expect(await seen(answer)).toMatchObject(now);
});

it('whose name leads nowhere is free, and is not asked', async () => {
  const fetch = () => Promise.reject(new Error('asked'));
  const lookup = () => Promise.reject(coded('ENOTFOUND'));
  expect(await hostNow('account.visi.com', 'staging', { fetch, lookup })).toEqual({ kind: 'free' });
});

it('whose name cannot be looked up is unknown', async () => {
  const lookup = () => Promise.reject(coded('EAI_AGAIN'));
  expect(await hostNow('account.visi.com', 'staging', { fetch, lookup })).toEqual({
    kind: 'unknown',
    why: 'its name was not found out (EAI_AGAIN)',
  });
});

it('with an address that does not answer is something else', async () => {
  const refused = () =>
    Promise.reject(Object.assign(new TypeError('failed'), { cause: coded('ECONNREFUSED') }));
  expect(await hostNow('account.visi.com', 'staging', { fetch: refused, lookup: async () => ({}) })).toEqual({
    kind: 'other',
    what: 'an address that does not answer by https (ECONNREFUSED)',
  });
});
