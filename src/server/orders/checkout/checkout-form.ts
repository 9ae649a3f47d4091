import { copyFor } from '../../../copy/copy.ts';
import type { CheckoutText } from '../../../components/orders/checkout-view.tsx';
import { callOfAccount } from '../../page/call-of-account.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Returns what the checkout form needs, and nothing more, because it goes to the browser. */
export function checkoutForm(
  { alerts: _said, plan: _plan, cost, isDelegated, ...view }: CheckoutText,
  context: RequestContext,
) {
  const copy = copyFor('checkout', context.locale.language, context.brand);
  return {
    actions: {
      pay: callOfAccount(context, '/api/checkout/pay'),
      discard: callOfAccount(context, '/api/plans/discard'),
    },
    view,
    today: cost.total,
    termsHref: context.brand.footer.terms,
    words: {
      methodTitle: copy.methodTitle,
      cardExpired: copy.cardExpired,
      changeCard: copy.changeCard,
      detailsTitle: copy.detailsTitle,
      accept: copy.accept,
      terms: copy.terms,
      // Without a card on file the button leads to the card form.
      pay: view.changeCard === undefined ? copy.payNext : copy.pay,
      payApple: copy.payApple,
      applePay: copy.applePay,
      cancel: copy.cancel,
      busy: isDelegated ? copy.loadingDashboard : copy.placing,
      unsure: copy.notice_unsure,
    },
  };
}
