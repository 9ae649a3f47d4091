import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onCore } from './one-core.ts';
import { answersOn } from './requests.ts';

const fromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
/** The program of the runtime, without a development proxy. */
const program = String(fromMiniflare('workerd').default);
/** The folder of the Durable Objects: in memory if the system has such a folder, so that no disk is measured. */
const objectsParent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A Worker for the bare runtime. */
type BareWorker = {
  /** The folders that modules are read from. */
  folders: string[];
  /** The file of each module by its name, the main module first. */
  modules: Record<string, string>;
  /** Bindings and services as Cap'n Proto text, and the classes of Durable Objects. */
  bindings?: string[];
  objects?: string[];
  services?: string[];
  /** The date and the flags of its compatibility; by default the date of the bench's own Workers, and no flag. */
  compatibilityDate?: string;
  compatibilityFlags?: readonly string[];
  /** A path that answers 200 once the Worker runs; by default `/login`. */
  readyPath?: string;
  /** The only core that it may use. */
  core?: number | undefined;
};

/** A running Worker: its process, and how long it took from the start of the process to the first answer. */
export type RunningWorker = { pid: number; port: number; readyMs: number; stop: () => Promise<void> };

/** Starts one Worker in its own process of the runtime. Throws if it does not answer. */
export async function startWorkerd(worker: BareWorker, port: number): Promise<RunningWorker> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  const objects = mkdtempSync(path.join(objectsParent, 'portal-bench-objects-'));
  const config = writtenConfig(worker.folders, configText(worker, port, objects), folder);
  const startedMs = performance.now();
  const [command, ...args] = onCore(worker.core, [program, 'serve', '--experimental', '--binary', config]);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint = `${complaint}${text}`.slice(-2_000)));
  const ended = once(child, 'exit');
  // At the end of the bench, also after an error, no process and no file is left.
  const end = () => {
    child.kill('SIGKILL');
    for (const made of [folder, objects]) rmSync(made, { recursive: true, force: true });
  };
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    end();
    await ended;
  };
  const answered = await Promise.race([
    answersOn(port, worker.readyPath ?? '/login'),
    ended.then(() => false),
  ]);
  const readyMs = performance.now() - startedMs;
  if (!answered || child.pid === undefined) {
    await stop();
    throw new Error(`The runtime did not answer on port ${port}.\n${complaint}`);
  }
  return { pid: child.pid, port, readyMs, stop };
}

/** A binding or a service as Cap'n Proto text. */
export const capnp = {
  text: (name: string, value: string) => `(name = "${name}", text = ${JSON.stringify(value)})`,
  json: (name: string, value: unknown) =>
    `(name = "${name}", json = ${JSON.stringify(JSON.stringify(value))})`,
  service: (name: string, service: string) => `(name = "${name}", service = "${service}")`,
  loader: (name: string) => `(name = "${name}", workerLoader = ())`,
  objects: (name: string, className: string) => `(name = "${name}", durableObjectNamespace = "${className}")`,
  elsewhere: (name: string, port: number) =>
    `(name = "${name}", external = (address = "127.0.0.1:${port}", http = ()))`,
  folder: (name: string, folder: string) => `(name = "${name}", disk = (path = ${JSON.stringify(folder)}))`,
  /** Cloudflare's rate limiter, which the bare runtime does not have: a counter in the process of the Worker. */
  rateLimiter: (name: string) => `(name = "${name}", wrapped = (moduleName = "${RATE_LIMITER}"))`,
};

const COMPATIBILITY_DATE = '2026-10-01';
const RATE_LIMITER = 'bench:rate-limiter';
/** Every request passes. */
const rateLimiterModule = 'export default () => ({ limit: async () => ({ success: true }) });';

/**
 * Writes a configuration with all its modules as the runtime reads it, and returns the file. An edge has no text of a
 * configuration to read, so no start includes that. Throws if the configuration has a fault.
 */
function writtenConfig(folders: readonly string[], text: string, folder: string): string {
  const [source, config] = [path.join(folder, 'config.capnp'), path.join(folder, 'config.bin')];
  writeFileSync(source, text);
  const importPaths = folders.map((from) => `--import-path=${from}`);
  const { status, stdout, stderr } = spawnSync(
    program,
    ['compile', '--config-only', ...importPaths, source],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The configuration of a Worker has a fault.\n${String(stderr)}`);
  writeFileSync(config, stdout);
  return config;
}

function configText(worker: BareWorker, port: number, objectsFolder: string): string {
  const { modules, bindings = [], objects = [], services = [] } = worker;
  const { compatibilityDate = COMPATIBILITY_DATE, compatibilityFlags = [] } = worker;
  const list = (items: readonly string[]) => `[${items.join(',\n    ')}]`;
  const storage = `(name = "objects", disk = (path = ${JSON.stringify(objectsFolder)}, writable = true))`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = ${list(['(name = "main", worker = .main)', storage, ...services])},
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
  extensions = [(modules = [(name = "${RATE_LIMITER}", internal = true, esModule = ${JSON.stringify(rateLimiterModule)})])],
);
const main :Workerd.Worker = (
  compatibilityDate = "${compatibilityDate}",
  compatibilityFlags = ${list(compatibilityFlags.map((flag) => JSON.stringify(flag)))},
  modules = ${list(Object.entries(modules).map(([name, file]) => `(name = "${name}", esModule = embed "/${file}")`))},
  bindings = ${list(bindings)},
  durableObjectNamespaces = ${list(objects.map((name) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`))},
  durableObjectStorage = (localDisk = "objects"),
);
`;
}
