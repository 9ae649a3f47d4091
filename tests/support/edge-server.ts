import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { EDGE_PORTALS, HASTY_TIME_SCALE } from './edge-portals.ts';
import { personal, secrets, secretsIn } from './secret-shapes.ts';
import { logLines, unannouncedErrors } from './server-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    portals: ServedPortal[];
    hastyPortals: ServedPortal[];
  }
}

/** A portal that is up: its port, and the file in which every line that it and its sandbox log is kept, one a line. */
export type ServedPortal = { port: number; logFile: string };

/**
 * Serves the portals of the run, two for each worker: one with the real deadlines and one in haste. The state of each is in
 * a folder that goes with it.
 * Fails the run where one of them logged an unexpected error that no test announced, or a secret.
 */
export default async function edgeServer(project: TestProject) {
  const serve = (setting: PortalSetting) =>
    Promise.all(Array.from({ length: EDGE_PORTALS }, () => servePortal(setting)));
  const [portals, hastyPortals] = await Promise.all([serve({}), serve({ timeScale: HASTY_TIME_SCALE })]);
  const addresses = (served: ServedPortal[]) => served.map(({ port, logFile }) => ({ port, logFile }));
  project.provide('portals', addresses(portals));
  project.provide('hastyPortals', addresses(hastyPortals));
  return () => Promise.all([...portals, ...hastyPortals].map(({ stop }) => stop()));
}

/**
 * How a portal is served. `timeScale`: the factor for its deadlines and pauses (`src/server/time-scale.ts`). `recentScale`: the
 * one for how long a sign-in counts as recent (`src/server/recent-within.ts`).
 */
export type PortalSetting = { timeScale?: number; recentScale?: number };

/**
 * The built portal with its sandbox, fresh, on a free port. `stop` throws where it logged an unexpected error, or anything
 * that nobody may read (row T-34).
 */
export async function servePortal({ timeScale = 1, recentScale = 1 }: PortalSetting = {}): Promise<
  ServedPortal & { stop: () => Promise<void> }
> {
  const { startRuntime } = await import('../../scripts/runtime.mjs');
  const state = mkdtempSync(path.join(tmpdir(), 'portal-edge-'));
  const logFile = path.join(state, 'log.txt');
  appendFileSync(logFile, '');
  const { port, stop: stopRuntime } = await startRuntime({
    port: 0,
    state,
    bindings: { TIME_SCALE: String(timeScale), RECENT_SCALE: String(recentScale) },
    onLine: (line: string) => appendFileSync(logFile, `${line.replaceAll('\n', '\\n')}\n`),
  });
  return {
    port,
    logFile,
    async stop() {
      await stopRuntime();
      const errors = unannouncedErrors(logFile);
      const told = secretsIn(logLines(logFile), [...secrets, ...personal]);
      rmSync(state, { recursive: true, force: true });
      if (errors.length > 0)
        throw new Error(`The portal logged ${errors.length} unexpected errors:\n${errors.join('\n')}`);
      if (told.length > 0) throw new Error(`The portal logged ${told.length} secrets:\n${told.join('\n')}`);
    },
  };
}

/** A port nothing listens on. */
export function freePort(): Promise<number> {
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
