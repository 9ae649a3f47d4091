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

const invoiceFields = z.object({
  invoiceId: wireId,
  invoiceDate: wireWhen,
  status: wireWord.default('unknown'),
  /** Minor units; null where the platform sent no readable number. */
  invoiceTotal: wireAmount.nullish().transform((total) => total ?? null),
  /** Null where the platform sent no currency. The portal then shows no amount either. */
  currency: wireCurrency.nullish().transform((code) => code ?? null),
  cardType: wireNilText,
  lastFour: wireNilText,
  /** What kind of document it is, in Recurly's and in Stripe's field. */
  type: wireWord.nullish(),
  object: wireWord.nullish(),
});

/** Types of a document that gives money back, without spaces, hyphens and underscores. */
const creditTypes: ReadonlySet<string> = new Set(['credit', 'creditnote', 'creditmemo']);

/** True for the type of a document that gives money back, in any letter case and spelling. */
export function isCreditType(word: string): boolean {
  return creditTypes.has(word.toLowerCase().replaceAll(/[\s_-]/g, ''));
}

type Signed = Pick<z.output<typeof invoiceFields>, 'type' | 'object' | 'status' | 'invoiceTotal'>;

/** True for a document that gives money back. Its total may be stated as positive, or as negative as a refund's is. */
function isCredit({ type, object }: Signed): boolean {
  return [type, object].some((word) => isCreditType(word ?? ''));
}

function isPositiveCredit(wire: Signed): boolean {
  return isCredit(wire) && wire.invoiceTotal !== null && wire.invoiceTotal > 0;
}

/** The status that an invoice is read with: what a credit note of an unreadable amount is called would be untrue. */
function readStatus(wire: Signed): string {
  return isCredit(wire) && wire.invoiceTotal === null ? 'unknown' : wire.status;
}

function negated<Amount extends number | null | undefined>(amount: Amount): Amount | number {
  return typeof amount === 'number' && amount !== 0 ? -amount : amount;
}

/**
 * An invoice. Only its id is required, because the portal opens it by its id. An unreadable amount or currency becomes
 * null. What is given back is negative, also where a credit note states it as positive.
 */
export const invoice = invoiceFields.transform((wire) => {
  const { type: _type, object: _object, ...fields } = wire;
  const { invoiceTotal } = fields;
  return {
    ...fields,
    status: readStatus(wire),
    invoiceTotal: isPositiveCredit(wire) ? negated(invoiceTotal) : invoiceTotal,
  };
});
export type Invoice = z.output<typeof invoice>;
/** The response to GET /paymentHistory: a list, or a list under `invoices` or `docs`. */
export const invoiceList = wireList(invoice, {
  id: 'invoiceId',
  idOf: ({ invoiceId }) => invoiceId,
  names: ['invoices'],
});
/** An invoice with its due date, its lines and its tax, the response to GET /invoiceDetails. Amounts are in minor units. */
export const invoiceDetails = invoiceFields
  .extend({
    due_date: wireWhen,
    lines: z.array(z.object({ description: wireName, amount: wireAmount.nullish() })).default([]),
    subTotal: wireAmount.nullish(),
    tax: wireAmount.nullish(),
  })
  .transform((wire) => {
    const { type: _type, object: _object, ...fields } = wire;
    const read = { ...fields, status: readStatus(wire) };
    if (!isPositiveCredit(wire)) return read;
    return {
      ...read,
      invoiceTotal: negated(read.invoiceTotal),
      subTotal: negated(read.subTotal),
      tax: negated(read.tax),
      lines: read.lines.map((line) => ({ ...line, amount: negated(line.amount) })),
    };
  });
