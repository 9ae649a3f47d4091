import { type Ask, emailOf, originOf, newNetwork, PASSWORD } from '../../support/portal.ts';

/** A request and the status that it must get. The headers of the answer are checked like those of a page. */
export type StatusRow = {
  status: number;
  what: string;
  request: Pick<Ask, 'method' | 'headers' | 'body' | 'network'> & { path: string };
  /** True for a request with the session of a signed-in person. */
  signedIn?: true;
};

const island = () => ({
  origin: originOf(),
  'content-type': 'application/json',
  'x-portal-request': '1',
});
const fields = (password: string) => new URLSearchParams({ username: emailOf('owner'), password }).toString();
const json = (password: string) =>
  JSON.stringify({ username: emailOf('owner'), password, rememberMe: false });

const row = (status: number, what: string, request: StatusRow['request']): StatusRow => ({
  status,
  what,
  request,
});
const signedIn = (status: number, what: string, path: string): StatusRow => ({
  ...row(status, what, { path }),
  signedIn: true,
});
const byScript = (body: string, more: Record<string, string> = {}) => ({
  method: 'POST',
  path: '/api/auth/sign-in',
  headers: { ...island(), ...more },
  body,
  network: newNetwork(),
});
const byForm = (path: string, body: string) => ({
  method: 'POST',
  path,
  headers: { origin: originOf(), 'content-type': 'application/x-www-form-urlencoded' },
  body,
  network: newNetwork(),
});
const evil = { origin: 'https://evil.example' };

/** Every status that the Worker answers with, except the 200 of a page; each has at least one row. */
export function statusRows(): StatusRow[] {
  return [
    row(200, 'the health of the deployment', { path: '/healthz' }),
    row(405, 'POST of the health', byForm('/healthz', '')),
    row(403, 'a post of another site to the health', {
      method: 'POST',
      path: '/healthz',
      headers: evil,
      body: '',
    }),
    row(200, 'signing in by script', byScript(json(PASSWORD))),
    signedIn(200, 'the session is alive', '/api/session'),
    {
      ...row(204, 'the session is touched', { ...byScript(''), path: '/api/session/touch' }),
      signedIn: true,
    },
    row(204, 'signing out by script', { ...byScript('{}'), path: '/api/auth/sign-out' }),
    row(302, 'the guard of a page', { path: '/billing' }),
    row(302, 'the guard of an unknown path', { path: '/anything-unknown' }),
    row(303, 'signing in by form', byForm('/api/auth/sign-in', fields(PASSWORD))),
    row(303, 'failing by form', byForm('/api/auth/sign-in', fields('wrong'))),
    row(303, 'signing out by form', byForm('/api/auth/sign-out', '')),
    signedIn(303, 'signed in already', '/login'),
    row(400, 'a page path encoded twice', { path: '/%2562illing' }),
    row(400, 'a call path encoded twice', { path: '/api/%2562' }),
    row(400, 'broken JSON', byScript('{')),
    row(401, 'a wrong password', byScript(json('wrong'))),
    row(401, 'no session', { path: '/api/session' }),
    row(403, 'a post of another site', byScript(json(PASSWORD), evil)),
    row(403, 'a post of another site to a page', { method: 'POST', path: '/login', headers: evil, body: '' }),
    row(404, 'the page for what is not found', { path: '/404' }),
    row(404, 'a doubled slash', { path: '//billing' }),
    signedIn(404, 'a file that does not exist', '/nothing.css'),
    row(404, 'a call that does not exist', { path: '/api/x' }),
    row(405, 'POST of a page', byForm('/login', '')),
    row(405, 'DELETE of a call', { method: 'DELETE', path: '/api/session', headers: island() }),
    row(405, 'OPTIONS of a page', { method: 'OPTIONS', path: '/login' }),
    row(413, 'a body of 70 KB', byScript(' '.repeat(70 * 1024))),
    row(415, 'a body of plain text', byScript('x', { 'content-type': 'text/plain' })),
    row(404, 'the framework’s own error page, which has no address', { path: '/500' }),
  ];
}
