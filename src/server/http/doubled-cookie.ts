import type { Context, Next } from 'hono';
import { copyFor } from '../../copy/copy.ts';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { signInPath } from '../access/sign-in-path.ts';
import { cookieNames } from '../request/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { recordName } from '../session/record-handle.ts';
import { endSession } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import { seeOther } from './answers.ts';
import type { PortalHono } from './portal-hono.ts';
import { problem } from './problem-response.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

const REASON: LoginReason = 'doubled';
/** The forms that sign a person out. */
const signOuts: ReadonlySet<string> = new Set(['/api/auth/sign-out', '/api/account/keep-deletion']);
/** Removes every cookie of the whole domain, also the one of a sibling host, which our `Set-Cookie` cannot name. */
const REMOVAL = { 'clear-site-data': '"cookies"' };

/**
 * Refuses a request that carries one of our cookies twice (docs/adr/020). Nothing shows which of the two is ours, so
 * neither counts: every session among them ends, the browser is asked to remove both, and the login page says why. The
 * request is not carried out, with one exception: a sign-out also ends the session whose cookie came once.
 */
export async function doubledCookie(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  const { context } = c.var;
  if (context.doubled.size === 0) return next();
  context.log.info('cookie_doubled', { names: [...context.doubled.keys()].map(bareName).join(' ') });
  await endSessions(context);
  const { pathname, search, searchParams } = context.url;
  if (c.req.method === 'POST' && signOuts.has(pathname)) {
    await endSession(context);
    context.log.info('signed_out');
  }
  if (pathname === pathTo('signIn') && searchParams.get('reason') === REASON) {
    await next();
    c.res.headers.set('clear-site-data', REMOVAL['clear-site-data']);
    return;
  }
  const isCall = pathname.startsWith('/api/');
  if (isCall && !c.req.raw.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    const { reasonDoubled } = copyFor('signIn', context.locale.language, context.brand);
    return problem(context, 401, 'signed_out', reasonDoubled, REMOVAL);
  }
  const answer = seeOther(signInPath(context.brand, isCall ? undefined : pathname + search, REASON), []);
  answer.headers.set('clear-site-data', REMOVAL['clear-site-data']);
  return answer;
}

/** Ends every session that one of the doubled session cookies opens. */
async function endSessions({ env, doubled }: RequestContext): Promise<void> {
  const keys = await keyRing(env);
  await Promise.all(
    (doubled.get(cookieNames.session) ?? []).map(async (handle) => {
      const name = await recordName(keys, 'session', handle);
      if (name) await env.SESSIONS.getByName(name).end();
    }),
  );
}

/** The cookie name as it is logged: without the prefix, and without the id of a linking. */
function bareName(name: string): string {
  return name.startsWith('__Host-linking-') ? 'linking' : name.replace('__Host-', '');
}
