import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { unannouncedErrors } from './server-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
    /** Where every line the portal and its sandbox log is kept, one a line. */
    logFile: string;
  }
}

/**
 * Serves the built portal with its sandbox on a free port, its state in a folder that goes with it.
 * Fails the run where the portal logged an unexpected error that no test announced.
 */
export default async function edgeServer(project: TestProject) {
  const { startRuntime } = await import('../../scripts/runtime.mjs');
  const state = mkdtempSync(path.join(tmpdir(), 'portal-edge-'));
  const logFile = path.join(state, 'log.txt');
  appendFileSync(logFile, '');
  const port = await freePort();
  const stop = await startRuntime({
    port,
    state,
    onLine: (line: string) => appendFileSync(logFile, `${line.replaceAll('\n', '\\n')}\n`),
  });
  project.provide('port', port);
  project.provide('logFile', logFile);
  return async () => {
    await stop();
    const errors = unannouncedErrors(logFile);
    rmSync(state, { recursive: true, force: true });
    if (errors.length > 0)
      throw new Error(`The portal logged ${errors.length} unexpected errors:\n${errors.join('\n')}`);
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
