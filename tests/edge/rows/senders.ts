/** A sign-in whose headers say, or fail to say, where it comes from; and the only right answer. */
export type SenderRow = {
  id: string;
  what: string;
  /** Instead of the headers an island sends; undefined leaves one out. */
  headers: Record<string, string | undefined>;
  body?: string;
  status: number;
  code: string;
};

const evil = 'https://evil.example';
const form = 'username=owner%40visi.example&password=Passw0rd%21';
const refused = { status: 403, code: 'forbidden' } as const;

/** Posted to visi with the right password: only a request of visi's own page may sign in. */
export const senderRows: SenderRow[] = [
  {
    id: 'X-02',
    what: 'a foreign form whose type has a broken parameter',
    headers: { origin: evil, 'content-type': 'application/x-www-form-urlencoded; abc' },
    body: form,
    ...refused,
  },
  {
    id: 'X-03',
    what: 'a foreign post without a type',
    headers: { origin: evil, 'content-type': undefined },
    ...refused,
  },
  {
    id: 'X-03',
    what: 'a foreign post without type and body',
    headers: { origin: evil, 'content-type': undefined },
    body: '',
    ...refused,
  },
  { id: 'X-05', what: 'foreign JSON', headers: { origin: evil }, ...refused },
  {
    id: 'X-05',
    what: 'foreign JSON that calls itself same-origin',
    headers: { origin: evil, 'sec-fetch-site': 'same-origin' },
    ...refused,
  },
  {
    id: 'X-05',
    what: 'our origin sent cross-site',
    headers: { 'sec-fetch-site': 'cross-site' },
    ...refused,
  },
  {
    id: 'X-06',
    what: 'JSON as text/plain, foreign',
    headers: { origin: evil, 'content-type': 'text/plain' },
    ...refused,
  },
  {
    id: 'X-06',
    what: 'JSON as text/plain',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    code: 'unsupported_type',
  },
  {
    id: 'X-07',
    what: 'no Origin and no Sec-Fetch-Site',
    headers: { origin: undefined, 'sec-fetch-site': undefined },
    ...refused,
  },
  {
    id: 'X-08',
    what: 'Origin null from elsewhere',
    headers: { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ...refused,
  },
  {
    id: 'X-08',
    what: 'Origin null alone',
    headers: { origin: 'null', 'sec-fetch-site': undefined },
    ...refused,
  },
  { id: 'X-09', what: 'a sibling brand', headers: { origin: 'https://account.otis.example' }, ...refused },
  {
    id: 'X-09',
    what: 'the same host by another scheme',
    headers: { origin: 'https://account.visi.example' },
    ...refused,
  },
  {
    id: 'X-09',
    what: 'the same host on another port',
    headers: { origin: 'http://account.visi.example:8080' },
    ...refused,
  },
  {
    id: 'X-09',
    what: 'a host that ends like ours',
    headers: { origin: 'http://evil-account.visi.example' },
    ...refused,
  },
  { id: 'X-10', what: 'Sec-Fetch-Site same-site', headers: { 'sec-fetch-site': 'same-site' }, ...refused },
  { id: 'X-10', what: 'Sec-Fetch-Site none', headers: { 'sec-fetch-site': 'none' }, ...refused },
  { id: 'X-10', what: 'Sec-Fetch-Site garbage', headers: { 'sec-fetch-site': 'same-origin, x' }, ...refused },
  {
    id: 'X-11',
    what: 'JSON without the header of our scripts',
    headers: { 'x-portal-request': undefined },
    ...refused,
  },
  {
    id: 'X-12',
    what: 'a foreign form, nobody signed in yet',
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

/** Methods that are no part of the portal, and whether the runtime lets them reach it at all (row X-27). */
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

/** Headers from a client that must change nothing: not the answer, and not what the platform is told. */
export const ignoredHeaderRows: { id: string; what: string; headers: Record<string, string | string[]> }[] = [
  { id: 'X-16', what: 'Vary: *', headers: { vary: '*' } },
  { id: 'X-18', what: '__proto__ as a language', headers: { 'accept-language': '__proto__;q=1, *;q=NaN' } },
  { id: 'X-18', what: 'an endless language', headers: { 'accept-language': `${'x-'.repeat(4_000)}en` } },
  { id: 'X-19', what: 'a malformed If-Match', headers: { 'if-match': '%%%malformed' } },
  { id: 'X-19', what: 'If-None-Match: *', headers: { 'if-none-match': '*' } },
  { id: 'X-19', what: 'a Range', headers: { range: 'bytes=0-10' } },
  { id: 'X-20', what: 'hop-by-hop names', headers: { connection: 'close, cf-connecting-ip, cookie' } },
  {
    id: 'X-21',
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
  { id: 'X-22', what: 'Basic credentials', headers: { authorization: 'Basic Z2Vlbmk6eDp5' } },
  { id: 'T-31', what: 'a malformed Bearer token', headers: { authorization: 'Bearer %E0%A4%A' } },
  { id: 'T-31', what: 'a Bearer token of nothing', headers: { authorization: 'Bearer' } },
];
