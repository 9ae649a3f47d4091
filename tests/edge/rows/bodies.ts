/*
 * Hostile inputs: bodies of a sign-in call. Each of `bodyRows` is refused with the status and code of its row, and the
 * platform receives no call. Each of `typedRows` reaches the platform exactly as it was typed.
 */

/** A body of a sign-in, and the answer that is expected. */
export type BodyRow = {
  /** What is wrong with the body. */
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

/** Bodies that the portal refuses before it calls the platform. */
export const bodyRows: BodyRow[] = [
  {
    what: 'a __proto__ key',
    type: json,
    body: good.replace('{', '{"__proto__":{"isAdmin":true},'),
    ...badRequest,
  },
  {
    what: 'a constructor key',
    type: json,
    body: good.replace('{', '{"constructor":{"prototype":{}},'),
    ...badRequest,
  },
  {
    what: 'an unknown field',
    type: json,
    body: good.replace('{', '{"isAdmin":true,'),
    ...badRequest,
  },
  {
    what: 'a form field __proto__',
    type: form,
    body: 'username=a&password=b&__proto__=c',
    ...badRequest,
  },
  {
    what: 'an unknown form field',
    type: form,
    body: 'username=a&password=b&isAdmin=on',
    ...badRequest,
  },
  { what: 'multipart', type: 'multipart/form-data; boundary=x', body: '--x--', ...unsupported },
  { what: 'XML', type: 'application/xml', body: '<a/>', ...unsupported },
  { what: 'two types at once', type: 'application/json, text/plain', body: good, ...unsupported },
  { what: 'JSON sent as a form', type: form, body: good, ...badRequest },
  { what: 'a form sent as JSON', type: json, body: 'username=a&password=b', ...badJson },
  { what: 'truncated JSON', type: json, body: good.slice(0, 30), ...badJson },
  { what: 'a trailing comma', type: json, body: good.replace('}', ',}'), ...badJson },
  { what: 'a byte order mark', type: json, body: `\ufeff${good}`, ...badJson },
  { what: 'no text at all', type: json, body: '', ...badJson },
  {
    what: 'bytes that are not UTF-8',
    type: json,
    body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    ...badJson,
  },
  { what: 'NaN as a value', type: json, body: good.replace('false', 'NaN'), ...badJson },
  { what: 'null instead of an object', type: json, body: 'null', ...badRequest },
  { what: 'a list instead of an object', type: json, body: `[${good}]`, ...badRequest },
  {
    what: 'an object as the name',
    type: json,
    body: good.replace('"owner@geeni.example"', '{"$gt":""}'),
    ...badRequest,
  },
  {
    what: 'a name in a list',
    type: json,
    body: good.replace('"owner@geeni.example"', '["owner@geeni.example"]'),
    ...badRequest,
  },
  {
    what: 'a password that is a number',
    type: json,
    body: good.replace('"Passw0rd!"', '12345678'),
    ...badRequest,
  },
  {
    what: 'a name of 321 characters',
    type: json,
    body: good.replace('owner@', `${'a'.repeat(321)}@`),
    ...badRequest,
  },
  {
    what: 'a password of 1025 characters',
    type: json,
    body: good.replace('Passw0rd!', 'a'.repeat(1_025)),
    ...badRequest,
  },
  { what: '30 000 nested lists', type: json, body: '['.repeat(30_000), ...badJson },
  {
    what: 'one form field twice',
    type: form,
    body: 'username=a&username=b&password=c',
    ...badRequest,
  },
  // CVE-2026-44456: a limit on the body that only looks at its declared length.
  { what: '70 KB of spaces', type: json, body: ' '.repeat(70 * 1024), status: 413, code: 'too_large' },
];

/** Names and passwords that a careless encoding would change. The platform must receive exactly this name. */
export const typedRows: { what: string; username: string; password: string }[] = [
  {
    what: 'a password in Cyrillic with an emoji',
    username: 'cyrillic@geeni.example',
    password: 'пароль😀',
  },
  { what: 'a name with accents', username: 'josé@exämple.com', password: 'wrong' },
  { what: 'a name in Arabic', username: 'مثال@geeni.example', password: 'wrong' },
  { what: 'a password with colons', username: 'colons@geeni.example', password: 'a:b:c' },
  {
    what: 'a password with a line break and a null character',
    username: 'control@geeni.example',
    password: 'a\r\nb\u0000c',
  },
];
