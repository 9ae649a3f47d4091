import type { SuiteResult } from './suite-run.ts';

/** The most commands for failed tests that are printed. */
const MOST_COMMANDS = 20;
/** How many of the files that took longest are named at the end. */
const DEAREST = 10;

/** A duration as text: `8 s`, `1 min 5 s`. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Computing time as text: `1,080 core-seconds`. */
function coresText(coreMs: number): string {
  return `${grouped(Math.round(coreMs / 1_000))} core-seconds`;
}

/** A number with separated thousands: `3,334`. */
function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** The line of a suite that has ended. */
export function resultLine({ name, passed, failed, ms, coreMs }: SuiteResult): string {
  const counts = passed + failed === 1 ? '' : `  ${grouped(passed)} passed, ${grouped(failed)} failed`;
  return `${name}${counts}  (${durationText(ms)}, ${coresText(coreMs)})`;
}

/**
 * A whole run. Times are in milliseconds; `coreMs` is what all its processes computed. `cost` compares that with a fixed piece
 * of work (`yardstickMs`) and the most of such pieces that the run should cost; a run of some suites has none.
 */
export type Run = {
  ms: number;
  coreMs: number;
  cost?: { yardstickMs: number; bar: number | undefined } | undefined;
  results: readonly SuiteResult[];
};

/**
 * What a run ends with: the output of each failed suite, the commands that run only what was red, the files that took longest,
 * the cost, and one line with the counts of all tests.
 */
export function summaryText({ ms, coreMs, cost, results }: Run): string {
  const count = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  return [
    ...results
      .filter(({ failed }) => failed > 0)
      .map(({ name, printed }) => `✗ ${name}\n\n${printed.trim()}\n`),
    ...againLines(results.flatMap(({ again }) => again)),
    ...dearestLines(results.flatMap(({ files }) => files)),
    `Took ${durationText(ms)} and ${coresText(coreMs)}${cost ? costText(coreMs, cost) : ''}.`,
    `${count('passed')} passed, ${count('failed')} failed`,
  ].join('\n');
}

function againLines(commands: readonly string[]): string[] {
  if (commands.length === 0) return [];
  const more = commands.length - MOST_COMMANDS;
  return [
    'To run just what is red:',
    ...commands.slice(0, MOST_COMMANDS).map((command) => `  ${command}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    '',
  ];
}

function dearestLines(files: SuiteResult['files']): string[] {
  const dearest = files.toSorted((one, other) => other.ms - one.ms).slice(0, DEAREST);
  if (dearest.length === 0) return [];
  return [
    'The files that took longest:',
    ...dearest.map(({ file, ms }) => `  ${durationText(ms).padStart(12)}  ${file}`),
    '',
  ];
}

/** What a run cost in pieces of the yardstick, as text. */
function costText(coreMs: number, { yardstickMs, bar }: NonNullable<Run['cost']>): string {
  const wanted = bar === undefined ? '' : `, at most ${grouped(bar)} wanted`;
  return `: ${grouped(Math.round(coreMs / yardstickMs))} pieces of ${Math.round(yardstickMs)} ms${wanted}`;
}
