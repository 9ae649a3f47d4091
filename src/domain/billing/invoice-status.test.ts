import { describe, expect, test } from 'vitest';
import { invoiceStatus } from './invoice-status.ts';

describe('the status shown for an invoice', () => {
  test.each([
    ['collected', 399, 'paid'],
    ['paid', 399, 'paid'],
    ['PAID', 399, 'paid'],
    ['pending', 399, 'pending'],
    ['failed', 399, 'failed'],
    ['past_due', 399, 'pastDue'],
    ['Past_Due', 399, 'pastDue'],
    ['voided', 399, undefined],
    ['', 399, undefined],
    ['paid', null, 'paid'],
    ['paid', 0, 'notApplicable'],
    ['failed', 0, 'notApplicable'],
    ['paid', -399, 'refund'],
    ['past_due', -1, 'refund'],
    ['__proto__', 399, undefined],
  ] as const)('%s with a total of %s shows %s', (status, total, shown) => {
    expect(invoiceStatus(status, total)).toBe(shown);
  });
});
