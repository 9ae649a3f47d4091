import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBesideSandbox } from '../src/brands/environment-names.ts';
import { isBuildOfCheckout } from './build-seal.ts';
import { checkedBrands } from './brand-files.ts';
import { environmentReport, reportText, workerConfig, type WorkerConfig } from './environment-report.ts';
import { exitWith, root, run, step } from './prepare.mjs';

// npm run deploy -- <environment> [arguments of wrangler deploy]: deploys the build in dist/ as the environment's Worker.
const [name = '', ...rest] = process.argv.slice(2);
const server = path.join(root, 'dist/server');
const built = path.join(server, 'wrangler.json');

try {
  const report = await environmentReport(name);
  if (isBesideSandbox(name)) exitWith(`${name} is never deployed. It is what npm start serves.`);
  if (report.findings.length > 0) exitWith(reportText(report));
  if (!existsSync(built)) exitWith('There is no build. Make one: npm run build');
  const build = JSON.parse(readFileSync(built, 'utf8'));
  if (build.targetEnvironment || !(await isBuildOfCheckout()))
    exitWith('dist/ is not a build for deployment of these brands and environments. Make one: npm run build');
  const config = path.join(server, `wrangler.${name}.json`);
  writeFileSync(config, `${JSON.stringify(deployedConfig(build, workerConfig(name)), null, 2)}\n`);
  const { byKey } = await checkedBrands(name);
  const domains = [...byKey.values()].flatMap(({ hosts }) => hosts.flatMap((host) => ['--domain', host]));
  step(`Deploying to ${name}: ${[...byKey.keys()].join(', ')}…`);
  const code = run('wrangler', ['deploy', '--config', config, ...domains, ...rest], {
    env: { WRANGLER_LOG: 'log' },
  });
  process.exit(code);
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}

/**
 * The build's configuration with the values of an environment. Wrangler flattens an environment into the configuration at
 * build time; one build serves all environments, so it gets its environment here.
 */
function deployedConfig(build: Record<string, unknown>, worker: WorkerConfig) {
  const own = [
    'name',
    'vars',
    'secrets',
    'durable_objects',
    'analytics_engine_datasets',
    'ratelimits',
    'version_metadata',
    'services',
    'observability',
  ];
  const { configPath: _path, userConfigPath: _user, definedEnvironments: _environments, ...shared } = build;
  return { ...shared, ...Object.fromEntries(own.map((field) => [field, Reflect.get(worker, field)])) };
}
