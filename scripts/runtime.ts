import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import * as z from 'zod';

const dist = path.join(import.meta.dirname, '../dist');
/** The variables of a Worker, as wrangler reads them. */
const workerBindings = z.record(z.string(), z.json()).default({});
/** What is read here of the configuration that a build writes beside its Worker. */
const builtConfig = z.object({ name: z.string(), vars: z.record(z.string(), z.string()).default({}) });

/**
 * Starts the production build and the sandbox in the Workers runtime. There is no development proxy, so that hosts, origins
 * and paths reach the portal as they were sent (docs/adr/003). `bindings` are additional variables; port 0 means any free
 * port. `changed` is what a test makes of the code of a built module. Returns the port and a function that stops the runtime.
 */
export async function startRuntime({
  port,
  state,
  host = '127.0.0.1',
  bindings = {},
  onLine = (line) => console.log(line),
  changed,
}: {
  port: number;
  state: string;
  host?: string;
  bindings?: Record<string, string>;
  onLine?: (line: string) => void;
  changed?: (code: string) => string;
}) {
  const portal = builtWorker(path.join(dist, 'server'), { bindings, changed });
  const sandbox = builtWorker(path.join(dist, 'account_portal_sandbox'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      // A time zone without a place, because the place of a developer's machine is unknown.
      cf: { timezone: 'America/Chicago' },
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => onLine(message),
      resourcePersistencePath: state,
      workers: [portal, sandbox],
    }),
  );
  const address = await miniflare.ready;
  return { port: Number(address.port), stop: () => miniflare.dispose() };
}

/** True if no process listens on the port. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * The options of a built Worker for the runtime, from its folder and the configuration in it. `bindings` are additional
 * variables, `changed` is as for `startRuntime`.
 */
export function builtWorker(
  folder: string,
  {
    bindings = {},
    configuration = 'wrangler.json',
    changed,
  }: {
    bindings?: Record<string, string>;
    configuration?: string;
    changed?: ((code: string) => string) | undefined;
  } = {},
) {
  const { workerOptions, main } = workerOptionsOf(path.join(folder, configuration));
  if (!main) throw new Error(`${folder}/${configuration} names no Worker`);
  const own = workerBindings.parse(workerOptions.bindings);
  const files = globSync('**/*.mjs', { cwd: folder }).map((file) => path.join(folder, file));
  const { name, vars } = builtConfig.parse(
    JSON.parse(readFileSync(path.join(folder, configuration), 'utf8')),
  );
  return {
    ...workerOptions,
    // Wrangler replaces a variable of the configuration by an environment variable of the same name.
    bindings: { ...own, ...vars, ...bindings },
    name,
    modulesRoot: folder,
    modules: [main, ...files.filter((file) => file !== main)].map((file) => ({
      type: 'ESModule' as const,
      path: file,
      ...(changed && { contents: changed(readFileSync(file, 'utf8')) }),
    })),
  };
}
