import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ensureSecrets, projectEnvironment, root } from './prepare.mjs';

// npm run dev: the portal and its sandbox with hot reload.
ensureInstalled();
ensureSecrets();
// The development server serves its modules from any path, so files are served before the Worker here.
const configuration = readFileSync(path.join(root, 'wrangler.toml'), 'utf8').replace(
  /^run_worker_first = .*$/m,
  '',
);
writeFileSync(path.join(root, 'wrangler.dev.toml'), configuration);

const port = process.env.PORT ?? '8787';
const env = projectEnvironment({ CLOUDFLARE_ENV: 'sandbox', PORT: port, PORTAL_CONFIG: 'wrangler.dev.toml' });
const server = spawn('astro', ['dev', '--ignore-lock'], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
