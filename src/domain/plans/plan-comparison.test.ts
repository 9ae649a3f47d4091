import { describe, expect, test } from 'vitest';
import { aPlan, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { planComparison } from './plan-comparison.ts';

const usd = (minorUnits: number) => [{ minorUnits, currency: 'USD' }];
const setting = { currency: 'USD', freeHistoryHours: 2, planCodes };
const today = aPlan({ prices: usd(599), deviceQuantity: 5, retentionDays: 30 });
const free = aPlan({
  code: 'lite',
  billingCycle: 0,
  prices: usd(0),
  deviceQuantity: 1,
  retentionDays: 1,
});

describe('a plan compared with the current one', () => {
  test.each([
    ['the same', {}, undefined],
    ['dearer', { prices: usd(999) }, { kind: 'more', by: { minorUnits: 400, currency: 'USD' }, cycle: 1 }],
    ['cheaper', { prices: usd(299) }, { kind: 'less', by: { minorUnits: 300, currency: 'USD' }, cycle: 1 }],
    [
      'of another billing cycle: both prices, not converted',
      { billingCycle: 12, prices: usd(5999) },
      {
        kind: 'instead',
        before: { minorUnits: 599, currency: 'USD' },
        beforeCycle: 1,
        after: { minorUnits: 5999, currency: 'USD' },
        afterCycle: 12,
      },
    ],
    ['without a price', { prices: [] }, undefined],
    [
      'in a currency that the current plan has no price in',
      { prices: [{ minorUnits: 9, currency: 'AUD' }] },
      undefined,
    ],
  ])('price: %s', (_what, changes, price) => {
    const aud = _what.includes('currency') ? { ...setting, currency: 'AUD' } : setting;
    expect(planComparison(aPlan({ ...today, ...changes }), today, aud).price).toEqual(price);
  });

  test.each(['USD', 'AUD'])('a free plan is free in %s', (currency) => {
    const paid = aPlan({ prices: [{ minorUnits: 599, currency }] });
    const by = { minorUnits: 599, currency };
    expect(planComparison(paid, free, { ...setting, currency }).price).toEqual({
      kind: 'more',
      by,
      cycle: 1,
    });
    expect(planComparison(free, paid, { ...setting, currency }).price).toEqual({
      kind: 'less',
      by,
      cycle: 1,
    });
    expect(planComparison(free, free, { ...setting, currency }).price).toBeUndefined();
  });

  test.each([
    [8, 3],
    [5, undefined],
    [1, -4],
  ])('%i cameras against 5: %s', (deviceQuantity, cameras) => {
    expect(planComparison({ ...today, deviceQuantity }, today, setting).cameras).toBe(cameras);
  });

  test.each([
    [60, { kind: 'days', days: 30 }],
    [30, undefined],
    [7, { kind: 'days', days: -23 }],
    [1, { kind: 'instead', before: { kind: 'days', days: 30 }, after: { kind: 'hours', hours: 24 } }],
    [0, { kind: 'instead', before: { kind: 'days', days: 30 }, after: { kind: 'none' } }],
  ])('%i days of history against 30', (retentionDays, history) => {
    expect(planComparison({ ...today, retentionDays }, today, setting).history).toEqual(history);
  });

  test('a free plan has the brand’s hours of history', () => {
    expect(planComparison(free, today, setting).history).toMatchObject({
      after: { kind: 'hours', hours: 2 },
    });
  });
});
