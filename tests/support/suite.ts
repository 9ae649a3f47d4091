import { type Choice, PairsLeft } from './pairs-left.ts';

/** True in `npm test`, which runs a fixed choice of every matrix (docs/adr/056); false in `npm run test:all`, and by hand. */
export const isUsual = process.env['SUITE'] === 'usual';

/** Marks a test, or a group of tests, that only `npm run test:all` runs; for Vitest and for Playwright. */
export const inAllOnly = { tags: 'all', tag: '@all' } as const;

/** Marks a test that `npm test` runs only where this holds. */
export const usualIf = (isChosen: boolean) => (isChosen ? {} : inAllOnly);

/**
 * The rows of a matrix that this run tests: all of them, or in `npm test` as many as have each pair of their values at least once.
 * The choice follows the order of the rows, so it is the same in each run.
 */
export function eachPair<Row>(rows: readonly Row[], valuesOf: (row: Row) => Choice): readonly Row[] {
  if (!isUsual) return rows;
  const left = new PairsLeft();
  return rows.filter((row) => {
    const choice = valuesOf(row);
    if (!left.has(choice)) return false;
    left.tried(choice);
    return true;
  });
}

/** The rows of a matrix that this run tests: all of them, or in `npm test` as many as have each value at least once. */
export function eachValue<Row>(rows: readonly Row[], valuesOf: (row: Row) => Choice): readonly Row[] {
  if (!isUsual) return rows;
  const seen = new Set<string>();
  return rows.filter((row) => {
    const values = valuesOf(row).map((value, place) => `${place} ${value}`);
    const isNew = values.some((value) => !seen.has(value));
    for (const value of values) seen.add(value);
    return isNew;
  });
}

/**
 * The rows that one of several tables tests: all of them, or in `npm test` every so many-th, from its `turn` on. With as many tables
 * as `turns` they have every row once together; a single table leaves the other rows to `npm run test:all`.
 */
export function inTurn<Row>(
  rows: readonly Row[],
  { turn, turns }: { turn: number; turns: number },
): readonly Row[] {
  return isUsual ? rows.filter((_row, at) => at % turns === turn % turns) : rows;
}
