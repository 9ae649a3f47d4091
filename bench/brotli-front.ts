import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { clientFolder } from './portal-process.ts';

/** The quality at which an edge network compresses an answer that it has not cached. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** An answer of the portal comes in pieces: each is sent when it comes. */
const inPieces = { ...brotli, flush: constants.BROTLI_OPERATION_FLUSH };
/** The types that an edge network compresses. Images and fonts are compressed already. */
const compressible = /^text\/|json|javascript|xml/;

/**
 * Starts a server in front of the portal that does the work of an edge network: it sends the files of the build and
 * compresses every answer, which the bare runtime does not. Returns a function that stops it.
 */
export async function startFront(port: number, portalPort: number): Promise<() => Promise<void>> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const file = path.join(clientFolder, pathname);
    const isFile = path.extname(file) !== '' && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (isFile) sendFile(file, response);
    else passOn(request, response, portalPort);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Browsers keep a file of the build for good: its name has a hash. */
function sendFile(file: string, response: http.ServerResponse): void {
  const type = getMimeType(file) ?? 'application/octet-stream';
  const isCompressed = compressible.test(type);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  const content = readFileSync(file);
  response.end(isCompressed ? brotliCompressSync(content, brotli) : content);
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
