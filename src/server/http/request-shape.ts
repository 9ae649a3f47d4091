import type { Context, Next } from 'hono';
import { pathShape } from '../../domain/pages/path-shape.ts';
import { isAmbiguous } from '../../domain/pages/query-names.ts';
import { keyRing } from '../session/key-ring.ts';
import { lastResortPage } from './last-resort-page.ts';
import { hidesOrigin, isNotForeignReport, isNotForeign, isSameOriginRequest } from './origin-guard.ts';
import type { PortalHono } from './portal-hono.ts';
import { problemResponse } from './problem-response.ts';

const pageMethods = new Set(['GET', 'HEAD']);
const callMethods = new Set(['GET', 'HEAD', 'POST']);
const sandboxMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
/**
 * The sandbox's stand-ins for payment providers. Pages of other hosts call them, as they call the real providers; the
 * stand-ins check the origin themselves.
 */
const providerCall = /^\/sandbox\/(recurly|stripe)\//;
const providerMethods = new Set([...sandboxMethods, 'OPTIONS']);

/**
 * Refuses a request unless its method is known, its path has one spelling, its query names nothing twice, and an unsafe
 * method comes from one of our own pages. Throws if the portal has no secret.
 */
export async function requestShape(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  const { context } = c.var;
  await keyRing(c.env);
  const { pathname } = context.url;
  const inSandbox =
    c.env.SANDBOX !== undefined && (pathname === '/sandbox' || pathname.startsWith('/sandbox/'));
  const isCall = pathname.startsWith('/api/') || inSandbox;
  const sender = {
    method: c.req.raw.method,
    target: context.url.origin,
    origin: c.req.raw.headers.get('origin'),
    fetchSite: c.req.raw.headers.get('sec-fetch-site'),
  };
  const forProvider = inSandbox && providerCall.test(pathname);
  const isWelcome =
    pathname === '/api/reports' ? isNotForeignReport : inSandbox ? isNotForeign : isSameOriginRequest;
  if (!forProvider && !isWelcome(sender)) {
    context.log.info('foreign_request_refused', { path: pathname.slice(0, 60) });
    return problemResponse(context, hidesOrigin(sender) ? 'origin_hidden' : 'forbidden');
  }
  const methods = forProvider
    ? providerMethods
    : inSandbox
      ? sandboxMethods
      : isCall
        ? callMethods
        : pageMethods;
  if (!methods.has(sender.method)) {
    return problemResponse(context, 'method_not_allowed', { allow: [...methods].join(', ') });
  }
  const shape = pathShape(pathname);
  if (shape === 'malformed')
    return isCall ? problemResponse(context, 'bad_request') : lastResortPage(context, 400, 'notFound');
  if (shape === 'unknown' && isCall) return problemResponse(context, 'not_found');
  if (shape === 'unknown') return lastResortPage(context, 404, 'notFound');
  if (!inSandbox && isAmbiguous(context.url))
    return isCall ? problemResponse(context, 'bad_request') : lastResortPage(context, 400, 'notFound');
  return next();
}
