import type { PaymentText } from '../../components/billing/payment-view.tsx';
import { type BillingInfo, PAYPAL } from '../../contracts/billing/billing-info.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import { addressLines } from '../../domain/billing/address-lines.ts';
import { cardOnFile, shortNumber } from '../../domain/billing/card-on-file.ts';
import { firstOfItsKind, upcomingPattern } from '../../domain/orders/upcoming-pattern.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import { countryNames } from '../../domain/text/intl.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { calendarLink } from '../page/calendar-link.ts';
import { cardImage, cardName } from '../words/card-text.ts';
import { cardTroubleText } from '../words/card-trouble-text.ts';
import { invoiceList } from '../words/invoice-list.ts';
import { notAllText } from '../words/not-all-text.ts';
import { storeText } from '../words/store-text.ts';
import { upcomingChargeText } from '../words/upcoming-charge-text.ts';
import { invoiceText } from './invoice-text.ts';
import type { PaymentFacts } from './load-payment.ts';
import { followingNames, lineText, monthlyText, upcomingChangesText } from './upcoming-charges-text.ts';

/** Puts Payment into words. */
export function paymentText(
  facts: PaymentFacts,
  context: Words & Pick<RequestContext, 'accountMark'>,
): PaymentText {
  const copy = context.copy('payment');
  const { onFile, invoices } = facts;
  const card = cardOnFile(onFile);
  const trouble = troubleText(facts, context);
  const all = pathTo('history', context.brand);
  return {
    trouble,
    heading: card?.brand === PAYPAL ? context.copy('checkout').methodTitle : copy.cardTitle,
    card: card && {
      name: cardName(card, copy),
      number: card.number && leftToRight(shortNumber(card), context.locale.format),
      image: cardImage(onFile),
      expired: facts.isExpired,
    },
    stores: storesText(facts.stores, context),
    change: facts.canEnterCard ? pathTo('billing', { from: 'payment' }) : undefined,
    missing: facts.upcoming ? undefined : notAllText(context),
    ...upcomingText(facts, context),
    address: card ? ownerLines(onFile, context.locale.language) : [],
    invoices: {
      heading: all === undefined ? copy.invoicesTitle : copy.lastInvoice,
      list: invoices?.map((invoice) => invoiceText(invoice, context)),
      all,
    },
    saved: facts.saved && savedText(facts.saved, context),
  };
}

/** Says what is charged next, and what comes then. A card with trouble pays nothing for certain. */
function upcomingText(
  { upcoming, trouble, saved, next, subscriptions, plans }: PaymentFacts,
  context: Words & Pick<RequestContext, 'accountMark'>,
): Pick<PaymentText, 'next' | 'changes'> {
  const isUncertain = trouble !== undefined && !saved;
  const lines = upcoming?.lines ?? [];
  const pattern = upcomingPattern(lines, context.timeZone);
  const first = firstOfItsKind(lines);
  const names = followingNames(subscriptions, plans, context);
  const hasCalendar = pattern.kind !== 'changes' && !isUncertain && lines.length > 0;
  return {
    next: {
      label: isUncertain ? context.copy('payment').upcomingUncertain : context.copy('myPlan').nextCharge,
      charges: next.map((charge) => upcomingChargeText(charge, withWholeDays(context))),
      why: first && lineText(first, names, context),
      monthly:
        pattern.kind === 'monthly' && !isUncertain
          ? monthlyText(pattern, upcoming?.sum ?? null, context)
          : undefined,
      calendar: hasCalendar ? calendarLink(context, 'payments') : undefined,
    },
    changes:
      upcoming && pattern.kind === 'changes'
        ? upcomingChangesText(pattern.changes, { sum: upcoming.sum, names }, context)
        : undefined,
  };
}

/** Words whose days stay in one line. */
function withWholeDays(words: Words): Words {
  return { ...words, day: (at) => words.day(at).replaceAll(' ', '\u00a0') };
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

/** Says what is wrong with the card. A new card has not paid the amount due yet: once it has, the list of invoices shows it. */
function troubleText({ trouble, saved, canEnterCard }: PaymentFacts, words: Words): PaymentText['trouble'] {
  if (!trouble) return undefined;
  const told = cardTroubleText(trouble, words);
  if (!saved) return canEnterCard ? told : { ...told, button: undefined };
  if (trouble.kind === 'cardExpired') return undefined;
  const copy = words.copy('payment');
  const text = hasPage(words.brand, 'history')
    ? fillIn(copy.pastDueSaved, { page: invoiceList(words).label })
    : copy.pastDueSavedHere;
  return { ...told, text, button: undefined };
}
