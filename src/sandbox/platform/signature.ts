import { AwsV4Signer } from 'aws4fetch';
import { MINUTE_MS } from '../world/clock.ts';

/** The region of every signature and of all credentials. */
export const CLOUD_REGION = 'us-east-2';
const SERVICE = 'execute-api';
/** The largest difference between a signature's date and the real time: five minutes, as at API Gateway. */
export const ALLOWED_SKEW_MS = 5 * MINUTE_MS;

/** The parts of a request that its signature covers. `url` is the absolute URL, `body` the bytes that were sent. */
export type SignedRequest = {
  method: string;
  url: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
};

/** The temporary credentials of a session. */
export type TemporaryKeys = { accessKeyId: string; secretAccessKey: string; sessionToken: string };

/**
 * The signing keys of the sessions whose calls were verified last. Four of the five HMACs of a signature are the same for all
 * calls of a session on one day.
 */
const derivedKeys = new Map<string, ArrayBuffer>();
const MOST_DERIVED_KEYS = 500;

export type SignatureVerdict =
  'valid' | 'requestTimeTooSkewed' | 'signatureDoesNotMatch' | 'credentialsUnknown' | 'credentialsExpired';

/**
 * Verifies an AWS Signature Version 4 by computing it again with `keys`, the same date, and exactly the headers that
 * the `authorization` header lists. `realMs` is the real time in milliseconds, because the client does not follow the
 * sandbox's clock.
 */
export async function verifySignature(
  request: SignedRequest,
  keys: TemporaryKeys,
  realMs: number,
): Promise<SignatureVerdict> {
  const datetime = request.headers.get('x-amz-date') ?? '';
  const signedAtMs = amazonDateMs(datetime);
  const given = request.headers.get('authorization') ?? '';
  const signedHeaders = /SignedHeaders=([a-z0-9;-]+)/.exec(given)?.[1]?.split(';') ?? [];
  if (signedAtMs === null || signedHeaders.length === 0) return 'signatureDoesNotMatch';
  // Checked here, because the signer replaces the session token that was sent by its own.
  if (request.headers.get('x-amz-security-token') !== keys.sessionToken) return 'credentialsUnknown';
  if (Math.abs(realMs - signedAtMs) > ALLOWED_SKEW_MS) return 'requestTimeTooSkewed';
  const headers = new Headers();
  for (const name of signedHeaders) headers.set(name, request.headers.get(name) ?? '');
  if (derivedKeys.size >= MOST_DERIVED_KEYS) derivedKeys.clear();
  const signer = new AwsV4Signer({
    ...keys,
    method: request.method,
    url: request.url,
    headers,
    body: request.body.byteLength > 0 ? request.body : null,
    service: SERVICE,
    region: CLOUD_REGION,
    datetime,
    allHeaders: true,
    cache: derivedKeys,
  });
  const { headers: resigned } = await signer.sign();
  return resigned.get('authorization') === given ? 'valid' : 'signatureDoesNotMatch';
}

/** Parses `20261120T101500Z` to milliseconds since 1970; null for any other text. */
export function amazonDateMs(text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(ms) ? null : ms;
}

/** Formats milliseconds since 1970 as `20261120T101500Z`. */
export function amazonDate(ms: number): string {
  return new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');
}
