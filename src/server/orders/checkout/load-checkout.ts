import { checkoutNotices } from '../../../contracts/orders/checkout.ts';
import { cardErrorOf } from '../../../domain/billing/card-error.ts';
import { hasCard } from '../../../domain/billing/card-on-file.ts';
import { methodsInOrder, type PaymentMethod } from '../../../domain/billing/payment-method.ts';
import { checkoutPath, type OrderAttempt, successPath } from '../../../domain/orders/after-order.ts';
import { checkoutBill, checkoutPriceLabel } from '../../../domain/orders/checkout-bill.ts';
import { checkoutChange } from '../../../domain/orders/checkout-change.ts';
import { changeName, type OrderDraft } from '../../../domain/orders/order-draft.ts';
import type { PriceStory } from '../../../domain/orders/price-story.ts';
import { pathTo } from '../../../domain/pages/path-to.ts';
import { signInAgain } from '../../access/sign-in-again.ts';
import type { OrderContext, ReadOrderContext } from '../../account/order-context.ts';
import { orderRefused } from '../../app/app-messages.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../../page/loaded.ts';
import { brandPlans } from '../../platform/catalogue.ts';
import { isAlreadySubscribedRefusal } from '../../platform/platform-failure.ts';
import { plainPolicy } from '../../request/answer.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { finishOrder } from '../finish-order.ts';
import { draftOrder } from '../order-draft.ts';
import type { OrderReader } from '../order-reader.ts';
import { foreseeChange, foreseeOrder, priceOrder } from '../read-order.ts';
import { checkoutAlertText, type CheckoutProblem } from './checkout-alert-text.ts';
import { offeredMethods, type WalletLibraries } from './wallet-setup.ts';

/**
 * What the checkout shows: the order, an order that is still in progress (`pending`), or a read that failed. `asks`:
 * another site led here, and the visitor must first agree to replace the change that they have begun. `again` is the address
 * of this page.
 */
export type CheckoutFacts =
  | { kind: 'pending'; again: string }
  | { kind: 'asks'; again: string }
  | { kind: 'failed'; problem: CheckoutProblem; again: string }
  | {
      kind: 'checkout';
      problems: readonly CheckoutProblem[];
      orderContext: OrderContext;
      order: OrderDraft;
      story: PriceStory;
      /** True where nothing is charged today. */
      chargesLater: boolean;
      /** False for a billing cycle that the checkout does not expect. */
      isCycleExpected: boolean;
      /** How many of the account's devices the plan does not cover. */
      uncoveredCount: number;
      /** The shop name of each device model. */
      modelNames: ReadonlyMap<string, string>;
      /** The payment methods in their order, and what the wallets among them load. */
      methods: readonly PaymentMethod[];
      libraries: WalletLibraries | undefined;
    };

const MAX_ID_LENGTH = 200;

/**
 * Loads the unified checkout: what the plan of `planId` costs this account now. A plan that cannot be bought this way
 * redirects to the chooser; a failed read is shown with a way to go on. `libraries` is what the offered wallets load.
 */
export async function loadCheckout(
  context: RequestContext,
  reader: OrderReader,
  libraries: WalletLibraries | undefined,
): Promise<Loaded<CheckoutFacts | RedirectPage>> {
  const { brand } = context;
  const { session } = reader;
  const { searchParams } = context.url;
  const planId = searchParams.get('planId') ?? '';
  if (planId === '' || planId.length > MAX_ID_LENGTH) return redirectTo(pathTo('plans'));
  const again = checkoutPath(brand, planId);
  const pending = searchParams.get('pending');
  if (pending !== null) return loadPending(context, reader, planId, pending === 'wallet' ? 'wallet' : 'card');
  const notice = checkoutNotices.find((each) => each === searchParams.get('notice'));
  // The account may show by now the payment whose outcome was unknown.
  const sentOrder = notice === 'unsure' ? session.order : undefined;
  const outcome = sentOrder && (await reader.readOutcome(sentOrder.key));
  if (sentOrder && outcome?.kind === 'done') {
    const attempt: OrderAttempt = {
      page: 'checkout',
      order: sentOrder,
      planId,
      by: 'card',
      walletToken: null,
    };
    return redirectTo(await finishOrder(context, attempt, outcome));
  }
  void foreseeCheckout(context, reader, planId);
  const [read, modelNames] = await Promise.all([reader.readAccount(), reader.readModelNames()]);
  if (read.kind === 'failed') {
    if (read.operation === 'devices' && read.failure.kind !== 'signedOut')
      return redirectTo(pathTo('error', { redirectUri: again }));
    return failed(context, { ...read, operation: 'account' }, again);
  }
  const { account } = read;
  const rules = { flow: brand.flow, planCodes: brand.planCodes, ...brand.features };
  const choice = checkoutChange(account, planId, session.planChange, rules);
  if (choice.kind === 'redirect') return redirectTo(choice.to);
  const { change } = choice;
  const isBegun = session.planChange !== undefined && changeName(session.planChange) === changeName(change);
  if (context.isForeignVisit && !isBegun) return loaded({ kind: 'asks', again });
  const draft = await draftOrder(reader, change);
  const priced = await priceOrder(reader, account, change, draft);
  if (priced.kind === 'changed') return redirectTo(pathTo('plans', { notice: 'unavailable' }));
  if (priced.kind === 'failed') return failed(context, priced, again);
  // The card form and the challenge go on with the change.
  if (!isBegun) await reader.saveDrafts({ planChange: change, deviceDraft: undefined });
  const { order, orderContext, story } = priced;
  const { billing, devices, quote, toPlan } = orderContext;
  const { isExpected } = checkoutPriceLabel(toPlan.billingCycle);
  if (!isExpected) context.log.info('unexpected_billing_cycle', { months: toPlan.billingCycle });
  const card = cardErrorOf(searchParams.get('error_code'));
  // A brand whose provider takes the card needs none that is read here.
  const isCardUnread = billing === undefined && brand.flow === 'portal';
  const unread: CheckoutProblem[] = isCardUnread ? [{ kind: 'cardUnread' }] : [];
  const refused: CheckoutProblem[] = card
    ? [{ kind: 'cardRefused', code: card }]
    : notice
      ? [{ kind: 'notice', notice }]
      : [];
  return loaded(
    {
      kind: 'checkout',
      problems: [...refused, ...unread],
      orderContext,
      order,
      story,
      chargesLater: checkoutBill(quote).chargesLater,
      isCycleExpected: isExpected,
      uncoveredCount: account.devices.length - devices.length,
      modelNames,
      methods: methodsInOrder(
        offeredMethods(context, session),
        context.clientInfo().system,
        billing !== undefined && !hasCard(billing),
      ),
      libraries,
    },
    {
      policy: libraries?.policy ?? plainPolicy,
      appMessages: unread.map((problem) => messageOf(problem, context)),
    },
  );
}

/** Asks early what the plan costs: for the change that is begun, else for a plan that the brand sells. */
async function foreseeCheckout(context: RequestContext, reader: OrderReader, planId: string): Promise<void> {
  const { planChange } = reader.session;
  if (planChange?.toPlanId === planId) return foreseeChange(reader, planChange);
  const sold = await brandPlans(reader.platform, context.brand.key, context.nowMs);
  const plan = sold?.value.find(({ id }) => id === planId);
  if (plan) foreseeOrder(reader, { planCode: plan.code, deviceIds: [], couponCodes: [], isChecked: true });
}

/**
 * Loads the page for a visitor who waits for an order in progress: still pending, or the redirect that its outcome
 * leads to.
 */
async function loadPending(
  context: RequestContext,
  reader: OrderReader,
  planId: string,
  by: 'card' | 'wallet',
): Promise<Loaded<CheckoutFacts | RedirectPage>> {
  const { brand } = context;
  const { order, planChange } = reader.session;
  if (!order || !planChange)
    return redirectTo(order?.isPlaced ? successPath(brand) : checkoutPath(brand, planId));
  const { toPlanId } = planChange;
  const outcome = await reader.readOutcome(order.key);
  if (!outcome) return redirectTo(checkoutPath(brand, toPlanId));
  if (outcome.kind === 'pending')
    return loaded({ kind: 'pending', again: checkoutPath(brand, toPlanId, { pending: by }) });
  const attempt: OrderAttempt = { page: 'checkout', planId: toPlanId, order, walletToken: null, by };
  return redirectTo(await finishOrder(context, attempt, outcome));
}

async function failed(
  context: RequestContext,
  { operation, failure }: Extract<ReadOrderContext, { kind: 'failed' }>,
  again: string,
): Promise<Loaded<CheckoutFacts | RedirectPage>> {
  if (failure.kind === 'signedOut') return redirectTo(await signInAgain(context, failure, again));
  if (isAlreadySubscribedRefusal(failure))
    return redirectTo(pathTo('error', { error_code: 'already_subscribed' }));
  const problem: CheckoutProblem = {
    kind: 'failed',
    operation: operation === 'preview' ? 'preview' : 'account',
  };
  return loaded({ kind: 'failed', problem, again }, { appMessages: [messageOf(problem, context)] });
}

/** Tells the app what the page says. */
function messageOf(problem: CheckoutProblem, context: RequestContext) {
  const { code, text } = checkoutAlertText(problem, context);
  return orderRefused(code, text);
}
