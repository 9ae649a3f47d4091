import type { SuiteResult } from './suite-run.ts';
import type { TestFile } from './test-report.ts';

/** The interval of progress lines in a log that is not a terminal, in milliseconds. */
const HEARTBEAT_MS = 30_000;
/** The interval at which the line of a terminal is rewritten, in milliseconds. */
const TICK_MS = 500;
/** The most commands for failed tests that are printed. */
const MOST_COMMANDS = 20;
/** How many of the files that took longest are named at the end. */
const DEAREST = 10;

/** A duration as text: `8 s`, `1 min 5 s`. */
export function spoken(ms: number) {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Computing time as text: `1,080 core-seconds`. */
function spokenCores(coreMs: number) {
  return `${grouped(Math.round(coreMs / 1_000))} core-seconds`;
}

/** What a run cost in pieces of the yardstick, as text. */
function spokenCost(coreMs: number, { yardstickMs, bar }: { yardstickMs: number; bar: number | undefined }) {
  const wanted = bar === undefined ? '' : `, at most ${grouped(bar)} wanted`;
  return `: ${grouped(Math.round(coreMs / yardstickMs))} pieces of ${Math.round(yardstickMs)} ms${wanted}`;
}

/** A number with separated thousands: `3,334`. */
function grouped(count: number) {
  return count.toLocaleString('en-US');
}

/**
 * Prints one line when a suite ends, with its failures, and in between which suites are running: one line that is rewritten
 * on a terminal, a new line from time to time elsewhere. No kept runner prints what the bar of docs/performance.md needs: the
 * computing time of each suite with all its processes, and one total of all tests.
 */
export function progressLines({
  isTerminal = process.stdout.isTTY === true,
  write = (text) => void process.stdout.write(text),
}: { isTerminal?: boolean; write?: (text: string) => void } = {}) {
  const startedMs = Date.now();
  const underWay: Set<string> = new Set();
  const wipe = () => isTerminal && write('\r\u001b[K');
  const show = () => {
    if (underWay.size === 0) return;
    const line = `… ${spoken(Date.now() - startedMs)}: ${[...underWay].join(' · ')}`;
    write(isTerminal ? `\r\u001b[K${line.slice(0, (process.stdout.columns || 80) - 1)}` : `${line}\n`);
  };
  const timer = setInterval(show, isTerminal ? TICK_MS : HEARTBEAT_MS);

  return {
    begin(name: string) {
      underWay.add(name);
    },

    end({ name, passed, failed, ms, coreMs, printed }: SuiteResult) {
      underWay.delete(name);
      wipe();
      const counts = passed + failed === 1 ? '' : `  ${grouped(passed)} passed, ${grouped(failed)} failed`;
      write(`${failed === 0 ? '✓' : '✗'} ${name}${counts}  (${spoken(ms)}, ${spokenCores(coreMs)})\n`);
      if (failed > 0) write(`\n${printed.trim()}\n\n`);
    },
    /**
     * Prints the last lines. `yardstickMs` is the cost of the fixed piece of work, and `bar` the most of such pieces that the whole
     * run should cost; undefined for a run that has none.
     */
    close({
      ms,
      coreMs,
      cost,
      again,
      files,
      passed,
      failed,
    }: {
      ms: number;
      coreMs: number;
      cost: { yardstickMs: number; bar: number | undefined } | undefined;
      again: string[];
      files: readonly TestFile[];
      passed: number;
      failed: number;
    }) {
      clearInterval(timer);
      wipe();
      if (again.length > 0) {
        write('\nTo run just what is red:\n');
        for (const command of again.slice(0, MOST_COMMANDS)) write(`  ${command}\n`);
        if (again.length > MOST_COMMANDS) write(`  … and ${again.length - MOST_COMMANDS} more\n`);
      }
      const dearest = files.toSorted((one, other) => other.ms - one.ms).slice(0, DEAREST);
      if (dearest.length > 0) {
        write('\nThe files that took longest:\n');
        for (const { file, ms: fileMs } of dearest) write(`  ${spoken(fileMs).padStart(12)}  ${file}\n`);
      }
      write(`\nTook ${spoken(ms)} and ${spokenCores(coreMs)}${cost ? spokenCost(coreMs, cost) : ''}.\n`);
      write(`${passed} passed, ${failed} failed\n`);
    },
  };
}
