import { describe, expect, it, test } from 'vitest';
import { hostileInput } from './hostile-input.ts';
import { sourceFiles } from './source-files.ts';

const ROWS = 220;
const files = new Map(sourceFiles(['src', 'tests'], { tests: true }).map(({ path, text }) => [path, text]));
const listed = Object.values(hostileInput).flatMap((ids) => ids.split(' '));

describe('Every hostile input has its test', () => {
  test.each(Object.entries(hostileInput))('%s names %s', (file, ids) => {
    const text = files.get(file) ?? '';
    const missing = ids.split(' ').filter((id) => !new RegExp(`\\b${id}\\b`).test(text));
    expect(missing).toEqual([]);
    expect(file).toMatch(/^tests\/|\.test\.tsx?$/);
  });

  it(`all ${ROWS} are there, each once`, () => {
    expect(listed).toHaveLength(ROWS);
    expect(new Set(listed).size).toBe(ROWS);
    for (const id of listed) expect(id).toMatch(/^[A-Z]-\d{2}$/);
  });
});
