import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, test } from 'vitest';
import { coreClock, parsePs, parseStat, type Process, ProcessTree } from './core-clock.ts';

const running = (pid: number, parent: number, ownMs: number, reapedMs = 0, startedAt = 'then'): Process => ({
  pid,
  parent,
  startedAt,
  ownMs,
  reapedMs,
});

const ROOT = 10;

/** The core time after each listing. */
function told(...listings: Process[][]): number[] {
  const tree = new ProcessTree(ROOT);
  return listings.map((all) => {
    tree.see(all);
    return tree.coreMs;
  });
}

describe('The core time of a process with all that it starts', () => {
  test.each<[string, Process[][], number[]]>([
    [
      'is its own and that of its children',
      [[running(10, 1, 5), running(11, 10, 7), running(12, 11, 1)]],
      [13],
    ],
    ['is without that of strangers', [[running(10, 1, 5), running(20, 1, 100)]], [5]],
    [
      'counts an ended child once, when its parent has waited for it',
      [[running(10, 1, 5), running(11, 10, 7)], [running(10, 1, 6, 9)]],
      [12, 15],
    ],
    [
      'counts a child that began and ended between two looks',
      [[running(10, 1, 5)], [running(10, 1, 5, 30)]],
      [5, 35],
    ],
    [
      'keeps the time of a child that nobody waited for',
      [[running(10, 1, 5), running(11, 10, 7)], [running(10, 1, 6)]],
      [12, 13],
    ],
    [
      'keeps what the ended children of an ended child had used, where nobody waited for them',
      [[running(10, 1, 5), running(11, 10, 7, 3), running(12, 11, 40)], [running(10, 1, 5, 10)]],
      [55, 55],
    ],
    [
      'goes on with a process whose parent has ended',
      [
        [running(10, 1, 5), running(11, 10, 7), running(12, 11, 1)],
        [running(10, 1, 5, 7), running(12, 1, 2)],
        [running(10, 1, 5, 7), running(12, 1, 4), running(13, 12, 1)],
        [running(10, 1, 5, 7)],
      ],
      [13, 14, 17, 17],
    ],
    [
      'is without a stranger that was given the number of an ended process',
      [
        [running(10, 1, 5), running(11, 10, 7)],
        [running(10, 1, 5, 7), running(11, 1, 100, 0, 'later')],
      ],
      [12, 12],
    ],
    ['stays when the process itself has ended', [[running(10, 1, 5), running(11, 10, 7)], []], [12, 12]],
  ])('%s', (_what, listings, expected) => {
    expect(told(...listings)).toEqual(expected);
  });
});

describe('A line of the system', () => {
  it('of /proc is read also where the program has a name with brackets and blanks', () => {
    const line = '42 (a) b (c)) S 7 42 42 0 -1 4194560 1 2 3 4 11 12 13 14 20 0 1 0 987 1 1 1';
    expect(parseStat(line)).toEqual({ pid: 42, parent: 7, startedAt: '987', ownMs: 230, reapedMs: 270 });
  });

  it('of an ended process is none', () => {
    expect(parseStat('')).toBeUndefined();
    expect(parsePs('')).toBeUndefined();
  });

  it('of ps has minutes, seconds and parts of a second', () => {
    expect(parsePs('  42     7   1:02.50 Mon Nov 23 10:00:00 2026')).toEqual({
      pid: 42,
      parent: 7,
      startedAt: 'Mon Nov 23 10:00:00 2026',
      ownMs: 62_500,
      reapedMs: 0,
    });
  });
});

it('The clock sees what the child of a child computes', async () => {
  const busy = `const until = process.cpuUsage().user + 100_000;
    while (process.cpuUsage().user < until);
    console.log("done");
    process.stdin.resume();`;
  const clock = coreClock();
  const child = spawn('sh', ['-c', `node -e '${busy}'; true`], { stdio: ['pipe', 'pipe', 'inherit'] });
  const coreMs = clock.watch(child.pid ?? 0);
  await once(child.stdout, 'data');
  await clock.stop();
  expect(coreMs()).toBeGreaterThanOrEqual(100);
  child.stdin.end();
  await once(child, 'close');
});
