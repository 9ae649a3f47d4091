import { type HostCookieName, cookieNamesInPage, plainCookieName } from '../../contracts/cookie-name.ts';

/** The part of a document that is read; a test replaces it. */
export type CookiePage = { cookie: string; location: { protocol: string } };

/**
 * Takes a cookie out of the browser; undefined without one. A cookie that comes twice, or that is still there once it was
 * removed, may be another host's and is none (docs/adr/020). Scripts read and write cookies here alone.
 */
export function takeCookie(page: CookiePage, name: HostCookieName): string | undefined {
  const values = cookieNamesInPage(name, page.location.protocol).flatMap((each) => takenValues(page, each));
  return values.length === 1 ? values[0] : undefined;
}

function takenValues(page: CookiePage, name: string): string[] {
  const values = valuesOf(page, name);
  if (values.length === 0) return [];
  const secure = name === plainCookieName(name) ? '' : '; Secure';
  page.cookie = `${name}=; Path=/; Max-Age=0${secure}`;
  return valuesOf(page, name).length > 0 ? [] : values;
}

function valuesOf(page: CookiePage, name: string): string[] {
  const start = `${name}=`;
  return page.cookie
    .split('; ')
    .flatMap((pair) => (pair.startsWith(start) ? [pair.slice(start.length)] : []));
}
