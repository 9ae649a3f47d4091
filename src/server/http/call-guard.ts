import type { Context, MiddlewareHandler } from 'hono';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { callMap, type GuardedCall, pageOfCall } from '../../domain/pages/call-map.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { signInPath } from '../access/sign-in-path.ts';
import { admission } from '../access/guard.ts';
import { refusedTextCookies } from '../access/typed-text.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { isOfAccount, otherAccountFlash } from '../access/other-account.ts';
import { sendToPage, withCookies } from './answers.ts';
import type { PortalHono } from './portal-hono.ts';
import { problemResponse } from './problem-response.ts';
import { readRequestBody } from './request-body.ts';

/**
 * Admits or refuses a call by its row in the call map; a call without a row is refused (docs/adr/017), and so is a call
 * from a page of another account (docs/adr/057). The decision is made before the body is read. Sets the session that
 * `sessionOf` returns.
 */
export const callGuard: MiddlewareHandler<PortalHono> = async (c, next) => {
  const { context } = c.var;
  const call = callMap.get(`${c.req.method === 'HEAD' ? 'GET' : c.req.method} ${c.req.path}`);
  if (!call || (call.page && !hasPage(context.brand, call.page)))
    return problemResponse(context, 'not_found');
  if (call.access === 'visitor') return next();
  const admitted = await admission(context, call.access);
  if (admitted.kind === 'signedOut') return signedOut(c, call);
  const { session } = admitted;
  if (session && !(await isOfAccount(context, session, call.mark))) return otherAccount(c, call);
  if (admitted.kind === 'pendingDeletion') return pendingDeletion(c, call);
  c.set('session', session);
  return next();
};

/** Returns the session of a guarded call; a handler gets it only here. Throws if the row asks for no session. */
export function sessionOf(c: Context<PortalHono>): SessionRecord {
  const { session } = c.var;
  if (!session) throw new Error(`the call map lets ${c.req.path} through without a session`);
  return session;
}

/**
 * Sends a visitor to sign in, with a way back to the page of the call and the fields in `returns` of its row. What was typed
 * is kept for the same account.
 */
async function signedOut(c: Context<PortalHono>, call: GuardedCall): Promise<Response> {
  const { context } = c.var;
  const data = await dataOf(c);
  const typedCookies = await refusedTextCookies(context, call, data);
  if (call.onRefusal === 'problem') return withCookies(problemResponse(context, 'signed_out'), typedCookies);
  const page = pageOfCall(call, (name) => Reflect.get(data, name));
  return sendToPage(
    c,
    signInPath(context.brand, page, returnRoute(page, context.brand) ? 'ended' : undefined),
    typedCookies,
  );
}

/** The fields of a form, or of the address of a link. */
async function dataOf({ req }: Context<PortalHono>): Promise<object> {
  if (req.method !== 'POST') return req.query();
  const body = await readRequestBody(req.raw, { lists: [DEVICE_FIELD] });
  return body.ok ? Object(body.data) : {};
}

/** Leads a person from a page of another account to the account that is signed in now. Nothing of the call is read. */
async function otherAccount(c: Context<PortalHono>, { onRefusal }: GuardedCall): Promise<Response> {
  const { context } = c.var;
  context.log.info('other_account_refused', { path: c.req.path });
  const cookie = await otherAccountFlash(context);
  return onRefusal === 'redirect'
    ? sendToPage(c, pathTo('myPlan'), [cookie])
    : withCookies(problemResponse(context, 'other_account'), [cookie]);
}

/** Sends a person whose account is about to be deleted to the page where they can cancel the deletion. */
function pendingDeletion(c: Context<PortalHono>, call: GuardedCall): Response {
  if (call.onRefusal === 'problem') return problemResponse(c.var.context, 'pending_delete');
  return sendToPage(c, pathTo('pendingDelete'));
}
