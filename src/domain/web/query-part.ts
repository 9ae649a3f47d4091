/** One `name=value` of a query. `value` is decoded, `raw` is the value as the query carries it. */
export type QueryPart = { name: string; value: string; raw: string };

/** The most parts of a query that is read. The longest that a page reads has about ten. */
const MOST_PARTS = 100;

/** Splits a query, without its `?`, into its parts; none of one that has too many, because each costs time to read. */
export function queryParts(query: string): string[] {
  const parts = query === '' ? [] : query.split('&');
  return parts.length > MOST_PARTS ? [] : parts;
}

/** Parses one `name=value` of a query; undefined for an empty part. */
export function queryPart(part: string): QueryPart | undefined {
  // The parser drops a question mark at the start of a query; the ampersand prevents that.
  const [pair] = new URLSearchParams(`&${part}`);
  if (!pair) return undefined;
  const [name, value] = pair;
  const split = part.indexOf('=');
  return { name, value, raw: split < 0 ? '' : part.slice(split + 1) };
}
