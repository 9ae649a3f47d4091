import { isBesideSandbox } from '../src/brands/environment-names.ts';
import { readAnswers } from '../tools/ask-platform/answers-file.ts';
import { openText } from '../tools/ask-platform/open-text.ts';
import { environmentReport, reportText } from './environment-report.ts';
import { exitWith } from './prepare.mjs';

// npm run doctor -- <environment>: lists what is missing there, brand by brand, and what is still open at the platforms. Exit code
// 1 if anything is missing.
try {
  const report = await environmentReport(process.argv[2]);
  console.log(reportText(report));
  if (!isBesideSandbox(report.name))
    console.log(`\n${openText(report.name, report.served, readAnswers(report.name))}`);
  process.exit(report.findings.length === 0 ? 0 : 1);
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}
