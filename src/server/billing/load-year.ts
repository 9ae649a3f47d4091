import type { Invoice } from '../../contracts/billing/invoice.ts';
import { type InvoicesOfYear, invoicesOfYear } from '../../domain/billing/invoice-year.ts';
import { MAX_INVOICES } from '../../domain/billing/shown-invoices.ts';
import { lacksTax, statedTax, sumOf, type YearSums, yearSums } from '../../domain/billing/year-sums.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
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
  | ({ ok: true; year: string; isComplete: boolean } & InvoicesOfYear<InvoiceOfYear>);

/** What the sheet of a year shows. */
export type YearFacts =
  | {
      kind: 'year';
      read: Extract<YearRead, { ok: true }>;
      person: Pick<SessionRecord['person'], 'name' | 'email'>;
      sums: YearSums;
      /** How many invoices could not be looked up. */
      notLookedUp: number;
      /** How many of those that were looked up have an amount whose tax is not known. */
      withoutTax: number;
    }
  | { kind: 'failed' };

/** Loads the sheet of a year. Ends a session that the platform no longer accepts. */
export async function loadYear(
  context: RequestContext,
  session: SessionRecord,
  year: string,
): Promise<Loaded<YearFacts | RedirectPage>> {
  const read = await readYear(context, platformOf(context, session), year);
  if (!read.ok)
    return read.failure.kind === 'signedOut'
      ? redirectTo(await signInAgain(context, read.failure, context.url.pathname))
      : loaded({ kind: 'failed' });
  const { invoices } = read;
  const lookedUp = invoices.filter(({ isLookedUp }) => isLookedUp);
  return loaded({
    kind: 'year',
    read,
    person: session.person,
    sums: yearSums(invoices),
    notLookedUp: invoices.length - lookedUp.length,
    withoutTax: lookedUp.filter((invoice) => lacksTax(sumOf(invoice))).length,
  });
}

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
  const ofYear = invoicesOfYear(list.answer, year, timeZone);
  const invoiceIds = ofYear.invoices.slice(-MAX_INVOICES).map(({ invoiceId }) => invoiceId);
  const { details, signedOut } = await lookUp(
    context,
    platform,
    invoiceIds,
    Date.now() + YEAR_DETAILS_MS * timeScale(env),
  );
  if (signedOut) return { ok: false, failure: signedOut };
  const invoices = ofYear.invoices.map((invoice): InvoiceOfYear => {
    const more = details.get(invoice.invoiceId);
    const tax = more && statedTax(invoice, more);
    return { ...invoice, isLookedUp: more !== undefined, tax, lines: more?.lines ?? [] };
  });
  return { ok: true, year, ...ofYear, invoices, isComplete: !list.missing };
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
      const result = await readInvoice(context, platform, invoiceId, { untilMs });
      if (result.ok) details.set(invoiceId, result.answer);
      else if (result.failure.kind === 'signedOut') signedOut = result.failure;
    }
  };
  await Promise.all(Array.from({ length: YEAR_AT_ONCE }, next));
  return { details, signedOut };
}
