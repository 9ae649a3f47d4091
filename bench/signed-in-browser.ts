import { cookieJar } from '../tests/support/cookie-jar.ts';
import type { SignedInBrowser } from '../tests/support/page-states.ts';
import { formHeaders } from './portal-process.ts';
import { requestOnce } from './requests.ts';

/** A browser with the session of a `Cookie` header. Redirects are not followed. */
export function browserWith(port: number, brand: string, cookie: string): SignedInBrowser {
  const host = `${brand}.localhost:${port}`;
  const jar = cookieJar(cookie);
  return {
    get: (path) => sent(path),
    post: (path, fields) =>
      sent(path, {
        method: 'POST',
        headers: formHeaders(host),
        body: new URLSearchParams(fields).toString(),
      }),
  };

  async function sent(
    path: string,
    { headers, ...form }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) {
    const sentHeaders = { ...headers, cookie: jar.header() };
    const answer = await requestOnce({ port, host, path, headers: sentHeaders, ...form });
    jar.keep(answer.headers['set-cookie'] ?? []);
    return { status: answer.status, location: answer.headers.location, text: answer.text };
  }
}
