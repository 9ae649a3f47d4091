import type { SessionRecord } from '../session/session-record.ts';
import { timeScale, type TimeScaleEnv } from '../time-scale.ts';
import type { Brand } from '../../brands/brand-schema.ts';
import type { Timings } from '../http/server-timing.ts';
import type { Log } from '../log.ts';
import type { Circuits } from './circuits.ts';
import { type PlatformClient, platformClient } from './platform-client.ts';

/** Module scope on purpose: what one person waited for in vain, the next need not. Only brands of this build are ever keys. */
const circuits: Circuits = new Map();

/** What a platform client needs of the request it works for; a request context is one. */
type PlatformRequest = {
  env: TimeScaleEnv & { SANDBOX?: Fetcher };
  brand: Brand;
  requestId: string;
  log: Log;
  timings?: Timings;
};

/**
 * The platform of the visit's brand: the sandbox where it is bound, else the brand's own addresses. What its calls take
 * is noted in the visit, where there is one.
 */
export function platformOf(
  context: PlatformRequest,
  session?: Pick<SessionRecord, 'platform'>,
): PlatformClient {
  const { env } = context;
  const sandbox = env.SANDBOX;
  const client = platformClient({
    brand: context.brand,
    requestId: context.requestId,
    log: context.log,
    fetcher: sandbox ? (request) => sandbox.fetch(request) : (request) => fetch(request),
    session: session?.platform,
    circuits,
    timeScale: timeScale(env),
  });
  const { timings } = context;
  if (!timings) return client;
  return {
    call: (name, parts, limits) => timings.platformCall(client.call(name, parts, limits)),
    callWithin: (place, name, parts) => timings.platformCall(client.callWithin(place, name, parts)),
  };
}
