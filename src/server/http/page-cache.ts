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

/** What is kept of answers in all, in bytes. Their bodies are, as a rule, those of the pages they were made of. */
const MAX_BYTES = 24 * 1024 * 1024;
/** What an answer takes beside its body: its headers. */
const ASIDE_BYTES = 2_048;
/** `Accept-Language` headers, beside what browsers keep, whose locale is remembered. */
const MAX_LANGUAGES = 512;

/** Where an answer is kept, and what is counted of who asks for it. */
type Place = { key: string; asked: AskedLanguage };
type AskedLanguage = { languages: string; locale: string; country: string | undefined };

/** A visitor's page, dressed and ready: only its request id is missing. */
type CachedPage = { body: ArrayBuffer; headers: Record<string, string>; view: Omit<AnalyticsRecord, 'at'> };

/**
 * Finished answers by brand, known address and language. Module scope on purpose, like the pages they are made of:
 * nothing of a visitor is in them, and a deployment starts anew.
 */
const kept = keptBytes<CachedPage>(MAX_BYTES, ({ body }) => body.byteLength + ASIDE_BYTES);
const languageOf = new Map<string, AskedLanguage>();

/**
 * The answer to a visitor whose page was asked for before, and who brings no cookie but their language; undefined sends the
 * request on.
 */
export function cachedPage(request: Request, env: PortalEnv): Response | undefined {
  const place = placeOf(request, env);
  const answer = place && kept.get(place.key);
  if (!answer) return undefined;
  const { locale, country } = place.asked;
  writeEvent(env, { ...answer.view, locale, country: country ?? answer.view.country });
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
  kept.set(place.key, { body, headers: Object.fromEntries(headers), view });
}

function placeOf({ headers, method, url }: Request, env: PortalEnv): Place | undefined {
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
  const asked = languageFor({ ...signs, available: languagesIn(env) }, brand);
  return { key: `${brand.key}\n${known}\n${asked.languages}`, asked };
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

/** The languages of a visitor's page and of the providers' buttons in it, and what is counted of the visitor. */
function languageFor(
  signs: Pick<LanguageSigns, 'kept' | 'available'> & { acceptLanguage: string },
  brand: { key: string; locale: string },
): AskedLanguage {
  const asked = `${brand.key}\n${signs.kept ?? ''}\n${signs.acceptLanguage}`;
  const known = languageOf.get(asked);
  if (known !== undefined) return known;
  const page = pageLanguage({ ...signs, query: undefined, brand: brand.locale });
  if (languageOf.size >= MAX_LANGUAGES) languageOf.clear();
  const found = {
    languages: `${page.locale.language}\n${socialButtonLocale(page)}`,
    locale: page.locale.format,
    country: languageCountry(signs.acceptLanguage),
  };
  languageOf.set(asked, found);
  return found;
}
