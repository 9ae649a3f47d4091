import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../request/page-policy.ts';
import { aContext } from '../../../tests/support/fake-env.ts';
import type { RequestContext } from '../request/request-context.ts';
import { providerScript } from './provider-sources.ts';

function context(sandboxed: boolean, brand = 'otis'): RequestContext {
  return { ...aContext(`http://${brand}.localhost:8787/billing`, {}, 0), sandboxed };
}

function policyOf({ policy }: ReturnType<typeof providerScript>): string {
  const inline = { scripts: [], styles: [] };
  const { sources } = policy;
  return pagePolicy({ inline, loadsFont: true, foreignScripts: true, sources });
}

describe('a page may load the one provider it needs, from its own address', () => {
  test('Recurly', () => {
    const page = providerScript(context(false), 'recurly');
    expect(page.script).toBe('https://js.recurly.com/v4/recurly.js');
    expect(policyOf(page)).toContain("script-src 'self' https://js.recurly.com");
    expect(policyOf(page)).toContain('frame-src https://api.recurly.com');
    expect(policyOf(page)).toContain("connect-src 'self' https://api.recurly.com");
    expect(policyOf(page)).not.toContain('stripe');
  });

  // What Recurly.js 4.43 writes into the style attribute of its frames, and of the input before each of them on a phone.
  test.each([
    'background: none; width: 100%; height: 100%;',
    'background: transparent; width: 100%; height: 100%;',
    'position: absolute; top: 0px; left: -1000px; opacity: 0;',
  ])('Recurly’s own styles, and no other attribute: %s', async (style) => {
    for (const sandboxed of [false, true]) {
      const { sources } = providerScript(context(sandboxed), 'recurly').policy;
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
      const hash = `'sha256-${Buffer.from(digest).toString('base64')}'`;
      expect(sources).toContainEqual({ directive: 'style-src', source: hash });
      expect(sources).toContainEqual({ directive: 'style-src', source: "'unsafe-hashes'" });
      expect(sources.filter(({ directive }) => directive === 'style-src')).toHaveLength(4);
    }
  });

  test('Stripe', () => {
    const page = providerScript(context(false), 'stripeElements');
    expect(page.script).toBe('https://js.stripe.com/endive/stripe.js');
    for (const source of ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://api.stripe.com'])
      expect(policyOf(page)).toContain(source);
    expect(policyOf(page)).not.toContain('recurly');
  });

  test.each([
    ['production', 'https://api.braintreegateway.com'],
    ['staging', 'https://api.sandbox.braintreegateway.com'],
  ])('a challenge in %s has what the gateway needs there; the card’s fields alone do not', (name, host) => {
    const given = { ...context(false, 'pepper'), env: { ENVIRONMENT: name } };
    const fields = policyOf(providerScript(given, 'recurly'));
    const challenge = policyOf(providerScript(given, 'recurly', { challenge: true }));
    expect(fields).toContain('frame-src https://api.eu.recurly.com;');
    expect(fields).toContain("form-action 'self';");
    expect(fields).not.toContain('braintree');
    expect(challenge).toContain('frame-src https://api.eu.recurly.com https:;');
    expect(challenge).toContain("form-action 'self' https:;");
    expect(challenge).toContain(` ${host}`);
  });

  test('in the sandbox environment: its stand-ins, each on a host of its own', () => {
    const page = providerScript(context(true), 'recurly');
    expect(page.script).toBe('/sandbox/recurly/recurly.js');
    expect(policyOf(page)).toContain('frame-src http://api.recurly.localhost:8787');
    expect(policyOf(page)).not.toContain('https:');
  });
});
