import http from 'node:http';
import { afterAll, beforeAll, inject } from 'vitest';
import { callMap } from '../../src/domain/pages/call-map.ts';
import type { ServedPortal } from './edge-server.ts';
import { withoutReference } from './html.ts';

/** The calls that name the account of the page which makes them, such as `POST /api/cancel`. */
const accountCalls = new Set(
  [...callMap].flatMap(([call, row]) => (row.access !== 'visitor' && row.mark === 'required' ? [call] : [])),
);

/** One answer of the portal; redirects are not followed. */
export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Every `Set-Cookie` value, in order. */
  setCookies: string[];
  text: string;
  /** The body as it was sent. */
  bytes: Buffer;
  /** The address that a redirect leads to, without the reference, which differs each time. */
  location: string | undefined;
  /** The reference of the failed request in that address. */
  reference: string | undefined;
  /** Milliseconds from the request to the end of the answer. */
  ms: number;
};

/** A request under way. `hears` waits until these texts of the body have arrived, and returns what has arrived so far. */
export type AskUnderWay = {
  answer: Promise<Answer>;
  hears: (...texts: readonly string[]) => Promise<string>;
};

/** A request. The path is sent as it is, without normalisation. */
export type Ask = {
  brand?: string;
  /** Instead of `<brand>.localhost:<port>`. */
  host?: string;
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  cookie?: string | undefined;
  /**
   * The network address of the request, by which limits count. By default that of the test file; for a GET, whose limit
   * honest tests would meet together, one of its own.
   */
  network?: string;
  body?: string | Buffer;
  /**
   * The mark of the account whose page makes a call. By default that of the session in `cookie`, as on a page of that
   * account; `none`: the call carries no mark.
   */
  account?: string;
};

/** Every answer of the portal in this file, for the search for secrets; without the sandbox's own pages. */
export const captured: string[] = [];

let networks = 0;

/** An IPv4 address that no other test of the portal uses, so that its failed sign-ins count for this test only. */
export function newNetwork(): string {
  networks += 1;
  return `10.${[16, 8, 0].map((bits) => (networks >> bits) & 255).join('.')}`;
}

let fileNetwork = newNetwork();
let separatePortal: ServedPortal | undefined;
let language: string | undefined;

/** Begins a file of tests, because files share this module: nothing of the file before is left. */
export function beginFile(): void {
  fileNetwork = newNetwork();
  separatePortal = undefined;
  language = undefined;
  captured.length = 0;
}

/** From here on, this file sends its requests to another portal than the shared one. */
export function askPortal(portal: ServedPortal): void {
  separatePortal = portal;
}

/**
 * In the tests of this file or `describe`, requests go to a portal with shorter deadlines, for tests that wait for a platform
 * that hangs. Other calls of these tests have shorter deadlines, too.
 */
export function askPortalWithFastTimeouts(): void {
  beforeAll(() => void (separatePortal = ofThisWorker('fastPortals')));
  afterAll(() => void (separatePortal = undefined));
}

/** From here on, the requests of this file ask for a language, as a browser does that is set to it. */
export function askIn(tag: string): void {
  language = tag;
}

/** The portal of this file. No other file uses it at the same time. */
function filePortal(): ServedPortal {
  return separatePortal ?? ofThisWorker('portals');
}

function ofThisWorker(kind: 'portals' | 'fastPortals'): ServedPortal {
  const portal = inject(kind)[Number(process.env.VITEST_POOL_ID) - 1];
  if (!portal) throw new Error(`no portal for the test worker ${process.env.VITEST_POOL_ID}`);
  return portal;
}

/** The port of the portal of this file. */
export function portalPort(): number {
  return filePortal().port;
}

/** The path of the file with every line that the portal of this file and its sandbox have logged. */
export function portalLog(): string {
  return filePortal().logFile;
}

/** The origin of a brand's pages. */
export function originOf(brand = 'geeni'): string {
  return `http://${brand}.localhost:${portalPort()}`;
}

/** The marks of accounts by the session cookie of a request, as `GET /api/session` tells them. */
const marks = new Map<string, Promise<string | undefined>>();

/** The mark of the account that a `Cookie` header signs in; `undefined` for none. */
export function markOf(cookie: string, { brand = 'geeni', host }: Pick<Ask, 'brand' | 'host'> = {}) {
  const session = /__Host-session=[^;]*/.exec(cookie)?.[0];
  if (session === undefined) return Promise.resolve(undefined);
  const key = `${portalPort()} ${brand} ${session}`;
  const known = marks.get(key) ?? readMark();
  marks.set(key, known);
  return known;

  async function readMark(): Promise<string | undefined> {
    const answer = await sendOnce({
      brand,
      ...(host && { host }),
      path: '/api/session',
      cookie,
      headers: { 'x-portal-request': '1' },
    });
    return answer.status === 200 ? String(JSON.parse(answer.text).account) : undefined;
  }
}

/** Sends one request over a connection of its own. A call of an account carries its mark, unless its path has one. */
export async function ask(request: Ask): Promise<Answer> {
  const { method = 'GET', path, cookie, account } = request;
  const isMarked = accountCalls.has(`${method} ${path.split('?', 1)[0]}`) && !path.includes('account=');
  if (!isMarked || account === 'none') return sendOnce(request);
  const mark = account ?? (cookie && (await markOf(cookie, request)));
  return sendOnce(
    mark ? { ...request, path: `${path}${path.includes('?') ? '&' : '?'}account=${mark}` } : request,
  );
}

/** Begins a request for a page that is sent in pieces. */
export function beginToAsk(request: Ask): AskUnderWay {
  let soFar = '';
  const waiting = new Set<() => void>();
  const answer = sendOnce(request, (piece) => {
    soFar += piece;
    for (const look of waiting) look();
  });
  const hears = (...texts: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (!texts.every((text) => soFar.includes(text))) return;
        waiting.delete(look);
        resolve(soFar);
      };
      waiting.add(look);
      look();
      answer.then(() => reject(new Error(`the answer is without ${texts.join(' or ')}: ${soFar}`)), reject);
    });
  return { answer, hears };
}

function sendOnce(
  {
    brand = 'geeni',
    host,
    method = 'GET',
    path,
    headers = {},
    cookie,
    network = method === 'GET' ? newNetwork() : fileNetwork,
    body,
  }: Ask,
  onPiece?: (text: string) => void,
): Promise<Answer> {
  const sent = {
    host: host ?? `${brand}.localhost:${portalPort()}`,
    ...(cookie ? { cookie } : {}),
    'cf-connecting-ip': network,
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(body !== undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['content-length'] === undefined
      ? { 'content-length': String(Buffer.byteLength(body)) }
      : {}),
    ...headers,
  };
  const startedMs = Date.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: portalPort(), method, path, headers: sent, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          onPiece?.(chunk.toString('utf8'));
        });
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          const setCookies = response.headers['set-cookie'] ?? [];
          if (!path.startsWith('/sandbox'))
            captured.push(`${response.statusCode} ${JSON.stringify(response.headers)}\n${text}`);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            setCookies,
            text,
            bytes,
            ...locationOf(response.headers.location),
            ms: Date.now() - startedMs,
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Takes the reference of a failed request out of the address that a redirect leads to. */
function locationOf(address: string | undefined): Pick<Answer, 'location' | 'reference'> {
  const reference = /[?&]reference=([^&]*)$/.exec(address ?? '')?.[1];
  return { location: address && withoutReference(address), reference };
}

/** Posts a plain form, as a browser without JavaScript does. */
export function postForm(
  path: string,
  fields: Record<string, string>,
  more: Partial<Ask> = {},
): Promise<Answer> {
  return ask({
    ...more,
    method: 'POST',
    path,
    headers: {
      origin: originOf(more.brand),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...more.headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Posts JSON, as an island does. */
export function postJson(path: string, data: unknown, more: Partial<Ask> = {}): Promise<Answer> {
  return ask({
    ...more,
    method: 'POST',
    path,
    headers: {
      origin: originOf(more.brand),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-portal-request': '1',
      ...more.headers,
    },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  });
}

/** The password of every persona. */
export const PASSWORD = 'Passw0rd!';

/** The e-mail of a persona. */
export function emailOf(persona: string, brand = 'geeni'): string {
  return `${persona}@${brand}.example`;
}

/** Signs a persona in by a plain form and returns the session's `Cookie` header. Throws if that fails. */
export async function signedIn(persona: string, brand = 'geeni'): Promise<string> {
  const answer = await postForm(
    '/api/auth/sign-in',
    { username: emailOf(persona, brand), password: PASSWORD },
    { brand },
  );
  // The cookie of the known browser is left out: with it the counters of other tests would not apply.
  const cookie = cookieHeader({
    setCookies: answer.setCookies.filter((set) => !set.startsWith('__Host-device=')),
  });
  if (answer.status !== 303 || !cookie.includes('__Host-session=')) {
    throw new Error(`${persona} of ${brand} did not sign in: ${answer.status} ${answer.location ?? ''}`);
  }
  return cookie;
}

/** Signs a persona in, and returns the cookie by which this browser is known to the account from then on: it is no session. */
export async function knownBrowser(persona: string, brand = 'geeni'): Promise<string> {
  const answer = await postForm(
    '/api/auth/sign-in',
    { username: emailOf(persona, brand), password: PASSWORD },
    { brand, network: newNetwork() },
  );
  const cookie = cookieValue(answer, '__Host-device');
  if (!cookie) throw new Error(`${persona} of ${brand} did not sign in: ${answer.status}`);
  return `__Host-device=${cookie}`;
}

/** The size of an answer's header lines in HTTP/1.1, in bytes. */
export const headerBytes = ({ headers }: Pick<Answer, 'headers'>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0);

/** The value of a cookie that an answer sets; `undefined` if it does not, empty if it removes the cookie. */
export function cookieValue({ setCookies }: Pick<Answer, 'setCookies'>, name: string): string | undefined {
  const found = setCookies.findLast((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1).split(';', 1)[0];
}

/** The request id of an answer. Throws if there is none. */
export function requestIdOf({ headers }: Pick<Answer, 'headers'>): string {
  const id = headers['x-request-id'];
  if (typeof id !== 'string') throw new Error('the answer carries no request id');
  return id;
}

/** The cookies that an answer sets, as a `Cookie` header; removed cookies are left out. */
export function cookieHeader({ setCookies }: Pick<Answer, 'setCookies'>): string {
  return setCookies
    .filter((cookie) => !/; Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
