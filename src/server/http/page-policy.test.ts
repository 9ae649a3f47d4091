import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const built =
  "default-src 'none';img-src 'self' data:;connect-src 'self';form-action 'self';frame-ancestors 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';";

test('the brand’s style is added, and nothing else where nothing else is needed', () => {
  const policy = pagePolicy(built, { styleHash: 'sha256-c', formTargets: [], scriptOrigins: [] });
  expect(policy).toBe(built.replace("style-src 'self'", "style-src 'self' 'sha256-c'"));
});

test('script origins may also be connected to and show images; forms lead only where they were let', () => {
  const policy = pagePolicy(built, {
    styleHash: 'sha256-c',
    formTargets: ['https://link.example'],
    scriptOrigins: ['https://tags.example'],
  });
  expect(policy).toContain("script-src 'self' https://tags.example 'sha256-a'");
  expect(policy).toContain("connect-src 'self' https://tags.example;");
  expect(policy).toContain("img-src 'self' https://tags.example data:");
  expect(policy).toContain("form-action 'self' https://link.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});
