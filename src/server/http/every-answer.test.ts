import { Hono, type Context } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import type { PortalHono } from './portal-hono.ts';

/** What comes out of a portal whose every page is this answer. */
function dressed(
  answer: (c: Context<PortalHono>) => Response | Promise<Response>,
  address = 'https://account.visi.example/login',
) {
  const portal = new Hono<PortalHono>();
  portal.use(everyAnswer);
  portal.all('*', answer);
  portal.onError(() => new Response('broken', { status: 500 }));
  return portal.request(address, {}, {});
}

describe('whatever answer comes out', () => {
  test.each<[string, () => Response | Promise<Response>, number]>([
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 200],
    ['a redirect', () => new Response(null, { status: 303, headers: { location: '/' } }), 303],
    ['an answer that cannot be changed', () => Response.redirect('https://account.visi.example/'), 302],
    ['nothing', () => new Response(null, { status: 204 }), 204],
    ['a refusal', () => Response.json({}, { status: 403 }), 403],
    ['an error', () => Promise.reject(new Error('boom')), 500],
  ])('%s carries the headers and the id of its request', async (_what, answer, status) => {
    const response = await dressed(answer);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('cookies stay apart and come once each', async () => {
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

it('a page has a policy of its own, with what may stand in it', async () => {
  const page = (c: Context<PortalHono>) => {
    c.var.context.inline = { scripts: ['sha256-a'], styles: ['sha256-b'] };
    return c.html('<p>');
  };
  const response = await dressed(page, 'https://account.otis.example/');
  expect(response.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-a';style-src 'self' 'sha256-b';",
  );
});
