/*
 * Hostile inputs: hosts, brands and forwarded headers. The brand of the row answers each of `brandRows` with its plain
 * sign-in page. Each of `forwardedRows` changes nothing: not the page, the guard, the sign-in or its cookie.
 */

/** A request with a hostile host, brand parameter or brand cookie, and the brand that must answer it. */
export type HostRow = {
  /** What is hostile about it. */
  what: string;
  host: string;
  path?: string;
  headers?: Record<string, string>;
  brand: string;
};

const unknown = 'portal.unknown.example';

/** Hosts and brands that a client makes up. Unknown hosts and unknown brands get geeni. */
export const brandRows: HostRow[] = [
  // CVE-2023-49097: a mailed link that names the host of the request.
  { what: 'a host of nobody', host: 'evil.example', brand: 'geeni' },
  { what: 'a trailing dot', host: 'account.otis.example.', brand: 'otis' },
  { what: 'a trailing dot', host: 'visi.localhost.', brand: 'visi' },
  { what: 'a port', host: 'account.otis.example:8443', brand: 'otis' },
  { what: 'a port', host: 'ACCOUNT.Otis.Example:80', brand: 'otis' },
  { what: 'a look-alike host', host: 'xn--geeni-xyz.example', brand: 'geeni' },
  { what: 'a look-alike host', host: 'account.xn--tis-dma.example', brand: 'geeni' },
  { what: 'a look-alike host', host: 'account.otis.example.evil.example', brand: 'geeni' },
  { what: 'a look-alike host', host: 'evilaccount.otis.example', brand: 'geeni' },
  {
    what: 'a key of every object as the brand',
    host: unknown,
    path: '/login?brand=__proto__',
    brand: 'geeni',
  },
  {
    what: 'a key of every object as the brand',
    host: unknown,
    path: '/login?brand=constructor',
    brand: 'geeni',
  },
  {
    what: 'a key of every object as the brand',
    host: unknown,
    path: '/login?brand=hasOwnProperty',
    brand: 'geeni',
  },
  { what: 'brackets in the name', host: unknown, path: '/login?brand[]=otis', brand: 'geeni' },
  { what: 'brackets in the name', host: unknown, path: '/login?brand[__proto__]=x', brand: 'geeni' },
  { what: 'a path as the brand', host: unknown, path: '/login?brand=../../otis', brand: 'geeni' },
  { what: 'a path as the brand', host: unknown, path: '/login?brand=otis/', brand: 'geeni' },
  { what: 'a null byte', host: unknown, path: '/login?brand=OTIS%00', brand: 'geeni' },
  { what: 'a null byte', host: unknown, path: '/login?brand=otis%00', brand: 'geeni' },
  {
    what: 'another brand on a known host',
    host: 'account.visi.example',
    path: '/login?brand=otis',
    brand: 'visi',
  },
  {
    what: 'another brand on a known host',
    host: 'account.visi.example',
    headers: { cookie: '__Host-brand=otis' },
    brand: 'visi',
  },
  // CVE-2025-64764.
  {
    what: 'markup as the brand',
    host: unknown,
    path: '/login?brand=<script>alert(1)</script>',
    brand: 'geeni',
  },
  {
    what: 'markup as the brand',
    host: unknown,
    headers: { cookie: '__Host-brand="><script>alert(1)</script>' },
    brand: 'geeni',
  },
];

/** Headers that a client can write freely: the answer must be the one without them. */
export const forwardedRows: { headers: Record<string, string> }[] = [
  // CVE-2025-64525: a framework built its URL from these headers.
  { headers: { 'x-forwarded-proto': 'https://www.malicious-url.com/?tank=' } },
  { headers: { 'x-forwarded-proto': 'x:admin?' } },
  { headers: { 'x-forwarded-proto': 'javascript:alert(document.cookie)//' } },
  { headers: { 'x-forwarded-port': '/vulnerable?' } },
  // CVE-2026-33495: a direct client claims that its request came by http.
  { headers: { 'x-forwarded-proto': 'http' } },
  // CVE-2025-43864: a cached answer that such a header had changed.
  { headers: { 'x-forwarded-host': 'evil.example' } },
  { headers: { 'x-forwarded-host': 'account.otis.example' } },
  { headers: { forwarded: 'host=evil.example;proto=http' } },
  { headers: { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' } },
  { headers: { 'x-forwarded-prefix': '/evil', 'x-forwarded-path': '/evil' } },
  { headers: { 'x-sandbox-brand': 'otis', 'x-brand': 'otis' } },
];
