import { type InvoiceStatus, invoiceStatus } from './invoice-status.ts';

type Amounts = { invoiceTotal: number | null; currency: string | null };

/** An invoice with its tax in minor units; undefined where it is not known. */
export type TaxedInvoice = Amounts & { status: string; tax: number | undefined };

/** An amount without its tax, the tax, and both together, in minor units; undefined where it is not known. */
export type Sum = { net: number | undefined; tax: number | undefined; total: number | undefined };

/** What an invoice counts as in the sums of a year. */
export type SumKind = 'paid' | 'refunded' | 'unpaid';

/**
 * The sums of one currency. `paid` has only what was really paid; `left` is what was paid without what was given back, where
 * there are both; `unpaid` is in no other sum.
 */
export type CurrencySums = {
  currency: string;
  sums: { kind: SumKind | 'left'; invoices: number; sum: Sum }[];
};

export type YearSums = {
  currencies: CurrencySums[];
  /** How many invoices have no readable amount, and are in no sum. */
  withoutAmount: number;
  /** How many invoices have a status that says nothing here, and are in no sum. */
  withoutStatus: number;
};

const kinds: Record<InvoiceStatus, SumKind | undefined> = {
  paid: 'paid',
  refund: 'refunded',
  pending: 'unpaid',
  failed: 'unpaid',
  pastDue: 'unpaid',
  notApplicable: undefined,
};

/** Returns the tax that the details of an invoice state; undefined where they do not fit it, or do not add up. */
export function statedTax(
  invoice: Amounts,
  details: Amounts & { subTotal?: number | null | undefined; tax?: number | null | undefined },
): number | undefined {
  const { subTotal, tax, invoiceTotal, currency } = details;
  if (!isAmount(tax) || !isAmount(invoiceTotal)) return undefined;
  if (invoiceTotal !== invoice.invoiceTotal || currency !== invoice.currency) return undefined;
  const addsUp = subTotal === null || subTotal === undefined || subTotal + tax === invoiceTotal;
  return addsUp ? tax : undefined;
}

/** Returns an invoice as a sum of its own. */
export function sumOf({ invoiceTotal, currency, tax }: Omit<TaxedInvoice, 'status'>): Sum {
  if (!isAmount(invoiceTotal) || currency === null)
    return { net: undefined, tax: undefined, total: undefined };
  return { net: tax === undefined ? undefined : invoiceTotal - tax, tax, total: invoiceTotal };
}

/** True for an amount of which the tax is not known. */
export function lacksTax({ tax, total }: Sum): boolean {
  return tax === undefined && total !== undefined && total !== 0;
}

/** Returns the sums of these invoices by currency, in the order in which the currencies come. */
export function yearSums(invoices: readonly TaxedInvoice[]): YearSums {
  const byCurrency = new Map<string, Map<SumKind, Sum[]>>();
  let withoutAmount = 0;
  let withoutStatus = 0;
  for (const invoice of invoices) {
    const status = invoiceStatus(invoice.status, invoice.invoiceTotal);
    const kind = status && kinds[status];
    if (!status) withoutStatus += 1;
    else if (status !== 'notApplicable' && (!isAmount(invoice.invoiceTotal) || invoice.currency === null))
      withoutAmount += 1;
    else if (kind && invoice.currency !== null) {
      const ofCurrency = byCurrency.get(invoice.currency) ?? new Map<SumKind, Sum[]>();
      byCurrency.set(invoice.currency, ofCurrency);
      ofCurrency.set(kind, [...(ofCurrency.get(kind) ?? []), sumOf(invoice)]);
    }
  }
  const currencies = [...byCurrency].map(([currency, of]) => ({ currency, sums: sumsOf(of) }));
  return { currencies, withoutAmount, withoutStatus };
}

function sumsOf(of: ReadonlyMap<SumKind, readonly Sum[]>): CurrencySums['sums'] {
  const [paid = [], refunded = [], unpaid = []] = (['paid', 'refunded', 'unpaid'] as const).map((kind) =>
    of.get(kind),
  );
  const left = paid.length > 0 && refunded.length > 0 ? [...paid, ...refunded] : [];
  const rows = [
    { kind: 'paid' as const, parts: paid },
    { kind: 'refunded' as const, parts: refunded },
    { kind: 'left' as const, parts: left },
    { kind: 'unpaid' as const, parts: unpaid },
  ];
  return rows.flatMap(({ kind, parts }) =>
    parts.length === 0 ? [] : [{ kind, invoices: parts.length, sum: added(parts) }],
  );
}

/** Adds sums. A part that is not known of one of them is not known of all. */
function added(parts: readonly Sum[]): Sum {
  const of = (part: keyof Sum) =>
    parts.reduce<number | undefined>((sum, each) => {
      const next = (sum ?? Number.NaN) + (each[part] ?? Number.NaN);
      return Number.isSafeInteger(next) ? next : undefined;
    }, 0);
  return { net: of('net'), tax: of('tax'), total: of('total') };
}

function isAmount(minorUnits: number | null | undefined): minorUnits is number {
  return typeof minorUnits === 'number' && Number.isSafeInteger(minorUnits);
}
