import { isPaid } from '../../src/domain/plans/current-subscription.ts';
import { type Asking, lacking } from './asking.ts';
import { whyNot } from './may-change.ts';
import { reason, type Untold } from './seen.ts';

/**
 * Begins a checkout and a change of card on the provider's own pages, for a brand that has them. Nobody opens the pages, so
 * nothing is bought, and both expire by themselves.
 */
export async function beginHosted(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand, settings } = asking;
  if (brand.flow !== 'delegatedCheckout')
    return reason('The brand takes cards on its own pages.', 'Ask for a brand with a hosted checkout.');
  const untold = whyNot(asking, 'testSystem');
  if (untold) return untold;
  const home = `https://${brand.hosts[0]}`;
  await recorder.call('billingInfoUpdateDelegate', { body: { returnUrl: `${home}/payment` } });
  if (asking.accountBefore?.plans.some((each) => isPaid(each, brand.planCodes)))
    return reason(
      'The account has a plan that is charged, and only a first one is bought on the provider’s page.',
      'Use an account without a plan.',
    );
  const available = await recorder.call('listAvailableSubscriptions');
  const devices = await recorder.call('devices', { query: { excludeExternalSub: 'false' } });
  const plan = available.ok ? available.answer.find(({ billingCycle }) => billingCycle > 0) : undefined;
  const device = devices.ok ? devices.answer.find(({ subscribable }) => subscribable) : undefined;
  if (!plan || !device)
    return lacking(
      asking,
      ['listAvailableSubscriptions', 'devices'],
      reason('The account has no plan to buy, or no device.', 'Use an account with a device.'),
    );
  await recorder.call('checkoutDelegate', {
    body: {
      pepperPlanId: plan.id,
      devices: [device.id],
      successUrl: `${home}/checkout-success`,
      cancelUrl: `${home}/subscriptions`,
      ...(settings.promoCode === undefined ? {} : { couponCode: settings.promoCode }),
    },
  });
  return undefined;
}
