import type { Invoice } from '../../contracts/billing/invoice.ts';
import { type InvoicesOfYear, invoicesOfYear } from '../../domain/billing/invoice-year.ts';
import { statedTax } from '../../domain/billing/year-sums.ts';
import { MAX_INVOICES } from '../../domain/billing/shown-invoices.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../request/request-context.ts';
import { timeScale } from '../time-scale.ts';
import { type InvoiceDetails, readInvoice } from './read-invoice.ts';

/** How many invoices are looked up at once: a Worker has six connections at a time, and further calls would wait in line. */
export const YEAR_AT_ONCE = 6;
/** How long all of them may take together, in milliseconds. What is not answered by then is not known. */
export const YEAR_DETAILS_MS = 10_000;

/** An invoice with what is only in its details: its tax in minor units, and its lines. Without them it is not looked up. */
export type InvoiceOfYear = Invoice & {
  isLookedUp: boolean;
  tax: number | undefined;
  lines: InvoiceDetails['lines'];
};

/** The invoices of a year, as the platform has them, and whether its list has all that it knows of; or the list's failure. */
export type YearRead =
  | { ok: false; failure: PlatformFailure }
  | { ok: true; year: InvoicesOfYear<InvoiceOfYear>; isComplete: boolean };

/**
 * Reads the list of invoices, and then the details of those of the year: the tax is in the details alone, and the list says
 * which they are. So this page waits for the platform more than once.
 */
export async function readYear(
  context: Pick<RequestContext, 'env' | 'timeZone' | 'log'>,
  platform: PlatformClient,
  year: string,
): Promise<YearRead> {
  const { env, timeZone } = context;
  const list = await platform.call('paymentHistory');
  if (!list.ok) return list;
  const found = invoicesOfYear(list.answer, year, timeZone);
  const wanted = found.invoices.slice(-MAX_INVOICES).map(({ invoiceId }) => invoiceId);
  const { details, signedOut } = await lookUp(
    context,
    platform,
    wanted,
    Date.now() + YEAR_DETAILS_MS * timeScale(env),
  );
  if (signedOut) return { ok: false, failure: signedOut };
  const invoices = found.invoices.map((invoice): InvoiceOfYear => {
    const known = details.get(invoice.invoiceId);
    const tax = known && statedTax(invoice, known);
    return { ...invoice, isLookedUp: known !== undefined, tax, lines: known?.lines ?? [] };
  });
  return { ok: true, year: { ...found, invoices }, isComplete: !list.missing };
}

/** Looks up invoices, a few at once, until all are answered, the time is over, or the session has ended. */
async function lookUp(
  context: Pick<RequestContext, 'log'>,
  platform: PlatformClient,
  invoiceIds: readonly string[],
  untilMs: number,
) {
  const details = new Map<string, InvoiceDetails>();
  const waiting = invoiceIds.values();
  let signedOut: PlatformFailure | undefined;
  const next = async () => {
    for (const invoiceId of waiting) {
      if (Date.now() >= untilMs || signedOut) return;
      const found = await readInvoice(context, platform, invoiceId, { untilMs });
      if (found.ok) details.set(invoiceId, found.answer);
      else if (found.failure.kind === 'signedOut') signedOut = found.failure;
    }
  };
  await Promise.all(Array.from({ length: YEAR_AT_ONCE }, next));
  return { details, signedOut };
}
