import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A script that a page loads by itself, and one that such a script imports. */
const OF_PAGE = /<script type="module" src="\/_astro\/([^"]+)"/g;
const IMPORTED = /(?:from|import)\s*["']\.\/([^"']+)["']/g;

/**
 * Serves the portal at another free port, where the scripts of islands wait between `hold` and `release`, as on a slow phone. The
 * few scripts of a page itself, and everything else, pass as they are.
 */
export async function serveDelayedScripts(port: number) {
  let released = Promise.withResolvers<void>();
  const ofPages = new Set<string>();
  const server = createServer((asked, answer) => {
    const { method, url: path = '/' } = asked;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const script = /^\/_astro\/([^?]*\.js)$/.exec(path)?.[1];
    const pass = () => {
      // A connection of its own: the portal may close a kept one while a request is on its way.
      const to = { host: '127.0.0.1', port, method, path, headers, agent: false };
      const passed = request(to, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
        let text = '';
        found.on('data', (chunk: Buffer) => {
          text += chunk.toString('latin1');
          for (const [, name = ''] of text.matchAll(script ? IMPORTED : OF_PAGE)) ofPages.add(name);
        });
        found.pipe(answer);
      });
      // A browser that leaves a page ends its requests.
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      asked.pipe(passed);
    };
    if (script === undefined || ofPages.has(script)) pass();
    else void released.promise.then(pass);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server.address()),
    hold: () => void (released = Promise.withResolvers<void>()),
    release: () => released.resolve(),
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
