import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { coupons } from '../../src/sandbox/money/coupons.ts';
import { dialectForms } from '../../src/sandbox/platform/dialects.ts';
import { valuedFaults, wireFaults } from '../../src/sandbox/platform/faults.ts';
import { personas } from '../../src/sandbox/world/personas.ts';

const documents = globSync('docs/**/*.md').toSorted();
const sandbox = readFileSync('docs/sandbox.md', 'utf8');

/** The part of docs/sandbox.md under one heading. */
function section(heading: string): string {
  const [, found] = sandbox.split(`\n## ${heading}\n`);
  if (found === undefined) throw new Error(`docs/sandbox.md has no heading ${heading}`);
  return found.split('\n## ', 1)[0] ?? '';
}

/** The names in the first column of a section's table, without what follows a colon. */
function named(heading: string): string[] {
  return [...section(heading).matchAll(/^\| `([^`:]+)/gm)].map(([, name = '']) => name);
}

describe('every document under docs', () => {
  test.each(documents)('%s links to files that exist', (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
    const missing = links
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(path.join(path.dirname(file), target)));
    expect(missing).toEqual([]);
  });

  test.each(documents)('%s names files of the source that exist', (file) => {
    const names = [
      ...readFileSync(file, 'utf8').matchAll(/`((?:src|functions|scripts|tests)\/[\w./[\]-]+)`/g),
    ];
    const missing = names.map(([, name = '']) => name).filter((name) => !existsSync(name));
    expect(missing).toEqual([]);
  });
});

describe('docs/sandbox.md', () => {
  it('names every persona and none besides', () => {
    expect(named('Personas').toSorted()).toEqual(personas.map(({ key }) => key).toSorted());
  });

  it('names every promo code and none besides', () => {
    expect(named('Promo codes').toSorted()).toEqual(coupons.map(({ code }) => code).toSorted());
  });

  it('names every fault and none besides', () => {
    expect(named('Faults').toSorted()).toEqual([...valuedFaults, ...wireFaults].toSorted());
  });

  it('names every form of a dialect, by its group', () => {
    const rows = section('Dialects')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const groups = rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(groups).toEqual(Object.entries(dialectForms).map(([group, forms]) => [group, ...forms]));
  });

  it('names the numbers of the test cards as the page of the sandbox does', () => {
    const page = readFileSync('src/sandbox/page/page-cards.tsx', 'utf8');
    const shown = [...page.matchAll(/\['([\d ]{14,})'/g)].map(([, number = '']) => number);
    expect(shown.length).toBeGreaterThan(5);
    expect(named('Test cards')).toEqual(shown);
  });
});
