/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The parts of a request that say where it came from. */
export type RequestOrigin = {
  method: string;
  /** The origin this request was sent to. */
  target: string;
  origin: string | null;
  fetchSite: string | null;
};

/**
 * True for a safe method, and for an unsafe request that a page of exactly this origin sent. A header that names
 * another origin refuses the request, and so does the absence of both headers. The host of a sibling brand is another
 * origin. A page that sends no referrer posts its forms with `Origin: null`; such a request needs `Sec-Fetch-Site:
 * same-origin`, which no script can write.
 */
export function isSameOriginRequest(request: RequestOrigin): boolean {
  if (safeMethods.has(request.method)) return true;
  const { origin, fetchSite } = request;
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  if (origin === null || origin === 'null') return fetchSite === 'same-origin';
  return origin === request.target;
}

/** True for a request without a header that names where it came from: no browser sent it, or one that hides that. */
export function hidesOrigin({ origin, fetchSite }: Pick<RequestOrigin, 'origin' | 'fetchSite'>): boolean {
  return (origin === null || origin === 'null') && !fetchSite;
}

/** True if no browser sent the request, or if `isSameOriginRequest` admits it. For the sandbox, which scripts call too. */
export function isNotForeign(request: RequestOrigin): boolean {
  return (request.origin === null && request.fetchSite === null) || isSameOriginRequest(request);
}

/**
 * True unless a header says that another site sent the request. Only for reports of browsers, which change nothing: a
 * browser sends them by itself, with `Origin: null` or none, and an older browser without `Sec-Fetch-Site`.
 */
export function isNotForeignReport(request: RequestOrigin): boolean {
  return hidesOrigin(request) || isSameOriginRequest(request);
}
