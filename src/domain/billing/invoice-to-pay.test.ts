import { expect, test } from 'vitest';
import { invoiceToPay } from './invoice-to-pay.ts';

test.each<[statuses: string[], index: number]>([
  [[], -1],
  [['paid', 'paid'], -1],
  [['failed', 'failed', 'paid'], 0],
  [['pending', 'failed'], 1],
  [['paid', 'failed'], -1],
  [['collected', 'failed', 'past_due', 'past_due'], 2],
  [['Past_Due', 'failed'], 0],
  [['paid', 'PAST_DUE'], 1],
])('of %j, the newest first, another card pays number %i', (statuses, index) => {
  const invoices = statuses.map((status) => ({ status, invoiceTotal: 399 }));
  expect(invoiceToPay(invoices)).toBe(invoices[index]);
});

test('a failed invoice over nothing, or a refund, is not to be paid', () => {
  const invoices = [0, -399].map((invoiceTotal) => ({ status: 'failed', invoiceTotal }));
  expect(invoiceToPay(invoices)).toBeUndefined();
});
