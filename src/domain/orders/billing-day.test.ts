import { describe, expect, test } from 'vitest';
import { invoice, type Invoice } from '../../contracts/billing/invoice.ts';
import type { When } from '../../contracts/when.ts';
import { billingDay, periodStarts } from './billing-day.ts';
import type { OrderReceipt } from './order-outcome.ts';

const moment = (day: string) => Date.parse(`${day}T10:00:00Z`);

describe('the day of the month on which a plan is charged', () => {
  test.each<[string, When, number, When[], number, number]>([
    ['within a month', '2027-01-28', 1, [], 28, 28],
    ['the last day of a long month', '2027-01-31', 1, [], 31, 31],
    ['the 30th of a long month', '2027-01-30', 1, ['2026-12-31'], 30, 30],
    ['the last day of February', '2027-02-28', 1, [], 28, 31],
    ['the 28th in a leap year', '2028-02-28', 1, [], 28, 28],
    ['the 29th in a leap year', '2028-02-29', 1, [], 29, 31],
    ['the last day of April', '2027-04-30', 1, [], 30, 31],
    ['after the 28th', '2027-02-28', 1, ['2027-01-28'], 28, 28],
    ['after the 29th', '2027-02-28', 1, ['2027-01-29'], 29, 29],
    ['after the 31st', '2027-02-28', 1, ['2027-01-31'], 31, 31],
    ['after the 31st, as moments', moment('2027-04-30'), 1, [moment('2027-03-31')], 31, 31],
    ['after a charge of an earlier day, which began no such period', '2027-02-28', 1, ['2027-01-27'], 28, 31],
    ['after a charge of another month', '2027-02-28', 1, ['2026-12-31'], 28, 31],
    ['after two of one day', '2027-02-28', 1, ['2027-01-30', moment('2027-01-30')], 30, 30],
    [
      'after two days, of which one is another order’s',
      '2027-02-28',
      1,
      ['2027-01-29', '2027-01-31'],
      28,
      31,
    ],
    ['after the last day of a short month', '2027-02-28', 3, ['2026-11-30'], 30, 31],
    ['after a year', '2029-02-28', 12, ['2028-02-29'], 29, 31],
    ['after a year with the same February', '2027-02-28', 12, ['2026-02-28'], 28, 31],
  ])('%s: %s', (_case, next, months, charged, earliest, latest) => {
    expect(billingDay(next, months, charged)).toEqual({ earliest, latest });
  });
});

const receipt: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 799,
  perPeriod: 799,
  billingCycle: 1,
  deviceCount: 1,
  placedAtMs: moment('2027-01-30'),
  startsAt: null,
  nextChargeAt: '2027-02-28',
  trialEndsAt: null,
};
const from = (billingCycle: number) => ({ name: 'Basic', deviceQuantity: 1, billingCycle });
const issued = (invoiceDate: string | null, invoiceTotal: number | null = 799): Invoice =>
  invoice.parse({ invoiceId: '1', invoiceDate, invoiceTotal, currency: 'USD' });

describe('the days on which periods began', () => {
  test.each<[string, OrderReceipt | undefined, Invoice[], When[]]>([
    ['none', undefined, [], []],
    ['of an order that began a period', receipt, [], [moment('2027-01-30'), '2027-02-28']],
    [
      'of one from a plan of another cycle',
      { ...receipt, from: from(12) },
      [],
      [moment('2027-01-30'), '2027-02-28'],
    ],
    ['of one that kept the period', { ...receipt, from: from(1) }, [], ['2027-02-28']],
    [
      'of one that began a period for nothing',
      { ...receipt, chargedToday: 0 },
      [],
      [moment('2027-01-30'), '2027-02-28'],
    ],
    ['of one with a trial', { ...receipt, isTrialNew: true }, [], ['2027-02-28']],
    ['of one in a trial', { ...receipt, trialEndsAt: '2027-02-28' }, [], ['2027-02-28']],
    ['of one that waits for the end of a period', { ...receipt, startsAt: '2027-02-28' }, [], ['2027-02-28']],
    [
      'of one that waits for an unknown day',
      { ...receipt, startsAt: '2027-02-28', nextChargeAt: null },
      [],
      [],
    ],
    ['of one of an earlier release', { ...receipt, placedAtMs: undefined }, [], ['2027-02-28']],
    [
      'of invoices',
      undefined,
      [issued('2027-01-31'), issued('2026-12-31', null)],
      ['2027-01-31', '2026-12-31'],
    ],
    ['of no invoice without a day', undefined, [issued(null)], []],
    ['of no money that is given back', undefined, [issued('2027-01-30', -799)], []],
  ])('%s', (_case, order, invoices, days) => {
    expect(periodStarts(order, invoices)).toEqual(days);
  });
});
