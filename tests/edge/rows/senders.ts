/*
 * Hostile inputs: headers and methods. Each of `senderRows` is refused with the status and code of its row, each of
 * `methodRows` with 405. None of `ignoredHeaderRows` changes an answer or what the platform receives.
 */

/** A sign-in whose headers do not prove that it comes from a page of the portal, and the answer that is expected. */
export type SenderRow = {
  /** What is wrong with the headers. */
  what: string;
  /** Replaces headers that an island sends; `undefined` leaves one out. */
  headers: Record<string, string | undefined>;
  body?: string;
  status: number;
  code: string;
};

const evil = 'https://evil.example';
const form = 'username=owner%40visi.example&password=Passw0rd%21';
const refused = { status: 403, code: 'forbidden' } as const;
const hidden = { status: 403, code: 'origin_hidden' } as const;

/** Posted to visi with the right password: only a request of visi's own page signs in. */
export const senderRows: SenderRow[] = [
  // CVE-2024-56140: a form whose type is not recognised as one, and a post without a type.
  {
    what: 'a foreign form whose type has a broken parameter',
    headers: { origin: evil, 'content-type': 'application/x-www-form-urlencoded; abc' },
    body: form,
    ...refused,
  },
  {
    what: 'a foreign post without a type',
    headers: { origin: evil, 'content-type': undefined },
    ...refused,
  },
  {
    what: 'a foreign post without type and body',
    headers: { origin: evil, 'content-type': undefined },
    body: '',
    ...refused,
  },
  { what: 'foreign JSON', headers: { origin: evil }, ...refused },
  {
    what: 'foreign JSON that calls itself same-origin',
    headers: { origin: evil, 'sec-fetch-site': 'same-origin' },
    ...refused,
  },
  {
    what: 'our origin sent cross-site',
    headers: { 'sec-fetch-site': 'cross-site' },
    ...refused,
  },
  {
    what: 'JSON as text/plain, foreign',
    headers: { origin: evil, 'content-type': 'text/plain' },
    ...refused,
  },
  {
    what: 'JSON as text/plain',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    code: 'unsupported_type',
  },
  {
    what: 'no Origin and no Sec-Fetch-Site',
    headers: { origin: undefined, 'sec-fetch-site': undefined },
    ...hidden,
  },
  {
    what: 'Origin null from elsewhere',
    headers: { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ...refused,
  },
  {
    what: 'Origin null alone',
    headers: { origin: 'null', 'sec-fetch-site': undefined },
    ...hidden,
  },
  { what: 'a sibling brand', headers: { origin: 'https://account.otis.example' }, ...refused },
  {
    what: 'the same host by another scheme',
    headers: { origin: 'https://account.visi.example' },
    ...refused,
  },
  {
    what: 'the same host on another port',
    headers: { origin: 'http://account.visi.example:8080' },
    ...refused,
  },
  {
    what: 'a host that ends like ours',
    headers: { origin: 'http://evil-account.visi.example' },
    ...refused,
  },
  { what: 'Sec-Fetch-Site same-site', headers: { 'sec-fetch-site': 'same-site' }, ...refused },
  { what: 'Sec-Fetch-Site none', headers: { 'sec-fetch-site': 'none' }, ...refused },
  { what: 'Sec-Fetch-Site garbage', headers: { 'sec-fetch-site': 'same-origin, x' }, ...refused },
  {
    what: 'JSON without the header of the portal’s scripts',
    headers: { 'x-portal-request': undefined },
    ...refused,
  },
  {
    what: 'a foreign form without a session',
    headers: {
      origin: evil,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
      'x-portal-request': undefined,
    },
    body: form,
    ...refused,
  },
];

/** Methods that no address of the portal has. */
export const methodRows = [
  'QUERY',
  'PROPFIND',
  'TRACE',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'MKCOL',
  'SEARCH',
] as const;

/** Headers of a client that change neither the answer nor what the platform receives. */
export const ignoredHeaderRows: { what: string; headers: Record<string, string | string[]> }[] = [
  // GHSA-q7jf-gf43-6x6p.
  { what: 'Vary: *', headers: { vary: '*' } },
  { what: '__proto__ as a language', headers: { 'accept-language': '__proto__;q=1, *;q=NaN' } },
  { what: 'an endless language', headers: { 'accept-language': `${'x-'.repeat(4_000)}en` } },
  // GHSA-c57f-mm3j-27q9: an error page for a malformed precondition is kept by a cache.
  { what: 'a malformed If-Match', headers: { 'if-match': '%%%malformed' } },
  { what: 'If-None-Match: *', headers: { 'if-none-match': '*' } },
  { what: 'a Range', headers: { range: 'bytes=0-10' } },
  // CVE-2025-48865: hop-by-hop headers that a proxy removes because a client named them.
  { what: 'hop-by-hop names', headers: { connection: 'close, cf-connecting-ip, cookie' } },
  // CVE-2025-64484: headers that say who the user is, with underscores too.
  {
    what: 'somebody else’s identity',
    headers: {
      x_forwarded_user: 'collector@geeni.example',
      'x-forwarded-user': 'collector@geeni.example',
      'x-user-id': 'geeni-collector',
      peppertoken: 'session-000000',
      'x-amz-security-token': 'temporary-000000',
      'x-request-id': 'forged-request-id',
    },
  },
  { what: 'Basic credentials', headers: { authorization: 'Basic Z2Vlbmk6eDp5' } },
  // CVE-2026-73418.
  { what: 'a malformed Bearer token', headers: { authorization: 'Bearer %E0%A4%A' } },
  { what: 'an empty Bearer token', headers: { authorization: 'Bearer' } },
];
