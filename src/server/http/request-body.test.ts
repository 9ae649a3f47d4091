import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { computingMs } from '../../../tests/support/computing-time.ts';
import { MAX_BODY_BYTES, readRequestBody } from './request-body.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

function posted(type: string | null, body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const request = new Request('https://account.example/api/x', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  if (type === null) request.headers.delete('content-type');
  else request.headers.set('content-type', type);
  return request;
}

/** A body without a length, such as `transfer-encoding: chunked` sends. */
function chunked(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      const size = Math.min(left, 16 * 1_024);
      left -= size;
      controller.enqueue(new Uint8Array(size).fill(0x20));
    },
  });
}

describe('a body that can be read', () => {
  test.each([
    [JSON_TYPE, '{"a":1}', { from: 'json', data: { a: 1 } }],
    ['application/json; charset=utf-8', '{"a":"é"}', { from: 'json', data: { a: 'é' } }],
    ['Application/JSON;charset="utf-8"', 'null', { from: 'json', data: null }],
    [JSON_TYPE, '{"username":"a","username":"b"}', { from: 'json', data: { username: 'b' } }],
    [JSON_TYPE, '"\\ud800"', { from: 'json', data: '\ud800' }],
    [FORM_TYPE, 'a=1&b=%C3%A9+x', { from: 'form', data: { a: '1', b: 'é x' } }],
    [`${FORM_TYPE};charset=UTF-8`, 'a=', { from: 'form', data: { a: '' } }],
    [FORM_TYPE, '', { from: 'form', data: {} }],
    [FORM_TYPE, 'a=%E0%A4%A', { from: 'form', data: { a: '\ufffd%A' } }],
  ])('%s %s', async (type, body, read) => {
    expect(await readRequestBody(posted(type, body))).toEqual({ ok: true, ...read });
  });

  it.each([
    ['device=a&device=b&version=x', { device: ['a', 'b'], version: 'x' }],
    ['device=a', { device: ['a'] }],
    ['version=x', { device: [], version: 'x' }],
  ])('with a list named: %s', async (body, data) => {
    expect(await readRequestBody(posted(FORM_TYPE, body), { lists: ['device'] })).toEqual({
      ok: true,
      from: 'form',
      data,
    });
  });

  it('with a list named, another field still may not occur twice', async () => {
    expect(
      await readRequestBody(posted(FORM_TYPE, 'device=a&version=x&version=y'), { lists: ['device'] }),
    ).toEqual({
      ok: false,
      code: 'bad_request',
    });
  });

  it('may be exactly as large as allowed', async () => {
    const text = `"${'x'.repeat(MAX_BODY_BYTES - 2)}"`;
    expect(await readRequestBody(posted(JSON_TYPE, text))).toMatchObject({ ok: true });
  });

  it('cannot set a prototype', async () => {
    for (const request of [
      posted(JSON_TYPE, '{"__proto__":{"isAdmin":true}}'),
      posted(FORM_TYPE, '__proto__=isAdmin'),
    ]) {
      const body = await readRequestBody(request);
      expect(body.ok && Object.getPrototypeOf(body.data)).toBe(Object.prototype);
      expect('isAdmin' in {}).toBe(false);
    }
  });
});

describe('a body that is not JSON', () => {
  test.each([
    ['truncated', '{"a":'],
    ['with a trailing comma', '{"a":1,}'],
    ['behind a byte order mark', '\ufeff{"a":1}'],
    ['empty', ''],
    ['in single quotes', "{'a':1}"],
    ['a form', 'a=1'],
    ['two values', '{}{}'],
    ['not a number', 'NaN'],
  ])('%s', async (_what, body) => {
    expect(await readRequestBody(posted(JSON_TYPE, body))).toEqual({ ok: false, code: 'bad_json' });
  });

  it('without any body', async () => {
    expect(await readRequestBody(posted(JSON_TYPE, null))).toEqual({ ok: false, code: 'bad_json' });
  });
});

describe('a form with a field that occurs twice', () => {
  test.each([['a=1&a=2'], ['a=1&a=1'], ['a=&b=1&%61=2']])('%s is refused', async (body) => {
    expect(await readRequestBody(posted(FORM_TYPE, body))).toEqual({ ok: false, code: 'bad_request' });
  });
});

describe('a media type that is not one of ours', () => {
  test.each([
    [null],
    [''],
    ['text/plain'],
    ['text/plain; application/json'],
    ['application/x-www-form-urlencoded; abc'],
    ['application/json; charset'],
    ['application/json; charset=utf-16'],
    ['application/json; charset="UTF-7"'],
    ['application/json; charset=utf-8; charset=utf-16le'],
    ['application/x-www-form-urlencoded; Charset=iso-8859-1'],
    ['application/x-www-form-urlencoded;charset=windows-1252'],
    ['application/json; charset=""'],
    ['application/json, text/plain'],
    ['text/plain, application/json'],
    ['application/jsonp'],
    ['application/ld+json'],
    ['multipart/form-data; boundary=x'],
    [`application/json${' '.repeat(60_000)}x`],
  ])('%.50s', async (type) => {
    const refused = { ok: false, code: 'unsupported_type' };
    const cost = await computingMs(async () =>
      expect(await readRequestBody(posted(type, '{}'))).toEqual(refused),
    );
    expect(cost).toBeLessThan(5_000);
  });
});

describe('a body that is too large', () => {
  it('is refused by its Content-Length, without being read', async () => {
    const request = posted(JSON_TYPE, chunked(10), { 'content-length': String(MAX_BODY_BYTES + 1) });
    expect(await readRequestBody(request)).toEqual({ ok: false, code: 'too_large' });
    expect(request.bodyUsed).toBe(false);
  });

  test.each([
    ['without a length', {}],
    ['with a length that is too small', { 'content-length': '10' }],
    ['with a length that is not a number', { 'content-length': 'ten' }],
  ])('%s', async (_what, headers) => {
    const request = posted(JSON_TYPE, chunked(5 * 1_024 * 1_024), headers);
    expect(await readRequestBody(request)).toEqual({ ok: false, code: 'too_large' });
  });
});

describe('a body that never arrives', () => {
  afterEach(() => void vi.useRealTimers());

  it('is refused after 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = readRequestBody(posted(JSON_TYPE, new ReadableStream()));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([read, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toEqual({ ok: false, code: 'bad_request' });
  });
});
