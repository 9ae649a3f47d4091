import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const root = path.join(import.meta.dirname, '../..');
const documents = globSync(['*.md', '{docs,tests,.github}/**/*.md'], { cwd: root }).toSorted();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The anchors of a document: its headings as GitHub names them. */
function anchorsOf(file: string): Set<string> {
  const prose = read(file).replace(/^```[\s\S]*?^```/gm, '');
  return new Set(
    [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, title = '']) =>
      title
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

/** Says what is wrong with a place, a path with or without an anchor; undefined where it is there. */
function missing(place: string): string | undefined {
  const [file = '', anchor] = place.split('#');
  if (!existsSync(path.join(root, file))) return `${file} is not there`;
  if (anchor === undefined || !file.endsWith('.md') || anchorsOf(file).has(anchor)) return undefined;
  return `${file} has no heading #${anchor}`;
}

describe('What a document points to is there', () => {
  test.each(documents)('%s', (document) => {
    const text = read(document).replace(/^```[\s\S]*?^```/gm, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .map((target) =>
        target.startsWith('#') ? `${document}${target}` : path.join(path.dirname(document), target),
      );
    const named = [
      ...text.matchAll(
        /`((?:src|tests|functions|scripts|docs|environments|bench|public|\.github)\/[\w./[\]-]+)`/g,
      ),
    ]
      .map(([, place = '']) => place)
      // The guide to a new brand names the files that it makes.
      .filter((place) => !/\bharbor\b/.test(place));
    expect([...links, ...named].map(missing).filter(Boolean)).toEqual([]);
  });
});

it('What a comment or a test cites under docs is there', () => {
  const files = sourceFiles(['src', 'functions', 'scripts', 'tests', 'bench', 'environments'], {
    tests: true,
  });
  const cited = files.flatMap(({ path: from, text }) =>
    [...text.matchAll(/\bdocs\/(adr\/\d{3}|[\w/-]+\.md(?:#[\w-]+)?)/g)].map(([place]) => ({ from, place })),
  );
  const decisions = globSync('docs/adr/*.md', { cwd: root });
  const dangling = cited.flatMap(({ from, place }) => {
    const isThere = /adr\/\d{3}$/.test(place)
      ? decisions.some((file) => file.startsWith(place))
      : missing(place) === undefined;
    return isThere ? [] : [`${from}: ${place}`];
  });
  expect(cited.length).toBeGreaterThan(30);
  expect(dangling).toEqual([]);
});
