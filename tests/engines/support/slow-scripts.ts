import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/**
 * Serves the portal at another free port, where each script of it comes `delayMs` milliseconds later, as on a slow phone:
 * islands wake late. Everything else passes as it is.
 */
export async function serveSlowScripts(port: number, delayMs: number) {
  const server = createServer((asked, answer) => {
    const { method, headers, url: path = '/' } = asked;
    const pass = () => {
      const passed = request({ host: '127.0.0.1', port, method, path, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
        found.pipe(answer);
      });
      // A browser that leaves a page ends its requests.
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      asked.pipe(passed);
    };
    if (/^\/_astro\/[^?]*\.js$/.test(path)) setTimeout(pass, delayMs);
    else pass();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server.address()),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
