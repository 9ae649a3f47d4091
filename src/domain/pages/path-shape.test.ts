import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isFilePath, matchedPath, pathShape } from './path-shape.ts';

/** The path of a request as the Worker receives it: the URL parser has resolved dot segments. */
function requestPath(target: string): string {
  return new URL(`https://account.example${target}`).pathname;
}

describe('only one spelling of a path is served', () => {
  test.each([
    ['/', 'fine'],
    ['/billing', 'fine'],
    ['/billing/', 'fine'],
    ['/billing/.', 'fine'],
    ['/plans/../billing', 'fine'],
    ['/plans/%2e%2e/billing', 'fine'],
    ['/oauth/google', 'fine'],
    ['/caf%C3%A9', 'fine'],
    ['/%E4%BE%8B', 'fine'],
    ['/%62illing', 'unknown'],
    ['//billing', 'unknown'],
    ['///billing', 'unknown'],
    ['//billing/', 'unknown'],
    ['/billing//', 'unknown'],
    ['/%5Cbilling', 'unknown'],
    ['/%5cbilling', 'unknown'],
    ['/x/%5C%5Cbilling', 'unknown'],
    ['/plans/..%2fbilling', 'unknown'],
    ['/plans/..%2Fbilling', 'unknown'],
    ['/billing;jsessionid=1', 'unknown'],
    ['/billing%3Bjsessionid=1', 'unknown'],
    ['/billing%00', 'unknown'],
    ['/billing%20', 'unknown'],
    ['/%C0%AF', 'unknown'],
    ['/%ef%bc%8fbilling', 'unknown'],
    ['/%e2%80%8bbilling', 'unknown'],
    ['/%C3%A9%62illing', 'unknown'],
    ['/%', 'unknown'],
    ['/%zz', 'unknown'],
    ['/apihttps://169.254.169.254/', 'unknown'],
    ['/https://evil.example/', 'unknown'],
    ['/_image', 'unknown'],
    ['/_server-islands/x', 'unknown'],
    ['/_actions/x', 'unknown'],
    ['/500', 'unknown'],
    ['/%2562illing', 'malformed'],
    ['/%2525252525252525252562illing', 'malformed'],
  ])('%s is %s', (target, shape) => {
    expect(pathShape(requestPath(target))).toBe(shape);
  });

  it('refuses a backslash that no parser has turned into a slash', () => {
    expect(pathShape('/\\billing')).toBe('unknown');
  });
});

it('never accepts a path that decodes to another ASCII path', () => {
  const pieces = String.raw`/ // . .. billing é ; \ %2f %5c %2e %62 %25 %00 %c3%a9 %ef%bc%8f %`.split(' ');
  const piece = fc.constantFrom(...pieces);
  const path = fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  const paths = fc.oneof(
    path,
    fc.webPath(),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(paths, (raw) => {
      fc.pre(pathShape(raw) === 'fine');
      const decoded = decodeURIComponent(raw);
      const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, '');
      expect(ascii(decoded)).toBe(ascii(raw.replace(/%[0-9a-f]{2}/gi, '')));
      expect(decoded).not.toMatch(/\/\/|[\\;%]/);
    }),
    { numRuns: 5_000 },
  );
});

describe('paths of files and calls', () => {
  test.each([
    ['/api', true],
    ['/api/', true],
    ['/api/auth/sign-in', true],
    ['/favicon.ico', true],
    ['/subscriptions/x.css', true],
    ['/billing/nonexistent.js', true],
    ['/.env', true],
    ['/.well-known/assetlinks.json', true],
    ['/', false],
    ['/apiary', false],
    ['/plans', false],
    ['/v1.2/plans', false],
  ])('%s: %s', (path, isFile) => {
    expect(isFilePath(path)).toBe(isFile);
  });
});

test.each([
  ['/', '/'],
  ['/plans', '/plans'],
  ['/plans/', '/plans'],
  ['/account-history/2026/', '/account-history/2026'],
  ['/plans//', '/plans/'],
])('%s is matched as %s', (path, matched) => {
  expect(matchedPath(path)).toBe(matched);
});
