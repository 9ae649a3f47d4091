import type { Plan } from '../../src/contracts/plans/plan.ts';
import { currentSubscription } from '../../src/domain/plans/current-subscription.ts';
import { planStates } from '../../src/domain/plans/plan-states.ts';
import { previewBasis } from '../../src/domain/orders/order-basis.ts';
import { askPreview } from '../../src/server/account/ask-preview.ts';
import { readOrderAccount } from '../../src/server/account/order-context.ts';
import { readerWithin } from '../../src/server/account/account-reader.ts';
import { type Asking, customerOf } from './asking.ts';
import { answerOf, reason, type Untold } from './seen.ts';

/** No more plans than this are previewed. */
const MOST_PREVIEWS = 12;
/** A promo code that nobody has made: its refusal shows the platform’s form of a refusal, and costs nothing. */
const NO_PROMO_CODE = 'ask-platform-no-such-code';

/**
 * Asks what the plans would cost, as the summary of an order does, and what a promo code takes off. Nothing is ordered. One
 * promo code that does not exist is asked for, to see a refusal.
 */
export async function readPrices(asking: Asking): Promise<Untold | undefined> {
  const { recorder, settings, previewed } = asking;
  const customer = customerOf(asking);
  const models = modelsOf(asking);
  const promo =
    settings.promoCode === undefined
      ? undefined
      : await recorder.call('validateCoupon', {
          segments: { code: settings.promoCode },
          body: { device_models: models },
        });
  await recorder.call('validateCoupon', {
    segments: { code: NO_PROMO_CODE },
    body: { device_models: models },
  });
  const read = await readOrderAccount(readerWithin(recorder.client), customer, asking.nowMs());
  if (read.kind === 'failed')
    return reason(
      'The account could not be read.',
      'See which of its calls got no answer, and run this again.',
    );
  const { account } = read;
  const current = currentSubscription(account.subscriptions, asking.brand.planCodes);
  if (current && planStates[current.state.kind].closed)
    return reason(
      'The plan of the account cannot be changed here, so nothing is offered.',
      'Use an account with a plan that runs.',
    );
  const held = new Set(account.subscriptions.map(({ planCode }) => planCode));
  const wanted = account.available
    .filter(({ code, billingCycle }) => !held.has(code) && billingCycle > 0)
    .slice(0, MOST_PREVIEWS);
  if (wanted.length === 0)
    return reason('The account may change to no other plan that is charged.', 'Use an account that may.');
  const ask = async (toPlan: Plan, code?: string) => {
    await askPreview(recorder.client, {
      planCode: toPlan.code,
      couponCode: code,
      accountId: customer.accountId,
      basis: previewBasis(account, customer),
    });
    previewed.set(recorder.lastId(), { planId: toPlan.id, isCoded: code !== undefined });
  };
  for (const toPlan of wanted) await ask(toPlan);
  const plans = promo?.ok ? promo.answer.plan_codes?.plan_code : undefined;
  const dearest = wanted.toSorted((one, other) => other.billingOrder - one.billingOrder);
  const coded = dearest.find(({ code }) => plans === undefined || plans === code || plans.includes(code));
  if (promo?.ok && coded) await ask(coded, settings.promoCode);
  return undefined;
}

/** The models of the account’s devices, as an order names them. */
function modelsOf({ recorder }: Asking): string[] {
  return (answerOf(recorder, 'devices') ?? []).flatMap(({ model }) => model ?? []);
}
