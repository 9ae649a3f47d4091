import { environmentReport, reportText } from './environment-report.ts';
import { exitWith } from './prepare.mjs';

// npm run doctor -- <environment>: lists what is missing there, brand by brand. Exit code 1 if anything is missing.
try {
  const report = await environmentReport(process.argv[2]);
  console.log(reportText(report));
  process.exit(report.findings.length === 0 ? 0 : 1);
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}
