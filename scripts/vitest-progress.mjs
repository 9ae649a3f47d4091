import path from 'node:path';
import { MinimalReporter } from 'vitest/node';

/**
 * Sends the progress and the failed tests to the process that started Vitest, as `SuiteMessage`s of `suite-run.mjs`. It
 * prints failures only.
 */
export default class VitestProgress extends MinimalReporter {
  #passed = 0;
  #failed = 0;

  /** @param {import('vitest/node').TestCase} testCase */
  onTestCaseResult(testCase) {
    super.onTestCaseResult(testCase);
    const { state } = testCase.result();
    if (state === 'passed') this.#passed += 1;
    if (state === 'failed') this.#failed += 1;
    process.send?.({ kind: 'progress', passed: this.#passed, failed: this.#failed });
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} errors
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(modules, errors, reason) {
    super.onTestRunEnd(modules, errors, reason);
    const red = modules.flatMap((module) => {
      const file = path.relative(this.ctx.config.root, module.moduleId);
      const tests = [...module.children.allTests('failed')];
      if (tests.length === 0) return module.state() === 'failed' ? [{ file }] : [];
      return tests.map(({ fullName }) => ({ file, test: fullName }));
    });
    const files = red.filter(({ test }) => test === undefined).length;
    process.send?.({ kind: 'end', passed: this.#passed, failed: this.#failed + files, red });
  }
}
