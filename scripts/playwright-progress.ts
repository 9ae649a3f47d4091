import path from 'node:path';
import type { FullConfig, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/**
 * Sends the progress and the failed tests to the process that started Playwright, as `SuiteMessage`s of `suite-run.ts`. It
 * prints failures only.
 */
export default class PlaywrightProgress {
  #passed = 0;
  #failed = 0;
  #total = 0;

  #red: { file: string; line: number; test: string }[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { errors }: TestResult) {
    if (test.ok()) this.#passed += 1;
    else {
      this.#failed += 1;
      const { file, line } = test.location;
      const place = { file: path.relative(process.cwd(), file), line };
      const name = test.titlePath().filter(Boolean).slice(1).join(' › ');
      this.#red.push({ ...place, test: name });
      console.log(`\n${place.file}:${line} › ${name}\n`);
      for (const error of errors)
        console.log([error.message ?? error.value, error.snippet].filter(Boolean).join('\n\n'));
    }
    process.send?.({
      kind: 'progress',
      passed: this.#passed,
      failed: this.#failed,
      total: this.#total,
    });
  }

  /** Prints an error outside of any test. */
  onError(error: TestError) {
    console.log(error.message ?? error.value);
  }

  onEnd() {
    process.send?.({ kind: 'end', passed: this.#passed, failed: this.#failed, red: this.#red });
  }

  printsToStdio() {
    return true;
  }
}
