import type { Brand } from '../../brands/brand-schema.ts';
import { allBrands } from '../../brands/all-brands.ts';
import { type BrandChoice, resolveBrand } from '../../brands/resolve-brand.ts';
import { knownTimeZone } from '../../domain/calendar-date.ts';
import { languageCountry, type Locale } from '../../domain/locale.ts';
import type { Sighting } from '../../domain/access/security-record.ts';
import type { RouteKind } from '../../domain/route-map.ts';
import type { InlineHashes, PolicySource } from './page-policy.ts';
import { type Timings, timings } from './server-timing.ts';
import { type Log, requestLog } from '../log.ts';
import type { PortalEnv } from './portal-env.ts';
import { recentWithinMs } from './recent-within.ts';
import { cookieNames, doubledCookies, requestCookies, setCookie } from './cookies.ts';
import { languagesIn, pageLanguage } from './page-language.ts';
import { edgeFacts, sightingOf } from './sighting.ts';

/**
 * Everything known about one request before a page or a handler runs. It is passed along and never kept, because one
 * isolate serves all brands.
 */
export type RequestContext = {
  /** The bindings of the runtime. */
  env: PortalEnv;
  requestId: string;
  url: URL;
  brand: Brand;
  /** How the brand was found. Only `host` is certain for all later requests. */
  brandFrom: BrandChoice['from'];
  locale: Locale;
  /**
   * The languages that the visitor asks for as BCP 47 tags, the most wanted first, whether or not copy exists for them.
   */
  wishedLanguages: readonly string[];
  /** ISO country: that of the browser's language, else of the network, else of the brand. */
  country: string;
  /** IANA time zone for dates. */
  timeZone: string;
  /** True where a page of another origin led here: a lasting change then waits for a click on a page of ours. */
  fromElsewhere: boolean;
  /** True where a page of ours led to this page, as the browser says. No other site can make the browser say so. */
  isOwnVisit: boolean;
  /** The page that sent the request, as the browser names it: for counting only. */
  referrer: string | undefined;
  cookies: ReadonlyMap<string, string>;
  /** Our cookies that came more than once, with every value; none of them is in `cookies`. */
  doubled: ReadonlyMap<string, readonly string[]>;
  /** The IP address that the request came from: for counting only. */
  address: string;
  /** Reads the browser and the place of the request. */
  sighting: () => Sighting;
  nowMs: number;
  log: Log;
  /** How long the answer waited, and for what. */
  timings: Timings;
  /** `Set-Cookie` values that every answer to this request carries. */
  keptCookies: string[];
  /** The kind of the answer, which decides its headers. A page sets it once its route is matched. */
  answering: RouteKind | 'call';
  /**
   * The pattern of the route whose page is shown, such as `/oauth/[partner]/code`; empty where the request is for no
   * page.
   */
  route: string;
  /** The hashes of what is written in the page itself, for its policy; only a page of ours has them. */
  inline: InlineHashes | undefined;
  /** The origins whose scripts this page loads. */
  scriptOrigins: string[];
  /** What else the page's policy allows it to load. */
  policySources: PolicySource[];
  /** True where the page offers wallets, which need the payment permission and a window of their own. */
  paysByWallet: boolean;
  /** True where a session admitted the page: its headings are set in the brand's own typeface. */
  signedIn: boolean;
  /** The mark of the account that the page is made for: its forms and calls carry it. Undefined without a session. */
  accountMark: string | undefined;
  /** How long a proof or a status counts as recent, in milliseconds. */
  recentWithinMs: number;
  /** True in the sandbox environment, where stand-ins take the place of third parties' scripts. */
  sandboxed: boolean;
  /** Lets work continue after the response is sent. */
  after: (work: Promise<unknown>) => void;
};

/** The parts of a request context that opening and keeping a session needs. */
export type SessionRequest = Pick<RequestContext, 'env' | 'brand' | 'cookies' | 'nowMs'>;

const ONE_DAY_SECONDS = 86_400;

/** Reads a request. Forwarded headers of any kind are ignored, because a client can write anything into them. */
export function readRequestContext(
  request: Request,
  env: PortalEnv,
  nowMs: number,
  after: RequestContext['after'],
): RequestContext {
  const url = new URL(request.url);
  const cookies = requestCookies(request.headers.get('cookie'));
  const choice = resolveBrand(allBrands, {
    host: url.host,
    query: url.searchParams.get('brand') ?? undefined,
    cookie: cookies.get(cookieNames.brand),
  });
  const requestId = crypto.randomUUID();
  const { locale, wishedLanguages, ...language } = pageLanguage({
    kept: cookies.get(cookieNames.locale),
    query: isPageRequest(request.method, url) ? url.searchParams : undefined,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
    brand: choice.brand.locale,
    available: languagesIn(env),
  });
  const cf = edgeFacts(request);
  return {
    env,
    requestId,
    url,
    brand: choice.brand,
    brandFrom: choice.from,
    locale,
    wishedLanguages,
    country:
      languageCountry(request.headers.get('accept-language') ?? undefined) ??
      cf.country ??
      choice.brand.country,
    timeZone: knownTimeZone(cf.timezone),
    // `none` means typed, bookmarked or opened by an app; old browsers send nothing.
    fromElsewhere: ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? ''),
    isOwnVisit:
      request.headers.get('sec-fetch-site') === 'same-origin' &&
      request.headers.get('sec-fetch-dest') === 'document',
    referrer: request.headers.get('referer') ?? undefined,
    cookies,
    doubled: doubledCookies(request.headers.get('cookie')),
    address: request.headers.get('cf-connecting-ip') ?? 'unknown',
    sighting: () => sightingOf(request, cf),
    nowMs,
    log: requestLog({ requestId, brand: choice.brand.key }),
    timings: timings(),
    keptCookies: [
      ...(choice.from === 'query' ? [setCookie('brand', choice.brand.key, ONE_DAY_SECONDS)] : []),
      ...language.cookies,
    ],
    answering: 'call',
    route: '',
    inline: undefined,
    scriptOrigins: [],
    policySources: [],
    paysByWallet: false,
    signedIn: false,
    accountMark: undefined,
    recentWithinMs: recentWithinMs(env),
    sandboxed: env.SANDBOX !== undefined,
    after,
  };
}

/** Returns true for a request for a page of the portal: only such an address may ask for a language. */
function isPageRequest(method: string, { pathname }: URL): boolean {
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|sandbox)(\/|$)/.test(pathname);
}
