import { matchedPath } from './path-shape.ts';
import { queryPart, queryParts } from '../web/query-part.ts';
import { hasPage, pageAt, rowOf } from './find-page.ts';
import type { PageBrand, QueryRule } from './page-row.ts';
import { readReference } from './reference.ts';
import { returnRoute } from './return-route.ts';
import { pages } from './pages.ts';

const MAX_ADDRESS_LENGTH = 16_384;
/** The longest id that pages read, in characters as encoded in the address. */
const MAX_ID_LENGTH = 200;
/**
 * Printable ASCII that starts with exactly one slash and has no backslash: an address that a browser requests from this
 * host.
 */
const sameOriginAddress = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Returns the address at which a page can be shown again: a path of the brand's portal with the query parameters that the
 * page reads, byte for byte where an assistant wrote them. Returns `/` for anything else, so that it never leads to another
 * host.
 */
export function returnUrl(address: string | undefined, brand: PageBrand): string {
  if (!address || address.length > MAX_ADDRESS_LENGTH || !sameOriginAddress.test(address))
    return pages.start.path;
  const [before = '', ...rest] = address.split('#', 1).join('').split('?');
  const path = matchedPath(before);
  const page = pageAt(path);
  if (!page || !hasPage(brand, page)) return pages.start.path;
  const { query: rules = {} } = rowOf(page);
  const query = queryParts(rest.join('?')).flatMap((part) => allowedPart(part, rules, brand));
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function allowedPart(part: string, rules: Readonly<Record<string, QueryRule>>, brand: PageBrand): string[] {
  const read = queryPart(part);
  const rule = read && Object.hasOwn(rules, read.name) ? rules[read.name] : undefined;
  if (!read || !rule || rule === 'once') return [];
  if (rule === 'asItStands') return [part];
  if (rule === 'id') return part.length <= MAX_ID_LENGTH ? [part] : [];
  const value = readValue(read.value, rule, brand);
  return value === undefined ? [] : [new URLSearchParams([[read.name, value]]).toString()];
}

function readValue(
  value: string,
  rule: Exclude<QueryRule, 'id' | 'asItStands' | 'once'>,
  brand: PageBrand,
): string | undefined {
  if (rule === 'returnRoute') return returnRoute(value, brand);
  if (rule === 'reference') return readReference(value);
  return rule.find((word) => word === value);
}
