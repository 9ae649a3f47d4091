import { allBrands } from '../../brands/all-brands.ts';
import { brandOfHost } from '../../brands/resolve-brand.ts';
import type { AnalyticsRecord } from '../../contracts/analytics-event.ts';
import { loginReasons } from '../../contracts/access/session-watch.ts';
import { routeMap } from '../../domain/route-map.ts';
import { socialButtonLocale } from '../access/social-page.ts';
import { writeEvent } from '../page/analytics.ts';
import { type LanguageSigns, languagesIn, pageLanguage } from '../page/page-language.ts';
import type { PortalEnv } from '../portal-env.ts';
import { cookieNames, requestCookies } from '../session/cookies.ts';

/** Answers kept at once for a brand; the one used longest ago goes first. */
const MAX_KEPT = 128;
/** `Accept-Language` headers, beside what browsers keep, whose locale is remembered. */
const MAX_LANGUAGES = 512;

/** A visitor's page, dressed and ready: only its request id is missing. */
type CachedPage = { body: ArrayBuffer; headers: Record<string, string>; view: Omit<AnalyticsRecord, 'at'> };

/**
 * Finished answers by brand, then by known address and locale. Module scope on purpose, like the pages they are made of:
 * nothing of a visitor is in them, and a deployment starts anew.
 */
const kept = new Map<string, Map<string, CachedPage>>();
const localeOf = new Map<string, string>();

/**
 * The answer to a visitor whose page was asked for before, and who brings no cookie but their language; undefined sends the
 * request on.
 */
export function cachedPage(request: Request, env: PortalEnv): Response | undefined {
  const place = placeOf(request, env);
  if (!place) return undefined;
  const ofBrand = kept.get(place.brand);
  const answer = ofBrand?.get(place.key);
  if (!ofBrand || !answer) return undefined;
  ofBrand.delete(place.key);
  ofBrand.set(place.key, answer);
  writeEvent(env, answer.view);
  return new Response(answer.body, { headers: { ...answer.headers, 'x-request-id': crypto.randomUUID() } });
}

/** Keeps a finished answer for the visitors after this one. Call it only for a page that every visitor shares. */
export function cachePage(
  request: Request,
  env: PortalEnv,
  body: ArrayBuffer,
  headers: Headers,
  view: CachedPage['view'],
): void {
  const place = placeOf(request, env);
  if (!place || headers.has('set-cookie')) return;
  const ofBrand = kept.get(place.brand) ?? new Map<string, CachedPage>();
  kept.set(place.brand, ofBrand);
  ofBrand.set(place.key, { body, headers: Object.fromEntries(headers), view });
  const oldest = ofBrand.keys().next().value;
  if (ofBrand.size > MAX_KEPT && oldest !== undefined) ofBrand.delete(oldest);
}

function placeOf(
  { headers, method, url }: Request,
  env: PortalEnv,
): { brand: string; key: string } | undefined {
  const cookies = headers.get('cookie');
  const language = languageAlone(cookies);
  if (method !== 'GET' || (cookies !== null && language === undefined)) return undefined;
  const address = new URL(url);
  // On a host of no brand the page depends on more than its address, and its answer sets a cookie.
  const brand = brandOfHost(allBrands, address.host);
  const known = knownAddress(address);
  if (!brand || known === undefined) return undefined;
  // Where the edge knows a country or time zone, no page kept here depends on it.
  const signs = { acceptLanguage: headers.get('accept-language') ?? '', kept: language };
  const locales = localesFor({ ...signs, available: languagesIn(env) }, brand);
  return { brand: brand.key, key: `${known}\n${locales}` };
}

/** What the browser keeps of a language, where it is its one cookie; a header that holds more is not looked into. */
function languageAlone(header: string | null): string | undefined {
  return header === null || header.includes(';') ? undefined : requestCookies(header).get(cookieNames.locale);
}

/**
 * The address in its one spelling; undefined for one that the portal itself never leads to. Of what a visitor could write at
 * will nothing takes a place here.
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

/** The locale a visitor is given, and that of the providers' buttons. */
function localesFor(
  signs: Pick<LanguageSigns, 'kept' | 'available'> & { acceptLanguage: string },
  brand: { key: string; locale: string },
): string {
  const asked = `${brand.key}\n${signs.kept ?? ''}\n${signs.acceptLanguage}`;
  const known = localeOf.get(asked);
  if (known !== undefined) return known;
  const page = pageLanguage({ ...signs, query: undefined, brand: brand.locale });
  if (localeOf.size >= MAX_LANGUAGES) localeOf.clear();
  const found = `${page.locale.language}\n${page.locale.format}\n${socialButtonLocale(page)}`;
  localeOf.set(asked, found);
  return found;
}
