import { spawn } from 'node:child_process';
import { ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm run dev: the portal and its sandbox with hot reload.
ensureInstalled();
ensureSecrets();
const port = process.env.PORT ?? '8787';
const env = projectEnvironment({ CLOUDFLARE_ENV: 'sandbox', PORT: port });
const server = spawn('astro', ['dev', '--ignore-lock'], { cwd: root, env, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
