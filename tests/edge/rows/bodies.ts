/** A body of a sign-in as its bytes stand, and the only right answer. */
export type BodyRow = {
  id: string;
  what: string;
  type: string;
  body: string | Buffer;
  status: number;
  code: string;
};

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const good = '{"username":"owner@geeni.example","password":"Passw0rd!","rememberMe":false}';
const unsupported = { status: 415, code: 'unsupported_type' } as const;
const badJson = { status: 400, code: 'bad_json' } as const;
const badRequest = { status: 400, code: 'bad_request' } as const;

/** Bodies that are refused before anybody is asked anything. */
export const bodyRows: BodyRow[] = [
  {
    id: 'B-07',
    what: 'a __proto__ key',
    type: json,
    body: good.replace('{', '{"__proto__":{"isAdmin":true},'),
    ...badRequest,
  },
  {
    id: 'B-07',
    what: 'a constructor key',
    type: json,
    body: good.replace('{', '{"constructor":{"prototype":{}},'),
    ...badRequest,
  },
  {
    id: 'B-07',
    what: 'a field nobody knows',
    type: json,
    body: good.replace('{', '{"isAdmin":true,'),
    ...badRequest,
  },
  {
    id: 'B-07',
    what: 'a form field __proto__',
    type: form,
    body: 'username=a&password=b&__proto__=c',
    ...badRequest,
  },
  {
    id: 'B-07',
    what: 'a form field nobody knows',
    type: form,
    body: 'username=a&password=b&isAdmin=on',
    ...badRequest,
  },
  { id: 'B-09', what: 'multipart', type: 'multipart/form-data; boundary=x', body: '--x--', ...unsupported },
  { id: 'B-09', what: 'XML', type: 'application/xml', body: '<a/>', ...unsupported },
  { id: 'B-09', what: 'two types at once', type: 'application/json, text/plain', body: good, ...unsupported },
  { id: 'B-09', what: 'JSON called a form', type: form, body: good, ...badRequest },
  { id: 'B-09', what: 'a form called JSON', type: json, body: 'username=a&password=b', ...badJson },
  { id: 'B-10', what: 'truncated JSON', type: json, body: good.slice(0, 30), ...badJson },
  { id: 'B-10', what: 'a trailing comma', type: json, body: good.replace('}', ',}'), ...badJson },
  { id: 'B-10', what: 'a byte order mark', type: json, body: `\ufeff${good}`, ...badJson },
  { id: 'B-10', what: 'nothing', type: json, body: '', ...badJson },
  {
    id: 'B-10',
    what: 'bytes that are no text',
    type: json,
    body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    ...badJson,
  },
  { id: 'B-10', what: 'NaN', type: json, body: good.replace('false', 'NaN'), ...badJson },
  { id: 'B-10', what: 'null', type: json, body: 'null', ...badRequest },
  { id: 'B-10', what: 'a list', type: json, body: `[${good}]`, ...badRequest },
  {
    id: 'B-10',
    what: 'a name that is no text',
    type: json,
    body: good.replace('"owner@geeni.example"', '{"$gt":""}'),
    ...badRequest,
  },
  {
    id: 'B-10',
    what: 'a name in a list',
    type: json,
    body: good.replace('"owner@geeni.example"', '["owner@geeni.example"]'),
    ...badRequest,
  },
  {
    id: 'B-10',
    what: 'a password that is a number',
    type: json,
    body: good.replace('"Passw0rd!"', '12345678'),
    ...badRequest,
  },
  {
    id: 'B-10',
    what: 'a name of 321 characters',
    type: json,
    body: good.replace('owner@', `${'a'.repeat(321)}@`),
    ...badRequest,
  },
  {
    id: 'B-10',
    what: 'a password of 1025 characters',
    type: json,
    body: good.replace('Passw0rd!', 'a'.repeat(1_025)),
    ...badRequest,
  },
  { id: 'B-10', what: 'depth', type: json, body: '['.repeat(30_000), ...badJson },
  {
    id: 'B-10',
    what: 'a form field that stands twice',
    type: form,
    body: 'username=a&username=b&password=c',
    ...badRequest,
  },
  { id: 'B-02', what: '70 KB', type: json, body: ' '.repeat(70 * 1024), status: 413, code: 'too_large' },
];

/** What a person types that trips a careless program; the platform must be told exactly this name. */
export const typedRows: { id: string; what: string; username: string; password: string }[] = [
  {
    id: 'F-01',
    what: 'a password in Cyrillic with an emoji',
    username: 'f01-a@geeni.example',
    password: 'пароль😀',
  },
  { id: 'F-01', what: 'a name with accents', username: 'josé@exämple.com', password: 'wrong' },
  { id: 'F-01', what: 'a name in Arabic', username: 'مثال@geeni.example', password: 'wrong' },
  { id: 'F-01', what: 'a password with colons', username: 'f01-b@geeni.example', password: 'a:b:c' },
  {
    id: 'F-01',
    what: 'a password with a line break and a zero',
    username: 'f01-c@geeni.example',
    password: 'a\r\nb\u0000c',
  },
];
