import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkedBrands } from '../scripts/brand-files.mjs';
import { root } from '../scripts/prepare.mjs';
import { platformOperations } from '../src/contracts/platform/platform-table.ts';
import { requestOnce } from './requests.mjs';
import { capnp, startWorkerd } from './workerd.mjs';

const dist = path.join(root, 'dist');
const workers = path.join(import.meta.dirname, 'workers');
/** The built portal's folders. */
export const serverFolder = path.join(dist, 'server');
export const clientFolder = path.join(dist, 'client');

/** Everybody's in the sandbox. */
const PASSWORD = 'Passw0rd!';
/** The platform calls of My Plan, but for those whose answers are kept. */
const pageCalls = [
  'subscriptions',
  'listAvailableSubscriptions',
  'devices',
  'billingInfo',
  'paymentHistory',
  'contactInfo',
];
const pageQueries = { devices: '?excludeExternalSub=false' };

/** Starts a Worker that does nothing. */
export function startEmpty(port, { core } = {}) {
  return startWorkerd({ core, folders: [workers], modules: { 'empty.mjs': 'empty.mjs' } }, port);
}

/** Starts the sandbox by itself, so that the platform's work is nobody else's. */
export function startSandbox(port) {
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

/** Starts what stands before the sandbox and answers for it as soon as it knows the answer. */
export function startPlatform(port, sandboxPort) {
  return startBeforeSandbox('platform.mjs', port, sandboxPort);
}

/** Starts what stands before the sandbox, is slow, and remembers which calls came before which had ended. */
export function startSlowPlatform(port, sandboxPort) {
  return startBeforeSandbox('slow-platform.mjs', port, sandboxPort);
}

function startBeforeSandbox(module, port, sandboxPort) {
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
 * Starts the built portal. Its platform is the sandbox of another process.
 * @param {number} port
 * @param {number} sandboxPort
 * @param {{ core?: number, heapMb?: number, folder?: string }} [setting] the one core and the memory it may use; the
 *   build it is, else this checkout's
 */
export function startPortal(port, sandboxPort, { core, heapMb, folder = serverFolder } = {}) {
  const objects = {
    SESSIONS: 'SessionObject',
    PENDING: 'PendingSignInObject',
    ATTEMPTS: 'AttemptsObject',
    ACCOUNTS: 'AccountObject',
  };
  return startWorkerd(
    {
      core,
      heapMb,
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

/** Starts a Worker that makes the platform calls of a signed-in page of the owner and nothing else. */
export async function startCalls(port, sandboxPort, brandKey, { core } = {}) {
  const { byKey } = await checkedBrands();
  const brand = byKey.get(brandKey);
  const addressOf = (name) => {
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
  const profile = JSON.parse(answer.text);
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

/** The request of a sign-in by a plain form. */
export function signInRequest(port, brandKey, persona) {
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

/** Signs the owner in by a plain form and answers the `Cookie` header. */
export async function ownerCookie(port, brandKey) {
  const answer = await requestOnce(signInRequest(port, brandKey, 'owner'));
  const cookies = answer.headers['set-cookie'] ?? [];
  const session = cookies.find(
    (cookie) => cookie.startsWith('__Host-session=') && !cookie.includes('Max-Age=0'),
  );
  if (!session) throw new Error(`The owner of ${brandKey} did not sign in: ${answer.status} ${answer.text}`);
  return session.split(';', 1)[0];
}

function modulesOf(folder) {
  const files = globSync('**/*.mjs', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'));
  const ordered = ['entry.mjs', ...files.filter((file) => file !== 'entry.mjs')];
  return Object.fromEntries(ordered.map((file) => [file, file]));
}
