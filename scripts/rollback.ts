import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkedBrands } from './brand-files.ts';
import { formerVersion } from './deployment/shares.ts';
import { wranglerOf } from './deployment/wrangler.ts';
import { exitWith, root, step } from './prepare.mjs';
import { workerConfig } from './worker-findings.ts';

// npm run rollback -- <environment> [<version id>]: lets the version that last served everything serve everything again, or the
// named one.
try {
  const [environment = '', named] = process.argv.slice(2);
  await checkedBrands(environment);
  const wrangler = wranglerOf(nameConfig(environment));
  const version = named ?? formerVersion(wrangler.deployments());
  if (version === undefined)
    exitWith('No earlier version has served everything: there is nothing to go back to.');
  step(`${environment} goes back to ${version}…`);
  wrangler.deploy([{ version, percent: 100 }], 'npm run rollback', 'atOnce');
  console.log(
    `${environment} serves ${version}. Hosts and stored records are as they were. Now: npm run smoke -- ${environment} --version ${version}`,
  );
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}

/** Writes a configuration that only names the Worker: going back needs no build. Returns its path. */
function nameConfig(environment: string): string {
  const { name, account_id } = workerConfig(environment);
  const file = path.join(root, '.portal', `worker.${environment}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ name, account_id }));
  return file;
}
