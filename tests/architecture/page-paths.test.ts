import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { pageNames } from '../../src/domain/pages/find-page.ts';
import { pages } from '../../src/domain/pages/pages.ts';
import { importsOf, type SourceFile, sourceFiles } from './source-files.ts';

const paths = pageNames.map((name) => pages[name].path).filter((path) => path !== '/' && !path.includes('['));
/** The path of a page, alone or before a query, a part of the path or a fragment. */
const pagePath = new RegExp(`^(?:${paths.join('|')})(?=$|[/?#])`);
/** What an address is given to, where it is the path of the first page, which alone says nothing. */
const addressNames: ReadonlySet<string> = new Set(['href', 'action', 'home', 'to', 'back']);
/** How Hono is told of a call, whose path begins where its app is mounted. */
const mounts: ReadonlySet<string> = new Set(['get', 'post', 'use', 'all', 'route']);

/** The texts of a file, by its syntax tree, that are the path of a page. The template of an Astro file is read as JSX. */
function pathsIn({ path, text }: SourceFile): string[] {
  const [, front = '', template = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(text) ?? [];
  const code = path.endsWith('.astro') ? `${front}\n;<>${template}</>;` : text;
  const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const read = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && isPagePath(node)) found.push(node.text);
    ts.forEachChild(node, read);
  };
  read(source);
  return found;
}

function isPagePath(node: ts.StringLiteralLike | ts.TemplateHead): boolean {
  const { parent } = node;
  if (node.text === '/') return addressNames.has(nameOf(parent));
  if (!pagePath.test(node.text)) return false;
  const isMount =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    mounts.has(parent.expression.name.text);
  return !isMount;
}

function nameOf(parent: ts.Node): string {
  return ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
}

const files = sourceFiles(['src', 'functions'])
  .filter(({ path }) => /\.(ts|tsx|astro)$/.test(path))
  // The table itself, the world outside of the portal, and what the platform calls its own.
  .filter(({ path }) => !/^src\/(domain\/pages\/pages\.ts|sandbox\/|contracts\/platform\/)/.test(path));

it('the path of a page stands in the table alone: every link is made by `pathTo`', () => {
  expect(files.flatMap((file) => pathsIn(file).map((text) => `${file.path}: ${text}`))).toEqual([]);
});

it('no island, and no part that one draws, brings the table into a browser', () => {
  const byName = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(
    [...byName.keys()].filter((path) => path.startsWith('src/islands/') && !path.includes('.stories.')),
  );
  const why = new Map<string, string>();
  for (const from of reached) {
    const file = byName.get(from);
    for (const { to, isType } of file ? importsOf(file) : [])
      if (!isType && byName.has(to) && !reached.has(to)) {
        reached.add(to);
        why.set(to, from);
      }
  }
  expect(
    [...reached].filter((path) => path.startsWith('src/domain/pages/')).map((to) => [to, why.get(to)]),
  ).toEqual([]);
});

describe('the path of a page is found', () => {
  test.each([
    ['x.ts', "const to = '/plans';", ['/plans']],
    ['x.ts', "return redirectTo('/error?error_code=cancel');", ['/error?error_code=cancel']],
    ['x.ts', 'return `/billing?${query}`;', ['/billing?']],
    ['x.ts', "const rows = { href: '/account-history/2026' };", ['/account-history/2026']],
    ['x.ts', "const link = { href: '/', label };", ['/']],
    ['x.tsx', 'return <a href="/security">{text}</a>;', ['/security']],
    ['x.astro', '---\nconst a = \'/login\';\n---\n<a href="/plans">{a}</a>', ['/login', '/plans']],
    ['x.astro', "---\n---\n{open && <Frame home={session ? '/subscriptions' : b} />}", ['/subscriptions']],
  ])('in %s %j', (path, text, found) => {
    expect(pathsIn({ path, text })).toEqual(found);
  });

  test.each([
    ['x.ts', "app.post('/reset-password', async (c) => c.text('done'));"],
    ['x.ts', "const parts = path.split('/');"],
    ['x.ts', "const call = '/api/plans/choose';"],
    ['x.ts', "const other = '/plansible';"],
    ['x.tsx', '// leads to /plans\nreturn <a href={to}>{text}</a>;'],
  ])('and none in %s %j', (path, text) => {
    expect(pathsIn({ path, text })).toEqual([]);
  });
});
