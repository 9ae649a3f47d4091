import path from 'node:path';
import { ensureInstalled, run } from './prepare.mjs';

// node scripts/own-node.mjs <script> …: installs what is missing, then runs a script in the project's own Node.
ensureInstalled();
// Ctrl+C reaches the script too, which may have to put something back: this process waits until the script has ended.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
const [script, ...rest] = process.argv.slice(2);
process.exit(run('node', [path.join(import.meta.dirname, `${script}.ts`), ...rest]));
