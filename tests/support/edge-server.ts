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
 * Serves the one portal of the run, its state in a folder that goes with it.
 * Fails the run where the portal logged an unexpected error that no test announced.
 */
export default async function edgeServer(project: TestProject) {
  const { port, logFile, stop } = await servePortal();
  project.provide('port', port);
  project.provide('logFile', logFile);
  return stop;
}

/** The built portal with its sandbox, fresh, on a free port. `stop` throws where it logged an unexpected error. */
export async function servePortal(): Promise<{ port: number; logFile: string; stop: () => Promise<void> }> {
  const { startRuntime } = await import('../../scripts/runtime.mjs');
  const state = mkdtempSync(path.join(tmpdir(), 'portal-edge-'));
  const logFile = path.join(state, 'log.txt');
  appendFileSync(logFile, '');
  const port = await freePort();
  const stopRuntime = await startRuntime({
    port,
    state,
    onLine: (line: string) => appendFileSync(logFile, `${line.replaceAll('\n', '\\n')}\n`),
  });
  return {
    port,
    logFile,
    async stop() {
      await stopRuntime();
      const errors = unannouncedErrors(logFile);
      rmSync(state, { recursive: true, force: true });
      if (errors.length > 0)
        throw new Error(`The portal logged ${errors.length} unexpected errors:\n${errors.join('\n')}`);
    },
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
