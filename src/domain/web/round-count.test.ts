import { expect, test } from 'vitest';
import { isRound } from './round-count.ts';

test('what happens often is logged the first, tenth, hundredth … time', () => {
  const round = Array.from({ length: 1_001 }, (_, index) => index + 1).filter(isRound);
  expect(round).toEqual([1, 10, 100, 1_000]);
});
