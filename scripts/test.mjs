import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm test: install what is missing, then every check in the project's own Node.
ensureInstalled();
ensureSecrets();
const checks = spawn('node', [path.join(root, 'scripts/run-checks.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => checks.kill(signal));
checks.on('exit', (code) => process.exit(code ?? 1));
