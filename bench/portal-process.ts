import { globSync } from 'node:fs';
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
const PASSWORD = 'Passw0rd!';

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
      bindings: bindingsOf(sandbox),
      readyPath: '/sandbox',
    },
    port,
  );
}

/**
 * Starts the caching proxy of the sandbox (workers/platform.ts). `invoices` is how many every list of invoices has; by
 * default as many as the sandbox sends.
 */
export function startPlatform(port: number, sandboxPort: number, invoices?: number): Promise<RunningWorker> {
  return startBeforeSandbox('platform.mjs', port, sandboxPort, capnp.json('INVOICES', invoices ?? null));
}

/** Starts the slow proxy of the sandbox (workers/slow-platform.ts). It holds each call for `heldMs` milliseconds. */
export function startSlowPlatform(port: number, sandboxPort: number, heldMs: number): Promise<RunningWorker> {
  return startBeforeSandbox('slow-platform.mjs', port, sandboxPort, capnp.json('HELD_MS', heldMs));
}

function startBeforeSandbox(
  module: string,
  port: number,
  sandboxPort: number,
  setting: string,
): Promise<RunningWorker> {
  return startWorkerd(
    {
      folders: [workersFolder],
      modules: { [module]: module },
      services: [capnp.elsewhere('sandbox', sandboxPort)],
      bindings: [capnp.service('SANDBOX', 'sandbox'), setting],
      readyPath: '/sandbox',
    },
    port,
  );
}

/**
 * Starts the portal of a build, by default this checkout's, with a sandbox in another process as its platform. It gets the
 * bindings that the build names; `folder` is that of the modules, where another build has them.
 */
export function startPortal(
  port: number,
  sandboxPort: number,
  {
    core,
    tree: { portal } = thisTree,
    folder = portal.folder,
  }: OnCore & { tree?: BuiltTree; folder?: string } = {},
): Promise<RunningWorker> {
  return startWorkerd(
    {
      ...runtimeOf(portal),
      core,
      folders: [folder],
      modules: modulesOf(folder, portal.main),
      services: [capnp.folder('assets', clientFolderOf(portal)), capnp.elsewhere('sandbox', sandboxPort)],
      bindings: [
        ...bindingsOf(portal),
        capnp.text('SESSION_KEY', 'for-a-bench-that-keeps-nothing-at-all'),
        ...(portal.assets ? [capnp.service(portal.assets.binding, 'assets')] : []),
        ...portal.services.map(({ binding }) => capnp.service(binding, 'sandbox')),
        ...portal.worker_loaders.map(({ binding }) => capnp.loader(binding)),
        ...portal.ratelimits.map(({ name }) => capnp.rateLimiter(name)),
      ],
    },
    port,
  );
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
function bindingsOf({ vars, durable_objects }: BuiltWorker): string[] {
  return [
    ...Object.entries(vars).map(([name, value]) => capnp.text(name, value)),
    ...durable_objects.bindings.map(({ name, class_name }) => capnp.objects(name, class_name)),
  ];
}

/** The headers of a plain form of a page. */
export function formHeaders(host: string): Record<string, string> {
  return {
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  };
}

/** Signs the owner of a brand in by a plain form, and returns the `Cookie` header. Throws if that fails. */
export async function sessionCookie(port: number, brandKey: string): Promise<string> {
  const host = `${brandKey}.localhost:${port}`;
  const body = new URLSearchParams({ username: `owner@${brandKey}.example`, password: PASSWORD }).toString();
  const answer = await requestOnce({
    port,
    host,
    path: '/api/auth/sign-in',
    method: 'POST',
    headers: formHeaders(host),
    body,
  });
  const cookies = answer.headers['set-cookie'] ?? [];
  const session = cookies.find(
    (cookie) => cookie.startsWith('__Host-session=') && !cookie.includes('Max-Age=0'),
  );
  if (!session) throw new Error(`The owner of ${brandKey} did not sign in: ${answer.status} ${answer.text}`);
  return session.split(';', 1).join('');
}

function modulesOf(folder: string, main: string): Record<string, string> {
  const files = globSync('**/*.mjs', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'));
  const ordered = [main, ...files.filter((file) => file !== main)];
  return Object.fromEntries(ordered.map((file) => [file, file]));
}
