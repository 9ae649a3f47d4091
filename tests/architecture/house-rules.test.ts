import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../../src/brands/all-brands.ts';
import { sourceFiles, type SourceFile, withoutComments } from './source-files.ts';

const files = sourceFiles(['src', 'functions']);
const everyFile = sourceFiles(['src', 'functions', 'scripts', 'tools', 'tests'], { tests: true });
const isCode = ({ path }: SourceFile) => /\.(tsx?|mjs|astro)$/.test(path);

/** The matches of a pattern, as `file: text`. */
function places(among: readonly SourceFile[], pattern: RegExp): string[] {
  return among.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(new RegExp(pattern, 'gm'))].map(
      ([match]) => `${path}: ${match.trim()}`,
    ),
  );
}

describe('no code branches on the name of a brand', () => {
  const outsideData = files.filter(({ path }) => !path.startsWith('src/brands/data/'));
  const keys = [...allBrands.byKey.keys()].join('|');

  test.each([
    ['a comparison of a brand', /\bbrand\??\.(key|id|name|displayName)\s*[!=]==?[^\n]*/],
    ['a comparison of a key with text', /\.key\s*[!=]==?\s*['"`][^\n]*/],
    ['a comparison with a brand’s name', new RegExp(`[!=]==?\\s*['"\`](${keys})['"\`]`)],
    ['a choice by brand', /\b(switch|case)\b[^\n]*\bbrand\??\.(key|name)\b/],
    ['a branch for a brand', new RegExp(`\\bcase\\s+['"\`](${keys})['"\`]`)],
    ['a list of brands', new RegExp(`\\[\\s*['"\`](${keys})['"\`]`)],
    ['a table by brand', new RegExp(`^\\s*['"\`]?(${keys})['"\`]?:`, 'm')],
  ])('%s', (_what, pattern) => {
    expect(places(outsideData, pattern)).toEqual([]);
  });

  it('the only brand that code names is the default', () => {
    expect(places(outsideData, new RegExp(`['"\`](${keys})['"\`]`))).toEqual([
      "src/brands/brand-set.ts: 'geeni'",
    ]);
  });
});

describe('no barrels', () => {
  it('no index.ts', () => {
    expect(files.filter(({ path }) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });

  it('no file re-exports another file, except that the entry of a Worker exports its Durable Objects', () => {
    const handing = places(files, /^\s*export\s[^;'"]*\bfrom\s*['"][^'"]+['"]/m);
    expect(handing.filter((place) => !/^functions\/\w+\.ts: .*-object\.ts'$/.test(place))).toEqual([]);
  });
});

describe('names', () => {
  it('no file or folder for odds and ends', () => {
    expect(
      files.filter(({ path }) => /\/(utils?|helpers?|misc|common|types|constants)(\.\w+$|\/)/.test(path)),
    ).toEqual([]);
  });
});

describe('cookies are read in one place', () => {
  it('only the request context, the page cache and the module that renames cookies read the header', () => {
    const readers = places(files, /get\(['"`]cookie['"`]\)|requestCookies\(request|doubledCookies\(request/);
    expect(new Set(readers.map((place) => place.split(':')[0]))).toEqual(
      new Set([
        'src/server/http/page-cache.ts',
        'src/server/request/request-context.ts',
        'src/server/request/cookies.ts',
      ]),
    );
    expect(places(files, /\b(Astro|astro|ctx)\.cookies\b|hono\/cookie|\bgetCookie\b/)).toEqual([]);
  });
});

it('a formatter of Intl is made in one place, which makes it once; the sandbox makes its own', () => {
  const portal = files.filter(({ path }) => !path.startsWith('src/sandbox/'));
  const made = places(portal, /\bIntl\.(?!Locale\b)\w+\(|\btoLocale(Date|Time|)String\(/);
  expect(
    made.filter((place) => !/^src\/domain\/text\/intl\.ts:|: Intl\.getCanonicalLocales\(/.test(place)),
  ).toEqual([]);
});

describe('no check is switched off', () => {
  const never = (...words: string[]) => new RegExp(words.join(''));

  test.each([
    ['a type check', never('@ts-', '(ignore|nocheck)')],
    ['a lint rule', never('(eslint|oxlint)', '-disable')],
    ['a test', never('\\b(test|it|describe)', '\\.(only|skip|todo|fails)\\b')],
    ['a failing promise', /\.catch\(\(\) => \{\}\)/],
  ])('%s', (_what, pattern) => {
    const raw = everyFile
      .filter(isCode)
      .flatMap(({ path, text }) =>
        [...text.matchAll(new RegExp(pattern, 'gm'))].map(([match]) => `${path}: ${match}`),
      );
    expect(raw).toEqual([]);
  });
});

it('comments and tests name no row of a list that is not in the repository', () => {
  const rows = everyFile.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w-])[A-Z]-\d{2}(?![\w-])/g)].map(([id]) => `${path}: ${id}`),
  );
  expect(rows).toEqual([]);
});

it('a file has at most 250 lines; data and copy may have more', () => {
  const long = files
    .filter(({ path }) => !/^src\/(brands\/data|copy|domain\/pages\/pages\.ts$)/.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});
