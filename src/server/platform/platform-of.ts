import type { SessionRecord } from '../session/session-record.ts';
import type { Visit } from '../visit.ts';
import type { Circuits } from './circuits.ts';
import { type PlatformClient, platformClient } from './platform-client.ts';

/** Module scope on purpose: what one person waited for in vain, the next need not. Only brands of this build are ever keys. */
const circuits: Circuits = new Map();

/** The platform of the visit's brand: the sandbox where it is bound, else the brand's own addresses. */
export function platformOf(
  env: { SANDBOX?: Fetcher },
  visit: Pick<Visit, 'brand' | 'requestId' | 'log'>,
  session?: Pick<SessionRecord, 'platform'>,
): PlatformClient {
  const sandbox = env.SANDBOX;
  return platformClient({
    brand: visit.brand,
    requestId: visit.requestId,
    log: visit.log,
    fetcher: sandbox ? (request) => sandbox.fetch(request) : (request) => fetch(request),
    session: session?.platform,
    circuits,
  });
}
