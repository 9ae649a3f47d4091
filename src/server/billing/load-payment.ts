import { type BillingInfo, billingInfo } from '../../contracts/billing/billing-info.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { AppMessage } from '../../contracts/native-message.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { type CardTrouble, cardTrouble } from '../../domain/billing/billing-issues.ts';
import { isCardExpired } from '../../domain/billing/card-on-file.ts';
import { isOnFile, onFileMark, paidSince } from '../../domain/billing/new-card.ts';
import {
  isBilledByStoresAlone,
  type StoreBilling,
  storeBillings,
} from '../../domain/billing/plan-billing.ts';
import { latestInvoices } from '../../domain/billing/shown-invoices.ts';
import { type UpcomingCharge, upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { type UpcomingCharges, upcomingCharges } from '../../domain/orders/upcoming-charges.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { type AccountReader, readChangeLog } from '../account/account-reader.ts';
import { noteHosted } from '../account/place-order.ts';
import { OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import { changeEnded } from '../app/app-messages.ts';
import { sha256Hex } from '../digests.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { cardSavedNote } from './billing-notes.ts';
import { upcomingChargesParams } from './upcoming-charges-params.ts';

/** What Payment shows. */
export type PaymentFacts = {
  kind: 'payment';
  onFile: BillingInfo;
  isExpired: boolean;
  /** False where stores bill every paid plan. */
  canEnterCard: boolean;
  /** The plans that stores bill. */
  stores: readonly StoreBilling[];
  /** The next charge of each plan. */
  next: readonly UpcomingCharge[];
  /** The upcoming charges; undefined where plans may be missing, whose charges are not there. */
  upcoming: UpcomingCharges | undefined;
  /** With `plans`, what a plan and the one that follows it are named by. */
  subscriptions: readonly Subscription[];
  plans: readonly Plan[];
  /** The last invoice, or all of them at a brand without the account history; undefined where they could not be read. */
  invoices: readonly Invoice[] | undefined;
  trouble: CardTrouble | undefined;
  /** A card that has just been saved, with what was paid with it; undefined where that could not be read. */
  saved: { paid: readonly Invoice[] | undefined } | undefined;
};

/**
 * Loads Payment in one parallel batch. An account that cannot be read leads to /error, a session that the platform no longer
 * accepts ends.
 */
export async function loadPayment(
  context: RequestContext,
  session: Pick<SessionRecord, 'brand' | 'person' | 'hostedCard'>,
  reader: AccountReader,
): Promise<Loaded<PaymentFacts | RedirectPage>> {
  const { brand, nowMs } = context;
  const [read, changeLog] = await Promise.all([
    readAccount(reader, brand, nowMs, {
      required: ['billing', 'subscriptions', 'available'],
      // The catalogue has the price of a plan that is no longer sold.
      optional: ['invoices', 'country', 'catalogue'],
      optionalWithinMs: OPTIONAL_MS,
    }),
    readChangeLog(context, session),
  ]);
  if (read.kind === 'failed')
    return redirectTo(
      read.failure.kind === 'signedOut'
        ? await signInAgain(context, read.failure, pathTo('payment'))
        : pathTo('error', { redirectUri: pathTo('payment') }),
    );
  const { billing, subscriptions, invoices } = read.account;
  const { saved, onFile, cookies, appMessages } = await savedCard(context, session, billing);
  const isExpired = isCardExpired(onFile, context);
  const params = upcomingChargesParams(read.account, changeLog ?? [], context);
  const facts: PaymentFacts = {
    kind: 'payment',
    onFile,
    isExpired,
    canEnterCard: !isBilledByStoresAlone(subscriptions, brand.planCodes),
    stores: storeBillings(subscriptions),
    next: subscriptions.flatMap((each) => upcomingCharge(each, params.plans, params) ?? []),
    upcoming: read.hasAllPlans ? upcomingCharges(subscriptions, params) : undefined,
    subscriptions,
    plans: params.plans,
    // A brand without the account history has no other list of them.
    invoices: invoices && latestInvoices(invoices).slice(0, hasPage(brand, 'history') ? 1 : undefined),
    trouble: cardTrouble({ subscriptions, cardExpired: isExpired, invoices, planCodes: brand.planCodes }),
    saved: saved && { paid: invoices && paidSince(saved.due, invoices) },
  };
  return loaded(facts, { cookies, appMessages });
}

/** How long a visit to the provider's page may take until the card there counts as unchanged, in milliseconds. */
const HOSTED_CARD_MS = 60 * 60_000;

/**
 * Returns the card that has just been saved, here or on the provider's page; undefined where none was. With it comes what is on
 * file: while the platform still shows the card before, the saved card without an address, and the note about it stays.
 */
async function savedCard(
  context: RequestContext,
  session: Pick<SessionRecord, 'brand' | 'person' | 'hostedCard'>,
  billing: BillingInfo,
): Promise<{
  saved: { due: string[] } | undefined;
  onFile: BillingInfo;
  cookies: readonly string[];
  appMessages?: readonly AppMessage[] | undefined;
}> {
  const { note, cookies } = await cardSavedNote.take(context, session, ({ card }) => isOnFile(card, billing));
  if (note) return { saved: note, onFile: billing, cookies };
  const later = await cardSavedNote.read(context, session);
  if (later) {
    const onFile = { ...withoutCard, ...later.card, currency: billing.currency };
    return { saved: later, onFile, cookies };
  }
  const { hostedCard } = session;
  const mark = onFileMark(billing);
  // A session of an earlier release has the mark itself.
  if (!hostedCard || [sha256Hex(mark), mark].includes(hostedCard.onFile))
    return { saved: undefined, onFile: billing, cookies };
  context.after(saveDrafts(context, { hostedCard: undefined }));
  context.after(noteHosted(context, session, { kind: 'begun', visit: { card: undefined } }));
  const isRecent = context.nowMs - hostedCard.atMs < HOSTED_CARD_MS;
  const saved = isRecent ? hostedCard : undefined;
  return { saved, onFile: billing, cookies, appMessages: saved && [changeEnded('card', 'done')] };
}

const withoutCard = billingInfo.parse({});
