import type { PaymentText } from '../../components/billing/payment-view.tsx';
import { type BillingInfo, PAYPAL } from '../../contracts/billing/billing-info.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import { addressLines } from '../../domain/billing/address-lines.ts';
import { cardOnFile } from '../../domain/billing/card-on-file.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import { countryNames } from '../../domain/text/intl.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { cardImage, cardName } from '../words/card-text.ts';
import { invoiceList } from '../words/invoice-list.ts';
import { notAllText } from '../words/not-all-text.ts';
import { storeText } from '../words/store-text.ts';
import { upcomingChargeText } from '../words/upcoming-charge-text.ts';
import { invoiceText } from './invoice-text.ts';
import type { PaymentFacts } from './load-payment.ts';
import { followingNames, upcomingChargesText } from './upcoming-charges-text.ts';

/** Puts Payment into words. */
export function paymentText(
  facts: PaymentFacts,
  context: Words & Pick<RequestContext, 'accountMark'>,
): PaymentText {
  const copy = context.copy('payment');
  const { onFile, upcoming } = facts;
  const card = cardOnFile(onFile);
  const names = followingNames(facts.subscriptions, facts.plans, context);
  return {
    heading: card?.brand === PAYPAL ? context.copy('checkout').methodTitle : copy.cardTitle,
    card: card && {
      name: cardName(card, copy),
      number: card.number && leftToRight(card.number, context.locale.format),
      image: cardImage(onFile),
      expired: facts.isExpired,
    },
    stores: storesText(facts.stores, context),
    change: facts.canEnterCard ? pathTo('billing', { from: 'payment' }) : undefined,
    upcoming: facts.next.map((charge) => upcomingChargeText(charge, context)),
    missing: upcoming ? undefined : notAllText(context),
    upcomingCharges: upcoming && upcomingChargesText(upcoming, names, context),
    address: card ? ownerLines(onFile, context.locale.language) : [],
    invoices: facts.invoices?.map((invoice) => invoiceText(invoice, context)),
    allInvoices: pathTo('history', context.brand),
    pastDue: pastDueText(facts, context),
    saved: facts.saved && savedText(facts.saved, context),
  };
}

/** Says of each store that bills plans until when they are paid, and where they are changed. */
function storesText(stores: PaymentFacts['stores'], words: Words): PaymentText['stores'] {
  const copy = words.copy('payment');
  const plans = stores.map((plan) => ({ ...plan, store: storeText(plan.by, words) }));
  return [...Map.groupBy(plans, ({ store }) => store.by).values()].flatMap((plansOfStore) => {
    const [first] = plansOfStore;
    if (!first) return [];
    const { by, store } = first;
    const { title, text } = by.kind === 'apple' ? { title: copy.apple, text: copy.appleText } : store;
    const paid = plansOfStore.flatMap(({ plan, paidUntil, inTrial }) =>
      paidUntil === null
        ? []
        : fillIn(inTrial ? copy.appleFree : copy.applePaid, { plan, date: words.day(paidUntil) }),
    );
    return [{ title, text, link: store.link, paid }];
  });
}

/** Returns the name and address of a card's owner in lines, with the country as the last. */
function ownerLines(billing: BillingInfo, language: string): string[] {
  const { first_name, last_name, address1, address2, city, state, zip, country } = billing;
  const code = country?.toUpperCase() ?? '';
  const countryName = /^[A-Z]{2}$/.test(code) ? countryNames(language).of(code) : country;
  const lines = addressLines({
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    address1: address1 ?? '',
    address2: address2 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: zip ?? '',
    country: code,
  });
  return countryName ? [...lines, countryName] : lines;
}

/** Says that a card is saved, and what was paid with it. */
function savedText({ paid }: NonNullable<PaymentFacts['saved']>, words: Words): string {
  const copy = words.copy('payment');
  const unknown = hasPage(words.brand, 'history')
    ? fillIn(copy.savedUnknown, { page: invoiceList(words).label })
    : copy.savedUnknownHere;
  const sentences = paid?.map((invoice) => {
    const { total: amount, date } = invoiceText(invoice, words);
    return fillIn(copy.paidWithIt, { amount, date });
  });
  return oneAfterAnother(sentences ? [copy.savedText, ...sentences] : [unknown], words.locale.language);
}

/** Describes the invoices that are past due, and what happens next with the card on file. */
function pastDueText({ pastDue, saved }: PaymentFacts, words: Words): PaymentText['pastDue'] {
  const copy = words.copy('payment');
  const unpaid = pastDue.map((invoice) => invoiceText(invoice, words));
  const [first] = unpaid;
  if (!first) return undefined;
  // A new card has not paid the amount due yet: once it has, the list of invoices shows it.
  const ofNewCard = hasPage(words.brand, 'history')
    ? fillIn(copy.pastDueSaved, { page: invoiceList(words).label })
    : copy.pastDueSavedHere;
  return {
    title:
      unpaid.length === 1
        ? fillIn(copy.pastDueInvoice, { amount: first.total, date: first.date })
        : fillIn(copy.pastDueInvoices, { count: unpaid.length }),
    text: saved ? ofNewCard : copy.pastDueText,
    links: unpaid.map(({ id, date, total }) => ({
      href: pathTo('invoice', { invoiceId: id }),
      label: fillIn(copy.seeInvoice, { date, amount: total }),
    })),
  };
}
