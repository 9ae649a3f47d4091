import type { SessionRecord } from '../session/session-record.ts';
import { timeScale, type TimeScaleEnv } from '../time-scale.ts';
import type { Visit } from '../page/request-context.ts';
import type { Circuits } from './circuits.ts';
import { type PlatformClient, platformClient } from './platform-client.ts';

/** Module scope on purpose: what one person waited for in vain, the next need not. Only brands of this build are ever keys. */
const circuits: Circuits = new Map();

/**
 * The platform of the visit's brand: the sandbox where it is bound, else the brand's own addresses. What its calls take
 * is noted in the visit, where there is one.
 */
export function platformOf(
  env: TimeScaleEnv & { SANDBOX?: Fetcher },
  visit: Pick<Visit, 'brand' | 'requestId' | 'log'> & Partial<Pick<Visit, 'timings'>>,
  session?: Pick<SessionRecord, 'platform'>,
): PlatformClient {
  const sandbox = env.SANDBOX;
  const client = platformClient({
    brand: visit.brand,
    requestId: visit.requestId,
    log: visit.log,
    fetcher: sandbox ? (request) => sandbox.fetch(request) : (request) => fetch(request),
    session: session?.platform,
    circuits,
    timeScale: timeScale(env),
  });
  const { timings } = visit;
  if (!timings) return client;
  return {
    call: (name, parts, limits) => timings.platformCall(client.call(name, parts, limits)),
    callWithin: (place, name, parts) => timings.platformCall(client.callWithin(place, name, parts)),
  };
}
