import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';
import { clientFolder } from './portal-process.mjs';

/** As strong as an edge network compresses what it has not seen before. */
const QUALITY = 4;
/** The address of a page with nothing on it. */
export const EMPTY_PAGE = '/an-empty-page';

const types = { '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png' };

/**
 * Stands before the portal as an edge network does: answers the build's own files and compresses everything, which the
 * bare runtime does not.
 * @returns {Promise<() => Promise<void>>} what stops it
 */
export async function startFront(port, portalPort) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    const file = path.join(clientFolder, pathname);
    if (pathname === EMPTY_PAGE) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>');
    } else if (/^\/(?:_astro|brands)\//.test(pathname) && existsSync(file)) {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      sendCompressed(createReadStream(file), response, 200, { 'content-type': type });
    } else {
      passOn(request, response, portalPort);
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function passOn(request, response, port) {
  const { method, url, headers } = request;
  const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const { 'content-length': _length, 'transfer-encoding': _coding, ...kept } = answer.headers;
    sendCompressed(answer, response, answer.statusCode ?? 502, kept);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

function sendCompressed(body, response, status, headers) {
  response.writeHead(status, { ...headers, 'content-encoding': 'br' });
  body.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).pipe(response);
}
