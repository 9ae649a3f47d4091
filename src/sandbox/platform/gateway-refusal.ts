import { MINUTE_MS } from '../world/clock.ts';
import { noStore } from './refusal.ts';
import { ALLOWED_SKEW_MS, amazonDate, amazonDateMs, type SignatureVerdict } from './signature.ts';

/**
 * Returns API Gateway's answer to an invalid signature: 403, `{"message": …}`, the kind in `x-amzn-ErrorType`, and its
 * own time in `Date`. Such a call never reaches the platform behind it.
 */
export function gatewayRefusal(
  verdict: Exclude<SignatureVerdict, 'valid'>,
  headers: Headers,
  realMs: number,
): Response {
  const [kind, message] = words(verdict, headers.get('x-amz-date') ?? '', realMs);
  return Response.json(
    { message },
    {
      status: 403,
      headers: { ...noStore, 'x-amzn-errortype': kind, date: new Date(realMs).toUTCString() },
    },
  );
}

/** The statuses with which API Gateway itself answers, each with its kind and its documented message. */
const failures = {
  403: ['ForbiddenException', 'Forbidden'],
  429: ['TooManyRequestsException', 'Too Many Requests'],
  500: ['InternalServerErrorException', 'Internal server error'],
  502: ['InternalServerErrorException', 'Internal server error'],
  503: ['ServiceUnavailableException', 'Service Unavailable'],
  504: ['InternalServerErrorException', 'Endpoint request timed out'],
} as const;

/** A status with which API Gateway itself answers. */
export type GatewayStatus = keyof typeof failures;

/** The statuses with which API Gateway itself answers. */
export const gatewayStatuses: readonly GatewayStatus[] = [403, 429, 500, 502, 503, 504];

/** Returns API Gateway's answer to a call that it throttles, refuses or cannot pass on to the platform. */
export function gatewayFailure(status: GatewayStatus): Response {
  const [kind, message] = failures[status];
  return Response.json({ message }, { status, headers: { ...noStore, 'x-amzn-errortype': kind } });
}

function words(
  verdict: Exclude<SignatureVerdict, 'valid'>,
  signed: string,
  realMs: number,
): [string, string] {
  if (verdict === 'credentialsExpired')
    return ['ExpiredTokenException', 'The security token included in the request is expired'];
  if (verdict === 'credentialsUnknown')
    return ['UnrecognizedClientException', 'The security token included in the request is invalid.'];
  if (verdict === 'signatureDoesNotMatch')
    return [
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
    ];
  const minutes = ALLOWED_SKEW_MS / MINUTE_MS;
  const isLate = (amazonDateMs(signed) ?? 0) < realMs;
  const limit = amazonDate(isLate ? realMs - ALLOWED_SKEW_MS : realMs + ALLOWED_SKEW_MS);
  const now = amazonDate(realMs);
  return [
    'InvalidSignatureException',
    isLate
      ? `Signature expired: ${signed} is now earlier than ${limit} (${now} - ${minutes} min.)`
      : `Signature not yet current: ${signed} is still later than ${limit} (${now} + ${minutes} min.)`,
  ];
}
