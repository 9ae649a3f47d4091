import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildWithSandbox, ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm run bench [-- part…]: installs what is missing, builds, and measures in the project's own Node.
ensureInstalled();
ensureSecrets();
buildWithSandbox();
const bench = spawn('node', [path.join(root, 'bench/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => bench.kill(signal));
bench.on('exit', (code) => process.exit(code ?? 1));
