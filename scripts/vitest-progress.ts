import path from 'node:path';
import {
  MinimalReporter,
  type SerializedError,
  type TestCase,
  type TestModule,
  type TestRunEndReason,
} from 'vitest/node';
import type { RedTest } from './suite-run.ts';

/**
 * Sends the progress and the failed tests to the process that started Vitest, as `SuiteMessage`s of `suite-run.ts`. It
 * prints failures only.
 */
export default class VitestProgress extends MinimalReporter {
  #passed = 0;
  #failed = 0;

  override onTestCaseResult(testCase: TestCase) {
    super.onTestCaseResult(testCase);
    const { state } = testCase.result();
    if (state === 'passed') this.#passed += 1;
    if (state === 'failed') this.#failed += 1;
    process.send?.({ kind: 'progress', passed: this.#passed, failed: this.#failed });
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ) {
    super.onTestRunEnd(modules, errors, reason);
    const red = modules.flatMap((module): RedTest[] => {
      const file = path.relative(this.ctx.config.root, module.moduleId);
      const tests = [...module.children.allTests('failed')];
      if (tests.length === 0) return module.state() === 'failed' ? [{ file }] : [];
      return tests.map(({ fullName }) => ({ file, test: fullName }));
    });
    const files = red.filter(({ test }) => test === undefined).length;
    process.send?.({ kind: 'end', passed: this.#passed, failed: this.#failed + files, red });
  }
}
