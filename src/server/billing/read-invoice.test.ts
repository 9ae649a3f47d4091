import { describe, expect, test } from 'vitest';
import { logInto, testPlatform } from '../../../tests/support/test-platform.ts';
import { readInvoice } from './read-invoice.ts';

const answering = (invoiceId: unknown) =>
  testPlatform(() => Response.json({ invoiceId, status: 'paid' })).client;

describe('an invoice is the one asked for', () => {
  test.each([
    ['1000', '1000'],
    ['1000', 1000],
    ['INV-1', 'INV-1'],
  ])('%s is answered as %j', async (asked, invoiceId) => {
    expect(await readInvoice({ log: logInto([]) }, answering(invoiceId), asked)).toMatchObject({ ok: true });
  });

  test.each([
    ['1000', 4242],
    ['1000', '01000'],
    ['INV-1', 'inv-1'],
  ])('%s is not answered by %j', async (asked, invoiceId) => {
    const lines: string[] = [];
    expect(await readInvoice({ log: logInto(lines) }, answering(invoiceId), asked)).toEqual({
      ok: false,
      failure: { kind: 'garbled', detail: 'another invoice' },
    });
    expect(lines.join()).toContain('another_invoice');
  });
});
