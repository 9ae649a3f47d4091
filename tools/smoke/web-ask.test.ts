import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Unanswered } from './portal-ask.ts';
import { webAsk } from './web-ask.ts';

const seen: IncomingMessage[] = [];
let stalled: ServerResponse | undefined;
const server = createServer((request, response) => {
  seen.push(request);
  switch (request.url) {
    case '/redirect':
      response.writeHead(302, { location: '/elsewhere', 'set-cookie': ['a=1', 'b=2'] }).end();
      break;
    case '/packed':
      response
        .writeHead(200, { 'content-encoding': 'br', 'content-type': 'text/html' })
        .end(brotliCompressSync('a page'));
      break;
    case '/stalls':
      response.writeHead(200).write('a beginning');
      stalled = response;
      break;
    case '/cut':
      response.writeHead(200, { 'content-length': '99' }).write('a beginning', () => response.destroy());
      break;
    default:
      request.pipe(response);
  }
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  stalled?.end();
  server.closeAllConnections();
  server.close();
});

const overrides = { 'cloudflare-workers-version-overrides': 'portal="1"' };
const asking = (parts: Partial<Parameters<typeof webAsk>[0]> = {}) =>
  webAsk({
    hosts: ['127.0.0.1'],
    headers: overrides,
    deadlineMs: 60_000,
    stop: new AbortController().signal,
    ...parts,
  });

it('follows no redirect, and hands over every cookie', async () => {
  const answer = await asking()(`${origin}/redirect`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/elsewhere']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

it('unpacks a body', async () => {
  const answer = await asking()(`${origin}/packed`);
  expect([answer.text, answer.bytes.length]).toEqual(['a page', 6]);
});

it('sends a form as a browser does, with the origin and the cookies', async () => {
  const headers = { origin, cookie: 'a=1', 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await asking()(`${origin}/form`, { method: 'POST', headers, body: 'a=b' });
  expect(answer.text).toBe('a=b');
  expect(seen.at(-1)).toMatchObject({ method: 'POST', headers });
});

describe('the headers of a run', () => {
  it('go to the portal', async () => {
    await asking()(`${origin}/`);
    expect(seen.at(-1)?.headers).toMatchObject({ ...overrides, 'accept-language': 'en' });
  });

  it('go to nobody else', async () => {
    await asking({ hosts: ['account.visi.com'] })(`${origin}/`);
    expect(Object.keys(seen.at(-1)?.headers ?? {})).not.toContain(Object.keys(overrides)[0]);
  });
});

const stopped = new AbortController();
stopped.abort();
test.each([
  ['is late', '/stalls', { deadlineMs: 50 }, 'nothing came within 0.05 seconds'],
  ['is cut', '/cut', {}, 'no connection'],
  ['is asked for after the end', '/', { stop: stopped.signal }, 'stopped'],
])('an answer that %s is none', async (_what, path, parts, why) => {
  const answer = asking(parts)(origin + path);
  await expect(answer).rejects.toThrow(Unanswered);
  await expect(answer).rejects.toThrow(why);
});
