import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, projectEnvironment, root } from './prepare.mjs';

// node scripts/project-node.mjs <script> …: installs what is missing, then runs a script in the project's own Node.
ensureInstalled();
const [script, ...rest] = process.argv.slice(2);
const child = spawn('node', [path.join(import.meta.dirname, `${script}.ts`), ...rest], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
});
// The script may have to put something back, so this process waits for it. Ctrl+C reaches the script by itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
child.on('exit', (code) => process.exit(code ?? 1));
