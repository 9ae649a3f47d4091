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
