import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBesideSandbox } from '../../src/brands/environment-names.ts';
import { isBuildOfCheckout } from '../build-seal.ts';
import { environmentReport, reportText } from '../environment-report.ts';
import { root } from '../prepare.mjs';
import { workerBlock, workerConfig } from '../worker-findings.ts';
import { deployedConfig } from './deployed-config.ts';

const server = path.join(root, 'dist/server');

/**
 * Writes Wrangler's configuration of an environment beside the build in dist/, and returns its path. Throws an Error that
 * says why the environment or the build cannot be deployed.
 */
export async function writeEnvironmentConfig(environment: string): Promise<string> {
  const report = await environmentReport(environment);
  if (isBesideSandbox(environment))
    throw new Error(`${environment} is never deployed. It is what npm start serves.`);
  if (report.findings.length > 0) throw new Error(reportText(report));
  const built = path.join(server, 'wrangler.json');
  if (!existsSync(built)) throw new Error('There is no build. Make one: npm run build');
  const build = JSON.parse(readFileSync(built, 'utf8'));
  if (build.targetEnvironment || !(await isBuildOfCheckout()))
    throw new Error(
      'dist/ is not a build for deployment of these brands and environments. Make one: npm run build',
    );
  const config = path.join(server, `wrangler.${environment}.json`);
  const deployed = deployedConfig(build, workerBlock(environment), workerConfig(environment));
  writeFileSync(config, `${JSON.stringify(deployed, null, 2)}\n`);
  return config;
}
