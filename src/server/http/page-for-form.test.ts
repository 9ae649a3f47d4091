import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { portalOf } from '../../../tests/support/fake-env.ts';
import { seeOther, withCookies } from './answers.ts';
import { pageForForm } from './page-for-form.ts';
import { problem, problemResponse } from './problem-response.ts';
import { readForm } from './read-form.ts';

const portal = portalOf((app) => {
  app.use('/api/*', pageForForm);
  app.post('/api/form', async (c) => {
    const form = await readForm(c, z.strictObject({ code: z.string() }));
    return form.ok ? seeOther('/subscriptions', []) : form.response;
  });
  app.post('/api/marked', (c) =>
    withCookies(problemResponse(c.var.context, 'other_account'), ['a=1; Path=/', 'b=2; Path=/']),
  );
  app.post('/api/own', (c) => problem(c.var.context, 409, 'cancel', 'Not now.'));
  app.post('/api/broken', () => {
    throw new Error('a bug');
  });
  app.get('/api/billing/invoice', () => {
    throw new Error('a font is missing');
  });
  app.post('/api/page', (c) => c.html('<p>Too many</p>', 429));
  app.post('/api/json', (c) => c.json({ next: '/' }));
  app.all('/api/*', (c) => problemResponse(c.var.context, 'not_found'));
  app.onError((_error, c) => problemResponse(c.var.context, 'unexpected'));
});

/** What a browser sends with a form that it shows the answer of. */
const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'content-type': 'application/x-www-form-urlencoded',
};

async function sent(path: string, headers: Record<string, string>, body: string | null = 'code=a') {
  const method = body === null ? 'GET' : 'POST';
  const response = await portal.request(
    new Request(`https://account.visi.example${path}`, { method, headers, body }),
  );
  return { status: response.status, location: response.headers.get('location'), response };
}

describe('a plain form that a person sent leads to a page, not to JSON', () => {
  test.each<[string, string, string, string]>([
    ['that its contract refuses', '/api/form', 'code=a&isAdmin=yes', '?error_code=bad_request'],
    ['with a field twice', '/api/form', 'code=a&code=b', '?error_code=bad_request'],
    ['that is too large', '/api/form', `code=${'x'.repeat(70_000)}`, '?error_code=too_large'],
    ['to an address that is none', '/api/nowhere', 'code=a', '?error_code=not_found'],
    ['that meets a bug', '/api/broken', 'code=a', ''],
    ['that a call refuses by a code of its own', '/api/own', 'code=a', ''],
  ])('%s', async (_what, path, body, query) => {
    const { status, location, response } = await sent(path, browser, body);
    expect([status, location, await response.text()]).toEqual([303, `/error${query}`, '']);
    expect(response.headers.get('content-type')).toBeNull();
  });

  test('of a browser that says so by the mode of its request alone', async () => {
    const { location } = await sent('/api/broken', {
      ...browser,
      accept: '*/*',
      'sec-fetch-mode': 'navigate',
    });
    expect(location).toBe('/error');
  });

  test('of another media type', async () => {
    const { location } = await sent('/api/form', { ...browser, 'content-type': 'text/plain' });
    expect(location).toBe('/error?error_code=unsupported_type');
  });

  test('and keeps the cookies of the refusal', async () => {
    const { response } = await sent('/api/marked', browser);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  });
});

test('a link that a person followed leads to a page, too, and a script gets its answer', async () => {
  const link = '/api/billing/invoice?invoiceId=1';
  expect(await sent(link, browser, null)).toMatchObject({ status: 303, location: '/error' });
  expect((await sent(link, { ...browser, 'x-portal-request': '1' }, null)).status).toBe(500);
});

describe('unchanged is', () => {
  test.each<[string, string, Record<string, string>, string | null, number]>([
    ['a form that succeeds', '/api/form', browser, 'code=a', 303],
    ['a page that refuses', '/api/page', browser, 'code=a', 429],
    ['JSON that is no refusal', '/api/json', browser, 'code=a', 200],
    ['a form that our script sends', '/api/form', { ...browser, 'x-portal-request': '1' }, 'x=1', 400],
    ['a call that asks for no page', '/api/form', { ...browser, accept: '*/*' }, 'x=1', 400],
    ['an address that somebody opens', '/api/nowhere', browser, null, 404],
  ])('%s', async (_what, path, headers, body, status) => {
    expect(await sent(path, headers, body)).toMatchObject({
      status,
      location: status === 303 ? '/subscriptions' : null,
    });
  });
});
