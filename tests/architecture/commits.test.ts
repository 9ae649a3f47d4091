import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The length of a commit's subject that a list of commits shows whole, in letters. */
const MOST_LETTERS = 60;

/** The commits since the rule holds; none where the checkout has no history. */
function subjects(): string[] {
  try {
    const log = ['log', '--no-merges', '--since=2026-11-29T03:00:00Z', '--format=%s'];
    return execFileSync('git', log, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

it('the subject of a commit has at most 60 letters', () => {
  expect(subjects().filter((subject) => subject.length > MOST_LETTERS)).toEqual([]);
});
