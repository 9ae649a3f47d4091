import { hostedAddress } from '../../domain/billing/hosted-address.ts';
import { onwardPath } from '../page/onward.ts';
import { isLeavingRefusal } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * Begins a billing-update session (spec subscriptions-and-money.md section 2, Payment) and answers where the browser goes:
 * the provider's hosted page, whose host must be one of the brand's own list. It comes back to /payment. Failure leads to
 * /error.
 */
export async function billingUpdateSession(context: RequestContext, session: SessionRecord): Promise<string> {
  const { brand, url } = context;
  if (brand.billing.provider !== 'stripe') return '/error';
  const result = await platformOf(context, session).call('billingInfoUpdateDelegate', {
    body: { returnUrl: `${url.origin}/payment` },
  });
  if (!result.ok && isLeavingRefusal(result.failure)) return '/pending-delete';
  if (!result.ok)
    return result.failure.kind === 'signedOut' ? signInAgain(context, result.failure, '/payment') : '/error';
  const hosted = hostedAddress(result.answer.checkoutUrl, {
    hosts: brand.billing.checkoutHosts,
    ownOrigin: context.env.SANDBOX ? url.origin : undefined,
  });
  if (!hosted) {
    context.log.error('billing_update_address_refused');
    return '/error';
  }
  return onwardPath(context, { to: hosted, whom: 'payment' });
}
