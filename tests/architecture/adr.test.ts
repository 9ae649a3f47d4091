import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

const folder = 'docs/adr';
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted();

/** A decision as its file states it. `supersededBy` is the number of the decision that replaces it. */
type Decision = { number: string; title: string; status: string; supersededBy: string | undefined };

/** Reads the title and the status of one file. */
function decisionIn(file: string): Decision {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const [, number = '', title = ''] = /^# (\d{3}) (.+)\n/.exec(text) ?? [];
  const [, line = ''] = /^Status: (.+)\.$/m.exec(text) ?? [];
  const [, supersededBy] = /^superseded by \[(\d{3})\]\(\1-[a-z0-9-]+\.md\)$/.exec(line) ?? [];
  return { number, title, status: supersededBy ? `superseded by ${supersededBy}` : line, supersededBy };
}

const decisions = files.map(decisionIn);

/** The rows of the table of all decisions, each as its cells. */
const rows = readFileSync(`${folder}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/adr', () => {
  it('numbers its decisions without a gap', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.map((file) => file.slice(0, 3))).toEqual(
      files.map((_, index) => String(index + 1).padStart(3, '0')),
    );
  });

  it('has a table with the number, the title and the status of each decision, in order', () => {
    expect(rows.map(([number, title, status]) => [number, title, status])).toEqual(
      decisions.map(({ number, title, status }, index) => [`[${number}](${files[index]})`, title, status]),
    );
  });

  it('says of each decision in the table which subject it is about', () => {
    expect(rows.filter(([, , , subject]) => !subject)).toEqual([]);
  });

  test.each(files)('%s has its number, a status, and the same headings as the others', (file) => {
    const { number, status } = decisionIn(file);
    expect(file.startsWith(`${number}-`)).toBe(true);
    expect(status).toMatch(/^(holds|superseded by \d{3})$/);
    const headings = readFileSync(`${folder}/${file}`, 'utf8').match(/^## .+$/gm);
    expect(headings).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  it('names for each superseded decision a later one that holds', () => {
    const superseded = decisions.filter(({ supersededBy }) => supersededBy !== undefined);
    expect(superseded.length).toBeGreaterThan(0);
    for (const { number, supersededBy = '' } of superseded) {
      expect(supersededBy > number).toBe(true);
      expect(decisions.find((other) => other.number === supersededBy)?.status).toBe('holds');
    }
  });

  it('links to files that exist', () => {
    const broken = [...files, 'README.md'].flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\]\((\d{3}-[^)#]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !files.includes(target))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
