/**
 * The portal's cookies. All are `__Host-`: Secure, for this host and every path, out of scripts' reach. Lax, not Strict:
 * assistants, mails, 3-D Secure and hosted checkout come back by a top-level GET.
 */
export const cookieNames = {
  session: '__Host-session',
  pending: '__Host-pending',
  /** An account that arrived by a hand-off and that nobody said yes to yet: no session. */
  arrival: '__Host-arrival',
  flash: '__Host-flash',
  remembered: '__Host-remembered',
  /** What a mailed link carried, once its address is clean, and what came of it. */
  link: '__Host-link',
  /** The nonce a sign-in by Google, or by Apple, was begun with in this browser. */
  socialGoogle: '__Host-social-google',
  socialApple: '__Host-social-apple',
  /** What the card form has to say once it is shown again, with what was typed beside the card. */
  billing: '__Host-billing',
  /** What was typed in a form and not sent, for the same person after another sign-in (docs/adr/030). */
  typed: '__Host-typed',
  /** The billing provider this visitor chose. */
  billingProvider: '__Host-billing-provider',
  /** The accounts this browser signed in to before, for counting wrong passwords alone (docs/adr/018). */
  device: '__Host-device',
  /** The brand asked for on an unknown host. No secret. */
  brand: '__Host-brand',
  /** The language this browser keeps, and why: `chosen.es`, `asked.de`. No secret. */
  locale: '__Host-locale',
  /** A language was chosen just now: the page that follows writes it into the local storage. */
  languageChosen: '__Host-language-chosen',
  /** Whether it comes back says whether the browser keeps cookies. No secret. */
  kept: '__Host-kept',
} as const;
export type CookieName = keyof typeof cookieNames;

/** A `Set-Cookie` value; without `maxAgeSeconds` the cookie goes with the browser session. */
export function setCookie(name: CookieName, value: string, maxAgeSeconds?: number): string {
  return hostCookie(cookieNames[name], value, maxAgeSeconds);
}

/** The name of the cookie of one linking that waits for its code: one for each, so that tabs never meet. */
export function linkingCookieName(transaction: string): `__Host-${string}` {
  return `__Host-linking-${transaction}`;
}

/** A `Set-Cookie` value for that cookie; 0 seconds remove it. */
export function linkingCookie(transaction: string, value: string, maxAgeSeconds: number): string {
  return hostCookie(linkingCookieName(transaction), value, maxAgeSeconds);
}

function hostCookie(name: string, value: string, maxAgeSeconds: number | undefined): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${age}`;
}

/** A `Set-Cookie` value that removes the cookie. */
export function clearedCookie(name: CookieName): string {
  return setCookie(name, '', 0);
}

/**
 * The cookies of a request by name, values as they stand. Only space and tab are stripped, as RFC 6265bis has it: what a
 * script could trim beside them, a sibling host can write before a name of ours. A name that comes twice is no cookie at
 * all, for nothing tells which of the two is ours. The one reader of the `Cookie` header.
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

/** Every value of each `__Host-` cookie of ours that a request carries more than once, but for the language, which is passed over. */
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

/** Without the spaces and tabs around it; in one pass, whatever stands there. */
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
 * True where `Secure` cookies would be lost: WebKit, alone among the engines, keeps none from `http://*.localhost`. Never
 * without the sandbox beside the portal, over https, or on any other host.
 */
export function losesSecureCookies(request: Request, { SANDBOX }: { SANDBOX?: unknown }): boolean {
  if (SANDBOX === undefined) return false;
  const { protocol, hostname } = new URL(request.url);
  return (
    protocol === 'http:' && hostname.endsWith('.localhost') && isWebKit(request.headers.get('user-agent'))
  );
}

/** Chromium calls itself AppleWebKit too, and then Chrome. */
function isWebKit(userAgent: string | null): boolean {
  return userAgent !== null && userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/');
}

/** A request whose cookies of ours came by their plain names, as if they had come by their own. */
export function withOwnCookieNames(request: Request): Request {
  const renamed = cookiePairs(request.headers.get('cookie')).map(([name, value]) =>
    isAnyOfOurs(HOST_PREFIX + name) ? `${HOST_PREFIX}${name}=${value}` : `${name}=${value}`,
  );
  const own = new Request(request);
  if (renamed.length > 0) own.headers.set('cookie', renamed.join('; '));
  return own;
}

/** An answer whose cookies have plain names and go over plain http. */
export function withPlainCookies(answer: Response): Response {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length === 0) return answer;
  const plain = new Response(answer.body, answer);
  plain.headers.delete('set-cookie');
  for (const cookie of cookies)
    plain.headers.append('set-cookie', cookie.replace(HOST_PREFIX, '').replace('; Secure', ''));
  return plain;
}

const HOST_PREFIX = '__Host-';
const allNames: ReadonlySet<string> = new Set(Object.values(cookieNames));

function isAnyOfOurs(name: string): boolean {
  return allNames.has(name) || name.startsWith(linkingCookieName(''));
}
