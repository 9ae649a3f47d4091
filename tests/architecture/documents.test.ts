import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const root = path.join(import.meta.dirname, '../..');
const documents = globSync(['*.md', '{docs,tests,.github}/**/*.md'], { cwd: root }).toSorted();
const textOf = new Map(
  documents.map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8').replace(/^```[\s\S]*?^```/gm, ''),
  ]),
);

/** The anchors of each document: its headings as GitHub names them. */
const anchorsOf = new Map(
  [...textOf].map(([file, text]) => [
    file,
    new Set(
      [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, title = '']) =>
        title
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replace(/\s/g, '-'),
      ),
    ),
  ]),
);

/** The places that a document links to, from the root of the project. */
const linksOf = (document: string, text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target))
    .map((target) =>
      target.startsWith('#') ? `${document}${target}` : path.join(path.dirname(document), target),
    );

/** The paths that a document names in backticks. */
const pathsIn = (text: string) =>
  [
    ...text.matchAll(
      /`((?:src|tests|functions|scripts|tools|docs|environments|bench|public|\.github)\/[\w./[\]-]+)`/g,
    ),
  ]
    .map(([, place = '']) => place)
    // The guide to a new brand names the files that it makes.
    .filter((place) => !/\bharbor\b/.test(place));

/** Says what is wrong with a place, a path with or without an anchor; undefined where it is there. */
function missing(place: string): string | undefined {
  const [file = '', anchor] = place.split('#');
  if (!existsSync(path.join(root, file))) return `${file} is not there`;
  if (anchor === undefined || !file.endsWith('.md') || anchorsOf.get(file)?.has(anchor)) return undefined;
  return `${file} has no heading #${anchor}`;
}

it('what a document links to or names is there', () => {
  const broken = [...textOf].flatMap(([document, text]) =>
    [...linksOf(document, text), ...pathsIn(text)].flatMap((place) => {
      const wrong = missing(place);
      return wrong === undefined ? [] : [`${document}: ${wrong}`];
    }),
  );
  expect(documents.length).toBeGreaterThan(70);
  expect(broken).toEqual([]);
});

it('every page of docs is linked from another document, but for their own list', () => {
  const linked = new Set(
    [...textOf].flatMap(([document, text]) =>
      linksOf(document, text)
        .map((place) => place.replace(/#.*$/, ''))
        .filter((place) => place !== document),
    ),
  );
  expect(
    documents.filter((file) => file.startsWith('docs/') && file !== 'docs/README.md' && !linked.has(file)),
  ).toEqual([]);
});

it('what a comment or a test cites under docs is there', () => {
  const files = sourceFiles(['src', 'functions', 'scripts', 'tools', 'tests', 'bench', 'environments'], {
    tests: true,
  });
  const cited = files.flatMap(({ path: from, text }) =>
    [...text.matchAll(/\bdocs\/(adr\/\d{3}|[\w/-]+\.md(?:#[\w-]+)?)/g)].map(([place]) => ({ from, place })),
  );
  const dangling = cited.flatMap(({ from, place }) => {
    const isThere = /adr\/\d{3}$/.test(place)
      ? documents.some((file) => file.startsWith(place))
      : missing(place) === undefined;
    return isThere ? [] : [`${from}: ${place}`];
  });
  expect(cited.length).toBeGreaterThan(30);
  expect(dangling).toEqual([]);
});
