import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../page/request-context.ts';
import { hostedPagePath, withoutHostedPage } from './hosted-page.ts';

/**
 * Begins a billing-update session and answers where the browser goes: the provider's hosted page, which comes back to
 * /payment. Failure leads to /error.
 */
export async function billingUpdateSession(context: RequestContext, session: SessionRecord): Promise<string> {
  const { brand, url } = context;
  if (brand.billing.provider !== 'stripe') return '/error';
  const result = await platformOf(context, session).call('billingInfoUpdateDelegate', {
    body: { returnUrl: `${url.origin}/payment` },
  });
  if (!result.ok) return withoutHostedPage(context, result.failure, '/payment');
  const path = await hostedPagePath(context, result.answer.checkoutUrl, brand.billing.checkoutHosts);
  if (!path) {
    context.log.error('billing_update_address_refused');
    return '/error';
  }
  return path;
}
