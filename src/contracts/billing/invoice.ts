import * as z from 'zod';
import {
  wireAmount,
  wireCurrency,
  wireId,
  wireList,
  wireName,
  wireNilText,
  wireWhen,
  wireWord,
} from '../wire.ts';

/**
 * An invoice. Only its id is required, because the portal opens it by its id. An unreadable amount or currency becomes
 * null.
 */
export const invoice = z.object({
  invoiceId: wireId,
  invoiceDate: wireWhen,
  status: wireWord.default('unknown'),
  /** Minor units; null where the platform sent no readable number. */
  invoiceTotal: wireAmount.nullish().transform((total) => total ?? null),
  /** Null where the platform sent no currency. The portal then shows no amount either. */
  currency: wireCurrency.nullish().transform((code) => code ?? null),
  cardType: wireNilText,
  lastFour: wireNilText,
});
export type Invoice = z.output<typeof invoice>;
/** The response to GET /paymentHistory: a list, or a list under `invoices` or `docs`. */
export const invoiceList = wireList(invoice, {
  id: 'invoiceId',
  idOf: ({ invoiceId }) => invoiceId,
  names: ['invoices'],
});
/** An invoice with its due date, its lines and its tax, the response to GET /invoiceDetails. Amounts are in minor units. */
export const invoiceDetails = invoice.extend({
  due_date: wireWhen,
  lines: z.array(z.object({ description: wireName, amount: wireAmount.nullish() })).default([]),
  subTotal: wireAmount.nullish(),
  tax: wireAmount.nullish(),
});

/** The address of the page of an invoice. */
export function invoicePath(invoiceId: string): string {
  return `/invoice?${new URLSearchParams({ invoiceId })}`;
}
