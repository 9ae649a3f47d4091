import type { Context, Next } from 'hono';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { pageAgain } from '../../domain/page-again.ts';
import { socialButtonLocale } from '../access/social-page.ts';
import { keptBytes } from '../kept-bytes.ts';
import { cookieNames } from '../session/cookies.ts';
import { tagsAreOff } from '../page/tag-manager.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { PortalHono } from './portal-hono.ts';

/** Pages that are the same for every visitor of a brand and language, with buttons in one language. */
const sharedPages = new Set(['/', '/login', '/subscription', '/forgot-password', '/error', '/error-status']);
/** Cookies of ours that no page depends on, but for the language, which is part of a page's key. */
const unread: ReadonlySet<string> = new Set([
  cookieNames.locale,
  cookieNames.socialGoogle,
  cookieNames.socialApple,
  cookieNames.device,
  cookieNames.kept,
]);
const UNSHARED: LoginReason = 'cookies';
/** What is kept of pages in all, in bytes: some 900 sign-in pages. */
const MAX_BYTES = 24 * 1024 * 1024;
/** What a page takes beside its body: headers and needs. */
const ASIDE_BYTES = 1_024;

/** What a page's rendering leaves on the visit; its policy is made of it for every visitor anew. */
type Needs = Pick<RequestContext, 'answering' | 'inline' | 'scriptOrigins' | 'policySources'>;
type RenderedPage = { body: ArrayBuffer; headers: [string, string][]; needs: Needs };

/**
 * Rendered pages of visitors. Module scope on purpose: they hold nothing of a request, only what brand, language, path and
 * the checked query decide, and a deployment starts anew.
 */
const shells = keptBytes<RenderedPage>(MAX_BYTES, ({ body }) => body.byteLength + ASIDE_BYTES);

/** The browser may bring the page back as it was, and asks for it anew everywhere else: nothing of anybody is in it. */
const RESTORABLE = 'private, no-cache';

/** Answers a visitor's page from the copy rendered for an earlier visitor. */
export async function renderedPages(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  const { context } = c.var;
  const key = import.meta.env.DEV || c.req.raw.method !== 'GET' ? undefined : pageKey(context);
  if (!key) return next();
  const kept = shells.get(key);
  if (kept) {
    Object.assign(context, needsOf(kept.needs));
    context.sharedBody = kept.body;
    return new Response(kept.body, { headers: kept.headers });
  }
  await next();
  if (c.res.status !== 200 || c.res.headers.has('set-cookie')) return;
  c.res.headers.set('cache-control', RESTORABLE);
  const body = await c.res.clone().arrayBuffer();
  shells.set(key, { body, headers: [...c.res.headers], needs: needsOf(context) });
}

/** A copy that later requests cannot change. */
function needsOf({ answering, inline, scriptOrigins, policySources }: Needs): Needs {
  return {
    answering,
    inline,
    scriptOrigins: [...scriptOrigins],
    policySources: [...policySources],
  };
}

/** The key of a page that may be shared; undefined as soon as anything about the visitor is known. */
function pageKey(context: RequestContext): string | undefined {
  const { url, cookies } = context;
  // A token of the app leads on to an arrival.
  if (!sharedPages.has(url.pathname) || url.searchParams.has('token')) return undefined;
  // Whether that is true of a browser, the page finds out for each.
  if (url.searchParams.get('reason') === UNSHARED) return undefined;
  if ([...cookies.keys()].some((name) => name.startsWith('__Host-') && !unread.has(name))) return undefined;
  // No date or amount stands in these pages: the region counts for the buttons alone.
  const languages = [context.locale.language, socialButtonLocale(context)];
  const shown = [pageAgain(url.pathname + url.search), tagsAreOff(url)];
  return [context.brand.key, ...languages, ...shown].join('\n');
}
