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

type Signed = {
  type?: string | null | undefined;
  object?: string | null | undefined;
  invoiceTotal: number | null;
};

/**
 * True for a credit note whose total is stated as what is given back. One with a negative total states it as other
 * invoices do.
 */
function isPositiveCredit({ type, object, invoiceTotal }: Signed): boolean {
  const isCredit = [type, object].some((word) => creditTypes.has(word?.replaceAll(/[\s_-]/g, '') ?? ''));
  return isCredit && invoiceTotal !== null && invoiceTotal > 0;
}

function negated<Amount extends number | null | undefined>(amount: Amount): Amount | number {
  return typeof amount === 'number' && amount !== 0 ? -amount : amount;
}

/**
 * An invoice. Only its id is required, because the portal opens it by its id. An unreadable amount or currency becomes
 * null. What is given back is negative, also where a credit note states it as positive.
 */
export const invoice = invoiceFields.transform(({ type, object, ...fields }) =>
  isPositiveCredit({ type, object, ...fields })
    ? { ...fields, invoiceTotal: negated(fields.invoiceTotal) }
    : fields,
);
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
  .transform(({ type, object, ...fields }) =>
    isPositiveCredit({ type, object, ...fields })
      ? {
          ...fields,
          invoiceTotal: negated(fields.invoiceTotal),
          subTotal: negated(fields.subTotal),
          tax: negated(fields.tax),
          lines: fields.lines.map((line) => ({ ...line, amount: negated(line.amount) })),
        }
      : fields,
  );

/** The address of the page of an invoice. */
export function invoicePath(invoiceId: string): string {
  return `/invoice?${new URLSearchParams({ invoiceId })}`;
}
