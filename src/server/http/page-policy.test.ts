import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const built =
  "default-src 'none';img-src 'self' data:;connect-src 'self';form-action 'self';frame-ancestors 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';";

test('the brand’s style is added, and nothing else where nothing else is needed', () => {
  const policy = pagePolicy(built, {
    styleHash: 'sha256-c',
    scriptOrigins: [],
    policySources: [],
  });
  expect(policy).toBe(
    `${built.replace("style-src 'self'", "style-src 'self' 'sha256-c'")} report-uri /api/reports`,
  );
});

test('script origins may also be connected to and show images; forms lead to us alone', () => {
  const policy = pagePolicy(built, {
    styleHash: 'sha256-c',
    scriptOrigins: ['https://tags.example'],
    policySources: [],
  });
  expect(policy).toContain("script-src 'self' https://tags.example 'sha256-a'");
  expect(policy).toContain("connect-src 'self' https://tags.example;");
  expect(policy).toContain("img-src 'self' https://tags.example data:");
  expect(policy).toContain("form-action 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('other sources join their directive, and a directive the build does not know begins with them', () => {
  const policy = pagePolicy(`${built} `, {
    styleHash: 'sha256-c',
    scriptOrigins: [],
    policySources: [
      { directive: 'script-src', source: 'https://accounts.example/client' },
      { directive: 'style-src', source: "'nonce-n'" },
      { directive: 'frame-src', source: 'https://accounts.example/' },
      { directive: 'frame-src', source: 'https://frames.example' },
    ],
  });
  expect(policy).toContain("script-src https://accounts.example/client 'self' 'sha256-a'");
  expect(policy).toContain("style-src 'nonce-n' 'self' 'sha256-c' 'sha256-b'");
  expect(policy).toMatch(/; frame-src https:\/\/frames\.example https:\/\/accounts\.example\/; report-uri/);
  expect(policy).toContain("connect-src 'self';");
});
