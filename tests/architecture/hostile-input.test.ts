import { describe, expect, it, test } from 'vitest';
import { heldElsewhere, hostileInput } from './hostile-input.ts';
import { sourceFiles } from './source-files.ts';

const ROWS = 220;
const files = new Map(sourceFiles(['src', 'tests'], { tests: true }).map(({ path, text }) => [path, text]));
const listed = Object.values(hostileInput).flatMap((ids) => ids.split(' '));

describe('Every hostile input has its test (ids of bad-inputs.json)', () => {
  test.each(Object.entries(hostileInput))('%s names %s', (file, ids) => {
    const text = files.get(file) ?? '';
    const missing = ids.split(' ').filter((id) => !new RegExp(`\\b${id}\\b`).test(text));
    expect(missing).toEqual([]);
    expect(file).toMatch(/^tests\/|\.test\.tsx?$/);
  });

  it(`all ${ROWS} are there, each once`, () => {
    const all = [...listed, ...Object.keys(heldElsewhere)];
    expect(all).toHaveLength(ROWS);
    expect(new Set(all).size).toBe(ROWS);
    for (const id of all) expect(id).toMatch(/^[A-Z]-\d{2}$/);
  });

  it('one that no test names says why', () => {
    for (const reason of Object.values(heldElsewhere)) expect(reason.length).toBeGreaterThan(20);
    expect(Object.keys(heldElsewhere).length).toBeLessThan(5);
  });
});
