import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from './prepare.mjs';

/** A test that failed, or a file that could not run. */
export type RedTest = { file: string; line?: number; test?: string };

/** How long the tests of a file took, in milliseconds. */
export type TestFile = { file: string; ms: number };

/** The tests of a runner, counted, with those that failed, and its files. */
export type TestReport = { passed: number; failed: number; red: RedTest[]; files: TestFile[] };

/** The JSON report of Vitest, whose form is Jest's. */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const spec = z.object({
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
/** A file, or a group of tests in one. */
const playwrightSuite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
});

/** Reads the JSON report of Vitest. A file that could not run counts as a failed test. */
export function readVitestReport(text: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(text));
  const red = testResults.flatMap(({ name, status, assertionResults }): RedTest[] => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, test: fullName }));
    return status === 'failed' ? [{ file }] : [];
  });
  const unrun = red.filter(({ test }) => test === undefined).length;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
  }));
  return { passed: numPassedTests, failed: numFailedTests + unrun, red, files };
}

/** Reads the JSON report of Playwright. */
export function readPlaywrightReport(text: string): TestReport {
  const { config, suites } = playwrightReport.parse(JSON.parse(text));
  const specs = suites.flatMap(specsOf);
  const fromRoot = (file: string) => path.relative(root, path.join(config.rootDir, file));
  const red = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => ({ file: fromRoot(file), line, test: title }));
  const files = [...Map.groupBy(specs, ({ file }) => file)].map(([file, its]) => ({
    file: fromRoot(file),
    ms: its
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  return { passed: specs.length - red.length, failed: red.length, red, files };
}

function specsOf({ specs, suites = [] }: z.output<typeof playwrightSuite>): z.output<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Reads a report file; undefined where the runner wrote none. */
export function reportIn(file: string, read: (text: string) => TestReport): TestReport | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return read(text);
}
