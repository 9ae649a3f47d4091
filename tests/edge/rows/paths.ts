/** A spelling of a path, as it stands in the request line, and what may come of it for a visitor. */
export type PathRow = {
  id: string;
  path: string;
  /** The plain spelling it might be taken for. */
  like?: string;
  /** Statuses that are right; `like` also allows exactly what the plain spelling answers. */
  statuses: number[];
};

const refused = [400, 404];

/** Spellings of /billing that must be guarded like it, or be no page at all. */
const billing: [string, string, number[]?][] = [
  ['P-01', '/%62illing'],
  ['P-02', '/%2562illing'],
  ['P-04', '/%2525252525252525252562illing', [400]],
  ['P-05', '//billing'],
  ['P-05', '///billing'],
  ['P-05', '//billing/'],
  ['P-05', '/.//billing'],
  ['P-06', '/%5Cbilling'],
  ['P-06', '/%5cbilling'],
  ['P-06', '/\\billing'],
  ['P-06', '/x/%5C%5Cbilling'],
  ['P-07', '/plans/../billing'],
  ['P-07', '/plans/%2e%2e/billing'],
  ['P-07', '/login/.%2E/billing'],
  ['P-08', '/plans/..%2fbilling'],
  ['P-08', '/plans%2f..%2fbilling'],
  ['P-09', '/billing;jsessionid=1'],
  ['P-09', '/billing;/x'],
  ['P-10', '/billing/'],
  ['P-10', '/billing/.'],
  ['P-12', '/billing%00'],
  ['P-12', '/billing%20'],
  ['P-12', '/billing%0a'],
  ['P-13', '/%C0%AF'],
  ['P-13', '/billing%C0%AF'],
  ['P-13', '/%'],
  ['P-13', '/%zz'],
  ['P-14', '/%ef%bc%8fbilling'],
  ['P-14', '/%e2%81%84billing'],
  ['P-18', '/apihttps://169.254.169.254/'],
  ['P-18', '/api/https://169.254.169.254/'],
  ['P-18', '/sandboxhttps://169.254.169.254/'],
];

export const pathRows: PathRow[] = billing.map(([id, path, statuses = refused]) => ({
  id,
  path,
  like: '/billing',
  statuses,
}));

/** Addresses of a framework that this portal does not have (rows P-24 to P-27). */
export const frameworkRows: PathRow[] = [
  { id: 'P-24', path: '/_image?href=https://evil.example/x.svg', statuses: [403, 404] },
  { id: 'P-24', path: '/_image', statuses: [403, 404] },
  { id: 'P-24', path: '/_image?href=/brands/geeni/logo.svg', statuses: [403, 404] },
  { id: 'P-25', path: '/_image?href=//evil.example/x.svg', statuses: [403, 404] },
  { id: 'P-25', path: '/_image?href=\\\\evil.example/x.svg', statuses: [403, 404] },
  { id: 'P-26', path: '/_image?href=data:image/svg+xml,<svg%20onload=alert(1)>', statuses: [403, 404] },
  { id: 'P-27', path: '/_server-islands/x?s={"a\\"%20onload":1}', statuses: [404] },
  { id: 'P-27', path: '/_server-islands/SignInForm?e=default&p=x&s={}', statuses: [404] },
  { id: 'P-27', path: '/_actions/anything', statuses: [404] },
];

/** Headers that other servers let decide the path: the guard of /billing runs as ever. */
export const guardHeaderRows: { id: string; headers: Record<string, string> }[] = [
  { id: 'P-21', headers: { 'x-middleware-subrequest': 'middleware' } },
  {
    id: 'P-21',
    headers: { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware' },
  },
  { id: 'P-22', headers: { 'x-original-url': '/plans', 'x-rewrite-url': '/plans' } },
  { id: 'P-22', headers: { 'x-astro-path': '/plans', 'x-astro-locals': '{"session":{}}' } },
  { id: 'P-23', headers: { 'user-agent': 'GoogleHC/1.0' } },
  { id: 'P-23', headers: { 'user-agent': 'kube-probe/1.30' } },
  { id: 'P-23', headers: { 'sec-purpose': 'prefetch', purpose: 'prefetch' } },
];
