import { defineMiddleware } from 'astro:middleware';
import { idleMs } from './domain/access/session-lifetime.ts';
import { accessOf, hasPage, pageAt, pageOfPattern } from './domain/pages/find-page.ts';
import type { PageName } from './domain/pages/page-name.ts';
import { pages } from './domain/pages/pages.ts';
import { pathTo } from './domain/pages/path-to.ts';
import { isFilePath, matchedPath } from './domain/pages/path-shape.ts';
import { signInPath } from './server/access/sign-in-path.ts';
import { endingAtPage } from './server/access/session-ending.ts';
import { errorFacts } from './server/log.ts';
import { prefetchPage, isLoading } from './prefetch.ts';
import { accountMark } from './server/page/page-mark.ts';
import { enterPage } from './server/request/request-context.ts';
import { carry, joinedPolicy, plainPolicy } from './server/request/answer.ts';
import { clearedCookie, cookieNames } from './server/request/cookies.ts';
import { admission } from './server/access/guard.ts';
import { whyNoSession } from './server/session/sessions.ts';

/** The page file for every path that has none of its own. */
const UNKNOWN_PATH = '/[...path]';

/** Opens the session of a page request and guards the page: denied unless its row opens it. */
export const onRequest = defineMiddleware(async (astro, next) => {
  const { context, answer } = astro.locals;
  const { search } = context.url;
  const pathname = matchedPath(context.url.pathname);
  const isUnknown = astro.routePattern === UNKNOWN_PATH;
  const named = isUnknown ? pageAt(pathname) : knownPage(astro.routePattern, pathname);
  const owned = named !== undefined && hasPage(context.brand, named) ? named : undefined;
  // A file, or another spelling of an open page.
  const isMissing = owned === undefined ? isFilePath(pathname) : isUnknown && accessOf(owned) === 'open';
  const access = isMissing ? 'open' : accessOf(owned);
  // Set first: if anything below fails, the error page still gets the styles of the page.
  const page = isMissing ? 'notFound' : isUnknown ? undefined : owned;
  enterPage(context, { page, pageKind: isMissing || owned === undefined ? 'plain' : pages[owned].kind });
  const carriesSession = context.cookies.has(cookieNames.session);
  const decision = admission(context, access);
  const verdict = await (carriesSession ? context.timings.session(decision) : decision);
  astro.locals.session = verdict.kind === 'admitted' ? verdict.session : undefined;
  const { session } = astro.locals;
  enterPage(context, {
    signedIn: session !== undefined,
    accountMark: session && accountMark(session),
    accountCountry: session?.person.country,
    idleMs: session ? idleMs(session, context.nowMs) : 0,
  });
  if (verdict.kind === 'pendingDeletion') return astro.redirect(pathTo('pendingDelete'), 302);
  const redirectUri = access === 'resumes' ? pathname + search : undefined;
  // A rewrite runs this twice.
  const hasEndMessage = answer.appMessages.some(({ event }) => event === 'SESSION_ENDED');
  if (!session && !hasEndMessage)
    carry(answer, await endingAtPage(context, verdict.kind === 'signedOut' ? redirectUri : undefined));
  if (carriesSession && !session) {
    answer.cookies.push(clearedCookie('session'));
    context.log.info('session_ended', { reason: await whyNoSession(context) });
  }
  if (verdict.kind === 'signedOut')
    return astro.redirect(signInPath(context.brand, redirectUri, carriesSession ? 'ended' : undefined), 302);
  // An unknown path shows My Plan, and so does a page that the brand does not have. Another spelling has the page's own guard.
  if (page === undefined) return astro.rewrite(pathTo('myPlan'));
  if (isMissing && !isUnknown) return astro.rewrite(pathTo('notFound'));
  return logged(() => beginThenRender(astro.locals, page, next), context.log);
});

/** The page of a route's pattern. A part of the pattern that the row does not allow makes the path an unknown one. */
function knownPage(pattern: string, pathname: string): PageName | undefined {
  const page = pageOfPattern(pattern);
  return pattern.includes('[') && pageAt(pathname) !== page ? undefined : page;
}

/** Starts to load what the page shows, then renders the page. Data that is late makes the page be sent in pieces. */
async function beginThenRender(
  locals: App.Locals,
  page: PageName,
  next: () => Promise<Response>,
): Promise<Response> {
  const { context, answer, session } = locals;
  if (session && !locals.prefetchedPages) {
    const {
      pages: prefetched,
      cookies = [],
      policy = plainPolicy,
    } = await prefetchPage(page, context, session);
    locals.prefetchedPages = prefetched;
    answer.cookies.push(...cookies);
    if (isLoading(prefetched)) {
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
