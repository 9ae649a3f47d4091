import type { Context, Next } from 'hono';
import { copyFor } from '../../copy/copy.ts';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { isReturnRoute } from '../../domain/return-route.ts';
import { cookieNames } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { recordName } from '../session/record-handle.ts';
import { endSession } from '../session/sessions.ts';
import type { RequestContext } from '../page/request-context.ts';
import { seeOther } from './answers.ts';
import type { PortalHono } from './portal-hono.ts';
import { problem } from './problem-response.ts';

const REASON: LoginReason = 'doubled';
/** The forms by which somebody leaves. */
const signOuts: ReadonlySet<string> = new Set(['/api/auth/sign-out', '/api/account/keep-deletion']);
/** Takes every cookie of the whole domain along, the sibling host's too, which no `Set-Cookie` of ours could name. */
const REMOVAL = { 'clear-site-data': '"cookies"' };

/**
 * Answers a request that carries a cookie of ours twice (docs/adr/020): nobody can tell which is ours, so none counts, every
 * session among them ends, the browser is asked to remove both, and the person is told on the login page. Nothing else is
 * done with the request, but whoever signs out is signed out of what came once, too.
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
  if (pathname === '/login' && searchParams.get('reason') === REASON) {
    await next();
    c.res.headers.set('clear-site-data', REMOVAL['clear-site-data']);
    return;
  }
  const isCall = pathname.startsWith('/api/');
  if (isCall && !c.req.raw.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    const { reasonDoubled } = copyFor('signIn', context.locale.language, context.brand);
    return problem(context, 401, 'signed_out', reasonDoubled, REMOVAL);
  }
  const query = new URLSearchParams({ reason: REASON });
  if (!isCall && isReturnRoute(pathname + search)) query.set('redirectUri', pathname + search);
  const answer = seeOther(`/login?${query}`, []);
  answer.headers.set('clear-site-data', REMOVAL['clear-site-data']);
  return answer;
}

async function endSessions({ env, doubled }: RequestContext): Promise<void> {
  const keys = await keyRing(env.SESSION_KEY);
  await Promise.all(
    (doubled.get(cookieNames.session) ?? []).map(async (handle) => {
      const name = await recordName(keys, 'session', handle);
      if (name) await env.SESSIONS.getByName(name).end();
    }),
  );
}

/** The name for the log: without its prefix, and without what stands for one linking. */
function bareName(name: string): string {
  return name.startsWith('__Host-linking-') ? 'linking' : name.replace('__Host-', '');
}
