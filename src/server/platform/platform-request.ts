import { AwsV4Signer } from 'aws4fetch';
import type * as z from 'zod';
import type { Brand } from '../../brands/brand-schema.ts';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import type { OperationName, PlatformOperations } from '../../contracts/platform/platform-table.ts';
import type { Log } from '../log.ts';
import type { Measure } from '../measure.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { Circuits } from './circuits.ts';

/** The AWS service and region that the signature of a call names. */
const SIGNED_SERVICE = { service: 'execute-api', region: 'us-east-2' };

/** The parts of one call besides its name. `segments` fill the `{placeholders}` of the path. */
export type CallParts<Name extends OperationName> = {
  segments?: Readonly<Record<string, string>>;
  query?: z.input<PlatformOperations[Name]['query']>;
  body?: z.input<PlatformOperations[Name]['body']>;
  /** A Basic `Authorization` value, for operations with access `basic`. */
  basic?: string;
  /** A Bearer token, for the one operation that takes one. */
  bearer?: string;
};

/** What a platform client is made from. `fetcher` calls the sandbox's binding or the network. */
export type PlatformContext = {
  brand: Pick<Brand, 'key' | 'platform'>;
  requestId: string;
  log: Log;
  fetcher: (request: Request) => Promise<Response>;
  session: SessionRecord['platform'] | undefined;
  circuits: Circuits;
  /** Told how each call ended. */
  measured?: (call: Extract<Measure, { kind: 'call' }>) => void;
  /** The factor for deadlines, the pause before a retry and the circuit breaker's times; 1 in production. */
  timeScale: number;
};

/** What the signatures of one page's calls share: the keys derived so far, and the error of our clock. */
export type Signing = {
  keys: Map<string, ArrayBuffer>;
  /** Ends once the first signature has derived its key: calls that begin together wait, instead of each deriving it. */
  first: Promise<unknown> | undefined;
  /** How many milliseconds our clock is behind the platform's; 0 until that is known. */
  clockSkewMs: number;
};

/**
 * The request of one call. `signedOut`: a signed call has no session, or its credentials have expired. `unusable`: a
 * path segment or a header value is a text that a request cannot carry.
 */
export type BuiltRequest =
  { kind: 'request'; request: Request } | { kind: 'signedOut' } | { kind: 'unusable' };

/**
 * Builds the request of one call, with an AWS Signature Version 4 where its operation requires one. Throws where a body or a query does not fit
 * the schema of its operation, or where a path segment is missing: both are bugs.
 */
export async function platformRequest(
  context: PlatformContext,
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  parts: CallParts<OperationName>,
  { signing, signal }: { signing: Signing; signal: AbortSignal },
): Promise<BuiltRequest> {
  const sent = operation.body.parse(parts.body);
  const body = sent === undefined ? null : JSON.stringify(sent);
  const url = operationUrl(context.brand, operation, parts);
  if (!url) return { kind: 'unusable' };
  const { method } = operation;
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': context.requestId };
  if (parts.basic) headers['authorization'] = parts.basic;
  if (parts.bearer) headers['authorization'] = `Bearer ${parts.bearer}`;
  if (body !== null) headers['content-type'] = 'application/json';
  const sending = { method, body, signal, redirect: 'manual' } as const;
  if (operation.access !== 'signed')
    return canBeSent(headers)
      ? { kind: 'request', request: new Request(url, { ...sending, headers }) }
      : { kind: 'unusable' };
  if (!context.session) return { kind: 'signedOut' };
  const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } = context.session.credentials;
  const signedAtMs = Date.now() + signing.clockSkewMs;
  if (Expiration && Expiration <= signedAtMs) return { kind: 'signedOut' };
  headers['peppertoken'] = context.session.token;
  if (!canBeSent({ ...headers, AccessKeyId, SessionToken })) return { kind: 'unusable' };
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers,
    body,
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    sessionToken: SessionToken,
    ...SIGNED_SERVICE,
    datetime: amazonDate(signedAtMs),
    cache: signing.keys,
  });
  if (signing.first) await signing.first;
  const signature = signer.sign();
  signing.first ??= signature;
  const signed = await signature;
  return { kind: 'request', request: new Request(url, { ...sending, headers: signed.headers }) };
}

/**
 * Returns true for a text that a path segment can carry. `.` and `..` survive encoding and would lead out of the path;
 * no text of dots alone names anything on the platform.
 */
export function isPathSegment(text: string): boolean {
  return text !== '' && !/^\.+$/.test(text);
}

/** Returns true where headers can carry every value (RFC 9110, section 5.5). */
function canBeSent(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).every((text) => /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(text));
}

/** Formats a time like `20261120T101500Z`. */
function amazonDate(ms: number): string {
  return new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');
}

/** Returns the address of a call; undefined where a path segment cannot be carried. */
function operationUrl(
  brand: Pick<Brand, 'platform'>,
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  parts: CallParts<OperationName>,
): URL | undefined {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const segments = new Map(names.map((name) => [name, segmentOf(parts, name)]));
  if (![...segments.values()].every(isPathSegment)) return undefined;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((segments.get(name) ?? '').toWellFormed()),
  );
  const url = joinedAddress(brand.platform[operation.base], operation.context, path);
  const query = operation.query.parse(parts.query);
  if (typeof query === 'object' && query !== null) {
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  }
  return url;
}

function segmentOf({ segments }: CallParts<OperationName>, name: string): string {
  const segment = segments?.[name];
  if (segment === undefined) throw new Error(`the call has no path segment ${name}`);
  return segment;
}

/**
 * Returns the address of a platform call: base, context and path, with one slash between them. The base may have a path
 * and may end with a slash. The context may be empty. `path` begins with a slash.
 */
export function joinedAddress(base: string, context: string, path: string): URL {
  const url = new URL(base);
  const parts = [url.pathname, context].map((part) => part.replace(/^\/+|\/+$/g, ''));
  url.pathname = `/${parts.filter((part) => part !== '').join('/')}`.replace(/\/$/, '') + path;
  return url;
}
