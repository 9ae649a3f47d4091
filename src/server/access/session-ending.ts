import type { AppMessage, SessionEndReason } from '../../contracts/native-message.ts';
import type { SsoRequest } from '../../contracts/access/sso.ts';
import { loginReasons } from '../../contracts/access/session-watch.ts';
import { nextPathRoute, returnRoute } from '../../domain/pages/return-route.ts';
import type { PageBrand } from '../../domain/pages/page-row.ts';
import type { PageName } from '../../domain/pages/page-name.ts';
import { appVisit, appVisitCookie } from '../request/app-visit.ts';
import { cookieNames } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import { whyNoSession } from '../session/sessions.ts';
import type { SsoReason } from './sso-address.ts';

/** What an app is told at the end of a session, and the `Set-Cookie` values that note that it was told. */
export type SessionEndMessages = { appMessages: AppMessage[]; cookies: string[] };

const nothing: SessionEndMessages = { appMessages: [], cookies: [] };
/** Pages that begin a session, or lead off the portal: the app is told nothing before the next page. */
const passages: ReadonlySet<PageName | undefined> = new Set(['sso', 'isolatedSso', 'onward', 'mfa'] as const);

/**
 * Tells the app around the page, once, that the session has ended which it knows as open (docs/native-bridge.md). Call it
 * for a page request without a session. `back` is the page that a guard kept closed. The app gets the page to return to,
 * unless the person signed out by choice.
 */
export async function endingAtPage(
  context: RequestContext,
  back: string | undefined,
): Promise<SessionEndMessages> {
  const visit = appVisit(context);
  const { pathname, searchParams } = context.url;
  if (visit?.session !== 'open' || passages.has(context.page)) return nothing;
  const nextPath = returnRoute(
    back ?? searchParams.get('redirectUri') ?? pathname + context.url.search,
    context.brand,
  );
  return withEndMessage(context, await endingOf(context), nextPath);
}

/** Tells the app around the page that the person ended the session by choice. No new token is asked for. */
export function endingByChoice(
  context: RequestContext,
  reason: 'signed-out' | 'deletion',
): SessionEndMessages {
  return appVisit(context)?.session === 'open' ? withEndMessage(context, reason) : nothing;
}

/**
 * Tells the app of a link that its token signed nobody in. `next` is the page that the link named; `session` is what the app
 * knows of the session after it.
 */
export function endingAfterSso(
  { source = 'app', next }: Pick<SsoRequest, 'source' | 'next'>,
  reason: SsoReason,
  session: 'open' | 'ended',
  brand: PageBrand,
): SessionEndMessages {
  return {
    appMessages: [{ event: 'SESSION_ENDED', reason: endings[reason], nextPath: nextPathRoute(next, brand) }],
    cookies: [appVisitCookie({ source, session })],
  };
}

const endings: Record<SsoReason, SessionEndReason> = {
  'no-token': 'token-refused',
  'token-refused': 'token-refused',
  'not-verified': 'not-verified',
  locked: 'locked',
  'sso-failed': 'unavailable',
};

async function endingOf(context: RequestContext): Promise<SessionEndReason> {
  const named = context.url.searchParams.get('reason');
  const reason = loginReasons.find((known) => known === named);
  if (reason === 'idle') return 'idle';
  if (!context.cookies.has(cookieNames.session)) return reason === 'ended' ? 'elsewhere' : 'signed-out';
  return (await whyNoSession(context)) === 'gone' ? 'idle' : 'elsewhere';
}

function withEndMessage(
  context: RequestContext,
  reason: SessionEndReason,
  nextPath?: string,
): SessionEndMessages {
  const visit = appVisit(context);
  if (!visit) return nothing;
  const asks = reason !== 'signed-out' && nextPath !== undefined ? { nextPath } : {};
  return {
    appMessages: [{ event: 'SESSION_ENDED', reason, ...asks }],
    cookies: [appVisitCookie({ ...visit, session: 'ended' })],
  };
}
