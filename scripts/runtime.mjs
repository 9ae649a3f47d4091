import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';

const dist = path.join(import.meta.dirname, '../dist');

/**
 * The production build in the Workers runtime, the sandbox beside it. The runtime is driven without a development proxy
 * in front, so that hosts, origins and paths reach the portal as they were sent (docs/adr/003).
 * `bindings` are variables beside those of the build; port 0 is whichever is free. Answers the port and what to call to stop it.
 */
export async function startRuntime({
  port,
  state,
  host = '127.0.0.1',
  bindings = {},
  onLine = (line) => console.log(line),
}) {
  const portal = builtWorker(path.join(dist, 'server'), { bindings });
  const sandbox = builtWorker(path.join(dist, 'account_portal_sandbox'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      // A time zone and no place: where a developer's machine stands is not known.
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

/** True where nothing listens on the port yet. */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * A built Worker as the runtime takes it: its folder, and the configuration in it. `bindings` are variables beside those of the
 * build.
 * @param {string} folder
 * @param {{ bindings?: Record<string, string>, configuration?: string }} [setting]
 */
export function builtWorker(folder, { bindings = {}, configuration = 'wrangler.json' } = {}) {
  const { workerOptions, main } = workerOptionsOf(path.join(folder, configuration));
  if (!main) throw new Error(`${folder}/${configuration} names no Worker`);
  const files = globSync('**/*.mjs', { cwd: folder }).map((file) => path.join(folder, file));
  const { name, vars } = JSON.parse(readFileSync(path.join(folder, configuration), 'utf8'));
  return {
    ...workerOptions,
    // Wrangler lets a variable of this machine's shell take the place of the configuration's.
    bindings: { ...workerOptions.bindings, ...vars, ...bindings },
    name,
    modulesRoot: folder,
    modules: [main, ...files.filter((file) => file !== main)].map((file) => ({
      type: /** @type {const} */ ('ESModule'),
      path: file,
    })),
  };
}
