import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm test: installs what is missing, then runs what tells that the portal works. npm run test:all: every test. npm test -- --changed:
// those that a change can break. npm run check: the quick ones. In the project's own Node.
const [kind] = process.argv.slice(2);
if (kind === 'quick')
  console.log(
    'Checking format, lint, types and the unit tests of what has changed: half a minute. Everything: npm test',
  );
else if (kind === 'all')
  console.log(`Running every test there is, with every cell of every matrix: about fifteen minutes on two cores. What tells that the portal
works: npm test`);
else if (kind === undefined)
  console.log(`Checking that the portal works: format, lint, types, unused code, and unit, Worker, edge and browser tests, a journey in
Firefox and WebKit too. This takes about seven minutes on two cores, and one more the first time. While you work: npm run check,
npm test -- --changed. Every cell of every matrix: npm run test:all`);
ensureInstalled();
ensureSecrets();
const checks = spawn('node', [path.join(root, 'scripts/run-checks.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => checks.kill(signal));
checks.on('exit', (code) => process.exit(code ?? 1));
