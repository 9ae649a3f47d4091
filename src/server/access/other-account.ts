import * as z from 'zod';
import { ACCOUNT_MARK } from '../../contracts/account-call.ts';
import type { GuardedCall } from '../../domain/pages/call-map.ts';
import { accountMark } from '../page/page-mark.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';

const flash = sealedCookie({
  name: 'flash',
  purpose: 'other-account',
  schema: z.strictObject({ left: z.literal(true) }),
  seconds: 60,
});

/** True if a call names, exactly once, the account of the session that it comes with; or none, where it need not. */
export async function isOfAccount(
  context: RequestContext,
  session: SessionRecord,
  mark: GuardedCall['mark'],
): Promise<boolean> {
  const marks = context.url.searchParams.getAll(ACCOUNT_MARK);
  if (marks.length === 0) return mark === 'optional';
  return marks.length === 1 && marks[0] === accountMark(session);
}

/** Returns the cookie that makes My Plan say why a person was led there from a page of another account. */
export function otherAccountFlash(context: RequestContext): Promise<string> {
  return flash.write(context, { left: true });
}

/** Reads and clears the flash of a person who was led to My Plan from a page of another account. */
export async function takeOtherAccount(
  context: RequestContext,
): Promise<{ hasLeft: boolean; cookies: string[] }> {
  const { note, cookies } = await flash.take(context);
  return { hasLeft: note !== undefined, cookies };
}
