import { allBrands } from '../../brands/all-brands.ts';
import { brandOfHost } from '../../brands/resolve-brand.ts';
import type { AnalyticsRecord } from '../../contracts/analytics-event.ts';
import { loginReasons } from '../../contracts/access/session-watch.ts';
import { languageCountry } from '../../domain/locale.ts';
import { routeMap } from '../../domain/route-map.ts';
import { socialButtonLocale } from '../access/social-page.ts';
import { keptBytes } from '../kept-bytes.ts';
import { writeEvent } from '../page/analytics.ts';
import { type LanguageSigns, languagesIn, pageLanguage } from '../page/page-language.ts';
import type { PortalEnv } from '../portal-env.ts';
import { cookieNames, requestCookies } from '../session/cookies.ts';

/** Largest size of all cached answers together, in bytes. `rendered-pages.ts` holds most of the same bodies. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Estimated size of an answer's headers, in bytes. */
const HEADER_BYTES = 2_048;
/** How many combinations of brand, kept language and `Accept-Language` are remembered with their locale. */
const MAX_LANGUAGES = 512;

/** The cache key of an answer, and what is counted about the visitor who requests it. */
type Place = { key: string; visitor: VisitorLanguage };
type VisitorLanguage = { languages: string; locale: string; country: string | undefined };

/** A finished answer with all headers; only the request id is added for each visitor. */
type CachedPage = { body: ArrayBuffer; headers: Record<string, string>; view: Omit<AnalyticsRecord, 'at'> };

/**
 * Finished answers by brand, known address and language. Module scope on purpose: they hold nothing about a visitor,
 * and a new deployment starts with an empty cache.
 */
const kept = keptBytes<CachedPage>(MAX_BYTES, ({ body }) => body.byteLength + HEADER_BYTES);
const languageOf = new Map<string, VisitorLanguage>();

/**
 * Returns the cached answer for a visitor who sends no cookie or only their language, and counts the page view.
 * Undefined if none is cached or the request may not use one.
 */
export function cachedPage(request: Request, env: PortalEnv): Response | undefined {
  const place = placeOf(request, env);
  const answer = place && kept.get(place.key);
  if (!answer) return undefined;
  const { locale, country } = place.visitor;
  writeEvent(env, { ...answer.view, locale, country: country ?? answer.view.country });
  return new Response(answer.body, { headers: { ...answer.headers, 'x-request-id': crypto.randomUUID() } });
}

/** Caches a finished answer, unless it sets a cookie. Call it only for a page that every visitor shares. */
export function cachePage(
  request: Request,
  env: PortalEnv,
  body: ArrayBuffer,
  headers: Headers,
  view: CachedPage['view'],
): void {
  const place = placeOf(request, env);
  if (!place || headers.has('set-cookie')) return;
  kept.set(place.key, { body, headers: Object.fromEntries(headers), view });
}

function placeOf({ headers, method, url }: Request, env: PortalEnv): Place | undefined {
  const cookies = headers.get('cookie');
  const language = languageAlone(cookies);
  if (method !== 'GET' || (cookies !== null && language === undefined)) return undefined;
  const address = new URL(url);
  // On a host that belongs to no brand the page depends on more than its address, and the answer sets a cookie.
  const brand = brandOfHost(allBrands, address.host);
  const known = knownAddress(address);
  if (!brand || known === undefined) return undefined;
  // The key leaves out the country and time zone of the network: no page cached here depends on them.
  const signs = { acceptLanguage: headers.get('accept-language') ?? '', kept: language };
  const visitor = languageFor({ ...signs, available: languagesIn(env) }, brand);
  return { key: `${brand.key}\n${known}\n${visitor.languages}`, visitor };
}

/** The language that the browser keeps, if that is its only cookie; a header with several cookies is not parsed. */
function languageAlone(header: string | null): string | undefined {
  return header === null || header.includes(';') ? undefined : requestCookies(header).get(cookieNames.locale);
}

/**
 * The address in one canonical spelling; undefined for an address that the portal itself never links to. So nobody can
 * fill the cache with addresses that they make up.
 */
function knownAddress({ pathname, searchParams }: URL): string | undefined {
  const reason = searchParams.get('reason') ?? '';
  const redirectUri = searchParams.get('redirectUri') ?? '';
  const isKnown =
    routeMap.has(pathname) &&
    (reason === '' || loginReasons.some((one) => one === reason)) &&
    (redirectUri === '' || routeMap.has(redirectUri)) &&
    [...searchParams.keys()].length === Number(reason !== '') + Number(redirectUri !== '');
  return isKnown ? `${pathname}\n${reason}\n${redirectUri}` : undefined;
}

/** The languages of a visitor's page and of the sign-in buttons in it, and what is counted about the visitor. */
function languageFor(
  signs: Pick<LanguageSigns, 'kept' | 'available'> & { acceptLanguage: string },
  brand: { key: string; locale: string },
): VisitorLanguage {
  const key = `${brand.key}\n${signs.kept ?? ''}\n${signs.acceptLanguage}`;
  const known = languageOf.get(key);
  if (known !== undefined) return known;
  const page = pageLanguage({ ...signs, query: undefined, brand: brand.locale });
  if (languageOf.size >= MAX_LANGUAGES) languageOf.clear();
  const found = {
    languages: `${page.locale.language}\n${socialButtonLocale(page)}`,
    locale: page.locale.format,
    country: languageCountry(signs.acceptLanguage),
  };
  languageOf.set(key, found);
  return found;
}
