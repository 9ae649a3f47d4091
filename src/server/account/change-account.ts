import type { AccountChange, ChangeOutcome } from '../../domain/orders/account-change.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { Visit } from '../page/request-context.ts';
import { accountOf } from './account-of.ts';

/** Makes a change of the signed-in account, through the one object that every change of the account goes through. */
export async function changeAccount(
  env: Pick<PortalEnv, 'ACCOUNTS'>,
  visit: Pick<Visit, 'brand' | 'requestId'>,
  session: Pick<SessionRecord, 'brand' | 'person' | 'platform'>,
  change: AccountChange,
): Promise<ChangeOutcome> {
  const account = await accountOf(env, session);
  const { platform } = session;
  return account.make({ brand: visit.brand.key, requestId: visit.requestId, platform, change });
}
