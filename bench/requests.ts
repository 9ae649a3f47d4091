import http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const GIVE_UP_MS = 20_000;

/** The headers of a browser's page request; the empty Worker gets the same. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0',
};

/** Sends one request. Redirects are not followed. */
export function requestOnce({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
  body = '',
}: {
  port: number;
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = { ...browserHeaders, host, 'content-length': Buffer.byteLength(body), ...headers };
    const request = http.request(
      { host: '127.0.0.1', port, path, method, headers: sent, agent: false, timeout: GIVE_UP_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no answer from ${host}${path}`)));
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Waits for the first answer on a port: true for 200, false for another status or for no answer in time. A Worker before
 * another one fails until that one takes connections, so an answer of 500 and above is asked for again.
 */
export async function answersOn(port: number, path: string): Promise<boolean> {
  const untilMs = performance.now() + GIVE_UP_MS;
  while (performance.now() < untilMs) {
    const answer = await requestOnce({ port, host: 'geeni.localhost', path }).catch(() => undefined);
    if (answer && answer.status < 500) return answer.status === 200;
    await pause(1);
  }
  return false;
}

/** One request of a page: the host, the path, and the `Cookie` header of a signed-in person. */
export type View = { host: string; path: string; cookie?: string | undefined };

/** Views that are sent in turn. The turn goes on from one call to the next; lists of the same length may share it. */
export type ViewsInTurn = { views: readonly View[]; turn: { at: number } };

/**
 * Keeps a few connections busy for some milliseconds, each with one request at a time, with views in turn. Throws if an answer is not 200.
 * @returns the number of answers
 */
export async function pressed({
  port,
  inTurn: { views, turn },
  connections = 8,
  ms,
}: {
  port: number;
  inTurn: ViewsInTurn;
  connections?: number;
  ms: number;
}): Promise<number> {
  const requests = views.map(({ host, path, cookie }) =>
    Buffer.from(
      wireText(path, {
        ...browserHeaders,
        host,
        ...(cookie ? { cookie } : {}),
      }),
    ),
  );
  const next = () => requests[turn.at++ % requests.length] ?? Buffer.alloc(0);
  const startedMs = performance.now();
  let answered = 0;
  const isOver = () => {
    answered += 1;
    return performance.now() - startedMs >= ms;
  };
  await Promise.all(Array.from({ length: connections }, () => pressConnection(port, next, isOver)));
  return answered;
}

/** The text of an HTTP/1.1 request. */
function wireText(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Sends one request after another on one connection. `isOver` is asked after each answer. */
function pressConnection(port: number, next: () => Buffer, isOver: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(next()));
    let isWhole = answerReader();
    socket.setTimeout(GIVE_UP_MS, () => socket.destroy(new Error(`no answer on port ${port}`)));
    socket.on('error', (cause) => reject(new Error(`the load on port ${port} broke off`, { cause })));
    socket.on('close', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!isWhole(chunk)) return;
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      isWhole = answerReader();
      if (isOver()) socket.end();
      else socket.write(next());
    });
  });
}

const LAST_CHUNK = '0\r\n\r\n';

/**
 * Returns a function that takes pieces of an answer and returns whether it is complete; it throws for another status than
 * 200. It reads Content-Length and chunks; a Worker sends nothing else.
 */
function answerReader(): (chunk: Buffer) => boolean {
  let head = '';
  let left: number | undefined;
  let tail = '';
  return (chunk) => {
    let body = chunk;
    if (left === undefined) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return false;
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`unexpected answer: ${head.slice(0, 200)}`);
      left = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? Infinity);
      body = Buffer.from(head.slice(end + 4), 'latin1');
    }
    left -= body.length;
    if (left !== Infinity) return left <= 0;
    tail = (tail + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length);
    return tail === LAST_CHUNK;
  };
}
