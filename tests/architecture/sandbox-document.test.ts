import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coupons } from '../../src/sandbox/money/coupons.ts';
import { dialectForms } from '../../src/sandbox/platform/dialects.ts';
import { valuedFaults, wireFaults } from '../../src/sandbox/platform/faults.ts';
import { personas } from '../../src/sandbox/world/personas.ts';

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
