/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a request says about where it came from. */
export type RequestOrigin = {
  method: string;
  /** The origin this request was sent to. */
  own: string;
  origin: string | null;
  fetchSite: string | null;
};

/**
 * True where an unsafe request may go on: sent by a page of exactly this origin. Any foreign sign
 * refuses, and so does the absence of every sign. A sibling brand's host is foreign. A page that sends no referrer
 * posts its forms with `Origin: null`; then `Sec-Fetch-Site`, which no script can write, has to vouch.
 */
export function isOwnRequest(request: RequestOrigin): boolean {
  if (safeMethods.has(request.method)) return true;
  const { origin, fetchSite } = request;
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  if (origin === null || origin === 'null') return fetchSite === 'same-origin';
  return origin === request.own;
}

/** True where no browser sent the request, or one from this very origin. For the sandbox, which scripts talk to. */
export function isNotForeign(request: RequestOrigin): boolean {
  return (request.origin === null && request.fetchSite === null) || isOwnRequest(request);
}

/**
 * True where nothing says that the request is another site's. For reports of browsers alone, which change nothing: a browser
 * sends them on its own account, with `Origin: null` or none, and an older one without `Sec-Fetch-Site`.
 */
export function isNotForeignReport({ own, origin, fetchSite, ...request }: RequestOrigin): boolean {
  const isBare = (origin === null || origin === 'null') && fetchSite === null;
  return isBare || isOwnRequest({ own, origin, fetchSite, ...request });
}
