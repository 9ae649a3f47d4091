import { sameId } from '../../src/domain/plans/plan-codes.ts';
import { currentSubscription } from '../../src/domain/plans/current-subscription.ts';
import { readerWithin } from '../../src/server/account/account-reader.ts';
import { readOrderAccount, readOrderContext } from '../../src/server/account/order-context.ts';
import { performOrder } from '../../src/server/account/perform-order.ts';
import { type Asking, customerOf } from './asking.ts';
import { listShows, untilShown } from './changing.ts';
import { reason, type Untold } from './seen.ts';

/**
 * Orders the next dearer plan, paid with the card on file, as the portal does, and reads what was charged. It costs money and
 * is not put back.
 */
export async function placeTestOrder(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand, nowMs } = asking;
  const customer = customerOf(asking);
  const reader = readerWithin(recorder.client);
  const read = await readOrderAccount(reader, customer, nowMs());
  if (read.kind === 'failed')
    return reason(
      'The account could not be read.',
      'See which of its calls got no answer, and run this again.',
    );
  const { subscriptions, available, devices } = read.account;
  const current = currentSubscription(subscriptions, brand.planCodes);
  if (!current && brand.flow === 'delegatedCheckout')
    return reason('A first plan is bought on the provider’s page.', 'Use an account with a plan.');
  const order = current?.plan.billingOrder ?? 0;
  const toPlan = available
    .filter((plan) => plan.billingCycle > 0 && plan.prices.length > 0 && plan.billingOrder > order)
    .toSorted((one, other) => one.billingOrder - other.billingOrder)[0];
  if (!toPlan) return reason('The account may order no dearer plan.', 'Use an account that may.');
  const owned = new Set(devices.map(({ id }) => id));
  const kept = (current?.deviceIds ?? devices.map(({ id }) => id)).filter((id) => owned.has(id));
  const change = {
    toPlanId: toPlan.id,
    toPlanCode: toPlan.code,
    fromSubscriptionId: current?.id ?? null,
    deviceIds: kept.slice(0, toPlan.deviceQuantity),
    promoCodes: [],
    step: 'orderSummary' as const,
  };
  const context = await readOrderContext(reader, customer, change, undefined, nowMs());
  if (context.kind !== 'orderContext')
    return context.kind === 'changed'
      ? reason('The plan of the account cannot be changed here.', 'Use an account with a plan that runs.')
      : reason('The order has no price.', 'See what became of `preview`.');
  const { quote, version } = context.orderContext;
  asking.ordered = { planId: toPlan.id, planCode: toPlan.code, todayMinor: quote.today };
  await performOrder(
    {
      platform: recorder.client,
      brand,
      customer,
      nowMs,
      begin: () => Promise.resolve(),
      waits: () => Promise.resolve(),
    },
    {
      key: 'ask-platform',
      change,
      quote,
      version,
      couponCode: null,
      billingToken: null,
      actionResultTokenId: null,
    },
  );
  await untilShown(asking.pause, () =>
    listShows(asking, (live) =>
      live.some(
        ({ planId, state }) =>
          sameId(planId, toPlan.id) || (state.kind === 'changing' && state.to.planCode === toPlan.code),
      ),
    ),
  );
  await recorder.call('paymentHistory');
  return undefined;
}
