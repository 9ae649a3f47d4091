import { RECENT_MS } from '../../domain/access/recent.ts';
import { allBrands } from '../../brands/all-brands.ts';
import { type BrandChoice, resolveBrand } from '../../brands/resolve-brand.ts';
import { isWebView } from '../../domain/access/web-view.ts';
import { knownTimeZone } from '../../domain/text/calendar-date.ts';
import type { NetworkPlace } from '../../domain/consent/consent-region.ts';
import { languageCountry } from '../../domain/text/locale.ts';
import type { ClientInfo } from '../../domain/access/security-record.ts';
import type { PageKind } from '../../domain/pages/page-row.ts';
import type { PageName } from '../../domain/pages/page-name.ts';
import { type Timings, timings } from './server-timing.ts';
import type { Log } from '../log.ts';
import { portalLog } from '../portal-log.ts';
import type { PortalEnv } from './portal-env.ts';
import { cookieNames, doubledCookies, requestCookies, setCookie } from './cookies.ts';
import { languagesIn, pageLanguage } from './page-language.ts';
import { appVisit } from './app-visit.ts';
import { edgeFacts, clientInfoOf, PLAYED_NETWORK } from './client-info.ts';
import { type Words, wordsFor } from './words.ts';

/** The variables that `recentWithinMs` reads. `RECENT_SCALE` counts only in the sandbox environment. */
type RecentEnv = { SANDBOX?: unknown; RECENT_SCALE?: string };

/**
 * Everything known about one request before a page or a handler runs. It is passed along and never kept, because one
 * isolate serves all brands. Nothing writes into it but `enterPage`.
 */
export type RequestContext = Words &
  Readonly<
    PageFacts & {
      /** The bindings of the runtime. */
      env: PortalEnv;
      requestId: string;
      url: URL;
      /** How the brand was found. Only `host` is certain for all later requests. */
      brandFrom: BrandChoice['from'];
      /**
       * The languages that the visitor asks for as BCP 47 tags, the most wanted first, whether or not copy exists for them.
       */
      wishedLanguages: readonly string[];
      /** ISO country: that of the browser's language, else of the network, else of the brand. */
      country: string;
      /** Where the request comes from, by its network alone. */
      network: NetworkPlace;
      /** True where the browser sends Global Privacy Control. */
      sendsPrivacySignal: boolean;
      /** True where a page of another origin led here: a lasting change then waits for a click on a page of ours. */
      isForeignVisit: boolean;
      /** True where a page of ours led to this page, as the browser says. No other site can make the browser say so. */
      isSameOriginVisit: boolean;
      /** The page that sent the request, as the browser names it: for counting only. */
      referrer: string | undefined;
      cookies: ReadonlyMap<string, string>;
      /** Our cookies that came more than once, with every value; none of them is in `cookies`. */
      doubled: ReadonlyMap<string, readonly string[]>;
      /** The IP address that the request came from: for counting only. */
      address: string;
      /** Reads the browser and the place of the request. */
      clientInfo: () => ClientInfo;
      nowMs: number;
      log: Log;
      /** How long the answer waited, and for what. */
      timings: Timings;
      /** How long a proof or a status counts as recent, in milliseconds. */
      recentWithinMs: number;
      /** True in the web view of an app, by the browser's own words or because the app was found there. */
      isInWebView: boolean;
      /** True in the sandbox environment, where stand-ins take the place of third parties' scripts. */
      sandboxed: boolean;
      /** Lets work continue after the response is sent. */
      after: (work: Promise<unknown>) => void;
    }
  >;

/** What the middleware finds out about a page once its route is matched. */
export type PageFacts = {
  /** The page that is shown; undefined where the request is for none, or nobody knows yet for which. */
  page: PageName | undefined;
  /** The kind of the page, which decides the headers of the answer. */
  pageKind: PageKind | 'call';
  /** True where a session admitted the page: its headings are set in the brand's own typeface. */
  signedIn: boolean;
  /** The mark of the account that the page is made for: its forms and calls carry it. Undefined without a session. */
  accountMark: string | undefined;
  /** The country of that account (ISO 3166), where it names one. */
  accountCountry: string | undefined;
  /** How long the session has been idle already by what is written down, in milliseconds; 0 without a session. */
  idleMs: number;
};

/** Adds what the middleware has found out about a page. The middleware alone calls it, before the page is loaded. */
export function enterPage(context: RequestContext, facts: Partial<PageFacts>): void {
  Object.assign(context, facts);
}

/** The parts of a request context that opening and keeping a session needs. */
export type SessionRequest = Pick<RequestContext, 'env' | 'brand' | 'cookies' | 'nowMs'>;

const ONE_DAY_SECONDS = 86_400;

/**
 * Reads a request, and returns its context with the `Set-Cookie` values that every answer to it carries. Forwarded
 * headers of any kind are ignored, because a client can write anything into them.
 */
export function readRequestContext(
  request: Request,
  env: PortalEnv,
  nowMs: number,
  after: RequestContext['after'],
): { context: RequestContext; cookies: string[] } {
  const url = new URL(request.url);
  const cookies = requestCookies(request.headers.get('cookie'));
  const choice = resolveBrand(allBrands, {
    host: url.host,
    query: url.searchParams.get('brand') ?? undefined,
    cookie: cookies.get(cookieNames.brand),
  });
  const requestId = crypto.randomUUID();
  const { locale, wishedLanguages, ...language } = pageLanguage({
    stored: cookies.get(cookieNames.locale),
    query: isPageRequest(request.method, url) ? url.searchParams : undefined,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
    brand: choice.brand.locale,
    available: languagesIn(env),
  });
  const cf = edgeFacts(request, env.SANDBOX && cookies.get(PLAYED_NETWORK));
  const context: RequestContext = {
    env,
    requestId,
    url,
    ...wordsFor({ brand: choice.brand, locale, timeZone: knownTimeZone(cf.timezone) }),
    brandFrom: choice.from,
    wishedLanguages,
    country:
      languageCountry(request.headers.get('accept-language') ?? undefined) ??
      cf.country ??
      choice.brand.country,
    network: { country: cf.country, region: cf.region },
    sendsPrivacySignal: request.headers.get('sec-gpc') === '1',
    // `none` means typed, bookmarked or opened by an app; old browsers send nothing.
    isForeignVisit: ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? ''),
    isSameOriginVisit:
      request.headers.get('sec-fetch-site') === 'same-origin' &&
      request.headers.get('sec-fetch-dest') === 'document',
    referrer: request.headers.get('referer') ?? undefined,
    cookies,
    doubled: doubledCookies(request.headers.get('cookie')),
    address: request.headers.get('cf-connecting-ip') ?? 'unknown',
    isInWebView: isWebView(request.headers.get('user-agent')) || appVisit({ cookies }) !== undefined,
    clientInfo: () => clientInfoOf(request, cf),
    nowMs,
    log: portalLog(env, { requestId, brand: choice.brand.key }),
    timings: timings(),
    page: undefined,
    pageKind: 'call',
    signedIn: false,
    accountMark: undefined,
    accountCountry: undefined,
    idleMs: 0,
    recentWithinMs: recentWithinMs(env),
    sandboxed: env.SANDBOX !== undefined,
    after,
  };
  const brandCookies = choice.from === 'query' ? [setCookie('brand', choice.brand.key, ONE_DAY_SECONDS)] : [];
  return { context, cookies: [...brandCookies, ...language.cookies] };
}

/** Returns true for a request for a page of the portal: only such an address may ask for a language. */
function isPageRequest(method: string, { pathname }: URL): boolean {
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|sandbox)(\/|$)/.test(pathname);
}

/**
 * Returns how long a proof or a status counts as recent, in milliseconds: ten minutes, or less in the sandbox
 * environment where `RECENT_SCALE` is set, so that tests need not wait. Throws for a `RECENT_SCALE` that is no number
 * from 0 to 1.
 */
export function recentWithinMs({ SANDBOX, RECENT_SCALE }: RecentEnv): number {
  if (!SANDBOX || RECENT_SCALE === undefined) return RECENT_MS;
  const scale = Number(RECENT_SCALE);
  if (RECENT_SCALE === '' || !(scale >= 0 && scale <= 1))
    throw new Error(`RECENT_SCALE=${RECENT_SCALE} is not a number from 0 to 1`);
  return RECENT_MS * scale;
}
