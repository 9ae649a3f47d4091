/*
 * Hostile inputs: paths, and headers that other servers take for a path. Each of `pathRows` shows a visitor no account
 * page and calls no platform. Each of `frameworkRows` is refused. With each of `guardHeaderRows` /billing stays guarded.
 */

/** A spelling of a path, as the request line has it, and the statuses that a visitor may get. */
export type PathRow = {
  /** What is hostile about the spelling. */
  what: string;
  path: string;
  /** The plain path that a careless router would take it for. */
  like?: string;
  /** The statuses that are right. With `like`, the answer of the plain path is right, too. */
  statuses: number[];
};

const refused = [400, 404];

/** Spellings of /billing, as what, path and statuses: each is guarded like it, or is no page at all. */
const billing: [string, string, number[]?][] = [
  // CVE-2025-64765.
  ['an encoded letter', '/%62illing'],
  // CVE-2025-66202.
  ['double encoding', '/%2562illing'],
  // CVE-2026-59731.
  ['encoding many times over', '/%2525252525252525252562illing', [400]],
  // CVE-2026-39406.
  ['doubled slashes', '//billing'],
  ['doubled slashes', '///billing'],
  ['doubled slashes', '//billing/'],
  ['doubled slashes', '/.//billing'],
  ['a backslash', '/%5Cbilling'],
  ['a backslash', '/%5cbilling'],
  ['a backslash', '/\\billing'],
  ['a backslash', '/x/%5C%5Cbilling'],
  // CVE-2026-33494.
  ['dot segments', '/plans/../billing'],
  ['dot segments', '/plans/%2e%2e/billing'],
  ['dot segments', '/login/.%2E/billing'],
  // CVE-2026-29045.
  ['an encoded slash', '/plans/..%2fbilling'],
  ['an encoded slash', '/plans%2f..%2fbilling'],
  ['a path parameter', '/billing;jsessionid=1'],
  ['a path parameter', '/billing;/x'],
  ['a trailing slash', '/billing/'],
  ['a trailing dot', '/billing/.'],
  ['a control character or blank', '/billing%00'],
  ['a control character or blank', '/billing%20'],
  ['a control character or blank', '/billing%0a'],
  ['a malformed escape', '/%C0%AF'],
  ['a malformed escape', '/billing%C0%AF'],
  ['a malformed escape', '/%'],
  ['a malformed escape', '/%zz'],
  ['a Unicode slash', '/%ef%bc%8fbilling'],
  ['a Unicode slash', '/%e2%81%84billing'],
  // GHSA-q7p4-cm8g-969j.
  ['a stripped prefix', '/apihttps://169.254.169.254/'],
  ['a stripped prefix', '/api/https://169.254.169.254/'],
  ['a stripped prefix', '/sandboxhttps://169.254.169.254/'],
];

/** The spellings of /billing as rows. */
export const pathRows: PathRow[] = billing.map(([what, path, statuses = refused]) => ({
  what,
  path,
  like: '/billing',
  statuses,
}));

/** Addresses that Astro can serve and this portal does not have. */
export const frameworkRows: Pick<PathRow, 'path' | 'statuses'>[] = [
  // CVE-2025-58179: the image service fetches another host.
  { path: '/_image?href=https://evil.example/x.svg', statuses: [403, 404] },
  { path: '/_image', statuses: [403, 404] },
  { path: '/_image?href=/brands/geeni/logo.svg', statuses: [403, 404] },
  // CVE-2025-55303.
  { path: '/_image?href=//evil.example/x.svg', statuses: [403, 404] },
  { path: '/_image?href=\\\\evil.example/x.svg', statuses: [403, 404] },
  // CVE-2025-65019.
  { path: '/_image?href=data:image/svg+xml,<svg%20onload=alert(1)>', statuses: [403, 404] },
  // CVE-2025-64764, CVE-2026-50146.
  { path: '/_server-islands/x?s={"a\\"%20onload":1}', statuses: [404] },
  { path: '/_server-islands/SignInForm?e=default&p=x&s={}', statuses: [404] },
  { path: '/_actions/anything', statuses: [404] },
];

/** Headers that skip the guard or change the path on other servers: the guard of /billing runs as usual. */
export const guardHeaderRows: { headers: Record<string, string> }[] = [
  // CVE-2025-29927: a header of Next.js that skipped its middleware.
  { headers: { 'x-middleware-subrequest': 'middleware' } },
  {
    headers: { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware' },
  },
  { headers: { 'x-original-url': '/plans', 'x-rewrite-url': '/plans' } },
  { headers: { 'x-astro-path': '/plans', 'x-astro-locals': '{"session":{}}' } },
  // CVE-2026-34457: a health check or prefetch that skipped the sign-in.
  { headers: { 'user-agent': 'GoogleHC/1.0' } },
  { headers: { 'user-agent': 'kube-probe/1.30' } },
  { headers: { 'sec-purpose': 'prefetch', purpose: 'prefetch' } },
];
