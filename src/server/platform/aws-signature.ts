import { createHash, createHmac } from 'node:crypto';

/**
 * The credentials of a signature, and the service and region they are for. Temporary credentials have a session token.
 */
export type AwsCredentials = {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  service: string;
  region: string;
};

/** The parts of a request that its signature covers. Header names are in lower case. */
export type UnsignedRequest = {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

/** Signing keys that were derived before, so that the calls of one page derive each key once. */
export type DerivedKeys = Map<string, Buffer>;

/** Headers that a proxy may change on the way: the signature does not cover them. */
const unsigned: ReadonlySet<string> = new Set(['authorization', 'content-type', 'content-length']);
const EMPTY_BODY = sha256('');

/*
 * This is our own code because it awaits nothing. aws4fetch, with which the tests compare it, awaits a dozen promises
 * for each signature, and aws4 keeps the secrets of its callers in module scope.
 */

/**
 * Returns the headers of a request with an AWS Signature Version 4 of the time `signedAtMs`, in milliseconds since
 * 1970. Derived keys are looked up in `keys` and stored there.
 */
export function withAwsSignature(
  { method, url, headers, body }: UnsignedRequest,
  credentials: AwsCredentials,
  { signedAtMs, keys }: { signedAtMs: number; keys: DerivedKeys },
): Record<string, string> {
  const { accessKeyId, secretAccessKey, sessionToken, service, region } = credentials;
  const date = amazonDate(signedAtMs);
  const day = date.slice(0, 8);
  const dated: Record<string, string> = { ...headers, 'x-amz-date': date };
  if (sessionToken !== undefined) dated['x-amz-security-token'] = sessionToken;
  const covered: Record<string, string> = { ...dated, host: url.host };
  const names = Object.keys(covered)
    .filter((name) => !unsigned.has(name))
    .toSorted();
  const signedNames = names.join(';');
  const canonical = [
    method,
    encoded(url.pathname.replace(/\/+/g, '/')).replaceAll('%2F', '/'),
    url.search === '' ? '' : canonicalQuery(url.searchParams),
    ...names.map((name) => `${name}:${canonicalValue(covered[name] ?? '')}`),
    '',
    signedNames,
    body === null ? EMPTY_BODY : sha256(body),
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = derivedKey(keys, secretAccessKey, [day, region, service, 'aws4_request']);
  const signature = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...dated,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
  };
}

function derivedKey(keys: DerivedKeys, secret: string, scope: readonly string[]): Buffer {
  const name = [secret, ...scope].join('\n');
  const known = keys.get(name);
  if (known) return known;
  const derived = scope.reduce(
    (key: Buffer, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  keys.set(name, derived);
  return derived;
}

/** Returns a query sorted by its names and values. A parameter without a name is not covered. */
function canonicalQuery(params: URLSearchParams): string {
  return [...params]
    .filter(([name]) => name !== '')
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .toSorted(([name, value], [otherName, otherValue]) => order(name, otherName) || order(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');
}

function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns a header's value as the platform receives it: trimmed, and with one space for each run of white space. */
function canonicalValue(value: string): string {
  return value.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '').replace(/\s+/g, ' ');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Formats a time like `20261120T101500Z`. */
function amazonDate(ms: number): string {
  return new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
