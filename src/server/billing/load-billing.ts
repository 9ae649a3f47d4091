import { type Copy, copyFor } from '../../copy/copy.ts';
import type { AddressForm } from '../../contracts/billing/address-form.ts';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { BillingText, CardFault, CardProvider } from '../../components/billing/billing-view.tsx';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import { areaInForm } from '../../domain/billing/address-rule.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';
import { DEFAULT_COUNTRY, lackingFields } from '../../domain/billing/billing-fields.ts';
import { type BillingProblem, billingProblemOf, cardFault } from '../../domain/billing/billing-problem.ts';
import { type AcceptedPromo, usedPromo } from '../../domain/orders/promo.ts';
import { offeredMethods } from '../orders/checkout/wallet-setup.ts';
import { begunOrder, draftOrder } from '../orders/order-draft.ts';
import { orderReader } from '../orders/order-reader.ts';
import { readOrder } from '../orders/read-order.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { systemWallet } from '../../domain/billing/payment-method.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { pastDueInvoices } from '../../domain/billing/new-card.ts';
import { latestInvoices } from '../../domain/billing/shown-invoices.ts';
import { stripeLocale } from '../../domain/billing/stripe-locale.ts';
import { listFormat } from '../../domain/text/intl.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { invoiceText } from './invoice-text.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { takeTypedText } from '../access/typed-text.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { joinedPolicy } from '../request/answer.ts';
import { cookieNames } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import { addressFormText } from './address-form-text.ts';
import { nameLacks } from './billing-form-text.ts';
import { type BillingFlash, billingFlash } from './billing-notes.ts';
import { billingPlanText } from './billing-plan-text.ts';
import { billingUpdateSession } from './billing-update-session.ts';
import { challengeProvider, effectiveCardProvider } from '../providers/card-provider.ts';
import { countryChoice } from './country-choice.ts';
import { typedBillingFields } from './typed-billing-fields.ts';
import { providerScript } from '../providers/provider-sources.ts';

/** The card form in words, or the path that the page redirects to. */
export type BillingPage = RedirectPage | { kind: 'form'; view: BillingText };

/** Returns the plan change that a card is entered for; undefined for a card that replaces the one on file. */
export function orderBeside({ url }: RequestContext, { planChange }: SessionRecord) {
  return url.searchParams.get('from') === 'payment' ? undefined : planChange;
}

/**
 * Returns true where the page's headers depend on its content: it says something once, challenges a card, or leads to the
 * provider's own page.
 */
export function mustBuffer({ url, cookies, brand }: RequestContext): boolean {
  const { billing, typed } = cookieNames;
  return (
    brand.flow === 'delegatedCheckout' ||
    url.searchParams.has('error_code') ||
    url.searchParams.has('challenge') ||
    cookies.has(billing) ||
    cookies.has(typed)
  );
}

/**
 * Loads the card form in one parallel batch. An `error_code` is shown once and then removed from the address. A brand
 * whose provider takes the card on its own page redirects there.
 */
export async function billingPage(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<BillingPage>> {
  const { searchParams } = context.url;
  const from = searchParams.get('from') === 'payment' ? ('payment' as const) : null;
  if (context.brand.flow === 'delegatedCheckout')
    return redirectTo(await billingUpdateSession(context, session));
  const code = searchParams.get('error_code');
  if (code !== null) {
    const flash = await billingFlash.write(context, session, { problem: billingProblemOf(code) });
    return redirectTo({ to: pathTo('billing', { from }), cookies: [flash] });
  }
  const { note: flash, cookies: flashCookies } = await billingFlash.take(context, session);
  const { fields: typed, cookies: typedCookies } = await takeTypedText(context, session);
  const cookies = [...flashCookies, ...typedCookies];
  const platform = platformOf(context, session);
  const change = orderBeside(context, session);
  const promo = change && (await promoOf(context, session, change));
  const [history, orderContext, own] = await Promise.all([
    platform.call('paymentHistory'),
    change && readOrder(context, session, change, promo?.code),
    change ? undefined : platform.call(billingOperations(context.brand).info),
  ]);
  const signedOut = [
    history.ok ? undefined : history.failure,
    orderContext?.kind === 'failed' ? orderContext.failure : undefined,
    own && !own.ok ? own.failure : undefined,
  ].find((failure) => failure?.kind === 'signedOut');
  if (signedOut) return redirectTo(await signInAgain(context, signedOut, pathTo('billing', { from })));
  const statuses = history.ok ? history.answer.map(({ status }) => status) : [];
  const provider = await effectiveCardProvider(context, statuses);
  if (!provider) {
    context.log.error('no_card_provider');
    return redirectTo(pathTo('error'));
  }
  const billing =
    orderContext?.kind === 'orderContext'
      ? orderContext.orderContext.billing
      : own?.ok
        ? own.answer
        : undefined;
  const { card } = session;
  const asked = searchParams.get('challenge') === '1' && card ? challengeProvider(context) : undefined;
  const challenge = card && asked && { actionTokenId: card.actionTokenId, recurly: asked.recurly };
  const { script, policy } = providerScript(context, provider.kind);
  const fields = flash?.fields ?? (challenge ? card?.entered.fields : undefined) ?? fieldsFor(billing, typed);
  const form = addressFormText(context, fields.country, fields);
  const page: BillingPage = {
    kind: 'form',
    view: {
      provider,
      script,
      stripeLocale: stripeLocale(context.locale.language),
      plan:
        orderContext?.kind === 'orderContext'
          ? billingPlanText(orderContext.orderContext, promo, context)
          : undefined,
      due: dueText(history.ok ? history.answer : [], context),
      ...problemView(flash, provider.kind, form, context),
      fields,
      form,
      countries: countryChoice(context.locale.format),
      from,
      back: change ? pathTo('plans', { planId: change.toPlanId }) : pathTo('payment'),
      here: pathTo('billing', { from }),
      forOrder: change !== undefined,
      wallets: change && !hasCard(billing) ? walletsText(context, session, change.toPlanId) : undefined,
      challenge,
    },
  };
  return loaded(page, { cookies, policy: asked ? joinedPolicy(policy, asked.policy) : policy });
}

/** Says which past due payments are made with the card; undefined where none is. */
function dueText(invoices: readonly Invoice[], context: RequestContext): string | undefined {
  const { language } = context.locale;
  const { paysDue } = copyFor('billing', language, context.brand);
  const sentences = pastDueInvoices(latestInvoices(invoices)).map((invoice) => {
    const { total: amount, date } = invoiceText(invoice, context);
    return fillIn(paysDue, { amount, date });
  });
  return sentences.length === 0 ? undefined : oneAfterAnother(sentences, language);
}

/**
 * Returns the promo code of the order for a plan change; undefined where there is none. A code that came with the change is
 * checked here, so that the card form shows the price that the order will have.
 */
async function promoOf(
  context: RequestContext,
  session: SessionRecord,
  change: PlanChangeIntent,
): Promise<AcceptedPromo | undefined> {
  const begun = begunOrder(session, change);
  if (!begun && change.promoCodes.length === 0) return undefined;
  return usedPromo(
    (begun ?? (await draftOrder(orderReader(context, session, platformOf(context, session)), change))).promos,
  );
}

/**
 * Describes the wallets that can pay for the same order on the checkout: on a phone its own, if there is one; undefined
 * where there are none.
 */
function walletsText(
  context: RequestContext,
  session: SessionRecord,
  planId: string,
): BillingText['wallets'] {
  const { language } = context.locale;
  const checkout = copyFor('checkout', language, context.brand);
  const billing = copyFor('billing', language, context.brand);
  const offered = offeredMethods(context, session);
  const own = systemWallet(context.clientInfo().system, offered);
  const names = (own ? [own] : offered).flatMap((method) =>
    method === 'creditCard' ? [] : [checkout[method]],
  );
  const href = pathTo('checkout', context.brand, { planId });
  if (!href || names.length === 0) return undefined;
  const wallet = listFormat(language, { type: 'disjunction' }).format(names);
  return { text: fillIn(billing.payByWallet, { wallet }), href, or: billing.payByCard };
}

function faultText(problem: BillingProblem, copy: Copy['billing']): CardFault | undefined {
  const fault = cardFault(problem);
  if (!fault) return undefined;
  const { part, why } = fault;
  return { part, text: why === 'invalid' ? copy[`invalid_${part}`] : copy[`fault_${why}`] };
}

function problemView(
  flash: BillingFlash | undefined,
  provider: CardProvider['kind'],
  form: AddressForm,
  context: RequestContext,
): Pick<BillingText, 'problem' | 'cardFault' | 'lacks'> {
  if (!flash) return { problem: undefined, cardFault: undefined, lacks: {} };
  const copy = context.copy('billing');
  const lacking = flash.problem === 'fields' && flash.fields ? lackingFields(flash.fields, form.fields) : [];
  const names: Partial<Record<string, string>> = nameLacks(copy, provider);
  const lacks = Object.fromEntries(lacking.map(({ name, lack }) => [name, names[name] ?? lack]));
  return {
    problem: copy[`problem_${flash.problem}`],
    cardFault: faultText(flash.problem, copy),
    lacks,
  };
}

/** Returns what is known of the card's owner, with what they had typed and not sent when a session ended. */
function fieldsFor(
  billing: BillingInfo | undefined,
  typed: Readonly<Record<string, string>> | undefined,
): BillingFields {
  const known = fieldsOf(billing);
  return typed ? typedBillingFields(known, typed) : known;
}

/** Returns what the billing record says of the card's owner; the country is the US unless another is known. */
function fieldsOf(billing: BillingInfo | undefined): BillingFields {
  const given = billing?.country?.toUpperCase() ?? DEFAULT_COUNTRY;
  const country = billingCountries.includes(given) ? given : DEFAULT_COUNTRY;
  return {
    firstName: billing?.first_name ?? '',
    lastName: billing?.last_name ?? '',
    address1: billing?.address1 ?? '',
    address2: billing?.address2 ?? '',
    city: billing?.city ?? '',
    state: areaInForm(country, billing?.state ?? ''),
    postalCode: billing?.zip ?? '',
    country,
  };
}
