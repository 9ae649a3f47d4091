import type { ClientInfo } from '../../domain/access/security-record.ts';
import { readUserAgent } from './read-user-agent.ts';

/** The cookie with which the sandbox plays another network; nothing reads it where there is no sandbox. */
export const PLAYED_NETWORK = 'sandbox-network';
/** The longest name of a town that is kept, in characters. */
const MAX_CITY_LENGTH = 80;

/**
 * What the edge (`request.cf`) says about the place that a request came from; all undefined on a developer's machine.
 */
export type EdgeFacts = {
  city: string | undefined;
  country: string | undefined;
  /** The code of the region in its country, such as `CA` for California. */
  region: string | undefined;
  timezone: string | undefined;
};

const nothing: EdgeFacts = { city: undefined, country: undefined, region: undefined, timezone: undefined };

/**
 * Reads what the edge says about the place of a request. `played` is the network that the sandbox plays instead, such as
 * `DE` or `US-CA`; any other text is an unknown one.
 */
export function edgeFacts(request: Request, played?: string): EdgeFacts {
  if (played !== undefined) {
    const [, country, region] = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(played) ?? [];
    return { ...nothing, country, region };
  }
  const cf: unknown = request.cf;
  if (typeof cf !== 'object' || cf === null) return nothing;
  const country =
    'country' in cf && typeof cf.country === 'string' && /^[A-Z]{2}$/.test(cf.country)
      ? cf.country
      : undefined;
  const region = 'regionCode' in cf && typeof cf.regionCode === 'string' ? cf.regionCode : undefined;
  const city = 'city' in cf && typeof cf.city === 'string' && isName(cf.city) ? cf.city.trim() : undefined;
  const timezone = 'timezone' in cf && typeof cf.timezone === 'string' ? cf.timezone : undefined;
  return { city, country, region, timezone };
}

/** Returns the browser and the place of a request, as the security page shows them. */
export function clientInfoOf(request: Request, { city, country }: EdgeFacts): ClientInfo {
  return { ...readUserAgent(request.headers), place: { city: city ?? null, country: country ?? null } };
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_CITY_LENGTH && !/\p{C}/u.test(text);
}
