import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { clientFolder } from './portal-process.ts';

/** The quality at which an edge network compresses an answer that it has not cached. */
const QUALITY = 4;
/** The address of an empty page. */
export const EMPTY_PAGE = '/an-empty-page';
/** The host that answers as the single-page application. */
export const SINGLE_PAGE_HOST = 'single-page.localhost';

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
/** An answer of the portal comes in pieces: each is sent when it comes. */
const inPieces = { ...brotli, flush: constants.BROTLI_OPERATION_FLUSH };
/** The types that an edge network compresses. Images and fonts are compressed already. */
const compressible = /^text\/|json|javascript|xml/;
const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';
/** Cache headers: a file with a hash in its name is kept for good, any other file is revalidated. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Starts a server in front of the portal that does the work of an edge network: it serves the files of the build and
 * compresses every answer, which the bare runtime does not. It serves the single-page application in the same way, on
 * another host. Returns a function that stops it.
 */
export async function startFront({
  port,
  portalPort,
  singlePageFolder,
}: {
  port: number;
  portalPort: number;
  singlePageFolder: string | undefined;
}): Promise<() => Promise<void>> {
  const server = http.createServer((request, response) => {
    const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (singlePageFolder && hostname === SINGLE_PAGE_HOST) {
      // Every address of a single-page application is the same page.
      const isAsset = pathname.startsWith('/assets/');
      const file = path.join(singlePageFolder, isAsset ? pathname : 'index.html');
      sendFile(file, isAsset ? FOR_GOOD : ASK_AGAIN, request, response);
      return;
    }
    const file = path.join(clientFolder, pathname);
    if (pathname === EMPTY_PAGE) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(emptyPage);
    } else if (isBuiltFile(file)) {
      sendFile(file, pathname.startsWith('/_astro/') ? FOR_GOOD : ASK_AGAIN, request, response);
    } else {
      passOn(request, response, portalPort);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** True for a file of the build that browsers may have; a path ends with its name. */
function isBuiltFile(file: string): boolean {
  return path.extname(file) !== '' && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

const bodies = new Map<string, Buffer>();

function sendFile(
  file: string,
  caching: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const type = getMimeType(file) ?? 'application/octet-stream';
  const isCompressed = compressible.test(type);
  const body =
    bodies.get(file) ?? (isCompressed ? brotliCompressSync(readFileSync(file), brotli) : readFileSync(file));
  bodies.set(file, body);
  const etag = `"${body.length}-${path.basename(file)}"`;
  const headers = { etag, 'cache-control': caching };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    'content-length': body.length,
  });
  response.end(body);
}

function passOn(request: http.IncomingMessage, response: http.ServerResponse, port: number): void {
  const { method, url, headers } = request;
  const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const { 'content-length': _length, 'transfer-encoding': _coding, ...kept } = answer.headers;
    const isCompressed = compressible.test(kept['content-type'] ?? '');
    response.writeHead(answer.statusCode ?? 502, {
      ...kept,
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    });
    response.flushHeaders();
    if (isCompressed) answer.pipe(createBrotliCompress(inPieces)).pipe(response);
    else answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
