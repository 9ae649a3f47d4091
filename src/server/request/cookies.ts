import { isOtherMachine } from '../../domain/web/host-address.ts';
import { APP_MESSAGES_COOKIE } from '../../contracts/app-messages.ts';
import { type HostCookieName, hostCookieName, plainCookieName } from '../../contracts/cookie-name.ts';

/**
 * The names of the portal's cookies. A browser accepts a `__Host-` cookie only if it is Secure and belongs to this one
 * host and every path. All but `appMessages` are HttpOnly, so that no script reads them. They are SameSite=Lax and not Strict, because
 * assistants, mails, 3-D Secure and hosted checkout lead back to the portal by a top-level GET.
 */
export const cookieNames = {
  /** The handle of a session. */
  session: '__Host-session',
  /** The handle of a sign-in that waits for its MFA code; it is no session. */
  pending: '__Host-pending',
  /** The handle of an arrival, which waits until the person says that the account is theirs; it is no session. */
  arrival: '__Host-arrival',
  /** What the next page shows, once, after a plain form. */
  flash: '__Host-flash',
  /** The e-mail address that Remember Me keeps. */
  remembered: '__Host-remembered',
  /** What a mailed link carried, after it was removed from the address, and the result of using it. */
  link: '__Host-link',
  /** The nonce with which a sign-in by Google, or by Apple, began in this browser. */
  socialGoogle: '__Host-social-google',
  socialApple: '__Host-social-apple',
  /** What the card form shows when it comes back, and what the person typed beside the card. */
  billing: '__Host-billing',
  /** What became of a declaration: sent, with its content, or refused, with what was typed. */
  declaration: '__Host-declaration',
  /** Text that a person typed and did not send; the same person sees it after the next sign-in (docs/adr/009). */
  typed: '__Host-typed',
  /** The billing provider that this visitor chose. */
  billingProvider: '__Host-billing-provider',
  /** The id of this known browser at each account it signed in to before (docs/adr/018). It signs nobody in. */
  knownBrowser: '__Host-device',
  /** The brand that an address asked for on a host of no brand. No secret. */
  brand: '__Host-brand',
  /** The language that this browser keeps, and how it was named: `chosen.es`, `asked.de`. No secret. */
  locale: '__Host-locale',
  /** Says that a person has just chosen a language: the next page writes the choice into local storage. */
  languageChosen: '__Host-language-chosen',
  /** What scripts of others may do, and the day when that was chosen. It names nobody. No secret. */
  consent: '__Host-consent',
  /** That this browser is the web view of an app, and what the app knows of the session. No secret. */
  app: '__Host-app',
  /** Messages for the app around the page, which a script takes out (docs/adr/071). No secret, and nothing of a person. */
  appMessages: APP_MESSAGES_COOKIE,
  /** Shows, by coming back, that the browser keeps cookies (docs/adr/034). No secret. */
  kept: '__Host-kept',
} as const satisfies Record<string, HostCookieName>;
export type CookieName = keyof typeof cookieNames;

/** Builds a `Set-Cookie` value. Without `maxAgeSeconds` the cookie ends with the browser session. */
export function setCookie(name: CookieName, value: string, maxAgeSeconds?: number): string {
  return hostCookie(cookieNames[name], value, maxAgeSeconds);
}

/** The longest `Set-Cookie` value that is sent, in characters: browsers drop a cookie of more than 4096 bytes. */
const MAX_COOKIE = 3_900;

/** True for a `Set-Cookie` value that is short enough for every browser. */
export function fitsCookie(cookie: string): boolean {
  return cookie.length <= MAX_COOKIE;
}

/** Builds the `Set-Cookie` value of a cookie that a script may read; 0 seconds remove it. */
export function setReadableCookie(name: 'appMessages', value: string, maxAgeSeconds: number): string {
  return setCookie(name, value, maxAgeSeconds).replace('; HttpOnly', '');
}

/** The cookie name of one linking that waits for its MFA code. Each has its own, so that tabs do not interfere. */
export function linkingCookieName(transaction: string): HostCookieName {
  return hostCookieName(`linking-${transaction}`);
}

/** Builds the `Set-Cookie` value of a linking's cookie; 0 seconds remove it. */
export function linkingCookie(transaction: string, value: string, maxAgeSeconds: number): string {
  return hostCookie(linkingCookieName(transaction), value, maxAgeSeconds);
}

function hostCookie(name: string, value: string, maxAgeSeconds: number | undefined): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${age}`;
}

/** Builds a `Set-Cookie` value that removes the cookie. */
export function clearedCookie(name: CookieName): string {
  return setCookie(name, '', 0);
}

/**
 * Parses a `Cookie` header into raw values by name; the rest of the server reads cookies through it. Strips only spaces
 * and tabs, as RFC 6265bis says: a sibling host can write any other white space before one of our names. A name that
 * occurs twice is left out, because nothing shows which of the two is ours (docs/adr/020).
 */
export function requestCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  const doubled = new Set<string>();
  for (const [name, value] of cookiePairs(header)) {
    if (cookies.has(name)) doubled.add(name);
    else cookies.set(name, value);
  }
  for (const name of doubled) cookies.delete(name);
  return cookies;
}

/** Lists each of our cookies that a request carries more than once, with all its values; not the language cookies. */
export function doubledCookies(header: string | null | undefined): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of cookiePairs(header)) {
    if (isOurs(name)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return new Map([...values].filter(([, all]) => all.length > 1));
}

const hostNames: ReadonlySet<string> = new Set(
  Object.values(cookieNames).filter(
    (name) => name !== cookieNames.locale && name !== cookieNames.languageChosen,
  ),
);

function isOurs(name: string): boolean {
  return hostNames.has(name) || name.startsWith(linkingCookieName(''));
}

function cookiePairs(header: string | null | undefined): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const part of (header ?? '').split(';')) {
    const split = part.indexOf('=');
    const name = split < 0 ? '' : stripBlanks(part.slice(0, split));
    if (name !== '') pairs.push([name, stripBlanks(part.slice(split + 1))]);
  }
  return pairs;
}

/** Removes the spaces and tabs around a text, in linear time for any text. */
function stripBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isBlank(letter: string | undefined): boolean {
  return letter === ' ' || letter === '\t';
}

/**
 * True if the browser would drop `Secure` cookies (docs/adr/034): WebKit, as the only engine, keeps none from
 * `http://*.localhost`, and no engine does from the address of another machine, where a phone reaches the sandbox. Never
 * true without the sandbox beside the portal, over https, or on any other host.
 */
export function losesSecureCookies(request: Request, { SANDBOX }: { SANDBOX?: unknown }): boolean {
  if (SANDBOX === undefined) return false;
  const { protocol, hostname } = new URL(request.url);
  if (protocol !== 'http:') return false;
  if (hostname.endsWith('.localhost')) return isWebKit(request.headers.get('user-agent'));
  return isOtherMachine(hostname);
}

/** True for WebKit. Chromium also calls itself AppleWebKit, but adds Chrome. */
function isWebKit(userAgent: string | null): boolean {
  return userAgent !== null && userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/');
}

/** Copies a request whose cookies came under plain names, and gives our cookies their `__Host-` names back. */
export function withHostCookieNames(request: Request): Request {
  const renamed = cookiePairs(request.headers.get('cookie')).map(([name, value]) =>
    isAnyOfOurs(hostCookieName(name)) ? `${hostCookieName(name)}=${value}` : `${name}=${value}`,
  );
  const copy = new Request(request);
  if (renamed.length > 0) copy.headers.set('cookie', renamed.join('; '));
  return copy;
}

/** Returns the answer with cookies that have plain names and no `Secure`, so that they work over plain http. */
export function withPlainCookies(answer: Response): Response {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length === 0) return answer;
  const plain = new Response(answer.body, answer);
  plain.headers.delete('set-cookie');
  for (const cookie of cookies)
    plain.headers.append('set-cookie', plainCookieName(cookie).replace('; Secure', ''));
  return plain;
}

const allNames: ReadonlySet<string> = new Set(Object.values(cookieNames));

function isAnyOfOurs(name: string): boolean {
  return allNames.has(name) || name.startsWith(linkingCookieName(''));
}
