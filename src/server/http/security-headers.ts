import type { PageKind } from '../../domain/pages/page-row.ts';

/** The policy of an answer that is not a page: nothing may load, frame or run. */
export const STRICT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const PERMISSIONS =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()';
/** Google Pay requests the payment in a frame of its host, and Stripe's card form does so for both wallets. */
const WALLET_PAYMENT = 'payment=(self "https://pay.google.com" "https://js.stripe.com")';

/**
 * The headers that follow from the kind of an answer alone, whatever it says itself. Only a page that offers wallets
 * (`paysByWallet`) may request a payment, in a frame or window of the wallet.
 */
export function fixedHeaders(kind: PageKind | 'call', paysByWallet = false): Record<string, string> {
  const opensWindows = kind === 'credential' || paysByWallet;
  return {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': kind === 'token' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': `${PERMISSIONS}, ${paysByWallet ? WALLET_PAYMENT : 'payment=()'}`,
    'cross-origin-opener-policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin',
  };
}

/**
 * Sets the security headers that every answer of the Worker carries, whatever its status. A page already has a
 * Content-Security-Policy with the hashes of its scripts and styles; any other answer gets the strict one.
 */
export function secureHeaders(headers: Headers, kind: PageKind | 'call', paysByWallet = false): void {
  // The development server injects its own scripts and styles, and its pages have no policy.
  const developmentPage = import.meta.env.DEV && headers.get('content-type')?.startsWith('text/html');
  if (!headers.has('content-security-policy') && !developmentPage) {
    headers.set('content-security-policy', STRICT_POLICY);
  }
  for (const [name, value] of Object.entries(fixedHeaders(kind, paysByWallet))) headers.set(name, value);
  // Only the sandbox's stand-ins for hosted card fields allow frames; no page may frame any other answer.
  if (!/frame-ancestors (?!'none')/.test(headers.get('content-security-policy') ?? ''))
    headers.set('x-frame-options', 'DENY');
  // Only the sandbox's stand-ins for third parties let other hosts load them, as the real third parties do.
  if (!headers.has('cross-origin-resource-policy'))
    headers.set('cross-origin-resource-policy', 'same-origin');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
}
