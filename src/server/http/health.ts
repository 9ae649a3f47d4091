import type { PortalEnv } from '../portal-env.ts';
import { isSecret } from '../session/key-ring.ts';
import type { RequestContext } from '../page/request-context.ts';

/** Bindings without which the portal cannot do its work. */
const needed = ['ASSETS', 'SESSIONS', 'PENDING', 'ATTEMPTS', 'ACCOUNTS', 'RATE_LIMITER'] as const;

/** What `/healthz` answers. `version`: id and tag of the deployment, where the runtime tells. `missing`: names, no values. */
export type Health =
  { status: 'ok'; version?: { id: string; tag: string } } | { status: 'unready'; missing: string[] };

/** Whether this deployment has all it needs. Asks nobody: a brand's platform being down is no fault of the deployment. */
export function healthOf(env: Partial<PortalEnv>): Health {
  const missing: string[] = needed.filter((name) => !env[name]);
  if (!isSecret(env.SESSION_KEY)) missing.unshift('SESSION_KEY');
  if (missing.length > 0) return { status: 'unready', missing };
  const version = env.CF_VERSION_METADATA;
  return version ? { status: 'ok', version: { id: version.id, tag: version.tag } } : { status: 'ok' };
}

/** `/healthz`, the same on every host: 200 with `ok`, 503 with what is missing. Sets no cookie. */
export function healthAnswer(
  env: Partial<PortalEnv>,
  context: Pick<RequestContext, 'keptCookies'>,
): Response {
  context.keptCookies = [];
  const health = healthOf(env);
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
}
