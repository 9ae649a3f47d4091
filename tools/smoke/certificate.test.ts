import { once } from 'node:events';
import { createServer } from 'node:net';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { describe, expect, it } from 'vitest';
import { readCertificate } from './certificate.ts';
import { Unanswered } from './portal-ask.ts';

const PATIENT_MS = 60_000;

describe('the certificate of a host', () => {
  it('is read although nobody would trust it, and that is told', async () => {
    // The local runtime has a certificate of its own making.
    const runtime = new Miniflare(
      convertV4MiniflareOptions({
        https: true,
        host: '127.0.0.1',
        port: 0,
        log: new Log(LogLevel.ERROR),
        workers: [
          { name: 'any', modules: true, script: 'export default { fetch: () => new Response("any") }' },
        ],
      }),
    );
    const { port } = await runtime.ready;
    const read = await readCertificate('localhost', { port: Number(port), deadlineMs: PATIENT_MS });
    await runtime.dispose();
    expect(read).toEqual({
      distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      names: ['localhost'],
      untilMs: expect.any(Number),
    });
    expect(read.untilMs).toBeGreaterThan(Date.now());
  });

  it.each([
    ['another protocol', PATIENT_MS, 'no connection by TLS'],
    ['nothing', 50, 'nothing came in time'],
  ])('is none where the host speaks %s', async (spoken, deadlineMs, why) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (spoken !== 'nothing') socket.end('hello\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const read = readCertificate('localhost', { port, deadlineMs });
    await expect(read).rejects.toThrow(Unanswered);
    await expect(read).rejects.toThrow(why);
    server.close();
  });
});
