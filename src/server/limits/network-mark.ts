import { createHmac } from 'node:crypto';
import { visitorNetwork } from '../../domain/web/visitor-network.ts';
import type { RequestContext } from '../request/request-context.ts';

const DAY_MS = 86_400_000;
/** So short that several networks share a mark: it tells many sources from few, and names none. */
const LENGTH = 5;

/**
 * Returns a mark of the network of a request for the log, the same one for a day (UTC): so lines of one network can be
 * counted. It is made with our key, so nobody can find the network of a mark by trying all of them.
 */
export function networkMark({
  env,
  address,
  nowMs,
}: Pick<RequestContext, 'env' | 'address' | 'nowMs'>): string {
  const day = Math.floor(nowMs / DAY_MS);
  return createHmac('sha256', env.SESSION_KEY ?? '')
    .update(`network mark\n${day}\n${visitorNetwork(address)}`)
    .digest('base64url')
    .slice(0, LENGTH);
}
