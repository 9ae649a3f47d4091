import { isRound } from '../../domain/round-count.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The longest host that is logged, in characters. */
const MAX_HOST = 100;

/** How many requests this isolate received on a host of no brand. In module scope on purpose: it holds nothing of a visitor. */
let count = 0;

/**
 * Logs a request on a host of no brand, which gets the default brand: the first one of an isolate, the tenth, the
 * hundredth and so on. Cloudflare sends the Worker only hosts that it was deployed for.
 */
export function noteUnknownHost({
  brandFrom,
  url,
  log,
}: Pick<RequestContext, 'brandFrom' | 'url' | 'log'>): void {
  if (brandFrom === 'host') return;
  count += 1;
  if (isRound(count)) log.warn('unknown_host', { host: url.hostname.slice(0, MAX_HOST), count });
}
