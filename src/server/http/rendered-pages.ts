import type { Context, Next } from 'hono';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { pageAgain } from '../../domain/page-again.ts';
import { socialButtonLocale } from '../access/social-page.ts';
import { keptBytes } from '../kept-bytes.ts';
import { cookieNames } from '../session/cookies.ts';
import { tagsAreOff } from '../page/tag-manager.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { PortalHono } from './portal-hono.ts';

/** Pages that are the same for every visitor with the same brand, page language and language of the sign-in buttons. */
const sharedPages = new Set(['/', '/login', '/subscription', '/forgot-password', '/error', '/error-status']);
/** Cookies that do not stop a page from being shared: no page depends on them, and the language is part of the key. */
const ignoredCookies: ReadonlySet<string> = new Set([
  cookieNames.locale,
  cookieNames.socialGoogle,
  cookieNames.socialApple,
  cookieNames.knownBrowser,
  cookieNames.kept,
]);
/** The reason with which the sign-in page is not shared. */
const UNSHARED_REASON: LoginReason = 'cookies';
/** Largest size of all rendered pages together, in bytes: about 900 sign-in pages. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Estimated size of a page's headers and needs, in bytes. */
const HEADERS_AND_NEEDS_BYTES = 1_024;

/** What rendering a page sets on the request context. The page's policy is built from it for each visitor. */
type Needs = Pick<RequestContext, 'answering' | 'inline' | 'scriptOrigins' | 'policySources'>;
type RenderedPage = { body: ArrayBuffer; headers: [string, string][]; needs: Needs };

/**
 * Rendered pages of visitors. Module scope on purpose: only brand, language, path and the validated query decide them,
 * and they hold nothing about a visitor. A new deployment starts with an empty cache.
 */
const cache = keptBytes<RenderedPage>(MAX_BYTES, ({ body }) => body.byteLength + HEADERS_AND_NEEDS_BYTES);

/**
 * Lets the browser restore the page as it was when a person goes back; any other visit requests it again. Allowed
 * because the page holds no personal data.
 */
const RESTORABLE = 'private, no-cache';

/** Answers a visitor's page from the copy that was rendered for an earlier visitor (docs/adr/005). */
export async function renderedPages(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  const { context } = c.var;
  const key = import.meta.env.DEV || c.req.raw.method !== 'GET' ? undefined : pageKey(context);
  if (!key) return next();
  const kept = cache.get(key);
  if (kept) {
    Object.assign(context, needsOf(kept.needs));
    context.sharedBody = kept.body;
    return new Response(kept.body, { headers: kept.headers });
  }
  await next();
  if (c.res.status !== 200 || c.res.headers.has('set-cookie')) return;
  c.res.headers.set('cache-control', RESTORABLE);
  const body = await c.res.clone().arrayBuffer();
  cache.set(key, { body, headers: [...c.res.headers], needs: needsOf(context) });
}

/** Copies the needs, so that no later request can change the stored ones. */
function needsOf({ answering, inline, scriptOrigins, policySources }: Needs): Needs {
  return {
    answering,
    inline,
    scriptOrigins: [...scriptOrigins],
    policySources: [...policySources],
  };
}

/** The cache key of a page that may be shared; undefined if the request says anything about the visitor. */
function pageKey(context: RequestContext): string | undefined {
  const { url, cookies } = context;
  // An SSO token in the address begins an arrival.
  if (!sharedPages.has(url.pathname) || url.searchParams.has('token')) return undefined;
  // The page must check for each browser whether it keeps cookies.
  if (url.searchParams.get('reason') === UNSHARED_REASON) return undefined;
  if ([...cookies.keys()].some((name) => name.startsWith('__Host-') && !ignoredCookies.has(name)))
    return undefined;
  // These pages show no date and no amount, so the region matters only for the language of the buttons.
  const languages = [context.locale.language, socialButtonLocale(context)];
  const shown = [pageAgain(url.pathname + url.search), tagsAreOff(url)];
  return [context.brand.key, ...languages, ...shown].join('\n');
}
