import { defineMiddleware } from 'astro:middleware';
import { optionalPages } from './brands/optional-pages.ts';
import { idleMs } from './domain/access/session-lifetime.ts';
import { isYearPath, YEAR_PAGE } from './domain/pages/year-path.ts';
import { isFilePath, matchedPath } from './domain/web/path-shape.ts';
import { routeOf, unknownRoute } from './domain/pages/route-map.ts';
import { withWayBack } from './server/access/way-back.ts';
import { endingAtPage } from './server/access/session-ending.ts';
import { errorFacts } from './server/log.ts';
import { beginPage, isUnderWay } from './early-pages.ts';
import { accountMark } from './server/page/page-mark.ts';
import { enterPage } from './server/request/request-context.ts';
import { carry, joinedPolicy, plainPolicy } from './server/request/answer.ts';
import { clearedCookie, cookieNames } from './server/request/cookies.ts';
import { admission } from './server/access/guard.ts';
import { whyNoSession } from './server/session/sessions.ts';

/** The page for every path that has no page file. */
const UNKNOWN_PAGE = '/[...path]';

/** Opens the session of a page request and guards the matched route: denied unless the route map opens it. */
export const onRequest = defineMiddleware(async (astro, next) => {
  const { context, answer } = astro.locals;
  // Set first: if anything below fails, the error page still gets the styles of the requested route.
  enterPage(context, { route: astro.routePattern });
  const { search } = context.url;
  const pathname = matchedPath(context.url.pathname);
  const isUnknown =
    astro.routePattern === UNKNOWN_PAGE || (astro.routePattern === YEAR_PAGE && !isYearPath(pathname));
  // A path of the route map without a page file is guarded by its own rule; any other unknown path needs a session.
  const route = routeOf(isUnknown ? pathname : astro.routePattern, optionalPages(context.brand));
  enterPage(context, { routeKind: route.kind });
  const carriesSession = context.cookies.has(cookieNames.session);
  const isOpen = isUnknown && isFilePath(pathname);
  const decision = admission(context, isOpen ? 'open' : route.access);
  const found = await (carriesSession ? context.timings.session(decision) : decision);
  astro.locals.session = found.kind === 'admitted' ? found.session : undefined;
  const { session } = astro.locals;
  enterPage(context, {
    signedIn: session !== undefined,
    accountMark: session && accountMark(session),
    idleMs: session ? idleMs(session, context.nowMs) : 0,
  });
  if (found.kind === 'pendingDeletion') return astro.redirect('/pending-delete', 302);
  const redirectUri = route.access === 'resumes' ? pathname + search : undefined;
  // A rewrite runs this twice.
  const isTold = answer.tells.some(({ event }) => event === 'SESSION_ENDED');
  if (!session && !isTold)
    carry(answer, await endingAtPage(context, found.kind === 'signedOut' ? redirectUri : undefined));
  if (carriesSession && !session) {
    answer.cookies.push(clearedCookie('session'));
    context.log.info('session_ended', { reason: await whyNoSession(context) });
  }
  if (found.kind === 'admitted') {
    // An unknown path shows My Plan, and so does a page that the brand does not have. The page rewrites to
    // `/subscriptions`, and this middleware then runs a second time.
    const showsMyPlan = route === unknownRoute ? !isOpen : isUnknown && route.access !== 'open';
    const shown = showsMyPlan ? '/subscriptions' : astro.routePattern;
    return logged(() => beginThenRender(astro.locals, shown, next), context.log);
  }
  return astro.redirect(withWayBack('/login', redirectUri, carriesSession ? 'ended' : undefined), 302);
});

/** Starts to load what the page shows, then renders the page. Data that is late makes the page be sent in pieces. */
async function beginThenRender(
  locals: App.Locals,
  route: string,
  next: () => Promise<Response>,
): Promise<Response> {
  const { context, answer, session } = locals;
  if (session && !locals.earlyPages) {
    const { pages, cookies = [], policy = plainPolicy } = await beginPage(route, context, session);
    locals.earlyPages = pages;
    answer.cookies.push(...cookies);
    if (isUnderWay(pages)) {
      answer.policy = joinedPolicy(answer.policy, policy);
      locals.sendInPieces();
    }
  }
  return next();
}

/** Renders the page, and logs what it throws with the request id that the error page shows to the person. */
async function logged(next: () => Promise<Response>, log: App.Locals['context']['log']): Promise<Response> {
  try {
    return await next();
  } catch (error) {
    log.error('unexpected', errorFacts(error));
    throw error;
  }
}
