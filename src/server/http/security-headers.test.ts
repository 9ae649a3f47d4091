import { describe, expect, it, test } from 'vitest';
import { secureHeaders } from './security-headers.ts';

const kinds = ['call', 'plain', 'credential', 'token', 'money'] as const;

function dressed(kind: (typeof kinds)[number], own: Record<string, string> = {}): Headers {
  const headers = new Headers(own);
  secureHeaders(headers, kind);
  return headers;
}

describe('the headers every answer carries', () => {
  describe.each(kinds)('%s', (kind) => {
    test.each([
      ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['cross-origin-resource-policy', 'same-origin'],
      ['cache-control', 'private, no-store'],
    ])('%s: %s', (name, value) => {
      expect(dressed(kind).get(name)).toBe(value);
    });

    it('may not be framed, and allows nothing by default', () => {
      const policy = dressed(kind).get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
    });
  });

  it.each([
    ["frame-ancestors 'none'", 'DENY'],
    ["default-src 'self'; frame-ancestors http://*.localhost:*", null],
    ["default-src 'self'", 'DENY'],
  ])('X-Frame-Options follows the policy: %s', (policy, expected) => {
    expect(dressed('call', { 'content-security-policy': policy }).get('x-frame-options')).toBe(expected);
  });

  it('a page with a token in its address sends no referrer', () => {
    expect(dressed('token').get('referrer-policy')).toBe('no-referrer');
    expect(dressed('plain').get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('a sign-in page may open the identity provider’s window', () => {
    expect(dressed('credential').get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(dressed('money').get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('only a page that offers wallets may request a payment, in a frame or window of the wallet', () => {
    const headers = new Headers();
    secureHeaders(headers, 'money', true);
    expect(headers.get('permissions-policy')).toContain(
      'payment=(self "https://pay.google.com" "https://js.stripe.com")',
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    for (const kind of kinds) expect(dressed(kind).get('permissions-policy')).toContain('payment=()');
  });

  it('a page keeps its own policy, and a file its own cache lifetime', () => {
    const own = { 'content-security-policy': "default-src 'self'", 'cache-control': 'max-age=60' };
    const headers = dressed('plain', own);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('cache-control')).toBe('max-age=60');
  });

  it('an answer cannot set weaker values', () => {
    const weak = {
      'x-frame-options': 'ALLOWALL',
      'strict-transport-security': 'max-age=0',
      'referrer-policy': 'unsafe-url',
    };
    expect(dressed('plain', weak).get('x-frame-options')).toBe('DENY');
    expect(dressed('plain', weak).get('strict-transport-security')).toContain('31536000');
    expect(dressed('plain', weak).get('referrer-policy')).not.toBe('unsafe-url');
  });
});
