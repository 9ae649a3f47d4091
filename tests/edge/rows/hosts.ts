/** A request with a strange host, brand or forwarded header, and the brand that must answer as if nothing was strange. */
export type HostRow = {
  id: string;
  host: string;
  path?: string;
  headers?: Record<string, string>;
  brand: string;
};

const unknown = 'portal.unknown.example';

/** Who answers, whatever the host and the query say. Unknown hosts and brands get geeni. */
export const brandRows: HostRow[] = [
  { id: 'H-01', host: 'evil.example', brand: 'geeni' },
  { id: 'H-11', host: 'account.otis.example.', brand: 'otis' },
  { id: 'H-11', host: 'visi.localhost.', brand: 'visi' },
  { id: 'H-12', host: 'account.otis.example:8443', brand: 'otis' },
  { id: 'H-12', host: 'ACCOUNT.Otis.Example:80', brand: 'otis' },
  { id: 'H-14', host: 'xn--geeni-xyz.example', brand: 'geeni' },
  { id: 'H-14', host: 'account.xn--tis-dma.example', brand: 'geeni' },
  { id: 'H-14', host: 'account.otis.example.evil.example', brand: 'geeni' },
  { id: 'H-14', host: 'evilaccount.otis.example', brand: 'geeni' },
  { id: 'H-16', host: unknown, path: '/login?brand=__proto__', brand: 'geeni' },
  { id: 'H-16', host: unknown, path: '/login?brand=constructor', brand: 'geeni' },
  { id: 'H-16', host: unknown, path: '/login?brand=hasOwnProperty', brand: 'geeni' },
  { id: 'H-19', host: unknown, path: '/login?brand[]=otis', brand: 'geeni' },
  { id: 'H-19', host: unknown, path: '/login?brand[__proto__]=x', brand: 'geeni' },
  { id: 'H-20', host: unknown, path: '/login?brand=../../otis', brand: 'geeni' },
  { id: 'H-20', host: unknown, path: '/login?brand=otis/', brand: 'geeni' },
  { id: 'H-21', host: unknown, path: '/login?brand=OTIS%00', brand: 'geeni' },
  { id: 'H-21', host: unknown, path: '/login?brand=otis%00', brand: 'geeni' },
  { id: 'H-22', host: 'account.visi.example', path: '/login?brand=otis', brand: 'visi' },
  {
    id: 'H-22',
    host: 'account.visi.example',
    headers: { cookie: '__Host-brand=otis' },
    brand: 'visi',
  },
  { id: 'H-23', host: unknown, path: '/login?brand=<script>alert(1)</script>', brand: 'geeni' },
  {
    id: 'H-23',
    host: unknown,
    headers: { cookie: '__Host-brand="><script>alert(1)</script>' },
    brand: 'geeni',
  },
];

/** Headers a client can write as it likes: the answer must be the one without them. */
export const forwardedRows: { id: string; headers: Record<string, string> }[] = [
  { id: 'H-04', headers: { 'x-forwarded-proto': 'https://www.malicious-url.com/?tank=' } },
  { id: 'H-05', headers: { 'x-forwarded-proto': 'x:admin?' } },
  { id: 'H-06', headers: { 'x-forwarded-proto': 'javascript:alert(document.cookie)//' } },
  { id: 'H-07', headers: { 'x-forwarded-port': '/vulnerable?' } },
  { id: 'H-08', headers: { 'x-forwarded-proto': 'http' } },
  { id: 'K-08', headers: { 'x-forwarded-host': 'evil.example' } },
  { id: 'K-08', headers: { 'x-forwarded-host': 'account.otis.example' } },
  { id: 'K-08', headers: { forwarded: 'host=evil.example;proto=http' } },
  { id: 'K-08', headers: { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' } },
  { id: 'K-08', headers: { 'x-forwarded-prefix': '/evil', 'x-forwarded-path': '/evil' } },
  { id: 'K-08', headers: { 'x-sandbox-brand': 'otis', 'x-brand': 'otis' } },
];
