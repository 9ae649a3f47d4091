import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from './certificate.ts';
import { Unanswered } from './portal-ask.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));

/** A server on this machine with a certificate of its own making, and one that speaks no TLS. */
const servers: { close: () => unknown }[] = [];
const ports = { tls: 0, plain: 0 };
beforeAll(async () => {
  const names = 'subjectAltName=DNS:localhost,DNS:*.visi.test';
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '9',
      '-subj',
      '/CN=x',
      '-addext',
      names,
    ].concat(['-keyout', key ?? '', '-out', cert ?? '']),
    { stdio: 'pipe' },
  );
  const secure = createServer({ key: readFileSync(key ?? ''), cert: readFileSync(cert ?? '') });
  const plain = createPlainServer((socket) => socket.on('error', () => undefined).end('hello\r\n'));
  for (const [name, server] of [
    ['tls', secure],
    ['plain', plain],
  ] as const) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    ports[name] = typeof address === 'object' && address ? address.port : 0;
    servers.push(server);
  }
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

describe('the certificate of a host', () => {
  it('is read although nobody would trust it, and that is told', async () => {
    const read = await readCertificate('localhost', { port: ports.tls, deadlineMs: 60_000 });
    expect(read.distrust).toMatch(/SELF_SIGNED/);
    expect(read.names).toEqual(['localhost', '*.visi.test']);
    expect(Math.round((read.untilMs - Date.now()) / DAY_MS)).toBe(9);
  });

  it('is none where nothing speaks TLS', async () => {
    const read = readCertificate('localhost', { port: ports.plain, deadlineMs: 60_000 });
    await expect(read).rejects.toThrow(Unanswered);
  });
});
