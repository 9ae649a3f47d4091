import { describe, expect, it, test } from 'vitest';
import { type Import, importsOf, isThere, sourceFiles, withoutComments } from './source-files.ts';

const files = sourceFiles(['src', 'functions', 'environments']);
const imports = files.flatMap(importsOf);

/** The layer that each folder belongs to. */
const rooms: [folder: string, room: string][] = [
  ['src/contracts/', 'contracts'],
  ['src/domain/', 'domain'],
  ['src/brands/', 'brands'],
  ['src/copy/', 'copy'],
  ['src/sandbox/', 'sandbox'],
  ['src/server/', 'server'],
  ['src/islands/', 'islands'],
  ['src/components/', 'components'],
  ['src/layouts/', 'layouts'],
  ['src/styles/', 'styles'],
  ['src/pages/', 'pages'],
  ['src/middleware.ts', 'pages'],
  ['src/prefetch.ts', 'pages'],
  ['src/env.d.ts', 'pages'],
  ['functions/', 'functions'],
  ['environments/', 'environments'],
];

function roomOf(file: string): string {
  return rooms.find(([folder]) => file.startsWith(folder))?.[1] ?? `no room for ${file}`;
}

/** The layers that each layer may import, besides itself. */
const mayImport: Record<string, readonly string[]> = {
  contracts: [],
  domain: ['contracts'],
  brands: ['contracts', 'domain', 'environments'],
  environments: ['brands'],
  copy: ['domain', 'brands'],
  sandbox: ['contracts', 'domain', 'brands'],
  server: ['contracts', 'domain', 'brands', 'copy', 'styles'],
  components: ['contracts', 'domain', 'brands', 'copy'],
  islands: ['contracts', 'domain', 'brands', 'copy', 'components'],
  layouts: ['contracts', 'domain', 'brands', 'copy', 'components', 'islands', 'styles'],
  styles: [],
  pages: ['contracts', 'domain', 'brands', 'copy', 'server', 'islands', 'components', 'layouts', 'styles'],
  functions: ['contracts', 'domain', 'brands', 'copy', 'server', 'sandbox'],
};

/**
 * The layers whose types alone each layer may import: what a view shows is a type beside the view, and a loader of the
 * server makes it. Nothing of the view reaches the server's code, because types are gone once it is built.
 */
const mayImportTypesOf: Record<string, readonly string[]> = { server: ['components', 'islands'] };

/** The imports of a layer that are not allowed, one line each. */
function wrongArrows(all: readonly Import[], room: string): string[] {
  const allowed = ({ to, isType }: Import) =>
    mayImport[room]?.includes(roomOf(to)) || (isType && mayImportTypesOf[room]?.includes(roomOf(to)));
  return all
    .filter(({ from, isPackage }) => !isPackage && roomOf(from) === room)
    .filter((each) => roomOf(each.to) !== room && !allowed(each))
    .map(({ from, to }) => `${from} imports ${to}`);
}

describe('imports follow the arrows of ARCHITECTURE.md', () => {
  test.each(Object.entries(mayImport))('%s may import %j', (room) => {
    expect(wrongArrows(imports, room)).toEqual([]);
  });

  it('every file belongs to a layer', () => {
    expect(files.map(({ path: file }) => roomOf(file)).filter((room) => !(room in mayImport))).toEqual([]);
  });

  it('only functions/sandbox.ts imports the sandbox', () => {
    const reaching = imports.filter(({ from, to }) => roomOf(to) === 'sandbox' && roomOf(from) !== 'sandbox');
    expect([...new Set(reaching.map(({ from }) => from))]).toEqual(['functions/sandbox.ts']);
  });

  it('every relative import names an existing file, with its extension', () => {
    const missing = imports.filter(({ to, isPackage }) => !isPackage && !to.includes('*') && !isThere(to));
    expect(missing).toEqual([]);
  });
});

/** The layers whose folders form floors; in the sandbox, platform, money and world are one machine. */
const layered = Object.keys(mayImport).filter((layer) => layer !== 'sandbox');

/** The folders of one layer that import each other, directly or through others. Files beside the folders are none. */
function foldersInCircle(all: readonly Import[], layer: string): string[] {
  const folderOf = (file: string) => new RegExp(`^src/${layer}/([^/]+)/`).exec(file)?.[1];
  const ways = all.flatMap(({ from, to }) => {
    const [one, other] = [folderOf(from), folderOf(to)];
    return one && other && one !== other ? [{ one, other }] : [];
  });
  const leadsTo = (start: string) => {
    const reached = new Set([start]);
    for (const folder of reached) for (const { one, other } of ways) if (one === folder) reached.add(other);
    return reached;
  };
  return [...new Set(ways.map(({ one }) => one))]
    .filter((folder) => ways.some(({ one, other }) => one === folder && leadsTo(other).has(folder)))
    .toSorted();
}

describe('folders', () => {
  const inProduction = imports.filter(({ from }) => !/\.(test|stories|fixture)\.tsx?$/.test(from));

  test.each(layered)('none of %s imports itself through another', (layer) => {
    expect(foldersInCircle(inProduction, layer)).toEqual([]);
  });

  it('are found by a function that finds the circle of an example', () => {
    const between = (from: string, to: string) => ({ from, to, isPackage: false, isType: false });
    const round = [
      between('src/server/plans/a.ts', 'src/server/orders/b.ts'),
      between('src/server/orders/c/d.ts', 'src/server/devices/e.ts'),
      between('src/server/devices/f.ts', 'src/server/plans/g.ts'),
      between('src/server/billing/h.ts', 'src/server/plans/g.ts'),
      between('src/server/plans/a.ts', 'src/server/log.ts'),
    ];
    expect(foldersInCircle(round, 'server')).toEqual(['devices', 'orders', 'plans']);
  });
});

const packages: [room: string, allowed: RegExp][] = [
  ['contracts', /^zod(\/mini)?$/],
  ['domain', /^$/],
  ['brands', /^(zod(\/mini)?|@fontsource\/.*\.woff2\?url)$/],
  ['copy', /^$/],
  ['styles', /^$/],
  [
    'islands',
    /^(react|react-dom(\/client)?|zod\/mini|nanostores|@nanostores\/react|@stripe\/stripe-js(\/pure)?|@recurly\/recurly-js|astro|@astrojs\/react\/(server|client)\.js)$/,
  ],
  ['components', /^react$/],
  ['layouts', /^(react|react-dom\/server|astro\/types)$/],
];

describe('packages', () => {
  test.each(packages)('%s imports only packages that match %s', (room, allowed) => {
    const taken = imports.filter(({ from, isPackage }) => isPackage && roomOf(from) === room);
    expect(
      taken.filter(({ to }) => !allowed.test(to)).map(({ from, to }) => `${from} imports ${to}`),
    ).toEqual([]);
  });

  it('only entries of Workers and Durable Objects import cloudflare:workers', () => {
    const taken = imports.filter(({ to }) => to === 'cloudflare:workers').map(({ from }) => from);
    expect(taken.filter((file) => !/^functions\/|-(object|worker)\.ts$/.test(file))).toEqual([]);
    expect(taken).not.toEqual([]);
  });
});

describe('the graph of imports', () => {
  const graph = new Map<string, string[]>(files.map(({ path: file }) => [file, []]));
  for (const { from, to, isPackage } of imports) if (!isPackage) graph.get(from)?.push(to);

  it('has no cycle, with type imports included', () => {
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('is checked by a function that finds the cycle of an example', () => {
    const round = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(cyclesIn(round)).toEqual([['a', 'b', 'c', 'a']]);
  });
});

describe('the reader of imports', () => {
  test.each([
    ["import { a } from '../server/x.ts';", 'src/server/x.ts'],
    ["import type {\n  A,\n  B,\n} from '../server/x.ts';", 'src/server/x.ts'],
    ["---\nimport X from '../server/x.ts';\n---\n<X />", 'src/server/x.ts'],
    ["export { a } from '../server/x.ts';", 'src/server/x.ts'],
    ["export * from '../server/x.ts';", 'src/server/x.ts'],
    ["import '../server/x.ts';", 'src/server/x.ts'],
    ["const a = await import('../server/x.ts');", 'src/server/x.ts'],
    ["type A = import('../server/x.ts').A;", 'src/server/x.ts'],
    ["const all = import.meta.glob<X>('../server/*.ts', { eager: true });", 'src/server/*.ts'],
  ])('reads %j', (text, to) => {
    const found = importsOf({ path: 'src/islands/a.ts', text });
    expect(found).toMatchObject([{ from: 'src/islands/a.ts', to, isPackage: false }]);
    expect(wrongArrows(found, 'islands')).toHaveLength(1);
  });

  test.each([
    ["import type { A } from '../components/x.tsx';", 0],
    ["import type { A } from '../islands/x.tsx';", 0],
    ["import { type A } from '../components/x.tsx';", 1],
    ["import type { A } from '../components/x.tsx';\nimport { b } from '../components/x.tsx';", 1],
    ["import '../components/x.tsx';", 1],
    ["import type { A } from '../sandbox/x.ts';", 1],
  ])('allows the server types of a view, and nothing else: %j', (text, wrong) => {
    expect(wrongArrows(importsOf({ path: 'src/server/a.ts', text }), 'server')).toHaveLength(wrong);
  });

  it('reads the whole tree', () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(new Set(files.map(({ path: file }) => roomOf(file)))).toEqual(new Set(Object.keys(mayImport)));
  });
});

it('brands are checked at build time: no module of a Worker imports a check', () => {
  // The build replaces built-brands.ts by what these modules answer.
  const checks =
    'brand-schema|checked-brands|environment-brands|deployed-brand|deployment-schema|sales-schema';
  const atBuild = new RegExp(`^src/brands/(${checks}|built-brands)\\.ts$`);
  const imported = new RegExp(`^import (?!type\\b)[^;]*?['"][^'"]*/(${checks})\\.ts['"]`, 'm');
  const checking = files.filter(
    ({ path: file, text }) =>
      /^(src|functions)\//.test(file) && !atBuild.test(file) && imported.test(withoutComments(text)),
  );
  expect(checking.map(({ path: file }) => file)).toEqual([]);
});

/** The cycles of a graph, each from its first file back to it. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  function visit(file: string, trail: readonly string[]): void {
    if (trail.includes(file)) return void found.push([...trail.slice(trail.indexOf(file)), file]);
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  }
  for (const file of graph.keys()) visit(file, []);
  return found;
}
