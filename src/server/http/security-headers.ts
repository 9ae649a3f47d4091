import type { RouteKind } from '../../domain/route-map.ts';

/** For answers that are no page: nothing may load, frame or run. */
const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const PERMISSIONS =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()';
/** Google Pay asks for the payment in a frame of its own, and so does Stripe's card form for both wallets. */
const WALLET_PAYMENT = 'payment=(self "https://pay.google.com" "https://js.stripe.com")';

/**
 * The headers every answer of the Worker carries, whatever its status. A page brings its own
 * Content-Security-Policy with the hashes of its scripts and styles; anything else gets the strict one. Only a page that offers
 * wallets may ask for a payment, in a frame or window of theirs.
 */
export function secureHeaders(headers: Headers, kind: RouteKind | 'call', paysByWallet = false): void {
  // The development server injects scripts and styles of its own, and its pages come without a policy.
  const developmentPage = import.meta.env.DEV && headers.get('content-type')?.startsWith('text/html');
  if (!headers.has('content-security-policy') && !developmentPage) {
    headers.set('content-security-policy', STRICT_POLICY);
  }
  headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  headers.set('x-content-type-options', 'nosniff');
  // Only the sandbox's stand-ins for hosted card fields say who may frame them; everybody else is framed by nobody.
  if (!/frame-ancestors (?!'none')/.test(headers.get('content-security-policy') ?? ''))
    headers.set('x-frame-options', 'DENY');
  headers.set('referrer-policy', kind === 'token' ? 'no-referrer' : 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', `${PERMISSIONS}, ${paysByWallet ? WALLET_PAYMENT : 'payment=()'}`);
  headers.set(
    'cross-origin-opener-policy',
    kind === 'credential' || paysByWallet ? 'same-origin-allow-popups' : 'same-origin',
  );
  // Only the sandbox's stand-ins for third parties say that other hosts may load them, as the real ones do.
  if (!headers.has('cross-origin-resource-policy'))
    headers.set('cross-origin-resource-policy', 'same-origin');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
}
