import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../scripts/prepare.mjs';

/** The folder of the bench's own Workers as JavaScript, each bundled with what it imports. */
export const workersFolder = await builtWorkers();

/** Writes the Workers of the bench as the JavaScript that the runtime takes, and returns their folder. */
async function builtWorkers(): Promise<string> {
  const sources = path.join(import.meta.dirname, 'workers');
  const outDir = path.join(root, 'node_modules/.cache/bench-workers');
  const files = globSync('*.ts', { cwd: sources });
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [path.parse(file).name, path.join(sources, file)])),
        external: [/^cloudflare:/],
        output: { entryFileNames: '[name].mjs', format: 'esm' },
      },
    },
  });
  return outDir;
}
