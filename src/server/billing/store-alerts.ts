import type { PaymentViewProps } from '../../components/billing/payment-view.tsx';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { storeText } from '../words/store-text.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns an alert for each store that bills plans: until when they are paid, and where they are changed. */
export function storeAlerts(
  subscriptions: readonly Subscription[],
  context: RequestContext,
): PaymentViewProps['stores'] {
  const { brand, locale, timeZone } = context;
  const copy = copyFor('payment', locale.language, brand);
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
            date: dateText(paidUntil, locale.format, timeZone),
          }),
    );
    const { title, text, link } = first.said;
    const own = first.by.kind === 'apple' ? { title: copy.apple, text: copy.appleText } : { title, text };
    return [{ ...own, link, paid }];
  });
}
