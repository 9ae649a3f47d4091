import type { Bill } from '../money/bill.ts';
import type { IssuedInvoice } from './entities.ts';
import { afterMonths } from './months.ts';

/**
 * The parameters of a series of invoices. `latestMs` is when the newest was issued; the others are one cycle apart, on `day` of
 * the month.
 */
export type InvoiceRun = {
  accountKey: string;
  /** The beginning of every invoice's id. */
  prefix: string;
  count: number | 'everyStatus';
  latestMs: number;
  day: number;
  /** Months between two invoices. */
  cycle: number;
  /** The bill of every period; null for a trial, which is free. */
  bill: Bill | null;
  currency: string;
  card: { type: string; lastFour: string };
};

type Exception = Partial<
  Pick<IssuedInvoice, 'status' | 'totalMinor' | 'taxMinor' | 'lines' | 'cardType' | 'lastFour'>
>;

const EVERY_STATUS_COUNT = 23;

/**
 * Returns a series of invoices, the newest first. With `everyStatus`, there are 23: every status except past_due (which
 * would change who bills), a total of zero, a refund, an unknown status, another card, and no card.
 */
export function invoiceHistory(run: InvoiceRun): IssuedInvoice[] {
  const count = run.count === 'everyStatus' ? EVERY_STATUS_COUNT : run.count;
  const exceptions = run.count === 'everyStatus' ? everyStatus(run.bill) : new Map<number, Exception>();
  return Array.from({ length: count }, (_, back) => ({
    id: `${run.prefix}-${String(count - back).padStart(4, '0')}`,
    accountKey: run.accountKey,
    issuedAtMs: afterMonths(run.latestMs, -back * run.cycle, run.day),
    status: 'paid',
    totalMinor: run.bill?.amounts.total ?? 0,
    taxMinor: run.bill?.amounts.tax ?? 0,
    lines: run.bill?.lines ?? [],
    currency: run.currency,
    cardType: run.card.type,
    lastFour: run.card.lastFour,
    ...exceptions.get(back),
  }));
}

function everyStatus(bill: Bill | null): Map<number, Exception> {
  const earlierCard = { cardType: 'mastercard', lastFour: '4444' };
  return new Map<number, Exception>([
    [0, { status: 'pending' }],
    [2, { status: 'collected' }],
    [4, { status: 'failed' }],
    [5, { status: 'collected' }],
    [8, givenBack(bill)],
    [11, { status: 'collected' }],
    [13, { status: 'void' }],
    [17, earlierCard],
    [18, { ...earlierCard, status: 'failed' }],
    [19, earlierCard],
    [EVERY_STATUS_COUNT - 1, { totalMinor: 0, taxMinor: 0, lines: [], cardType: null, lastFour: null }],
  ]);
}

function givenBack(bill: Bill | null): Exception {
  if (!bill) return {};
  const { amounts, lines } = bill;
  return {
    totalMinor: -amounts.total,
    taxMinor: -amounts.tax,
    lines: lines.map(({ description, amountMinor }) => ({ description, amountMinor: -amountMinor })),
  };
}
