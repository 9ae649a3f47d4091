import { beforeAll, expect, it, test } from 'vitest';
import { ask, emailOf, postForm } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

const DAY_MS = 86_400_000;

beforeAll(async () => {
  await sandbox.reset();
});

const json = { 'content-type': 'application/json' };
const card = {
  kind: 'ok',
  cardType: 'visa',
  lastFour: '4242',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Long Lane',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  country: 'US',
};

test.each([
  ['http://recurly.localhost:8787', 200],
  ['http://localhost:8787', 200],
  ['https://evil.example', 403],
  ['null', 403],
])('a page of %s that requests a token of a card gets %i', async (origin, status) => {
  const path = '/sandbox/recurly/tokens';
  const headers = { ...json, origin, 'sec-fetch-site': 'cross-site' };
  const answer = await ask({ method: 'POST', path, headers, body: JSON.stringify(card) });
  expect(answer.status).toBe(status);
  const allowed = status === 200 ? origin : undefined;
  expect(answer.headers['access-control-allow-origin']).toBe(allowed);
  const before = await ask({
    method: 'OPTIONS',
    path,
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(before.headers['access-control-allow-origin']).toBe(allowed);
});

test.each(['/sandbox/reset', '/sandbox/prices', '/sandbox/clock'])(
  'no page of another host reaches %s',
  async (path) => {
    const headers = { ...json, origin: 'http://recurly.localhost:8787' };
    expect((await ask({ method: 'POST', path, headers, body: '{}' })).status).toBe(403);
    expect((await ask({ method: 'OPTIONS', path, headers })).status).toBe(405);
  },
);

it('the form of the sandbox’s page changes a price, and a trial that ends is charged at it', async () => {
  const moved = await postForm('/sandbox/prices', {
    brand: 'geeni',
    planCode: 'geeni_plus_m',
    currency: 'USD',
    amountMinor: '449',
  });
  expect([moved.status, moved.location]).toEqual([303, '/sandbox#prices']);
  const ledger = () => ask({ path: `/sandbox/ledger?brand=geeni&email=${emailOf('trial')}` });
  expect(JSON.parse((await ledger()).text)).toEqual([]);
  await sandbox.advanceClock(21 * DAY_MS);
  const charged = {
    kind: 'charge',
    planCode: 'geeni_plus_m',
    amountMinor: 449,
    taxMinor: 0,
    currency: 'USD',
    couponCode: null,
    lastFour: '4242',
  };
  expect(JSON.parse((await ledger()).text)).toEqual([{ at: expect.any(String), ...charged }]);
  expect(JSON.parse((await ledger()).text)).toHaveLength(1);
  await sandbox.reset();
  expect((await ask({ path: '/sandbox/prices' })).text).toBe('[]');
});

test.each(['hosted-checkout', 'hosted-billing'])('%s with an unknown id is a 404', async (page) => {
  const answer = await ask({ path: `/sandbox/${page}/${'0'.repeat(48)}` });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    404,
    expect.objectContaining({ code: 'notFound' }),
  ]);
});
