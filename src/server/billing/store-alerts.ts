import type { PaymentViewProps } from '../../components/billing/payment-view.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { storeText } from '../words/store-text.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns an alert for each store that bills plans: until when they are paid, and where they are changed. */
export function storeAlerts(
  subscriptions: readonly Subscription[],
  context: RequestContext,
): PaymentViewProps['stores'] {
  const copy = context.copy('payment');
  const billed = subscriptions.flatMap(({ plan, state }) =>
    state.kind === 'billedElsewhere'
      ? [{ plan: plan.name, ...state, said: storeText(state.by, context) }]
      : [],
  );
  const stores = Map.groupBy(billed, ({ said }) => said.by).values();
  return [...stores].flatMap((plans) => {
    const [first] = plans;
    if (!first) return [];
    const paid = plans.flatMap(({ plan, paidUntil, inTrial }) =>
      paidUntil === null
        ? []
        : fillIn(inTrial ? copy.appleFree : copy.applePaid, {
            plan,
            date: context.day(paidUntil),
          }),
    );
    const { title, text, link } = first.said;
    const own = first.by.kind === 'apple' ? { title: copy.apple, text: copy.appleText } : { title, text };
    return [{ ...own, link, paid }];
  });
}
