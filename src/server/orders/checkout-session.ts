import { hostedAddress } from '../../domain/hosted-address.ts';
import { isLeavingRefusal } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { signInAgain } from '../sign-in-again.ts';
import type { Visit } from '../visit.ts';

/**
 * Begins a checkout session for the change under way (spec subscriptions-and-money.md section 4, Checkout session) and
 * answers where the browser goes: the provider's hosted page, whose host must be one of the brand's own list. The addresses
 * it leads back to are made here, never taken from the client. Failure leads to /error.
 */
export async function checkoutSession(env: PortalEnv, visit: Visit, session: SessionRecord): Promise<string> {
  const { brand, url } = visit;
  const { planChange } = session;
  if (!planChange || brand.billing.provider !== 'stripe') return '/subscriptions';
  const cancel = new URLSearchParams({ planId: planChange.toPlanId });
  const result = await platformOf(env, visit, session).call('checkoutDelegate', {
    body: {
      pepperPlanId: planChange.toPlanId,
      devices: planChange.deviceIds,
      successUrl: `${url.origin}/subscriptions?done=ordered`,
      cancelUrl: `${url.origin}/plans?${cancel}`,
    },
  });
  if (!result.ok && isLeavingRefusal(result.failure)) return '/pending-delete';
  if (!result.ok)
    return result.failure.kind === 'signedOut'
      ? signInAgain(env, visit, result.failure, '/subscriptions')
      : '/error';
  const hosted = hostedAddress(result.answer.checkoutUrl, {
    hosts: brand.billing.checkoutHosts,
    ownOrigin: env.SANDBOX ? url.origin : undefined,
  });
  if (!hosted) visit.log.error('checkout_address_refused');
  return hosted ?? '/error';
}
