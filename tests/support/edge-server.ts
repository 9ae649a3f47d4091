import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { EDGE_PORTALS, FAST_TIME_SCALE, PATIENT_TIME_SCALE } from './edge-portals.ts';
import type { ChosenPage } from '../../src/domain/pages/page-name.ts';
import { personal, secrets, secretsIn } from './secret-shapes.ts';
import { logLines, unannouncedErrors } from './server-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    portals: ServedPortal[];
    fastPortals: ServedPortal[];
  }
}

/** A running portal: its port, and the file with every line that it and its sandbox have logged. */
export type ServedPortal = { port: number; logFile: string };

/**
 * Serves the portals of the run, two for each worker: one with long deadlines and one with short ones. The state of
 * each is in a temporary folder. Fails the run if a portal logged an error that no test announced, or a secret.
 */
export default async function edgeServer(project: TestProject) {
  const serve = (setting: PortalSetting) =>
    Promise.all(Array.from({ length: EDGE_PORTALS }, () => servePortal(setting)));
  const [portals, fastPortals] = await Promise.all([serve({}), serve({ timeScale: FAST_TIME_SCALE })]);
  const addresses = (served: ServedPortal[]) => served.map(({ port, logFile }) => ({ port, logFile }));
  project.provide('portals', addresses(portals));
  project.provide('fastPortals', addresses(fastPortals));
  return () => Promise.all([...portals, ...fastPortals].map(({ stop }) => stop()));
}

/**
 * Settings of a portal. `timeScale` is the factor of its deadlines (`src/server/time-scale.ts`). `recentScale` is
 * the factor of the time for which a sign-in counts as recent (`src/server/request/request-context.ts`). `withoutPages`: the pages
 * that brands go without here, by their keys, instead of those in their files.
 */
export type PortalSetting = {
  timeScale?: number;
  recentScale?: number;
  withoutPages?: Readonly<Record<string, readonly ChosenPage[]>>;
};

/**
 * Serves the built portal with a new sandbox on a free port. `stop` throws if it logged an unexpected error, or a secret.
 */
export async function servePortal({
  timeScale = PATIENT_TIME_SCALE,
  recentScale = 1,
  withoutPages,
}: PortalSetting = {}): Promise<ServedPortal & { stop: () => Promise<void> }> {
  const { startRuntime } = await import('../../scripts/runtime.ts');
  const state = mkdtempSync(path.join(tmpdir(), 'portal-edge-'));
  const logFile = path.join(state, 'log.txt');
  appendFileSync(logFile, '');
  const { port, stop: stopRuntime } = await startRuntime({
    port: 0,
    state,
    bindings: { TIME_SCALE: String(timeScale), RECENT_SCALE: String(recentScale) },
    ...(withoutPages && { changed: (code: string) => withBrandsChanged(code, withoutPages) }),
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

/** A free port. */
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

/** The code of a built module, in which brands go without these pages. The data of a brand is JSON there. */
function withBrandsChanged(code: string, withoutPages: NonNullable<PortalSetting['withoutPages']>): string {
  return Object.entries(withoutPages).reduce(
    (text, [brand, names]) =>
      text.replace(
        new RegExp(`("key":"${brand}",.*?"withoutPages":)\\[[^\\]]*\\]`),
        (_, before: string) => before + JSON.stringify(names),
      ),
    code,
  );
}
