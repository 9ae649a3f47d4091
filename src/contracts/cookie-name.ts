/** The beginning of a cookie's name that a browser takes over https alone, and from the host alone that it belongs to. */
const HOST_PREFIX = '__Host-';

/** A name under which no other host can write a cookie. */
export type HostCookieName = `${typeof HOST_PREFIX}${string}`;

/** The name of a cookie that a browser is to keep for this one host. */
export function hostCookieName(name: string): HostCookieName {
  return `${HOST_PREFIX}${name}`;
}

/**
 * The name of the same cookie where a browser keeps no `Secure` one (docs/adr/034); also of a `Set-Cookie` value, which begins
 * with it.
 */
export function plainCookieName(name: string): string {
  return name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name;
}

/**
 * The names under which a script finds a cookie on a page that came over `protocol` (`https:`): over http alone also the plain
 * one, which a sibling host can write too.
 */
export function cookieNamesInPage(name: HostCookieName, protocol: string): readonly string[] {
  return protocol === 'http:' ? [name, plainCookieName(name)] : [name];
}
