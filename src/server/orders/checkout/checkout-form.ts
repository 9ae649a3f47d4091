import { pick } from '../../../copy/pick.ts';
import type { CheckoutText } from '../../../components/orders/checkout-view.tsx';
import { callOfAccount } from '../../page/call-of-account.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Returns what the checkout form needs, and nothing more, because it goes to the browser. */
export function checkoutForm(
  { alerts: _said, plan: _plan, cost, terms, isDelegated, isObliging, ...view }: CheckoutText,
  context: RequestContext,
) {
  const copy = context.copy('checkout');
  const obliging = context.copy('order').submitObliging;
  return {
    actions: {
      pay: callOfAccount(context, '/api/checkout/pay'),
      discard: callOfAccount(context, '/api/plans/discard'),
    },
    view,
    today: cost.total,
    termsHref: context.brand.footer.terms,
    words: {
      ...pick(copy, 'methodTitle', 'cardExpired', 'changeCard', 'detailsTitle', 'terms'),
      accept: terms.renewal ? copy.acceptRenewal : copy.accept,
      // Without a card on file the button leads to the card form.
      pay: view.changeCard === undefined ? copy.payNext : isObliging ? obliging : copy.pay,
      ...pick(copy, 'payApple', 'applePay', 'cancel'),
      busy: isDelegated ? copy.loadingDashboard : copy.placing,
      unsure: copy.notice_unsure,
    },
  };
}
