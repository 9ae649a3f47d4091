import type { Invoice } from '../../contracts/billing/invoice.ts';
import { isCalendarDay, type When } from '../../contracts/when.ts';
import { dayOfMonth, lastOfMonth, monthsLater } from './months-later.ts';
import { momentOf } from '../text/when.ts';
import type { OrderReceipt } from './order-outcome.ts';

/**
 * The day of the month on which a plan is charged, from 1 to 31; in a month without it, the last day counts. It is `earliest`,
 * or a later one up to `latest` where nothing tells which.
 */
export type BillingDay = { earliest: number; latest: number };

/**
 * Returns the day of the month of the charges that follow the next one. It is the day of the next one, unless that may be
 * the last day of a month which is too short: then the day tells on which the period before began.
 *
 * @param next the next charge, which ends a period of so many `months`
 * @param starts the days on which periods began that the account paid, of this plan or another
 */
export function billingDay(next: When, months: number, starts: readonly When[]): BillingDay {
  const nextMs = momentOf(next);
  const day = dayOfMonth(nextMs);
  if (day < lastOfMonth(nextMs)) return { earliest: day, latest: day };
  const [began, ...others] = starts
    .map(momentOf)
    .filter((atMs) => monthCount(atMs) === monthCount(nextMs) - months && dayOfMonth(atMs) >= day);
  // An order within the period may have been charged on another day.
  if (began === undefined || others.some((atMs) => dayOfMonth(atMs) !== dayOfMonth(began)))
    return { earliest: day, latest: 31 };
  const earliest = dayOfMonth(began);
  return { earliest, latest: earliest < lastOfMonth(began) ? earliest : 31 };
}

/** The months since the year 0. */
function monthCount(atMs: number): number {
  const date = new Date(atMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/**
 * Returns the days on which periods of an account began, as far as they are known: those of its invoices, that of its last order,
 * if it began a period, and that of the next charge which the order agreed.
 */
export function periodStarts(order: OrderReceipt | undefined, invoices: readonly Invoice[]): When[] {
  const days = [
    order && beginsPeriod(order) ? order.placedAtMs : null,
    order?.nextChargeAt,
    ...invoices
      // Money that is given back is no charge.
      .filter(({ invoiceTotal }) => (invoiceTotal ?? 0) >= 0)
      .map(({ invoiceDate }) => invoiceDate),
  ];
  return days.filter((day) => day !== null && day !== undefined);
}

/** True for an order that begins a period at once, paid or not: a trial begins none, and a plan of the same cycle keeps its own. */
function beginsPeriod({ from, billingCycle, startsAt, trialEndsAt, isTrialNew }: OrderReceipt): boolean {
  return startsAt === null && trialEndsAt === null && !isTrialNew && from?.billingCycle !== billingCycle;
}

/** The day of a charge, and the latest day on which it may come. */
export type ChargeDay = { at: When; latest: When };

/**
 * Returns the days on which a plan is charged up to a time, the `first` included. Each is counted from the first, so that a short
 * month moves no later one. A plan without a cycle is charged once.
 */
export function chargeDays(
  first: When,
  { months, day }: { months: number; day: BillingDay },
  untilMs: number,
): ChargeDay[] {
  const days = [{ at: first, latest: first }];
  if (months === 0) return days;
  for (let count = months; ; count += months) {
    const at = monthsAfter(first, count, day.earliest);
    if (!(momentOf(at) < untilMs)) return days;
    days.push({ at, latest: monthsAfter(first, count, day.latest) });
  }
}

/** The same time some months later, on that day of the month; a calendar day stays one. */
function monthsAfter(at: When, months: number, day: number): When {
  const laterMs = monthsLater(momentOf(at), months, day);
  // No calendar has the day after so many months.
  if (typeof at === 'number' || !Number.isFinite(laterMs)) return laterMs;
  const text = new Date(laterMs).toISOString().slice(0, 10);
  return isCalendarDay(text) ? text : laterMs;
}
