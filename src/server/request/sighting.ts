import type { Sighting } from '../../domain/access/security-record.ts';
import { readBrowser } from './read-browser.ts';

/** The longest name of a town that is kept, in characters. */
const MAX_CITY_LENGTH = 80;

/**
 * What the edge (`request.cf`) says about the place that a request came from; all undefined on a developer's machine.
 */
export type EdgeFacts = {
  city: string | undefined;
  country: string | undefined;
  timezone: string | undefined;
};

/** Reads what the edge says about the place of a request. */
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

/** Returns the browser and the place of a request, as the security page shows them. */
export function sightingOf(request: Request, { city, country }: EdgeFacts): Sighting {
  return { ...readBrowser(request.headers), place: { city: city ?? null, country: country ?? null } };
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_CITY_LENGTH && !/\p{C}/u.test(text);
}
