import type { PaymentViewProps } from '../../components/billing/payment-view.tsx';
import type { AppMessage } from '../../contracts/native-message.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import { type BillingInfo, billingInfo, PAYPAL } from '../../contracts/billing/billing-info.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { cardOnFile, isCardExpired, type ShownCard } from '../../domain/billing/card-on-file.ts';
import { isOnFile, onFileMark, paidSince, pastDueInvoices } from '../../domain/billing/new-card.ts';
import { latestInvoices } from '../../domain/billing/shown-invoices.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { upcomingCharges } from '../../domain/orders/upcoming-charges.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { type AccountReader, accountReader, readChangeLog } from '../account/account-reader.ts';
import { OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import { upcomingChargeText } from '../words/upcoming-charge-text.ts';
import { notAllText } from '../words/not-all-text.ts';
import { changeEnded } from '../app/app-messages.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import { storeAlerts } from './store-alerts.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { sha256Hex } from '../digests.ts';
import { noteHosted } from '../account/place-order.ts';
import { saveDrafts } from '../session/sessions.ts';
import { cardSavedNote } from './billing-notes.ts';
import type { UpcomingChargesText } from '../../components/billing/upcoming-charges-list.tsx';
import { upcomingChargesParams } from './upcoming-charges-params.ts';
import { followingNames, upcomingChargesText } from './upcoming-charges-text.ts';
import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { MAX_INVOICES } from '../../domain/billing/shown-invoices.ts';
import { cardImage, cardName } from '../words/card-text.ts';
import { type InvoiceText, invoiceText } from './invoice-text.ts';
import { ownerLines } from './owner-lines.ts';
import { invoiceList } from '../words/invoice-list.ts';

/** The stored payment method in words. */
export type PaymentPage =
  | {
      kind: 'known';
      /** What is on file: a card, or PayPal. */
      heading: string;
      /** `image` is the path of the card brand's image; undefined for an unknown brand. PayPal has no number. */
      card:
        { name: string; number: string | undefined; image: string | undefined; expired: boolean } | undefined;
      /** Each store that bills plans, and until when they are paid. */
      stores: PaymentViewProps['stores'];
      /** The path at which another card is entered; undefined where stores bill every paid plan. */
      change: string | undefined;
      upcoming: string[];
      /** That plans may be missing, whose charges are not here; undefined where all are there. */
      missing: { title: string; text: string } | undefined;
      /** The upcoming charges; undefined where nothing is known, or not all. */
      upcomingCharges: UpcomingChargesText | undefined;
      /** The name and address of the card's owner, line by line; empty without a card. */
      address: string[];
      /** The last invoices; undefined where they could not be read. */
      invoices: InvoiceText[] | undefined;
      /** The invoices that are past due, in words; undefined where there are none. */
      pastDue: { title: string; text: string; links: { href: string; label: string }[] } | undefined;
      /** What the page says of a card that has just been saved. */
      saved: string | undefined;
    }
  | { kind: 'signedOut' }
  | { kind: 'failed' };

const SHOWN_INVOICES = 3;

/** Reads the card on file and the next charges, in one parallel batch. */
export async function paymentPage(
  context: RequestContext,
  session: Pick<SessionRecord, 'brand' | 'person' | 'hostedCard'>,
  reader: AccountReader,
): Promise<Loaded<PaymentPage>> {
  const { locale, brand, nowMs } = context;
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
    return loaded({ kind: read.failure.kind === 'signedOut' ? 'signedOut' : 'failed' });
  const { billing, subscriptions, invoices } = read.account;
  const latest = invoices && latestInvoices(invoices);
  const copy = context.copy('payment');
  const { saved, onFile, cookies, appMessages } = await savedCard(context, session, billing);
  const card = cardOnFile(onFile);
  const basis = upcomingChargesParams(read.account, changeLog ?? [], context);
  const upcoming = subscriptions
    .flatMap((subscription) => upcomingCharge(subscription, basis.plans, basis) ?? [])
    .map((charge) => upcomingChargeText(charge, context));
  const names = followingNames(subscriptions, basis.plans, context);
  const upcomingLines = upcomingChargesText(upcomingCharges(subscriptions, basis), names, context);
  const page: PaymentPage = {
    kind: 'known',
    heading: headingOf(card, context),
    card: card && {
      name: cardName(card, copy),
      number: card.number && leftToRight(card.number, locale.format),
      image: cardImage(onFile),
      expired: isCardExpired(onFile, context),
    },
    stores: storeAlerts(subscriptions, context),
    change: isStoresAlone(subscriptions, brand.planCodes)
      ? undefined
      : pathTo('billing', { from: 'payment' }),
    upcoming,
    missing: read.hasAllPlans ? undefined : notAllText(context),
    upcomingCharges: read.hasAllPlans ? upcomingLines : undefined,
    address: card ? ownerLines(onFile, locale.language) : [],
    invoices: latest
      // A brand without the account history has no other list of them.
      ?.slice(0, hasPage(brand, 'history') ? SHOWN_INVOICES : MAX_INVOICES)
      .map((invoice) => invoiceText(invoice, context)),
    pastDue: pastDueText(pastDueInvoices(latest ?? []), { context, isSaved: saved !== undefined }),
    saved: saved && savedText(saved.due, invoices, context),
  };
  return loaded(page, { cookies, appMessages });
}

/** Returns the payment page, or the path to redirect to. Also ends a session that the platform no longer accepts. */
export async function paymentOrRedirect(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<Extract<PaymentPage, { kind: 'known' }> | RedirectPage>> {
  const { page, ...extras } = await paymentPage(context, session, accountReader(context, session));
  if (page.kind === 'known') return { page, ...extras };
  return redirectTo(
    page.kind === 'failed'
      ? pathTo('error', { redirectUri: pathTo('payment') })
      : await signInAgain(context, { kind: 'signedOut' }, pathTo('payment')),
  );
}

function headingOf(card: ShownCard | undefined, context: RequestContext): string {
  return card?.brand === PAYPAL ? context.copy('checkout').methodTitle : context.copy('payment').cardTitle;
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

/** Says that a card is saved, and what was paid with it. */
function savedText(
  due: readonly string[],
  invoices: readonly Invoice[] | undefined,
  context: RequestContext,
): string {
  const { language } = context.locale;
  const copy = copyFor('payment', language, context.brand);
  const paid = paidSince(due, invoices ?? []).map((invoice) => {
    const { total: amount, date } = invoiceText(invoice, context);
    return fillIn(copy.paidWithIt, { amount, date });
  });
  const unknown = hasPage(context.brand, 'history')
    ? fillIn(copy.savedUnknown, { page: invoiceList(context).label })
    : copy.savedUnknownHere;
  return oneAfterAnother([invoices ? copy.savedText : unknown, ...paid], language);
}

/** Describes the invoices that are past due, and what happens next with the card on file. */
function pastDueText(
  invoices: readonly Invoice[],
  { context, isSaved }: { context: RequestContext; isSaved: boolean },
): Extract<PaymentPage, { kind: 'known' }>['pastDue'] {
  const copy = copyFor('payment', context.locale.language, context.brand);
  const unpaid = invoices.map((invoice) => invoiceText(invoice, context));
  const [first] = unpaid;
  if (!first) return undefined;
  return {
    title:
      unpaid.length === 1
        ? fillIn(copy.pastDueInvoice, { amount: first.total, date: first.date })
        : fillIn(copy.pastDueInvoices, { count: unpaid.length }),
    text: isSaved ? savedAndDue(context, copy) : copy.pastDueText,
    links: unpaid.map(({ id, date, total }) => ({
      href: pathTo('invoice', { invoiceId: id }),
      label: fillIn(copy.seeInvoice, { date, amount: total }),
    })),
  };
}

/** Says that the amount due is not paid by the new card yet, and where it shows once it is. */
function savedAndDue(context: RequestContext, copy: Copy['payment']): string {
  return hasPage(context.brand, 'history')
    ? fillIn(copy.pastDueSaved, { page: invoiceList(context).label })
    : copy.pastDueSavedHere;
}

/** Returns true where stores bill every paid plan. */
function isStoresAlone(subscriptions: readonly Subscription[], codes: PlanCodes): boolean {
  const paid = subscriptions.filter((subscription) => isPaid(subscription, codes));
  return paid.length > 0 && paid.every(({ state }) => state.kind === 'billedElsewhere');
}
