import { brandsIn, isEnvironment } from '../../brands/all-brands.ts';
import { isBesideSandbox, takesMoney } from '../../brands/environment-names.ts';
import { placeholdersIn } from '../../brands/placeholder.ts';
import { neededBindings, type PortalEnv } from '../portal-env.ts';
import { isSecret } from '../session/key-ring.ts';
import type { RequestContext } from '../page/request-context.ts';
import { secureHeaders } from './security-headers.ts';

/** What `/healthz` answers. `version`: id and tag of the deployment, where the runtime tells. `missing`: names, no values. */
export type Health =
  { status: 'ok'; version?: { id: string; tag: string } } | { status: 'unready'; missing: string[] };

/** Whether this deployment has all it needs. Asks nobody: a brand's platform being down is no fault of the deployment. */
export function healthOf(env: Partial<PortalEnv>): Health {
  const missing: string[] = neededBindings.filter((name) => !env[name]);
  if (!isSecret(env.SESSION_KEY)) missing.unshift('SESSION_KEY');
  missing.push(...missingOfEnvironment(env));
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
  return answerOf(healthOf(env));
}

/**
 * What a Worker answers to everything where it is in no environment of this build, or with the sandbox outside the
 * sandbox's, or without it there: 503 with what is wrong. Undefined where all is as it should be.
 */
export function nowhereAnswer(env: Partial<PortalEnv>): Response | undefined {
  if (isEnvironment(env.ENVIRONMENT) && isBesideSandbox(env.ENVIRONMENT) === Boolean(env.SANDBOX))
    return undefined;
  const answer = answerOf(healthOf(env));
  secureHeaders(answer.headers, 'call');
  return answer;
}

/** What is wrong with where the Worker runs: `ENVIRONMENT`, `SANDBOX`, or placeholders such as `visi.platform.api`. */
function missingOfEnvironment({ ENVIRONMENT, SANDBOX }: Partial<PortalEnv>): readonly string[] {
  if (!isEnvironment(ENVIRONMENT)) return ['ENVIRONMENT'];
  if (isBesideSandbox(ENVIRONMENT)) return SANDBOX ? [] : ['SANDBOX'];
  return [...(SANDBOX ? ['SANDBOX'] : []), ...placeholdersOf(ENVIRONMENT)];
}

const found = new Map<string, readonly string[]>();

function placeholdersOf(environment: string): readonly string[] {
  const known = found.get(environment);
  if (known) return known;
  const brands = [...(brandsIn(environment)?.byKey.values() ?? [])];
  const fields = brands.flatMap((brand) =>
    placeholdersIn(brand, { takesMoney: takesMoney(environment) }).map((field) => `${brand.key}.${field}`),
  );
  found.set(environment, fields);
  return fields;
}

function answerOf(health: Health): Response {
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
}
