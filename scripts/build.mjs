import { environmentReport, reportText } from './environment-report.mjs';
import { sealBuild } from './build-seal.mjs';
import { give, run, step } from './prepare.mjs';
import { writeSbom } from './sbom.mjs';

// npm run build [-- <environment> …]: makes the build that every deployment uploads, without a sandbox. Fails if a named
// environment is not ready.
const names = process.argv.slice(2);
try {
  const reports = await Promise.all(names.map((name) => environmentReport(name)));
  const unready = reports.filter(({ findings }) => findings.length > 0);
  if (unready.length > 0) give(unready.map(reportText).join('\n\n'));
  step('Building for deployment…');
  if (run('astro', ['build'], { env: { CLOUDFLARE_ENV: '' } }) !== 0)
    give('The build failed: see the lines above.');
  await sealBuild();
  writeSbom();
} catch (error) {
  give(error instanceof Error ? error.message : String(error));
}
step('Done. Deploy it with: npm run deploy -- staging, and then: npm run deploy -- production');
