import { expect, test } from 'vitest';
import { browserReport } from '../../contracts/browser-report.ts';
import { browserFindings } from './browser-finding.ts';

const old = (report: Record<string, string>) => browserFindings({ 'csp-report': report });

test.each([
  [
    {
      'document-uri': 'https://account.visi.example/login?redirectUri=/plans&email=jane@example.com#x',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example:8443/a.js?who=jane@example.com',
    },
    { directive: 'script-src-elem', blocked: 'evil.example:8443', page: '/login' },
  ],
  [
    { 'document-uri': 'https://account.visi.example/jane', 'violated-directive': "style-src 'self'" },
    { directive: 'style-src', blocked: 'unknown', page: 'other' },
  ],
  [{ 'blocked-uri': 'inline' }, { directive: 'unknown', blocked: 'inline', page: 'other' }],
  [
    { 'blocked-uri': 'chrome-extension://abcdef/jane.js' },
    { directive: 'unknown', blocked: 'chrome-extension:', page: 'other' },
  ],
  [
    { 'effective-directive': 'Jane Doe', 'document-uri': 'https://x.example/oauth/google?state=secret' },
    { directive: 'unknown', blocked: 'unknown', page: '/oauth/[partner]' },
  ],
])('of the report %j only this is kept: %j', (report, finding) => {
  expect(old(report)).toEqual([{ kind: 'policy', ...finding }]);
});

test('a report of the newer form may hold several findings, and those of other types are left out', () => {
  const violation = {
    type: 'csp-violation',
    body: {
      documentURL: 'https://x.example/payment?a=b',
      effectiveDirective: 'img-src',
      blockedURL: 'https://a.example/x',
    },
  };
  const finding = { kind: 'policy', directive: 'img-src', blocked: 'a.example', page: '/payment' };
  expect(browserFindings([violation, { type: 'deprecation' }, violation])).toEqual([finding, finding]);
  expect(browserFindings(Array.from({ length: 50 }, () => violation))).toHaveLength(10);
});

test.each([
  [
    { error: 'TypeError', at: 'https://account.visi.example/_astro/sign-in.B1.js:1:20', page: '/login' },
    { error: 'TypeError', at: '/_astro/sign-in.B1.js:1:20', page: '/login' },
  ],
  [
    { error: 'jane@example.com', at: 'https://evil.example/x?y:1:1', page: '/login?token=secret' },
    { error: 'unknown', at: 'unknown', page: 'other' },
  ],
])('of a script error only its class and its place are kept: %j', (report, finding) => {
  expect(browserFindings({ kind: 'script', ...report })).toEqual([{ kind: 'script', ...finding }]);
});

test.each([
  [
    { error: 'TypeError', island: '/_astro/sign-in-form.B1x2.js', page: '/login' },
    { error: 'TypeError', island: '/_astro/sign-in-form.B1x2.js', page: '/login' },
  ],
  [
    { error: '', island: 'https://evil.example/jane@example.com.js', page: '/jane' },
    { error: 'unknown', island: 'unknown', page: 'other' },
  ],
])('of an island that could not start only its file is kept: %j', (report, finding) => {
  expect(browserFindings({ kind: 'island', ...report })).toEqual([{ kind: 'island', ...finding }]);
});

test('of a provider that is missing its name is kept, from a closed list', () => {
  const missing = { kind: 'provider', provider: 'recurly', page: '/payment?x=jane' } as const;
  expect(browserFindings(missing)).toEqual([{ kind: 'provider', provider: 'recurly', page: 'other' }]);
  expect(browserReport.safeParse({ ...missing, provider: 'jane' }).success).toBe(false);
});
