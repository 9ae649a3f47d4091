import { describe, expect, test } from 'vitest';
import { aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { OrderContext } from './order-context.ts';
import { receiptOf } from './receipt-of.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 11, 1);
const held = aSubscription({ renewsAtMs: NOW_MS + DAY_MS, plan: { billingCycle: 1, billingOrder: 10 } });

const preview = { currency: 'USD', subTotal: 999, tax: 0, total: 999, chargeDate: null };

/** The order context of an upgrade of a monthly plan. */
const orderContext = (billingCycle: number): OrderContext => ({
  toPlan: aPlan({ billingOrder: 20, billingCycle }),
  current: { subscription: held, plan: undefined },
  subscriptions: [held],
  devices: [],
  billing: undefined,
  preview,
  listPreview: preview,
  quote: { currency: 'USD', subTotal: 999, tax: 0, total: 999, today: 700, afterTrial: null },
  version: 'b',
  planCodes,
  isTaxStated: true,
});

describe('the next charge of a receipt', () => {
  test.each<
    [string, number, { trial_ends_at: number | null; current_period_ends_at: number | null }, number | null]
  >([
    [
      'is not the end of a trial that is long over',
      1,
      { trial_ends_at: NOW_MS - 300 * DAY_MS, current_period_ends_at: NOW_MS + 30 * DAY_MS },
      NOW_MS + 30 * DAY_MS,
    ],
    [
      'is the end of a trial that is running',
      1,
      { trial_ends_at: NOW_MS + 5 * DAY_MS, current_period_ends_at: NOW_MS + 30 * DAY_MS },
      NOW_MS + 5 * DAY_MS,
    ],
    [
      'keeps its day where the answer names none',
      1,
      { trial_ends_at: null, current_period_ends_at: null },
      NOW_MS + DAY_MS,
    ],
    [
      'is unknown where the length of the period changes',
      12,
      { trial_ends_at: null, current_period_ends_at: null },
      null,
    ],
  ])('%s', (_what, billingCycle, answer, nextChargeAtMs) => {
    expect(receiptOf(orderContext(billingCycle), NOW_MS, answer).nextChargeAtMs).toBe(nextChargeAtMs);
  });
});
