import type { When } from '../../contracts/when.ts';
import { momentOf } from '../text/when.ts';

/** The most invoices that the account history shows. */
export const MAX_INVOICES = 50;
/** The numbers of rows that a page may have; the first is the default. */
export const rowChoices = [10, 25] as const;
export type RowChoice = (typeof rowChoices)[number];

/** One page of a list. `page` counts from 1. */
export type ListPage<T> = { rows: T[]; page: number; pages: number; perPage: RowChoice; total: number };

type Dated = { invoiceDate: When | null };

function dateOf({ invoiceDate }: Dated): number {
  return invoiceDate === null ? 0 : momentOf(invoiceDate);
}

/** The latest 50 invoices, newest first. Invoices without a date come last. */
export function latestInvoices<T extends Dated>(invoices: readonly T[]): T[] {
  return invoices.toSorted((a, b) => dateOf(b) - dateOf(a)).slice(0, MAX_INVOICES);
}

/**
 * Returns one page of the latest 50 invoices, newest first. A page that does not exist falls back to page 1, and an
 * unknown number of rows to 10.
 */
export function shownInvoices<T extends Dated>(
  invoices: readonly T[],
  request: { page: string | null; rows: string | null },
): ListPage<T> {
  const latest = latestInvoices(invoices);
  const perPage = rowChoices.find((choice) => String(choice) === request.rows) ?? rowChoices[0];
  const pages = Math.max(1, Math.ceil(latest.length / perPage));
  const wanted = /^\d{1,2}$/.test(request.page ?? '') ? Number(request.page) : 1;
  const page = wanted >= 1 && wanted <= pages ? wanted : 1;
  return {
    rows: latest.slice((page - 1) * perPage, page * perPage),
    page,
    pages,
    perPage,
    total: latest.length,
  };
}
