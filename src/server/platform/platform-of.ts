import type { SessionRecord } from '../session/session-record.ts';
import { timeScale, type TimeScaleEnv } from '../time-scale.ts';
import type { Brand } from '../../brands/brand-schema.ts';
import type { Timings } from '../request/server-timing.ts';
import type { Log } from '../log.ts';
import { measure, type MeasuringEnv } from '../measure.ts';
import type { Circuits } from './circuits.ts';
import { type PlatformClient, platformClient } from './platform-client.ts';

/**
 * The circuits of each network. In module scope on purpose: all requests of the isolate share those of theirs. Their keys are
 * brands and operations of this build, so they cannot grow without limit.
 */
const circuitsOf = new WeakMap<object, Circuits>();

/** The parts of a request that a platform client needs; a request context has them. */
type PlatformRequest = {
  env: TimeScaleEnv & MeasuringEnv & { SANDBOX?: Fetcher };
  brand: Brand;
  requestId: string;
  log: Log;
  timings?: Timings;
};

type Session = Pick<SessionRecord, 'platform'>;

/** The clients of a request by what their session signs with. They go with their request. */
const clients = new WeakMap<PlatformRequest, Map<Session['platform'] | undefined, PlatformClient>>();

/**
 * Returns the platform client for the brand of a request, the same one for the same session: so all calls of a page share
 * the key that their signatures are made with. It calls the sandbox where that is bound, otherwise the brand's own
 * addresses. The time of each call is added to the timings of the request, where it has any.
 */
export function platformOf(context: PlatformRequest, session?: Session): PlatformClient {
  const ofContext = clients.get(context) ?? new Map<Session['platform'] | undefined, PlatformClient>();
  clients.set(context, ofContext);
  const client = ofContext.get(session?.platform) ?? newClient(context, session);
  ofContext.set(session?.platform, client);
  return client;
}

function newClient(context: PlatformRequest, session: Session | undefined): PlatformClient {
  const { env } = context;
  const sandbox = env.SANDBOX;
  const network = sandbox ?? globalThis;
  const circuits: Circuits = circuitsOf.get(network) ?? new Map();
  circuitsOf.set(network, circuits);
  const client = platformClient({
    brand: context.brand,
    requestId: context.requestId,
    log: context.log,
    fetcher: sandbox ? (request) => sandbox.fetch(request) : (request) => fetch(request),
    session: session?.platform,
    circuits,
    measured: (call) => measure(env, context.brand.key, call),
    timeScale: timeScale(env),
  });
  const { timings } = context;
  if (!timings) return client;
  return {
    call: (name, parts, limits) => timings.platformCall(client.call(name, parts, limits)),
    callWithin: (slot, name, parts) => timings.platformCall(client.callWithin(slot, name, parts)),
  };
}
