import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildWithSandbox, ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm start: installs what is missing, builds, and serves in the project's own Node. npm start -- --host: also to the network.
ensureInstalled();
ensureSecrets();
buildWithSandbox();
const server = spawn('node', [path.join(root, 'scripts/serve.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
