import type { HostedVisit } from '../../domain/orders/hosted-visit.ts';
import { errorFacts } from '../log.ts';
import type { RequestContext } from '../request/request-context.ts';
import { settledWithin } from '../settled-within.ts';
import { accountOf } from './account-of.ts';
import type { SessionRecord } from './session-record.ts';

/** How long a sign-in waits for it, in milliseconds. */
const VISIT_MS = 1_000;

/**
 * Returns what the account began on the provider's page in a session that may have ended since. Empty at a brand without
 * such a page, and where the account's object fails, which is logged.
 */
export async function hostedVisitOf(
  context: Pick<RequestContext, 'env' | 'brand' | 'log'>,
  session: Pick<SessionRecord, 'brand' | 'person'>,
): Promise<HostedVisit> {
  if (context.brand.billing.provider !== 'stripe') return {};
  const read = accountOf(context, session)
    .noteHosted({ kind: 'read' })
    .catch((error: unknown): HostedVisit => {
      context.log.error('change_status_unread', errorFacts(error));
      return {};
    });
  const settled = await settledWithin(read, VISIT_MS);
  return settled.settled ? settled.value : {};
}
