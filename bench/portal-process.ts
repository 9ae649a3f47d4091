import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/prepare.mjs';
import { workersFolder } from './built-workers.ts';
import { requestOnce } from './requests.ts';
import { capnp, type RunningWorker, startWorkerd } from './workerd.ts';
import { type BuiltTree, type BuiltWorker, builtTreeIn, clientFolderOf } from './wrangler-config.ts';

/** The build of this checkout. */
export const thisTree = builtTreeIn(path.join(root, 'dist'));
/** The folder with the files that this checkout's portal sends to browsers. */
export const clientFolder = clientFolderOf(thisTree.portal);

/** The password of every persona of the sandbox. */
export const PASSWORD = 'Passw0rd!';

/** The core that a Worker may use; any by default. */
type OnCore = { core?: number };

/** Starts an empty Worker. */
export function startEmpty(port: number, { core }: OnCore = {}): Promise<RunningWorker> {
  return startWorkerd({ core, folders: [workersFolder], modules: { 'empty.mjs': 'empty.mjs' } }, port);
}

/** Starts the sandbox of a build in a process of its own, so that the work of the platform is not measured. */
export function startSandbox(port: number, { sandbox }: BuiltTree = thisTree): Promise<RunningWorker> {
  return startWorkerd(
    {
      ...runtimeOf(sandbox),
      folders: [sandbox.folder],
      modules: modulesOf(sandbox.folder, sandbox.main),
      bindings: ownBindingsOf(sandbox),
      readyPath: '/sandbox',
    },
    port,
  );
}

/** Starts the caching proxy of the sandbox (workers/platform.ts). */
export function startPlatform(port: number, sandboxPort: number): Promise<RunningWorker> {
  return startBeforeSandbox('platform.mjs', port, sandboxPort);
}

/**
 * Starts the slow proxy of the sandbox, which records the order of calls (workers/slow-platform.ts). `heldMs` is how long it
 * holds each call, in milliseconds.
 */
export function startSlowPlatform(port: number, sandboxPort: number, heldMs = 150): Promise<RunningWorker> {
  return startBeforeSandbox('slow-platform.mjs', port, sandboxPort, [capnp.json('HELD_MS', heldMs)]);
}

function startBeforeSandbox(
  module: string,
  port: number,
  sandboxPort: number,
  more: readonly string[] = [],
): Promise<RunningWorker> {
  return startWorkerd(
    {
      folders: [workersFolder],
      modules: { [module]: module },
      services: [capnp.elsewhere('sandbox', sandboxPort)],
      bindings: [capnp.service('SANDBOX', 'sandbox'), ...more],
      readyPath: '/sandbox',
    },
    port,
  );
}

type PortalOptions = OnCore & {
  tree?: BuiltTree;
  folder?: string;
  heapMb?: number;
  inspectorPort?: number;
  countsWrites?: boolean;
};

/**
 * Starts the portal of a build, by default this checkout's, with a sandbox in another process as its platform. It gets the
 * bindings that the build names; `folder` is that of the modules, where another build has them. `heapMb` limits the memory of
 * its scripts, in MB, and `inspectorPort` opens them to `heldMb`. With `countsWrites` it tells at /bench/writes how many rows
 * its Durable Objects have written.
 */
export function startPortal(
  port: number,
  sandboxPort: number,
  {
    core,
    heapMb,
    inspectorPort,
    tree: { portal } = thisTree,
    folder = portal.folder,
    countsWrites = false,
  }: PortalOptions = {},
): Promise<RunningWorker> {
  const modules = modulesOf(folder, portal.main);
  const counting = countsWrites ? countingEntry(portal) : undefined;
  const rateLimiter = readFileSync(path.join(workersFolder, 'rate-limit.mjs'), 'utf8');
  return startWorkerd(
    {
      ...runtimeOf(portal),
      core,
      heapMb,
      inspectorPort,
      folders: counting ? [folder, workersFolder] : [folder],
      modules: counting ? { [counting]: counting, [COUNTER]: COUNTER, ...modules } : modules,
      services: [
        capnp.folder('assets', clientFolderOf(portal)),
        capnp.elsewhere('sandbox', sandboxPort),
        capnp.beside('rateLimit', rateLimiter),
      ],
      bindings: [
        ...ownBindingsOf(portal),
        capnp.text('SESSION_KEY', 'for-a-bench-that-keeps-nothing-at-all'),
        ...(portal.assets ? [capnp.service(portal.assets.binding, 'assets')] : []),
        ...portal.services.map(({ binding }) => capnp.service(binding, 'sandbox')),
        ...portal.ratelimits.map(({ name }) => capnp.service(name, 'rateLimit')),
      ],
    },
    port,
  );
}

/** The module that counts the writes of Durable Objects. */
const COUNTER = 'counted-writes.mjs';

/** Writes an entry around that of a build, whose Durable Objects are counted, and returns its name. */
function countingEntry({ main, durable_objects: { bindings } }: BuiltWorker): string {
  const classes = bindings.map(({ class_name }) => class_name);
  const name = `counting-${classes.join('-')}.mjs`;
  const lines = [
    `import handler, * as built from './${main}';`,
    `import { tellingWrites, withCountedWrites } from './${COUNTER}';`,
    'export default tellingWrites(handler);',
    ...classes.map((each) => `export const ${each} = withCountedWrites(built.${each});`),
  ];
  writeFileSync(path.join(workersFolder, name), `${lines.join('\n')}\n`);
  return name;
}

/** What a Worker's configuration says about the runtime. */
function runtimeOf({ compatibility_date, compatibility_flags, durable_objects }: BuiltWorker) {
  return {
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    objects: durable_objects.bindings.map(({ class_name }) => class_name),
  };
}

/** The bindings of a Worker that need no other Worker. */
function ownBindingsOf({ vars, durable_objects }: BuiltWorker): string[] {
  return [
    ...Object.entries(vars).map(([name, value]) => capnp.text(name, value)),
    ...durable_objects.bindings.map(({ name, class_name }) => capnp.objects(name, class_name)),
  ];
}

/** A sign-in by a plain form. */
function signInRequest(port: number, brandKey: string, persona: string) {
  const host = `${brandKey}.localhost:${port}`;
  return {
    port,
    host,
    path: '/api/auth/sign-in',
    method: 'POST',
    headers: formHeaders(host),
    body: new URLSearchParams({ username: `${persona}@${brandKey}.example`, password: PASSWORD }).toString(),
  };
}

/** The headers of a plain form of a page. */
export function formHeaders(host: string): Record<string, string> {
  return {
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  };
}

/** Signs a persona in by a plain form, by default the owner, and returns the `Cookie` header. Throws if that fails. */
export async function sessionCookie(port: number, brandKey: string, persona = 'owner'): Promise<string> {
  const answer = await requestOnce(signInRequest(port, brandKey, persona));
  const cookies = answer.headers['set-cookie'] ?? [];
  const session = cookies.find(
    (cookie) => cookie.startsWith('__Host-session=') && !cookie.includes('Max-Age=0'),
  );
  if (!session)
    throw new Error(`The ${persona} of ${brandKey} did not sign in: ${answer.status} ${answer.text}`);
  return session.split(';', 1).join('');
}

function modulesOf(folder: string, main: string): Record<string, string> {
  const files = globSync('**/*.mjs', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'));
  const ordered = [main, ...files.filter((file) => file !== main)];
  return Object.fromEntries(ordered.map((file) => [file, file]));
}
