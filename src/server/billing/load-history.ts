import type { Invoice } from '../../contracts/billing/invoice.ts';
import { invoiceToPay } from '../../domain/billing/invoice-to-pay.ts';
import { yearsOf } from '../../domain/billing/invoice-year.ts';
import { isOtherCard } from '../../domain/billing/new-card.ts';
import {
  latestInvoices,
  type ListPage,
  MAX_INVOICES,
  shownInvoices,
} from '../../domain/billing/shown-invoices.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { readChangeLog } from '../account/account-reader.ts';
import { OPTIONAL_MS } from '../account/read-account.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** An invoice, whether another card than the one on file was charged, and whether another one would pay it. */
type HistoryRow = { invoice: Invoice; isOtherCard: boolean; asksForCard: boolean };

/** What the account history shows. */
export type HistoryFacts =
  | {
      kind: 'rows';
      list: ListPage<HistoryRow>;
      /** The years in which there is an invoice, the latest first. */
      years: readonly string[];
      /** False where an invoice is missing that the page would show. */
      isComplete: boolean;
    }
  /** `hasChanges`: whether a plan of the account was changed here; null where that could not be read. */
  | { kind: 'empty'; hasChanges: boolean | null }
  | { kind: 'failed' };

/** False for an account that is known to have had no plan: it has no invoice and no change. */
export function hadPlan(facts: HistoryFacts): boolean {
  return facts.kind !== 'empty' || facts.hasChanges !== false;
}

/** Loads one page of the account history, which the address names. Ends a session that the platform no longer accepts. */
export async function loadHistory(
  context: RequestContext,
  session: Pick<SessionRecord, 'brand' | 'person'>,
  platform: PlatformClient,
): Promise<Loaded<HistoryFacts | RedirectPage>> {
  const { brand, timeZone, url } = context;
  const [result, billing] = await Promise.all([
    platform.call('paymentHistory'),
    platform.call(billingOperations(brand).info, {}, { withinMs: OPTIONAL_MS }),
  ]);
  if (!result.ok)
    return result.failure.kind === 'signedOut'
      ? redirectTo(await signInAgain(context, result.failure, url.pathname))
      : loaded({ kind: 'failed' });
  const invoices = result.answer;
  if (invoices.length === 0) {
    const changes = await readChangeLog(context, session);
    return loaded({ kind: 'empty', hasChanges: changes ? changes.length > 0 : null });
  }
  const list = shownInvoices(invoices, {
    page: url.searchParams.get('page'),
    rows: url.searchParams.get('rows'),
  });
  const toPay = invoiceToPay(latestInvoices(invoices));
  return loaded({
    kind: 'rows',
    list: {
      ...list,
      rows: list.rows.map((invoice) => ({
        invoice,
        isOtherCard: isOtherCard(invoice, billing.ok ? billing.answer : undefined),
        asksForCard: invoice === toPay,
      })),
    },
    years: yearsOf(invoices, timeZone),
    isComplete: !result.missing || list.total >= MAX_INVOICES,
  });
}
