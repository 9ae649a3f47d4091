import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
  }
}

/** Serves the built portal with its sandbox on a free port, its state in a folder that goes with it. */
export default async function edgeServer(project: TestProject) {
  const { startRuntime } = await import('../../scripts/runtime.mjs');
  const state = mkdtempSync(path.join(tmpdir(), 'portal-edge-'));
  const port = await freePort();
  const lines: string[] = [];
  const stop = await startRuntime({ port, state, onLine: (line: string) => lines.push(line) });
  project.provide('port', port);
  return async () => {
    await stop();
    rmSync(state, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
