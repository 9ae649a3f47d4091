import { expect, it, test } from 'vitest';
import type { Discount } from './price-story.ts';
import type { AcceptedPromo, PromoEntry } from './promo.ts';
import { type LaterPrice, promoResults } from './promo-result.ts';

const DAY_MS = 86_400_000;
const REGULAR = 799;
const accepted = (code: string, changes: Partial<AcceptedPromo> = {}): AcceptedPromo => ({
  code,
  state: 'accepted',
  description: null,
  ...changes,
});
const discountOf = (off: number): Discount => ({
  code: 'save10',
  description: null,
  off,
  lasts: { kind: 'once' },
  endsAtMs: null,
});
const resultsOf = (entries: readonly PromoEntry[], off = 80) =>
  promoResults(entries, { discount: discountOf(off) }, REGULAR, 0);

it('a code that takes something off is used, with what the platform says of it', () => {
  expect(resultsOf([accepted('save10', { description: '10 % off' })])).toEqual([
    { code: 'save10', kind: 'used', description: '10 % off' },
  ]);
});

it('a code that takes nothing off the price is not called used', () => {
  expect(resultsOf([accepted('save10')], 0)).toEqual([{ code: 'save10', kind: 'notInPrice' }]);
});

it('a rejected code says why', () => {
  expect(resultsOf([{ code: 'late', state: 'rejected', why: 'plan' }])).toEqual([
    { code: 'late', kind: 'rejected', why: 'plan' },
  ]);
});

test.each<[Partial<AcceptedPromo>, LaterPrice]>([
  [{ lasts: { kind: 'once' } }, { kind: 'exactly', amount: REGULAR }],
  [{ lasts: { kind: 'always' } }, { kind: 'exactly', amount: 700 }],
  [{}, { kind: 'atMost', regular: REGULAR }],
  [
    { lasts: { kind: 'span', amount: 7, unit: 'day' } },
    { kind: 'span', amount: 700, endsAtMs: 7 * DAY_MS, regular: REGULAR },
  ],
])('a code %j that is not used is compared with the used one by its later charges', (changes, unused) => {
  const entries = [accepted('save5', { total: 700, ...changes }), accepted('save10', { total: 600 })];
  expect(resultsOf(entries)).toEqual([
    {
      code: 'save5',
      kind: 'unused',
      usedCode: 'save10',
      later: { used: { kind: 'atMost', regular: REGULAR }, unused },
    },
    { code: 'save10', kind: 'used', description: null },
  ]);
});

it('codes without a price are not compared', () => {
  const [unused] = resultsOf([accepted('save5'), accepted('save10', { total: 600 })]);
  expect(unused).toEqual({ code: 'save5', kind: 'unused', usedCode: 'save10', later: undefined });
});
