import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onCore } from './one-core.mjs';
import { answersOn } from './requests.mjs';

const fromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
/** The program of the runtime, without a development proxy. */
const program = fromMiniflare('workerd').default;
/** The folder of the Durable Objects: in memory if the system has such a folder, so that no disk is measured. */
const objectsParent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/**
 * A Worker for the bare runtime.
 * @typedef {object} BareWorker
 * @property {string[]} folders the folders of its modules
 * @property {Record<string, string>} modules files by module name, relative to one of the folders, the entry first
 * @property {string[]} [bindings] each as Cap'n Proto text
 * @property {string[]} [objects] names of its Durable Object classes
 * @property {string[]} [services] further services, each as Cap'n Proto text
 * @property {string} [readyPath] the path that answers 200 as soon as the Worker is ready
 * @property {number} [heapMb] the memory limit of its scripts in MB, by default none
 * @property {number} [core] the processor core it may use, if the system can bind a process to one
 */

/**
 * Starts one Worker in its own process of the runtime.
 * @param {BareWorker} worker
 * @param {number} port
 * @returns {Promise<{ pid: number, port: number, readyMs: number, stop: () => Promise<void> }>} `readyMs` is the time
 *   from the start of the process to the first answer
 */
export async function startWorkerd(worker, port) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  const config = path.join(folder, 'config.capnp');
  const objects = mkdtempSync(path.join(objectsParent, 'portal-bench-objects-'));
  writeFileSync(config, configText(worker, port, objects));
  const startedMs = performance.now();
  const command = onCore(worker.core, [
    program,
    'serve',
    '--experimental',
    ...worker.folders.map((from) => `--import-path=${from}`),
    config,
  ]);
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] });
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
  text: (name, value) => `(name = "${name}", text = ${JSON.stringify(value)})`,
  json: (name, value) => `(name = "${name}", json = ${JSON.stringify(JSON.stringify(value))})`,
  service: (name, service) => `(name = "${name}", service = "${service}")`,
  objects: (name, className) => `(name = "${name}", durableObjectNamespace = "${className}")`,
  elsewhere: (name, port) => `(name = "${name}", external = (address = "127.0.0.1:${port}", http = ()))`,
  folder: (name, folder) => `(name = "${name}", disk = (path = ${JSON.stringify(folder)}))`,
  /** A second Worker in the same process, of one small module. */
  beside: (name, source) =>
    `(name = "${name}", worker = (compatibilityDate = "${COMPATIBILITY_DATE}", modules = [(name = "main", esModule = ${JSON.stringify(source)})]))`,
};

const COMPATIBILITY_DATE = '2026-10-01';

function configText(worker, port, objectsFolder) {
  const { modules, bindings = [], objects = [], services = [], heapMb } = worker;
  const flags = heapMb === undefined ? '' : `v8Flags = ["--max-heap-size=${heapMb}"],`;
  const list = (items) => `[${items.join(',\n    ')}]`;
  const storage = `(name = "objects", disk = (path = ${JSON.stringify(objectsFolder)}, writable = true))`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = ${list(['(name = "main", worker = .main)', storage, ...services])},
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
  ${flags}
);
const main :Workerd.Worker = (
  compatibilityDate = "${COMPATIBILITY_DATE}",
  modules = ${list(Object.entries(modules).map(([name, file]) => `(name = "${name}", esModule = embed "/${file}")`))},
  bindings = ${list(bindings)},
  durableObjectNamespaces = ${list(objects.map((name) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`))},
  durableObjectStorage = (localDisk = "objects"),
);
`;
}
