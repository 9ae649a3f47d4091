/** One `name=value` of a query. `value` is decoded, `raw` is the value as the query carries it. */
export type QueryPart = { name: string; value: string; raw: string };

/** Parses one `name=value` of a query; undefined for an empty part. */
export function queryPart(part: string): QueryPart | undefined {
  // The parser drops a question mark at the start of a query; the ampersand prevents that.
  const [pair] = new URLSearchParams(`&${part}`);
  if (!pair) return undefined;
  const [name, value] = pair;
  const split = part.indexOf('=');
  return { name, value, raw: split < 0 ? '' : part.slice(split + 1) };
}
