import { brandsIn, isEnvironment } from '../../brands/all-brands.ts';
import { isBesideSandbox, takesMoney } from '../../brands/environment-names.ts';
import { placeholdersIn } from '../../brands/placeholder.ts';
import { neededBindings, type PortalEnv } from '../request/portal-env.ts';
import { isSecret } from '../session/key-ring.ts';
import type { Answer } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { secureHeaders } from './security-headers.ts';

/**
 * The body of a `/healthz` answer. `version` is the id and tag of the deployment, if the runtime provides them.
 * `missing` lists names, never values. `brand` is the key of the brand whose host it is, or null on a host of no brand.
 */
export type Health = Deployment & { environment: string | null; brand: string | null };

type Deployment =
  { status: 'ok'; version?: { id: string; tag: string } } | { status: 'unready'; missing: string[] };

/**
 * Reports whether this deployment has all bindings, secrets and brand data that it needs. It calls no platform: a
 * platform that is down is not a fault of the deployment.
 */
export function healthOf(env: Partial<PortalEnv>): Deployment {
  const missing: string[] = neededBindings.filter((name) => !env[name]);
  if (!isSecret(env.SESSION_KEY)) missing.unshift('SESSION_KEY');
  if (env.SESSION_KEY_ALSO !== undefined && !isSecret(env.SESSION_KEY_ALSO)) missing.push('SESSION_KEY_ALSO');
  missing.push(...missingOfEnvironment(env));
  if (missing.length > 0) return { status: 'unready', missing };
  const version = env.CF_VERSION_METADATA;
  return version ? { status: 'ok', version: { id: version.id, tag: version.tag } } : { status: 'ok' };
}

/** Answers `/healthz`: 200 with `ok`, or 503 with what is missing. Sets no cookie. */
export function healthAnswer(
  { env, brand, brandFrom }: Pick<RequestContext, 'env' | 'brand' | 'brandFrom'>,
  answer: Answer,
): Response {
  answer.cookies = [];
  return answerOf(env, brandFrom === 'host' ? brand.key : null);
}

/**
 * Returns the one answer of a Worker whose environment is wrong: 503 with what is wrong. That is so if this build has
 * no such environment, if the sandbox environment has no sandbox, or if another environment has one. Undefined if all
 * is right.
 */
export function wrongEnvironmentAnswer(env: Partial<PortalEnv>): Response | undefined {
  if (isEnvironment(env.ENVIRONMENT) && isBesideSandbox(env.ENVIRONMENT) === Boolean(env.SANDBOX))
    return undefined;
  const answer = answerOf(env, null);
  secureHeaders(answer.headers, 'call');
  answer.headers.set('x-robots-tag', 'noindex');
  return answer;
}

/** Lists what is wrong with the environment: `ENVIRONMENT`, `SANDBOX`, or placeholders such as `visi.platform.api`. */
function missingOfEnvironment({ ENVIRONMENT, SANDBOX }: Partial<PortalEnv>): readonly string[] {
  if (!isEnvironment(ENVIRONMENT)) return ['ENVIRONMENT'];
  if (isBesideSandbox(ENVIRONMENT)) return SANDBOX ? [] : ['SANDBOX'];
  return [...(SANDBOX ? ['SANDBOX'] : []), ...placeholdersOf(ENVIRONMENT)];
}

/** Placeholders by environment. Module scope on purpose: only the build decides them. */
const placeholders = new Map<string, readonly string[]>();

function placeholdersOf(environment: string): readonly string[] {
  const known = placeholders.get(environment);
  if (known) return known;
  const brands = [...(brandsIn(environment)?.byKey.values() ?? [])];
  const fields = brands.flatMap((brand) =>
    placeholdersIn(brand, { takesMoney: takesMoney(environment) }).map((field) => `${brand.key}.${field}`),
  );
  placeholders.set(environment, fields);
  return fields;
}

function answerOf(env: Partial<PortalEnv>, brand: string | null): Response {
  const health: Health = { ...healthOf(env), environment: env.ENVIRONMENT ?? null, brand };
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
}
