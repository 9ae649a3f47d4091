import { allBrands } from '../../brands/all-brands.ts';
import { brandOfHost } from '../../brands/resolve-brand.ts';
import { mayLoadTags } from '../../brands/script-inventory.ts';
import type { AnalyticsRecord } from '../../contracts/analytics-event.ts';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { isWebView } from '../../domain/access/web-view.ts';
import { boundedCache } from '../../domain/text/bounded-cache.ts';
import { languageCountry } from '../../domain/text/locale.ts';
import { returnUrl } from '../../domain/pages/return-url.ts';
import { linkedPagesOfLaw, pagesOfLaw } from '../../domain/legal/sales-law.ts';
import { pageAt, rowOf } from '../../domain/pages/find-page.ts';
import { pages } from '../../domain/pages/pages.ts';
import { socialButtonLocale } from '../access/social-page.ts';
import { byteCache } from '../byte-cache.ts';
import { measurePoint } from '../measure.ts';
import { shownPage, writeEvent } from '../tags/analytics.ts';
import { edgeFacts, PLAYED_NETWORK } from '../request/client-info.ts';
import { languagesIn, pageLanguage } from '../request/page-language.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import { cookieNames, doubledCookies, requestCookies } from '../request/cookies.ts';
import { CACHED_TIMING, SERVER_TIMING } from '../request/server-timing.ts';

/** Cookies that do not stop a page from being shared: no page depends on them, and the language is part of the key. */
const ignoredCookies: ReadonlySet<string> = new Set([
  cookieNames.locale,
  cookieNames.socialGoogle,
  cookieNames.socialApple,
  cookieNames.knownBrowser,
  cookieNames.kept,
  cookieNames.consent,
]);
/** The reason with which the sign-in page is not shared: the page must check each browser for cookies. */
const UNSHARED_REASON: LoginReason = 'cookies';

/** Largest size of all kept answers to addresses without a query, in bytes: about 900 sign-in pages. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The same for addresses with a query. A visitor can make up many of those, so they have a store of their own. */
const MAX_BYTES_WITH_QUERY = 4 * 1024 * 1024;
/** Estimated size of an answer's headers, in bytes. */
const HEADER_BYTES = 2_048;
/** How many combinations of a brand's locale, kept language and `Accept-Language` are remembered with what follows from them. */
const MAX_LANGUAGES = 512;
/** The longest combination that is remembered, in characters. */
const MAX_LANGUAGE_KEY = 256;

/**
 * Lets the browser restore the page as it was when a person goes back; any other visit requests it again. Allowed
 * because the page holds no personal data.
 */
const RESTORABLE = 'private, no-cache';

/** A finished answer with all headers; only the request id is added for each visitor. */
type CachedPage = {
  body: ArrayBuffer;
  headers: Headers;
  view: Omit<AnalyticsRecord, 'at'>;
  /** The data point of each request that gets it. */
  measured: AnalyticsEngineDataPoint;
};
/** Where an answer is kept, and what is counted about the visitor who requests it. */
type Place = { store: typeof plainPages; key: string; visitor: VisitorLanguage };
/** The languages of a visitor's page and of the sign-in buttons in it, and what is counted about the visitor. */
type VisitorLanguage = { languages: string; locale: string; country: string | undefined };
/** The part of a request that decides whether every visitor gets the same answer. */
type Shared = Pick<RequestContext, 'brand' | 'url' | 'cookies' | 'doubled' | 'isInWebView'>;

const sizeOf = ({ body }: CachedPage) => body.byteLength + HEADER_BYTES;
/** Module scope on purpose: they hold nothing about a visitor, and a new deployment starts with empty ones. */
const plainPages = byteCache<CachedPage>(MAX_BYTES, sizeOf);
const queriedPages = byteCache<CachedPage>(MAX_BYTES_WITH_QUERY, sizeOf);
const languageOf = boundedCache<VisitorLanguage>(MAX_LANGUAGES);

/**
 * Returns the kept answer for a request, and counts the page view. Undefined if none is kept or the request may not get
 * one (docs/adr/005).
 */
export function cachedPage(request: Request, env: PortalEnv): Response | undefined {
  const slot = placeOf(request, env);
  const cached = slot?.store.get(slot.key);
  if (!slot || !cached) return undefined;
  const { locale, country } = slot.visitor;
  writeEvent(env, { ...cached.view, locale, country: country ?? cached.view.country });
  env.MEASURES?.writeDataPoint(cached.measured);
  const answer = new Response(cached.body, { headers: cached.headers });
  answer.headers.set('x-request-id', crypto.randomUUID());
  return answer;
}

/** Lets a browser restore an answer that every visitor shares. Call it before the headers are completed. */
export function letRestore(request: Request, context: RequestContext, answer: Response): void {
  if (isSharedAnswer(request, context, answer)) answer.headers.set('cache-control', RESTORABLE);
}

/**
 * Keeps a finished answer for the next visitor with exactly the same address, if every visitor shares it. Call it before
 * the request's own cookies are added to the answer.
 */
export async function keepPage(request: Request, context: RequestContext, answer: Response): Promise<void> {
  // The development server serves each change of the source at once.
  if (import.meta.env.DEV || !isSharedAnswer(request, context, answer)) return;
  const { brand, env, locale, country } = context;
  const slot = placeOf(request, env);
  if (!slot) return;
  const body = await answer.clone().arrayBuffer();
  const headers = new Headers(answer.headers);
  headers.set(SERVER_TIMING, CACHED_TIMING);
  const view = {
    event: 'PageView' as const,
    brand: brand.key,
    page: shownPage(context),
    locale: locale.format,
    country,
  };
  const measured = measurePoint(env, brand.key, {
    kind: 'request',
    what: view.page,
    method: 'GET',
    status: 200,
    outcome: 'ok',
    ms: 0,
    signedIn: false,
    kept: true,
  });
  slot.store.set(slot.key, { body, headers, view, measured });
}

function isSharedAnswer(request: Request, context: RequestContext, { status, headers }: Response): boolean {
  return request.method === 'GET' && isShared(context) && status === 200 && !headers.has('set-cookie');
}

/** True where nothing that the request says about the visitor changes the page, but the languages. */
function isShared({ brand, url, cookies, doubled, isInWebView }: Shared): boolean {
  if (!isCacheable(url) || doubled.size > 0 || isInWebView) return false;
  // What such a page loads depends on the visitor's network, browser and choice.
  if (brand.tagManager && mayLoadTags(pageAt(url.pathname))) return false;
  return (
    isSharedQuery(url) &&
    [...cookies.keys()].every((name) => !name.startsWith('__Host-') || ignoredCookies.has(name))
  );
}

/** True for a page that is the same for every visitor with the same brand, page language and language of the sign-in buttons. */
function isCacheable({ pathname }: URL): boolean {
  const page = pageAt(pathname);
  return page !== undefined && pathname === pages[page].path && rowOf(page).cached === true;
}

function isSharedQuery(url: URL): boolean {
  if (url.search === '') return true;
  const { searchParams } = url;
  // An SSO token in the address begins an arrival; a reference is of one person's request.
  if (searchParams.has('token') || searchParams.has('reference')) return false;
  return searchParams.get('reason') !== UNSHARED_REASON;
}

/**
 * Returns the place of a request's answer; undefined for a request whose answer is never kept. The key holds the address
 * as it was sent, and an address has a place only in the one spelling in which pages link to it, with no parameter that
 * the page does not read: so an answer is never kept for another address than its own.
 */
function placeOf(request: Request, env: PortalEnv): Place | undefined {
  const { headers, method, url: sent } = request;
  const url = new URL(sent);
  const address = url.pathname + url.search;
  if (method !== 'GET' || !isCacheable(url)) return undefined;
  if (sent !== url.origin + address) return undefined;
  const cookieHeader = headers.get('cookie');
  const cookies = requestCookies(cookieHeader);
  // On a host that belongs to no brand the page depends on more than its address.
  const brand = brandOfHost(allBrands, url.host);
  const doubled = doubledCookies(cookieHeader);
  const isInWebView = isWebView(headers.get('user-agent'));
  if (!brand || (url.search !== '' && returnUrl(address, brand) !== address)) return undefined;
  if (!isShared({ brand, url, cookies, doubled, isInWebView })) return undefined;
  // Of the network, the key holds what the footer makes of its country. No page that is cached here depends on more of it.
  const { country } = edgeFacts(request, env.SANDBOX && cookies.get(PLAYED_NETWORK));
  const linked = linkedPagesOfLaw(pagesOfLaw(brand.sells.countries), country).join();
  const wishes = {
    stored: cookies.get(cookieNames.locale),
    acceptLanguage: headers.get('accept-language') ?? '',
  };
  const visitor = visitorLanguage(wishes, brand.locale, env);
  const store = url.search === '' ? plainPages : queriedPages;
  return { store, key: `${brand.key}\n${visitor.languages}\n${linked}\n${address}`, visitor };
}

function visitorLanguage(
  wishes: { stored: string | undefined; acceptLanguage: string },
  brandLocale: string,
  env: PortalEnv,
): VisitorLanguage {
  const key = `${brandLocale}\n${wishes.stored ?? ''}\n${wishes.acceptLanguage}`;
  const make = () => {
    const page = pageLanguage({
      ...wishes,
      query: undefined,
      brand: brandLocale,
      available: languagesIn(env),
    });
    return {
      languages: `${page.locale.language}\n${socialButtonLocale(page)}`,
      locale: page.locale.format,
      country: languageCountry(wishes.acceptLanguage),
    };
  };
  return key.length <= MAX_LANGUAGE_KEY ? languageOf(key, make) : make();
}
