import { Hono, type Context } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import type { PortalHono } from './portal-hono.ts';

/** Requests `address` from a portal that answers every path with `answer`. */
function dressed(
  answer: (c: Context<PortalHono>) => Response | Promise<Response>,
  address = 'https://account.visi.example/plans',
) {
  const portal = new Hono<PortalHono>();
  portal.use(everyAnswer);
  portal.all('*', answer);
  portal.onError(() => new Response('broken', { status: 500 }));
  return portal.request(address, {}, {});
}

describe('every answer, whatever made it', () => {
  test.each<[string, () => Response | Promise<Response>, number]>([
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 200],
    ['a redirect', () => new Response(null, { status: 303, headers: { location: '/' } }), 303],
    ['an answer that cannot be changed', () => Response.redirect('https://account.visi.example/'), 302],
    ['an empty answer', () => new Response(null, { status: 204 }), 204],
    ['a refusal', () => Response.json({}, { status: 403 }), 403],
    ['an error', () => Promise.reject(new Error('boom')), 500],
  ])('%s carries the security headers and the id of its request', async (_what, answer, status) => {
    const response = await dressed(answer);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('each cookie has a header of its own, and none is sent twice', async () => {
  const headers = new Headers([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ]);
  const response = await dressed(() => new Response('', { headers }), 'https://preview.example/?brand=otis');
  expect(response.headers.getSetCookie()).toEqual([
    'a=1',
    'b=2',
    expect.stringMatching(/^__Host-brand=otis; /),
  ]);
});

it('a page has its own policy, with the hashes of its inline scripts and styles', async () => {
  const page = (c: Context<PortalHono>) => {
    c.var.answer.inline = { scripts: ['sha256-a'], styles: ['sha256-b'] };
    return c.html('<p>');
  };
  const response = await dressed(page, 'https://account.otis.example/');
  expect(response.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-a';style-src 'self' 'sha256-b';",
  );
});
