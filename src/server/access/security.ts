import * as z from 'zod';
import { accountOf } from '../session/account-of.ts';
import { noteSecurityEvent } from '../session/note-security.ts';
import { forgetKnownBrowser } from '../limits/take-slot.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { sessionName } from '../session/sessions.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

const outcomes = ['ended', 'endedNothing', 'endedOthers', 'forgotten', 'forgottenNothing'] as const;
export type SecurityOutcome = (typeof outcomes)[number];

/** What the page says about a form that was sent from it, once. */
export const securityFlash = sealedCookie({
  name: 'flash',
  purpose: 'security',
  schema: z.strictObject({ done: z.enum(outcomes) }),
  seconds: 60,
});

/** Ends another session of the account by its handle: every tab of that browser is signed out. */
export async function endSessionBy(context: RequestContext, session: SessionRecord, handle: string) {
  const account = accountOf(context, session);
  const count = await account.endSessions(session.brand, { handle }, context.nowMs);
  if (count > 0) await noteSecurityEvent(context, session, { kind: 'sessionsEnded' });
  return back(context, count > 0 ? 'ended' : 'endedNothing');
}

/** Ends every session of the account except the current one. */
export async function endOtherSessions(context: RequestContext, session: SessionRecord) {
  const name = await sessionName(context);
  if (name === undefined) return pathTo('security', context.brand) ?? pathTo('myPlan');
  const count = await accountOf(context, session).endSessions(session.brand, { allBut: name }, context.nowMs);
  if (count > 0) await noteSecurityEvent(context, session, { kind: 'sessionsEnded' });
  return back(context, 'endedOthers');
}

/** Forgets a known browser: from now on its attempts count like those of any other browser. */
export async function forgetBrowserBy(context: RequestContext, session: SessionRecord, handle: string) {
  const account = accountOf(context, session);
  const browserId = await account.forgetBrowser(handle, context.nowMs);
  if (browserId === null) return back(context, 'forgottenNothing');
  const known = { brand: session.brand, account: session.person.email, browserId };
  await forgetKnownBrowser(context.env, known, context.nowMs);
  await noteSecurityEvent(context, session, { kind: 'browserForgotten' });
  return back(context, 'forgotten');
}

async function back(
  context: RequestContext,
  done: SecurityOutcome,
): Promise<{ to: string; cookies: string[] }> {
  const to = pathTo('security', context.brand) ?? pathTo('myPlan');
  return { to, cookies: [await securityFlash.write(context, { done })] };
}
