import { expect, test } from 'vitest';
import { aRequestedOrder } from '../../../tests/support/platform-fixtures.ts';
import { draftsOfVisit, type HostedVisit } from './hosted-visit.ts';
import { openLimits } from './open-change.ts';

const wanted = aRequestedOrder();
const card = { onFile: 'visa', due: [], atMs: 0 };
const order = { key: 'k', before: {}, wanted, atMs: 0 };

test.each<[string, HostedVisit, number, { order: boolean; card: boolean }]>([
  ['nothing', {}, 0, { order: false, card: false }],
  ['an order', { order }, 0, { order: true, card: false }],
  ['an order until its time is over', { order }, openLimits.orderMs - 1, { order: true, card: false }],
  ['an order whose time is over', { order }, openLimits.orderMs, { order: false, card: false }],
  ['a card', { card }, 0, { order: false, card: true }],
  [
    'a card, and an order whose time is over',
    { order, card },
    openLimits.orderMs,
    { order: false, card: true },
  ],
])('a session that begins takes over %s', (_what, visit, nowMs, taken) => {
  const drafts = draftsOfVisit(visit, nowMs);
  expect({ order: drafts.order !== undefined, card: drafts.hostedCard !== undefined }).toEqual(taken);
});

test('the order keeps its key, what it wanted and when the person came back, and is no placed one', () => {
  const { order: draft } = draftsOfVisit({ order: { ...order, backAtMs: 5 } }, 10);
  expect(draft).toMatchObject({
    key: 'k',
    isPlaced: false,
    billingToken: null,
    hosted: { before: {}, wanted, backAtMs: 5 },
  });
});
