import type * as z from 'zod';
import type { Brand } from '../../brands/brand-schema.ts';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import type { OperationName, PlatformOperations } from '../../contracts/platform/platform-table.ts';
import type { Log } from '../log.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { type DerivedKeys, withAwsSignature } from './aws-signature.ts';
import type { Circuits } from './circuits.ts';
import { joinedAddress } from './joined-address.ts';

const CLOUD = { service: 'execute-api', region: 'us-east-2' };

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
  /** The factor for deadlines, the pause before a retry and the circuit breaker's times; 1 in production. */
  timeScale: number;
};

/** What the signatures of one page's calls share: the keys derived so far, and the error of our clock. */
export type Signing = {
  keys: DerivedKeys;
  /** How many milliseconds our clock is behind the platform's; 0 until that is known. */
  clockSkewMs: number;
};

/**
 * Returns the request of one call, signed where its operation requires it. Returns undefined where a signed call has no
 * session, or its credentials have expired. Throws for an unusable path segment.
 */
export function platformRequest(
  context: PlatformContext,
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  parts: CallParts<OperationName>,
  { signing, signal }: { signing: Signing; signal: AbortSignal },
): Request | undefined {
  const sent = operation.body.parse(parts.body);
  const body = sent === undefined ? null : JSON.stringify(sent);
  const url = operationUrl(context.brand, operation, parts);
  const { method } = operation;
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': context.requestId };
  if (parts.basic) headers['authorization'] = parts.basic;
  if (parts.bearer) headers['authorization'] = `Bearer ${parts.bearer}`;
  if (body !== null) headers['content-type'] = 'application/json';
  const sending = { method, body, signal, redirect: 'manual' } as const;
  if (operation.access !== 'signed') return new Request(url, { ...sending, headers });
  if (!context.session) return undefined;
  const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } = context.session.credentials;
  const signedAtMs = Date.now() + signing.clockSkewMs;
  if (Expiration && Expiration <= signedAtMs) return undefined;
  headers['peppertoken'] = context.session.token;
  const signed = withAwsSignature(
    { method, url, headers, body },
    { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: SessionToken, ...CLOUD },
    { signedAtMs, keys: signing.keys },
  );
  return new Request(url, { ...sending, headers: signed });
}

function operationUrl(
  brand: Pick<Brand, 'platform'>,
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  parts: CallParts<OperationName>,
): URL {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = parts.segments?.[name];
    // `.` and `..` survive encoding and would lead out of the path; they name nothing on the platform.
    if (segment === undefined || segment === '' || /^\.+$/.test(segment))
      throw new Error(`unusable path segment ${name}`);
    return encodeURIComponent(segment.toWellFormed());
  });
  const url = joinedAddress(brand.platform[operation.base], operation.context, path);
  const query = operation.query.parse(parts.query);
  if (typeof query === 'object' && query !== null) {
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  }
  return url;
}
