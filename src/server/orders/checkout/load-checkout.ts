import type { Copy } from '../../../copy/copy.ts';
import { type CheckoutNotice, checkoutNotices } from '../../../contracts/orders/checkout.ts';
import { cardErrorOf } from '../../../domain/billing/card-error.ts';
import { checkoutPath, successPath } from '../../../domain/orders/after-order.ts';
import { changeName } from '../../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../../domain/plans/plan-change.ts';
import { pathTo } from '../../../domain/pages/path-to.ts';
import { accountReader } from '../../account/account-reader.ts';
import { orderCustomer } from '../../account/order-customer.ts';
import { rememberBasis } from '../../account/remember-basis.ts';
import { contextWithPromos } from '../context-with-promos.ts';
import { foreseeOrder, foreseenBy } from '../foresee-order.ts';
import { type OrderContext, readOrderAccount } from '../../account/order-context.ts';
import { draftOrder } from '../order-draft.ts';
import { readOrderOutcome } from '../../account/place-order.ts';
import { dedupeReads } from '../../platform/dedupe-reads.ts';
import { brandPlans } from '../../platform/catalogue.ts';
import type { PlatformClient } from '../../platform/platform-client.ts';
import { isAlreadySubscribedRefusal, type PlatformFailure } from '../../platform/platform-failure.ts';
import { platformOf } from '../../platform/platform-of.ts';
import { deviceModelNames } from '../../devices/device-model-names.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import { saveDrafts } from '../../session/sessions.ts';
import { signInAgain } from '../../access/sign-in-again.ts';
import { orderRefused } from '../../app/app-messages.ts';
import { referenceOf, withReferenceSentence } from '../../words/reference-sentence.ts';
import { type FormLead, plainPolicy } from '../../request/answer.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../../page/loaded.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { finishOrder } from '../finish-order.ts';
import { cardErrorText } from '../../words/card-text.ts';
import { checkoutChange } from './checkout-change.ts';
import { checkoutText } from './checkout-text.ts';
import type { WalletLibraries } from './wallet-setup.ts';
import type { CheckoutAlert } from '../../../components/orders/checkout-alerts.tsx';
import type { CheckoutText } from '../../../components/orders/checkout-view.tsx';

/**
 * The checkout in words, an order that is still in progress (`pending`), a read that failed, or a redirect. `asks`:
 * another site led here, and the visitor must first agree to replace the change that they have begun.
 */
export type CheckoutPage =
  | RedirectPage
  | { kind: 'pending'; again: string }
  | { kind: 'asks'; again: string }
  | { kind: 'failed'; alert: CheckoutAlert; again: string }
  | { kind: 'checkout'; view: CheckoutText };

const MAX_ID_LENGTH = 200;
/** The code of a card on file that could not be read. */
const CARD_UNREAD = 'payment-methods-failed';

/**
 * Loads the unified checkout: what the plan of `planId` costs this account now. A plan that cannot be bought this way
 * redirects to the chooser; a failed read is shown with a way to go on. `libraries` is what the offered wallets load.
 */
export async function loadCheckout(
  context: RequestContext,
  session: SessionRecord,
  libraries: WalletLibraries | undefined,
): Promise<Loaded<CheckoutPage>> {
  const { brand, nowMs } = context;
  const planId = context.url.searchParams.get('planId') ?? '';
  if (planId === '' || planId.length > MAX_ID_LENGTH) return redirectTo(pathTo('plans'));
  const again = checkoutPath(context.brand, planId);
  const by = context.url.searchParams.get('pending');
  if (by !== null) return underWay(context, session, { planId, by: by === 'wallet' ? 'wallet' : 'card' });
  if (context.url.searchParams.get('notice') === 'unsure') {
    const ended = await readEndedPayment(context, session, planId);
    if (ended) return redirectTo(ended);
  }
  const platform = dedupeReads(platformOf(context, session));
  const customer = orderCustomer(context, session);
  const reader = accountReader(context, session, platform);
  void foreseeCheckout(context, session, platform, planId);
  const [found, modelNames] = await Promise.all([
    readOrderAccount(reader, customer, nowMs),
    deviceModelNames(context, session),
  ]);
  if (found.kind === 'failed') {
    if (found.operation === 'devices' && found.failure.kind !== 'signedOut')
      return redirectTo(pathTo('error', { redirectUri: again }));
    return failed(context, { ...found, operation: 'account' }, again);
  }
  const { account } = found;
  rememberBasis(context, session, account);
  const decided = checkoutChange(account, { brand, planId, begun: session.planChange });
  if (decided.kind === 'redirect') return redirectTo(decided.to);
  const { change } = decided;
  if (context.isForeignVisit && !isUnderWay(session, change)) return loaded({ kind: 'asks', again });
  const begun = await draftOrder(context, session, change, reader);
  const { read, order } = await contextWithPromos(context, platform, customer, {
    account,
    change,
    order: begun,
  });
  if (read.kind === 'changed') return redirectTo(pathTo('plans', { notice: 'unavailable' }));
  if (read.kind === 'failed') return failed(context, read, again);
  await noteChange(context, session, change);
  const { orderContext } = read;
  const known = { orderContext, order, owned: account.devices, modelNames };
  const alerts = alertsOf(context, orderContext);
  const view = { ...checkoutText(context, session, known, libraries), alerts };
  const unread = alerts.filter(({ code }) => code === CARD_UNREAD);
  return loaded(
    { kind: 'checkout', view },
    {
      policy: libraries?.policy ?? plainPolicy,
      appMessages: unread.map(({ code, text }) => orderRefused(code, text)),
    },
  );
}

/** Asks early what the plan costs: for the change that is begun, else for a plan that the brand sells. */
async function foreseeCheckout(
  context: RequestContext,
  session: SessionRecord,
  platform: PlatformClient,
  planId: string,
): Promise<void> {
  const { planChange, person, orderBasis } = session;
  if (planChange?.toPlanId === planId)
    return foreseeOrder(platform, person.accountId, orderBasis, foreseenBy(session, planChange));
  const sold = await brandPlans(platform, context.brand.key, context.nowMs);
  const plan = sold?.value.find(({ id }) => id === planId);
  if (!plan) return;
  const plain = { planCode: plan.code, deviceIds: [], couponCodes: [], isChecked: true };
  foreseeOrder(platform, person.accountId, orderBasis, plain);
}

/** Saves the change as a draft, so that the card form and the challenge go on with it. */
async function noteChange(
  context: RequestContext,
  session: SessionRecord,
  change: PlanChangeIntent,
): Promise<void> {
  if (isUnderWay(session, change)) return;
  await saveDrafts(context, { planChange: change, deviceDraft: undefined });
}

function isUnderWay({ planChange }: SessionRecord, change: PlanChangeIntent): boolean {
  return planChange !== undefined && changeName(planChange) === changeName(change);
}

/**
 * Returns the page for a visitor who waits for an order in progress: still pending, or the redirect that its outcome
 * leads to.
 */
async function underWay(
  context: RequestContext,
  session: SessionRecord,
  { planId, by }: { planId: string; by: 'card' | 'wallet' },
): Promise<Loaded<CheckoutPage>> {
  const { order, planChange } = session;
  if (!order || !planChange)
    return redirectTo(order?.isPlaced ? successPath(context.brand) : checkoutPath(context.brand, planId));
  const outcome = await readOrderOutcome(context, session, order.key);
  if (!outcome) return redirectTo(checkoutPath(context.brand, planChange.toPlanId));
  if (outcome.kind === 'pending')
    return loaded({
      kind: 'pending',
      again: checkoutPath(context.brand, planChange.toPlanId, { pending: by }),
    });
  const attempt = { page: 'checkout' as const, planId: planChange.toPlanId, order, walletToken: null, by };
  return redirectTo(await finishOrder(context, attempt, outcome));
}

/**
 * Returns the path after a payment whose outcome was unknown and that the account shows by now; undefined where the
 * account does not show it.
 */
async function readEndedPayment(
  context: RequestContext,
  session: SessionRecord,
  planId: string,
): Promise<FormLead | undefined> {
  const { order } = session;
  const outcome = order && (await readOrderOutcome(context, session, order.key));
  if (!order || outcome?.kind !== 'done') return undefined;
  const attempt = { page: 'checkout' as const, planId, order, walletToken: null, by: 'card' as const };
  return finishOrder(context, attempt, outcome);
}

async function failed(
  context: RequestContext,
  { operation, failure }: { operation: 'account' | 'devices' | 'preview'; failure: PlatformFailure },
  again: string,
): Promise<Loaded<CheckoutPage>> {
  if (failure.kind === 'signedOut') return redirectTo(await signInAgain(context, failure, again));
  if (isAlreadySubscribedRefusal(failure))
    return redirectTo(pathTo('error', { error_code: 'already_subscribed' }));
  const copy = context.copy('checkout');
  const text = operation === 'preview' ? copy.failed_preview : copy.failed_account;
  const code = operation === 'preview' ? 'preview-failed' : 'list-failed';
  return loaded(
    { kind: 'failed', alert: { kind: 'error', code, text }, again },
    { appMessages: [orderRefused(code, text)] },
  );
}

/**
 * Returns the alerts of the checkout: an order that was not placed, a wallet's card that was refused, a card on file
 * that could not be read.
 */
function alertsOf(context: RequestContext, { billing }: OrderContext): CheckoutAlert[] {
  const copy = context.copy('checkout');
  // A brand whose provider takes the card needs no such alert.
  const isCardUnknown = billing === undefined && context.brand.flow === 'portal';
  const unknown: CheckoutAlert = {
    kind: 'warning',
    code: CARD_UNREAD,
    text: copy.cardUnknown,
  };
  return [...orderAlerts(context, copy), ...(isCardUnknown ? [unknown] : [])];
}

function orderAlerts(context: RequestContext, copy: Copy['checkout']): CheckoutAlert[] {
  const { searchParams } = context.url;
  const card = cardErrorOf(searchParams.get('error_code'));
  if (card) return [{ kind: 'error', code: 'payment-failed', text: cardErrorText(card, context) }];
  const notice: CheckoutNotice | undefined = checkoutNotices.find(
    (known) => known === searchParams.get('notice'),
  );
  if (!notice) return [];
  const kind = notice === 'repriced' || notice === 'unsure' ? 'warning' : 'error';
  const text = withReferenceSentence(context, copy[`notice_${notice}`], referenceOf(context));
  return [{ kind, code: notice, text }];
}
