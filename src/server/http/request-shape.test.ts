import { describe, expect, it, test } from 'vitest';
import { fakeEnv, portalOf } from '../../../tests/support/fake-env.ts';
import { requestShape } from './request-shape.ts';

const OWN = 'https://account.visi.example';
const { env } = fakeEnv(() => Response.error());
const { SANDBOX: _sandbox, ...production } = env;

const portal = portalOf((app) => {
  app.use(requestShape);
  app.all('*', (c) => c.text('passed'));
});

function asked(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  bindings: object = production,
) {
  return portal.request(new Request(`${OWN}${path}`, { method, headers }), {}, bindings);
}

const own = { origin: OWN, 'sec-fetch-site': 'same-origin' };

describe('what may pass', () => {
  test.each([
    ['GET', '/'],
    ['HEAD', '/login'],
    ['GET', '/plans?planId=__proto__'],
    ['GET', '/api/session'],
    ['POST', '/api/auth/sign-in'],
  ])('%s %s', async (method, path) => {
    const response = await asked(method, path, own);
    expect(response.status).toBe(200);
  });
});

describe('an unknown method is answered 405 with the known methods', () => {
  test.each([
    ['POST', '/login', 'GET, HEAD'],
    ['OPTIONS', '/login', 'GET, HEAD'],
    ['PUT', '/login', 'GET, HEAD'],
    ['QUERY', '/', 'GET, HEAD'],
    ['PROPFIND', '/', 'GET, HEAD'],
    ['FOO', '/subscriptions', 'GET, HEAD'],
    ['PUT', '/api/auth/sign-in', 'GET, HEAD, POST'],
    ['DELETE', '/api/session', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/auth/sign-in', 'GET, HEAD, POST'],
    ['PUT', '/sandbox/faults', 'GET, HEAD'],
    ['OPTIONS', '/sandbox/recurly/tokens', 'GET, HEAD'],
  ])('%s %s: %s', async (method, path, allow) => {
    const response = await asked(method, path, own);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('an unsafe request from elsewhere is refused before anything else', () => {
  test.each([
    ['POST', '/api/auth/sign-in', { origin: 'https://evil.example' }, 'forbidden'],
    ['POST', '/api/auth/sign-in', {}, 'origin_hidden'],
    [
      'POST',
      '/api/auth/sign-in',
      { origin: 'https://account.otis.example', 'sec-fetch-site': 'cross-site' },
      'forbidden',
    ],
    ['POST', '/nowhere', { origin: 'null' }, 'origin_hidden'],
    ['FOO', '/%2562illing', {}, 'origin_hidden'],
  ])('%s %s %j: %s', async (method, path, headers, code) => {
    const response = await asked(method, path, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code });
  });
});

describe('only one spelling of a path is served', () => {
  test.each([
    ['/%2562illing', 400, 'text/html; charset=utf-8'],
    ['/%62illing', 404, 'text/html; charset=utf-8'],
    ['//billing', 404, 'text/html; charset=utf-8'],
    ['/billing;jsessionid=1', 404, 'text/html; charset=utf-8'],
    ['/%5Cbilling', 404, 'text/html; charset=utf-8'],
    ['/api/%2562', 400, 'application/json'],
    ['/api//auth//sign-in', 404, 'application/json'],
    ['/apihttps://169.254.169.254/', 404, 'text/html; charset=utf-8'],
    ['//x.css', 404, 'text/html; charset=utf-8'],
    ['/_image', 404, 'text/html; charset=utf-8'],
  ])('%s is %i', async (path, status, type) => {
    const response = await asked('GET', path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(type);
  });
});

describe('with a sandbox beside the portal', () => {
  test.each([
    ['PUT', '/sandbox/faults', {}, 200],
    ['DELETE', '/sandbox/log', {}, 200],
    ['POST', '/sandbox/reset', own, 200],
    ['POST', '/sandbox/reset', { origin: 'https://evil.example' }, 403],
    ['PATCH', '/sandbox/faults', {}, 405],
    ['OPTIONS', '/sandbox/faults', {}, 405],
    ['POST', '/sandbox/recurly/tokens', { origin: 'http://recurly.localhost:8787' }, 200],
    ['OPTIONS', '/sandbox/stripe/payment-methods', { origin: 'http://stripe.localhost:8787' }, 200],
    ['POST', '/sandbox/recurlyx/tokens', { origin: 'http://recurly.localhost:8787' }, 403],
    ['POST', '/sandboxes', {}, 403],
  ])('%s %s %j: %i', async (method, path, headers, status) => {
    expect((await asked(method, path, headers, env)).status).toBe(status);
  });
});

it('a portal without its secret fails every request', async () => {
  const bare = portalOf((app) => {
    app.use(requestShape);
    app.all('*', (c) => c.text('passed'));
    app.onError((error, c) => c.text(error.message, 500));
  });
  const response = await bare.request(`${OWN}/`, {}, { ...production, SESSION_KEY: undefined });
  expect(response.status).toBe(500);
});
