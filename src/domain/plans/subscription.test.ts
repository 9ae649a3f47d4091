import { describe, expect, it } from 'vitest';
import {
  aDevice,
  aListed,
  aState,
  aSubscription,
  planCodes,
} from '../../../tests/support/platform-fixtures.ts';
import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import { latestFirst, subscriptionsOf } from './subscription.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const OVER = Date.UTC(2026, 10, 1);
const LATER = Date.UTC(2027, 0, 1);
const read = (listed: readonly ListedSubscription[], hasPastDue = false) =>
  subscriptionsOf(listed, { planCodes, nowMs: NOW_MS, hasPastDue });

describe('the subscriptions of an account', () => {
  it('are those of the list in its order, and apart from them those that have ended', () => {
    const { live, ended } = read([
      aListed({ id: 'expired', expiresAt: OVER }),
      aListed({ id: 'paid', renewsAt: LATER }),
      aListed({ id: 'closed', status: 'expired' }),
      aListed({ id: 'cancelled', status: 'canceled', renewsAt: LATER }),
      aListed({ id: 'over', status: 'canceled', renewsAt: OVER }),
      aListed({ id: 'free', plan: { code: 'lite', billingCycle: 0 } }),
    ]);
    expect(live.map(({ id, state }) => [id, state.kind])).toEqual([
      ['paid', 'running'],
      ['cancelled', 'ending'],
      ['free', 'free'],
    ]);
    expect(ended.map(({ id, endedAt }) => [id, endedAt])).toEqual([
      ['expired', OVER],
      ['closed', null],
      ['over', OVER],
    ]);
  });

  it('have what the list says of them, and their state in place of its signs', () => {
    const facts = { id: 'sub-7', externalId: 'uuid-7', deviceIds: ['a'], devices: [aDevice('a')] };
    expect(read([aListed({ ...facts, status: 'active', renewsAt: LATER })]).live).toEqual([
      aSubscription({ ...facts, state: aState.running({ renewsAt: LATER }) }),
    ]);
  });

  it('keep of an ended one its plan and the day', () => {
    const { id, planId, plan } = aListed();
    expect(read([aListed({ expiresAt: '2026-11-01' })])).toEqual({
      live: [],
      ended: [{ id, planId, plan, endedAt: '2026-11-01' }],
    });
  });

  it('are past due together, where an invoice of the account is', () => {
    const listed = [aListed({ id: 'a' }), aListed({ id: 'b', trialEndsAt: LATER }), aListed({ id: 'c' })];
    expect(read(listed, true).live.map(({ state }) => state.kind)).toEqual(['pastDue', 'trial', 'pastDue']);
  });

  it('are one where two have one id at the provider, which charges once', () => {
    const listed = [
      aListed({ id: 'over', externalId: 'uuid-7', status: 'expired' }),
      aListed({ id: 'a', externalId: 'uuid-7' }),
      aListed({ id: 'b', externalId: 'uuid-7' }),
      aListed({ id: 'c' }),
      aListed({ id: 'd' }),
    ];
    expect(read(listed).live.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it.each([
    [{ planId: null }],
    [{ plan: { billingCycle: null } }],
    [{ plan: { billingOrder: null } }],
    [{ plan: { deviceQuantity: null } }],
  ])('are unexplained where a fact of their plan is missing: %j', (missing) => {
    expect(read([aListed({ ...missing, renewsAt: LATER })]).live[0]?.state).toEqual({
      kind: 'unknown',
      end: null,
    });
    expect(read([aListed({ ...missing, status: 'expired' })]).live).toEqual([]);
  });

  it('are none where the list is empty', () => {
    expect(read([])).toEqual({ live: [], ended: [] });
  });
});

it('those that have ended are sorted by their end, the latest first and one without a day last', () => {
  const { id: _id, ...ended } = { ...aSubscription(), endedAt: null };
  const sorted = latestFirst([
    { ...ended, id: 'unknown' },
    { ...ended, id: 'first', endedAt: '2026-01-31' },
    { ...ended, id: 'last', endedAt: OVER },
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['last', 'first', 'unknown']);
});
