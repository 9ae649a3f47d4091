import type { LoggedChange } from '../../domain/orders/change-log.ts';
import type { OpenChange } from '../../domain/orders/open-change.ts';
import { errorFacts } from '../log.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountOf } from '../session/account-of.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** What an account is read from: its platform, and its object, which knows a change that the platform may not show yet. */
export type AccountReader = {
  platform: PlatformClient;
  openChange: () => Promise<OpenChange | 'unread' | null>;
};

/** Returns the changes that the account's object has recorded, the newest first; undefined where they cannot be read. */
export async function readChangeLog(
  context: Pick<RequestContext, 'env' | 'log'>,
  session: Pick<SessionRecord, 'brand' | 'person'>,
): Promise<readonly LoggedChange[] | undefined> {
  try {
    return (await accountOf(context, session).changeRecord()) ?? undefined;
  } catch (error) {
    context.log.error('change_status_unread', errorFacts(error));
    return undefined;
  }
}

/** Returns the reader of the signed-in account. Where the object fails, the account is read as the platform lists it. */
export function accountReader(
  context: RequestContext,
  session: SessionRecord,
  platform = platformOf(context, session),
): AccountReader {
  return {
    platform,
    async openChange() {
      try {
        return await accountOf(context, session).openChange();
      } catch (error) {
        context.log.error('change_status_unread', errorFacts(error));
        return null;
      }
    },
  };
}

/** Returns a reader for the object itself, which makes no change while another one is open. */
export function readerWithin(platform: PlatformClient): AccountReader {
  return { platform, openChange: () => Promise.resolve(null) };
}
