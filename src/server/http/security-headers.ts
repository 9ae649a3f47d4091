import type { RouteKind } from '../../domain/route-map.ts';

/** The policy of an answer that is not a page: nothing may load, frame or run. */
const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const PERMISSIONS =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()';
/** Google Pay requests the payment in a frame of its host, and Stripe's card form does so for both wallets. */
const WALLET_PAYMENT = 'payment=(self "https://pay.google.com" "https://js.stripe.com")';

/**
 * Sets the security headers that every answer of the Worker carries, whatever its status. A page already has a
 * Content-Security-Policy with the hashes of its scripts and styles; any other answer gets the strict one. Only a page
 * that offers wallets may request a payment, in a frame or window of the wallet.
 */
export function secureHeaders(headers: Headers, kind: RouteKind | 'call', paysByWallet = false): void {
  // The development server injects its own scripts and styles, and its pages have no policy.
  const developmentPage = import.meta.env.DEV && headers.get('content-type')?.startsWith('text/html');
  if (!headers.has('content-security-policy') && !developmentPage) {
    headers.set('content-security-policy', STRICT_POLICY);
  }
  headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  headers.set('x-content-type-options', 'nosniff');
  // Only the sandbox's stand-ins for hosted card fields allow frames; no page may frame any other answer.
  if (!/frame-ancestors (?!'none')/.test(headers.get('content-security-policy') ?? ''))
    headers.set('x-frame-options', 'DENY');
  headers.set('referrer-policy', kind === 'token' ? 'no-referrer' : 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', `${PERMISSIONS}, ${paysByWallet ? WALLET_PAYMENT : 'payment=()'}`);
  headers.set(
    'cross-origin-opener-policy',
    kind === 'credential' || paysByWallet ? 'same-origin-allow-popups' : 'same-origin',
  );
  // Only the sandbox's stand-ins for third parties let other hosts load them, as the real third parties do.
  if (!headers.has('cross-origin-resource-policy'))
    headers.set('cross-origin-resource-policy', 'same-origin');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
}
