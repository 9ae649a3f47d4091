import { defineMiddleware } from 'astro:middleware';
import { isFilePath } from './domain/path-shape.ts';
import { isReturnRoute } from './domain/return-route.ts';
import { routeOf, unknownRoute } from './domain/route-map.ts';
import { errorFacts } from './server/log.ts';
import { beginPage, isUnderWay } from './server/page/begun-pages.ts';
import { accountMark } from './server/page/page-mark.ts';
import { clearedCookie, cookieNames } from './server/session/cookies.ts';
import { admission } from './server/session/guard.ts';

/** The page that any other path shows. */
const UNKNOWN_PAGE = '/[...path]';

/** Loads the session and guards the matched route: denied unless the map says it is open. */
export const onRequest = defineMiddleware(async (astro, next) => {
  const { context } = astro.locals;
  // First of all, for where this fails the page that says so is dressed like the one that was asked for.
  context.route = astro.routePattern;
  const { search } = context.url;
  const pathname = context.url.pathname.replace(/(.)\/$/, '$1');
  const isUnknown = astro.routePattern === UNKNOWN_PAGE;
  // A page of the map that has no file yet is guarded by its own rule; any other unknown path needs a session.
  const route = routeOf(isUnknown ? pathname : astro.routePattern, context.brand.features);
  context.answering = route.kind;
  const carriesSession = context.cookies.has(cookieNames.session);
  const isOpen = isUnknown && isFilePath(pathname);
  const asked = admission(context, isOpen ? 'open' : route.access);
  const found = await (carriesSession ? context.timings.session(asked) : asked);
  astro.locals.session = found.kind === 'admitted' ? found.session : undefined;
  const { session } = astro.locals;
  context.signedIn = session !== undefined;
  astro.locals.accountMark = session && (await accountMark(session));
  if (found.kind === 'leaving') return astro.redirect('/pending-delete', 302);
  if (carriesSession && !session) context.keptCookies.push(clearedCookie('session'));
  if (found.kind === 'admitted') {
    // An unknown path shows My Plan, and so does a page the brand has not: by a rewrite that comes here once more.
    const showsMyPlan = route === unknownRoute ? !isOpen : isUnknown && route.access !== 'open';
    const shown = showsMyPlan ? '/subscriptions' : astro.routePattern;
    return logged(() => begun(astro.locals, shown, next), context.log);
  }
  const query = new URLSearchParams();
  if (route.access === 'resumes' && isReturnRoute(pathname + search))
    query.set('redirectUri', pathname + search);
  if (carriesSession) query.set('reason', 'ended');
  return astro.redirect(query.size > 0 ? `/login?${query}` : '/login', 302);
});

/** The page, once what it shows was begun; what is not there in time lets it be sent in pieces. */
async function begun(locals: App.Locals, route: string, next: () => Promise<Response>): Promise<Response> {
  const { context, session } = locals;
  if (session && !locals.begun) {
    locals.begun = await beginPage(route, context, session);
    if (isUnderWay(locals.begun)) locals.sendInPieces();
  }
  return next();
}

/** The page, with whatever it throws in our own log: its request id is what the person is told. */
async function logged(next: () => Promise<Response>, log: App.Locals['context']['log']): Promise<Response> {
  try {
    return await next();
  } catch (error) {
    log.error('unexpected', errorFacts(error));
    throw error;
  }
}
