import { expect } from 'vitest';
import { type Answer, originOf, requestIdOf } from './portal.ts';

/** The brand or origin of a request, on which redirects must stay. */
type ExpectedSender = { brand?: string | undefined; origin?: string | undefined };

/** Expects the security headers of every answer of the Worker. `token` pages carry a secret in the address. */
export function expectSecurityHeaders({ headers }: Answer, kind: 'plain' | 'token' = 'plain'): void {
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe(
    kind === 'token' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  );
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  // A browser may keep a page that holds nothing personal (`no-cache`); no shared cache may keep any page.
  expect(headers['cache-control']).toMatch(/^private, no-(store|cache)$/);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expectPolicy(String(headers['content-security-policy']));
}

/** The sandbox's stand-ins for the scripts of Google Pay, Recurly and Stripe. */
const CARD_STAND_IN = /http:\/\/(pay\.google|js\.recurly|(\*\.)?js\.stripe)\.localhost(:\d+)?/g;

/** Expects a Content-Security-Policy without foreign and without unnamed inline code. */
function expectPolicy(policy: string): void {
  const directives = directivesOf(policy);
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('base-uri')).toBe("'none'");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('form-action')).toBe("'self'");
  expect(directives.get('object-src') ?? "'none'").toBe("'none'");
  for (const [name, named] of directives) {
    // A page whose frame is sent before its content is known may load what cards and wallets need.
    const sources = named.replaceAll(CARD_STAND_IN, '');
    if (name === 'script-src') expect(sources).not.toMatch(/unsafe-|\*|(?:^|\s)(?:https?|data|blob):/);
    // Hashes allow the style attributes of Recurly.js (`unsafe-hashes`), and only those.
    if (name === 'style-src')
      expect(sources).not.toMatch(/unsafe-(?!hashes)|\*|(?:^|\s)(?:https?|data|blob):/);
  }
}

/** The directives of a policy by name. Of two with the same name the first counts, as in browsers. */
export function directivesOf(policy: string): Map<string, string> {
  const directives = new Map<string, string>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name)) directives.set(name, sources.join(' '));
  }
  return directives;
}

/** True for an address that stays on the origin in every browser. */
export function staysOn(origin: string, location: string): boolean {
  const url = new URL(location, `${origin}/`);
  return url.origin === new URL(origin).origin && !url.pathname.startsWith('//') && !/[\\\s]/.test(location);
}

/**
 * Expects what holds for the answer to any hostile input: no server error except 502 and 504, no redirect to another origin,
 * all security headers, and no internal text.
 */
export function expectSafe(answer: Answer, { brand, origin = originOf(brand) }: ExpectedSender = {}): void {
  if (answer.status >= 500) expect([502, 504]).toContain(answer.status);
  if (answer.status === 429) expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  if (answer.location !== undefined) {
    expect(answer.location).toMatch(/^\/(?![/\\])/);
    expect(staysOn(origin, answer.location)).toBe(true);
  }
  expect(answer.text).not.toMatch(/\n\s+at .+:\d+:\d+|entry\.mjs|chunks\//);
  expectSecurityHeaders(answer, answer.headers['referrer-policy'] === 'no-referrer' ? 'token' : 'plain');
}

/** Expects a refusal of `/api`: status, code, message for people, request id. */
export function expectProblem(answer: Answer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  if (status === 429) expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(answer.text)).toEqual({
    code,
    message: expect.stringMatching(/\S/),
    requestId: answer.headers['x-request-id'],
  });
}

/**
 * Returns the message of a refusal for a script. That of a failure which is not the person's has to end with the id of this
 * request, which is left out.
 */
export function messageOf(answer: Answer): string {
  const { message }: { message?: unknown } = JSON.parse(answer.text);
  const [, words = '', id] = /\nReference: /.test(String(message))
    ? (/^(.*)\nReference: (\S+)$/s.exec(String(message)) ?? [])
    : [undefined, String(message), undefined];
  expect(id).toBe(answer.status >= 500 ? requestIdOf(answer) : undefined);
  return words;
}
