import type { Sighting } from '../../domain/access/security-record.ts';
import { readBrowser } from './read-browser.ts';

/** Longest name of a town that is kept, in characters. */
const MAX_CITY_LENGTH = 80;

/** What the edge knows of where a request came from; nothing on a developer's machine. */
export type EdgeFacts = {
  city: string | undefined;
  country: string | undefined;
  timezone: string | undefined;
};

/** Reads the edge's facts of a request. */
export function edgeFacts(request: Request): EdgeFacts {
  const cf: unknown = request.cf;
  if (typeof cf !== 'object' || cf === null)
    return { city: undefined, country: undefined, timezone: undefined };
  const country =
    'country' in cf && typeof cf.country === 'string' && /^[A-Z]{2}$/.test(cf.country)
      ? cf.country
      : undefined;
  const city = 'city' in cf && typeof cf.city === 'string' && isName(cf.city) ? cf.city.trim() : undefined;
  const timezone = 'timezone' in cf && typeof cf.timezone === 'string' ? cf.timezone : undefined;
  return { city, country, timezone };
}

/** With what and from where a request came, as the account's safety page tells it. */
export function sightingOf(request: Request, { city, country }: EdgeFacts): Sighting {
  return { ...readBrowser(request.headers), place: { city: city ?? null, country: country ?? null } };
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_CITY_LENGTH && !/\p{C}/u.test(text);
}
