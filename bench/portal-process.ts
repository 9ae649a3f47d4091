import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { checkedBrands } from '../scripts/brand-files.ts';
import { root } from '../scripts/prepare.mjs';
import * as z from 'zod';
import { type OperationName, platformOperations } from '../src/contracts/platform/platform-table.ts';
import { requestOnce } from './requests.ts';
import { capnp, type RunningWorker, startWorkerd } from './workerd.ts';

const dist = path.join(root, 'dist');
const workers = await builtWorkers();
/** The folders of the built portal. */
export const serverFolder = path.join(dist, 'server');
export const clientFolder = path.join(dist, 'client');

/** The password of every persona of the sandbox. */
const PASSWORD = 'Passw0rd!';
/** The platform calls of My Plan, except those with cached answers. */
const pageCalls: readonly OperationName[] = [
  'subscriptions',
  'listAvailableSubscriptions',
  'devices',
  'billingInfo',
  'paymentHistory',
  'contactInfo',
];
const pageQueries: Partial<Record<OperationName, string>> = { devices: '?excludeExternalSub=false' };

/** The core that a Worker may use; any by default. */
type OnCore = { core?: number };

/** The part of the platform's answer to a sign-in that signs calls. */
const signedInAnswer = z.object({
  token: z.string(),
  pepperUser: z.object({
    awsUserCredentials: z.object({
      AccessKeyId: z.string(),
      SecretAccessKey: z.string(),
      SessionToken: z.string(),
    }),
  }),
});

/** Writes the Workers of the bench as the JavaScript that the runtime takes, and returns their folder. */
async function builtWorkers(): Promise<string> {
  const sources = path.join(import.meta.dirname, 'workers');
  const folder = path.join(root, 'node_modules/.cache/bench-workers');
  mkdirSync(folder, { recursive: true });
  for (const file of globSync('*.ts', { cwd: sources })) {
    const { code } = await transformWithOxc(readFileSync(path.join(sources, file), 'utf8'), file);
    writeFileSync(path.join(folder, file.replace(/ts$/, 'mjs')), code);
  }
  return folder;
}

/** Starts an empty Worker. */
export function startEmpty(port: number, { core }: OnCore = {}): Promise<RunningWorker> {
  return startWorkerd({ core, folders: [workers], modules: { 'empty.mjs': 'empty.mjs' } }, port);
}

/** Starts the sandbox in a process of its own, so that the work of the platform is not measured. */
export function startSandbox(port: number): Promise<RunningWorker> {
  const folder = path.join(dist, 'account_portal_sandbox');
  return startWorkerd(
    {
      folders: [folder],
      modules: modulesOf(folder),
      objects: ['WorldObject'],
      bindings: [capnp.text('ENVIRONMENT', 'sandbox'), capnp.objects('WORLD', 'WorldObject')],
      readyPath: '/sandbox',
    },
    port,
  );
}

/** Starts the caching proxy of the sandbox (workers/platform.ts). */
export function startPlatform(port: number, sandboxPort: number): Promise<RunningWorker> {
  return startBeforeSandbox('platform.mjs', port, sandboxPort);
}

/** Starts the slow proxy of the sandbox, which records the order of calls (workers/slow-platform.ts). */
export function startSlowPlatform(port: number, sandboxPort: number): Promise<RunningWorker> {
  return startBeforeSandbox('slow-platform.mjs', port, sandboxPort);
}

function startBeforeSandbox(module: string, port: number, sandboxPort: number): Promise<RunningWorker> {
  return startWorkerd(
    {
      folders: [workers],
      modules: { [module]: module },
      services: [capnp.elsewhere('sandbox', sandboxPort)],
      bindings: [capnp.service('SANDBOX', 'sandbox')],
      readyPath: '/sandbox',
    },
    port,
  );
}

/**
 * Starts the built portal, with a sandbox in another process as its platform. `folder` is that of the build, by default
 * this checkout's.
 */
export function startPortal(
  port: number,
  sandboxPort: number,
  { core, folder = serverFolder }: OnCore & { folder?: string } = {},
): Promise<RunningWorker> {
  const objects = {
    SESSIONS: 'SessionObject',
    PENDING: 'PendingSignInObject',
    ATTEMPTS: 'AttemptsObject',
    ACCOUNTS: 'AccountObject',
  };
  return startWorkerd(
    {
      core,
      folders: [folder],
      modules: modulesOf(folder),
      objects: Object.values(objects),
      services: [
        capnp.folder('assets', clientFolder),
        capnp.elsewhere('sandbox', sandboxPort),
        capnp.beside('rateLimit', readFileSync(path.join(workers, 'rate-limit.mjs'), 'utf8')),
      ],
      bindings: [
        capnp.text('ENVIRONMENT', 'sandbox'),
        capnp.text('SESSION_KEY', 'for-a-bench-that-keeps-nothing-at-all'),
        capnp.service('ASSETS', 'assets'),
        capnp.service('SANDBOX', 'sandbox'),
        capnp.service('RATE_LIMITER', 'rateLimit'),
        ...Object.entries(objects).map(([name, className]) => capnp.objects(name, className)),
      ],
    },
    port,
  );
}

/** Starts a Worker that only makes the platform calls of a signed-in page of the owner. */
export async function startCalls(
  port: number,
  sandboxPort: number,
  brandKey: string,
  { core }: OnCore = {},
): Promise<RunningWorker> {
  const { byKey } = await checkedBrands();
  const brand = byKey.get(brandKey);
  if (!brand) throw new Error(`There is no brand ${brandKey}`);
  const addressOf = (name: OperationName) => {
    const { base, context, path: own } = platformOperations[name];
    return `${brand.platform[base]}${context === '' ? '' : `/${context}`}${own}${pageQueries[name] ?? ''}`;
  };
  const { host, pathname } = new URL(addressOf('byEmail'));
  const basic = Buffer.from(`${brandKey}:owner@${brandKey}.example:${PASSWORD}`).toString('base64');
  const answer = await requestOnce({
    port: sandboxPort,
    host,
    path: pathname,
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rememberMe: false }),
  });
  const profile = signedInAnswer.parse(JSON.parse(answer.text));
  const { AccessKeyId, SecretAccessKey, SessionToken } = profile.pepperUser.awsUserCredentials;
  const credentials = {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    sessionToken: SessionToken,
  };
  const calls = { token: profile.token, credentials, addresses: pageCalls.map(addressOf) };
  return startWorkerd(
    {
      core,
      folders: [workers, path.join(root, 'node_modules/aws4fetch/dist')],
      modules: { 'calls.mjs': 'calls.mjs', aws4fetch: 'aws4fetch.esm.mjs' },
      services: [capnp.elsewhere('sandbox', sandboxPort)],
      bindings: [capnp.service('PLATFORM', 'sandbox'), capnp.json('CALLS', calls)],
    },
    port,
  );
}

/** A sign-in by a plain form. */
function signInRequest(port: number, brandKey: string, persona: string) {
  const host = `${brandKey}.localhost:${port}`;
  return {
    port,
    host,
    path: '/api/auth/sign-in',
    method: 'POST',
    headers: {
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ username: `${persona}@${brandKey}.example`, password: PASSWORD }).toString(),
  };
}

/** Signs the owner in by a plain form and returns the `Cookie` header. Throws if that fails. */
export async function ownerCookie(port: number, brandKey: string): Promise<string> {
  const answer = await requestOnce(signInRequest(port, brandKey, 'owner'));
  const cookies = answer.headers['set-cookie'] ?? [];
  const session = cookies.find(
    (cookie) => cookie.startsWith('__Host-session=') && !cookie.includes('Max-Age=0'),
  );
  if (!session) throw new Error(`The owner of ${brandKey} did not sign in: ${answer.status} ${answer.text}`);
  return session.split(';', 1).join('');
}

function modulesOf(folder: string): Record<string, string> {
  const files = globSync('**/*.mjs', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'));
  const ordered = ['entry.mjs', ...files.filter((file) => file !== 'entry.mjs')];
  return Object.fromEntries(ordered.map((file) => [file, file]));
}
