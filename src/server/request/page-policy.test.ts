import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const inline = { scripts: ['sha256-a'], styles: ['sha256-b', 'sha256-c'] };
const plain = { inline, loadsFont: false, foreignScripts: false, sources: [] };

test('a page may load its own scripts and styles by hash, its own files, and nothing else', () => {
  expect(pagePolicy(plain).split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b' 'sha256-c'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/reports',
  ]);
});

test('where a third party’s script may run, text may become markup', () => {
  expect(pagePolicy({ ...plain, foreignScripts: true })).not.toContain('trusted-types');
});

test('a page with the brand’s font may load it from this host', () => {
  expect(pagePolicy({ ...plain, loadsFont: true })).toContain(";font-src 'self';");
});

test('a source that is needed twice stands once, and forms may be posted to other places beside this host', () => {
  const bank = { directive: 'form-action', source: 'https:' } as const;
  const policy = pagePolicy({ ...plain, sources: [bank, bank] });
  expect(policy).toContain(";form-action 'self' https:;");
});

test('other sources join their directive; frame-src exists only if the page needs a frame', () => {
  const policy = pagePolicy({
    ...plain,
    sources: [
      { directive: 'script-src', source: 'https://accounts.example/client' },
      { directive: 'style-src', source: "'nonce-n'" },
      { directive: 'img-src', source: 'https://pictures.example' },
      { directive: 'frame-src', source: 'https://accounts.example/' },
      { directive: 'frame-src', source: 'https://frames.example' },
    ],
  });
  expect(policy).toContain("script-src 'self' 'sha256-a' https://accounts.example/client;");
  expect(policy).toContain("style-src 'self' 'sha256-b' 'sha256-c' 'nonce-n';");
  expect(policy).toContain(';frame-src https://accounts.example/ https://frames.example;');
  expect(policy).toContain("img-src 'self' data: https://pictures.example;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self';");
});
