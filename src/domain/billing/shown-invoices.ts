/** How many invoices are ever shown. */
export const MAX_INVOICES = 50;
/** Rows a page: the default first. */
export const rowChoices = [10, 25] as const;
export type RowChoice = (typeof rowChoices)[number];

/** One page of a list. `page` counts from 1. */
export type ListPage<T> = { rows: T[]; page: number; pages: number; perPage: RowChoice; total: number };

/** The last 50 invoices, latest first. */
export function latestInvoices<T extends { invoiceDate: number | null }>(invoices: readonly T[]): T[] {
  return invoices.toSorted((a, b) => (b.invoiceDate ?? 0) - (a.invoiceDate ?? 0)).slice(0, MAX_INVOICES);
}

/**
 * The last 50 invoices, latest first, one page of them. A page or number of rows that
 * does not exist falls back to the first.
 */
export function shownInvoices<T extends { invoiceDate: number | null }>(
  invoices: readonly T[],
  asked: { page: string | null; rows: string | null },
): ListPage<T> {
  const latest = latestInvoices(invoices);
  const perPage = rowChoices.find((choice) => String(choice) === asked.rows) ?? rowChoices[0];
  const pages = Math.max(1, Math.ceil(latest.length / perPage));
  const wanted = /^\d{1,2}$/.test(asked.page ?? '') ? Number(asked.page) : 1;
  const page = wanted >= 1 && wanted <= pages ? wanted : 1;
  return {
    rows: latest.slice((page - 1) * perPage, page * perPage),
    page,
    pages,
    perPage,
    total: latest.length,
  };
}
