import type { Subscription } from '../../contracts/plans/subscription.ts';
import { errorFacts } from '../log.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { ChangeStanding } from './account-changes.ts';
import { accountOf } from './account-of.ts';

/**
 * What the changes of the signed-in account stand at, `subscriptions` being the account as a page has just read it: asked of
 * the account's object beside the page's own calls, and told to it only where a change is open. A page stands without it:
 * where the object gives no answer, that is logged and nothing is said.
 */
export async function changeStanding(
  context: Pick<RequestContext, 'env' | 'log'>,
  session: Pick<SessionRecord, 'brand' | 'person'>,
  subscriptions: Promise<readonly Subscription[] | undefined>,
): Promise<ChangeStanding> {
  const nothing: ChangeStanding = { open: null, news: [] };
  try {
    const account = await accountOf(context, session);
    const standing = await account.standing();
    const read = await subscriptions;
    return standing.open && read ? await account.shown([...read]) : standing;
  } catch (error) {
    context.log.error('change_standing_unread', errorFacts(error));
    return nothing;
  }
}
