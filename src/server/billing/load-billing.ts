import type { CardProvider } from '../../components/billing/billing-view.tsx';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { addressFormOf } from '../../domain/billing/address-form.ts';
import { lackingFields } from '../../domain/billing/billing-fields.ts';
import { type BillingProblem, billingProblemOf } from '../../domain/billing/billing-problem.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { knownBillingFields } from '../../domain/billing/known-billing-fields.ts';
import { pastDueInvoices } from '../../domain/billing/new-card.ts';
import { systemWallet, type Wallet } from '../../domain/billing/payment-method.ts';
import { latestInvoices } from '../../domain/billing/shown-invoices.ts';
import { type AcceptedPromo, usedPromo } from '../../domain/orders/promo.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { takeTypedText } from '../access/typed-text.ts';
import type { OrderContext } from '../account/order-context.ts';
import { offeredMethods } from '../orders/checkout/wallet-setup.ts';
import { begunOrder, draftOrder } from '../orders/order-draft.ts';
import { orderReader } from '../orders/order-reader.ts';
import { readOrder } from '../orders/read-order.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import { platformOf } from '../platform/platform-of.ts';
import { challengeProvider, effectiveCardProvider } from '../providers/card-provider.ts';
import { providerScript } from '../providers/provider-sources.ts';
import { joinedPolicy } from '../request/answer.ts';
import { cookieNames } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { billingFlash } from './billing-notes.ts';
import { billingUpdateSession } from './billing-update-session.ts';

/** What the card form shows. */
export type BillingFacts = {
  kind: 'form';
  provider: CardProvider;
  /** The address of the provider's script, or of its stand-in. */
  script: string;
  /** The plan change that the card is entered for; undefined for a card that replaces the one on file. */
  change: PlanChangeIntent | undefined;
  /** What that change costs; undefined where it could not be read. */
  order: { orderContext: OrderContext; promo: AcceptedPromo | undefined } | undefined;
  /** What the platform has on file; undefined where that could not be read. */
  onFile: BillingInfo | undefined;
  /** The wallets that can pay for the same order on the checkout. */
  wallets: readonly Wallet[];
  /** The invoices that the card will pay. */
  pastDue: readonly Invoice[];
  /** Why the last attempt failed. */
  problem: BillingProblem | undefined;
  /** The fields that the last attempt lacked. */
  lacking: readonly BillingFieldName[];
  fields: BillingFields;
  from: 'payment' | null;
  /** The bank's challenge for the card just entered, with the provider's script and public key to carry it out. */
  challenge: { actionTokenId: string; recurly: { script: string; publicKey: string } } | undefined;
};

/** Returns the plan change that a card is entered for; undefined for a card that replaces the one on file. */
export function changeForCard(
  { url }: RequestContext,
  { planChange }: SessionRecord,
): PlanChangeIntent | undefined {
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
export async function loadBilling(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<BillingFacts | RedirectPage>> {
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
  const platform = platformOf(context, session);
  const change = changeForCard(context, session);
  const promo = change && (await promoOf(context, session, change));
  const [history, order, info] = await Promise.all([
    platform.call('paymentHistory'),
    change && readOrder(context, session, change, promo?.code),
    change ? undefined : platform.call(billingOperations(context.brand).info),
  ]);
  const signedOut = [
    history.ok ? undefined : history.failure,
    order?.kind === 'failed' ? order.failure : undefined,
    info && !info.ok ? info.failure : undefined,
  ].find((failure) => failure?.kind === 'signedOut');
  if (signedOut) return redirectTo(await signInAgain(context, signedOut, pathTo('billing', { from })));
  const invoices = history.ok ? history.answer : [];
  const provider = await effectiveCardProvider(
    context,
    invoices.map(({ status }) => status),
  );
  if (!provider) {
    context.log.error('no_card_provider');
    return redirectTo(pathTo('error'));
  }
  const orderContext = order?.kind === 'orderContext' ? order.orderContext : undefined;
  const billing = orderContext?.billing ?? (info?.ok ? info.answer : undefined);
  const { card } = session;
  const bank = searchParams.get('challenge') === '1' && card ? challengeProvider(context) : undefined;
  const challenge = card && bank && { actionTokenId: card.actionTokenId, recurly: bank.recurly };
  const fields =
    flash?.fields ?? (challenge ? card?.entered.fields : undefined) ?? knownBillingFields(billing, typed);
  const { script, policy } = providerScript(context, provider.kind);
  const facts: BillingFacts = {
    kind: 'form',
    provider,
    script,
    change,
    order: orderContext && { orderContext, promo },
    onFile: billing,
    wallets: change && !hasCard(billing) ? walletsOf(context, session) : [],
    pastDue: pastDueInvoices(latestInvoices(invoices)),
    problem: flash?.problem,
    lacking:
      flash?.problem === 'fields' && flash.fields
        ? lackingFields(fields, addressFormOf(fields.country, fields)).map(({ name }) => name)
        : [],
    fields,
    from,
    challenge,
  };
  return loaded(facts, {
    cookies: [...flashCookies, ...typedCookies],
    policy: bank ? joinedPolicy(policy, bank.policy) : policy,
  });
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

/** Returns the wallets that the visitor is offered: on a phone its own alone, if there is one. */
function walletsOf(context: RequestContext, session: SessionRecord): Wallet[] {
  const offered = offeredMethods(context, session);
  const wallet = systemWallet(context.clientInfo().system, offered);
  return wallet ? [wallet] : offered.flatMap((method) => (method === 'creditCard' ? [] : [method]));
}
