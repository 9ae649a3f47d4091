import * as z from 'zod';
import { ACCOUNT_MARK } from '../../contracts/account-call.ts';
import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import { copyFor } from '../../copy/copy.ts';
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

/**
 * Returns what My Plan says to a person who was led there from a page of another account, with the `Set-Cookie` value
 * that lets it be said once; empty otherwise.
 */
export async function otherAccountNotice(
  context: RequestContext,
): Promise<{ notices: MyPlanAlert[]; cookies: string[] }> {
  const { note, cookies } = await flash.take(context);
  if (!note) return { notices: [], cookies };
  const copy = copyFor('problem', context.locale.language, context.brand);
  const { otherAccountTitle: title, otherAccountText: text } = copy;
  return { notices: [{ kind: 'warning', title, text, link: undefined }], cookies };
}
