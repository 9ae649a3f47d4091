import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm test: installs what is missing, then runs every check. npm run check: runs the quick ones. In the project's own Node.
const isQuick = process.argv[2] === 'quick';
console.log(
  isQuick
    ? 'Checking format, lint, types and unit tests: under a minute. Everything: npm test'
    : `Checking everything: format, lint, types, unused code, and about 22,000 unit, Worker, edge and browser tests,
the core journeys in Firefox and WebKit too.
This takes five to nine minutes on two cores, and one more the first time. While you work: npm run check`,
);
ensureInstalled();
ensureSecrets();
const checks = spawn('node', [path.join(root, 'scripts/run-checks.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => checks.kill(signal));
checks.on('exit', (code) => process.exit(code ?? 1));
