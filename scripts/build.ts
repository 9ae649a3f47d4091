import { environmentReport, reportText } from './environment-report.ts';
import { sealBuild } from './build-seal.ts';
import { exitWith, run, step } from './prepare.mjs';
import { writeSbom } from './sbom.ts';

// npm run build [-- <environment> …]: makes the build that every deployment uploads, without a sandbox. Fails if a named
// environment is not ready.
const names = process.argv.slice(2);
try {
  const reports = await Promise.all(names.map((name) => environmentReport(name)));
  const unready = reports.filter(({ findings }) => findings.length > 0);
  if (unready.length > 0) exitWith(unready.map(reportText).join('\n\n'));
  step('Building for deployment…');
  if (run('astro', ['build'], { env: { CLOUDFLARE_ENV: '' } }) !== 0)
    exitWith('The build failed: see the lines above.');
  await sealBuild();
  writeSbom();
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}
step('Done. Deploy it with: npm run deploy -- staging, and then: npm run deploy -- production');
