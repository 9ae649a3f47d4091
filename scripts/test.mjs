import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm test: installs what is missing, then runs every check. npm test -- --changed: those that a change can break. npm run check:
// the quick ones. In the project's own Node.
const [kind] = process.argv.slice(2);
if (kind === 'quick')
  console.log(
    'Checking format, lint, types and the unit tests of what has changed: half a minute. Everything: npm test',
  );
else if (kind === undefined)
  console.log(`Checking everything: format, lint, types, unused code, and all unit, Worker, edge and browser tests, the core journeys in
Firefox and WebKit too. This takes about ten minutes on two cores, and one more the first time. While you work: npm run check,
npm test -- --changed`);
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
