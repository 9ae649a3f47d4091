import { hostedAddress } from '../../domain/billing/hosted-address.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { onwardPath } from '../page/onward.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { isLeavingRefusal, type PlatformFailure } from '../platform/platform-failure.ts';

/**
 * Returns the path to a provider's hosted page, by way of /onward; undefined for an address whose host is not in the
 * brand's list.
 */
export async function hostedPagePath(
  context: RequestContext,
  address: string,
  hosts: readonly string[],
): Promise<string | undefined> {
  const { url, env } = context;
  const to = hostedAddress(address, { hosts, ownOrigin: env.SANDBOX ? url.origin : undefined });
  return to && onwardPath(context, { to, whom: 'payment' });
}

/**
 * Returns where the person goes when no hosted page could be opened: to /error, to /pending-delete, or by way of
 * sign-in back to `page` where the session has ended.
 */
export async function withoutHostedPage(
  context: RequestContext,
  failure: PlatformFailure,
  page: string,
): Promise<FormLead> {
  if (isLeavingRefusal(failure)) return pathTo('pendingDelete');
  return failure.kind === 'signedOut' ? signInAgain(context, failure, page) : pathTo('error');
}
